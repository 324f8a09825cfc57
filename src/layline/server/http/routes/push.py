"""Routes about browsers that are woken when it is their visitor's turn."""

from __future__ import annotations

import time

from fastapi import APIRouter, Request

from ...live.push import Push, accepted
from ...schemas.push import PushKey, WakeMe, WakeMeNot
from ...visitors.subscriptions import Subscription, subscribe, unsubscribe
from ..bodies import StrictRoute
from ..dependencies import EVERYWHERE, FOR_VISITORS, WITH_BODY, Known

push_router = APIRouter(route_class=StrictRoute, tags=["visitors"], responses=EVERYWHERE)


@push_router.get("/api/push-key")
async def get_push_key(request: Request) -> PushKey:
    """The key that a browser needs to let this service wake it."""
    push: Push = request.app.state.push
    return PushKey(key=push.public_key)


@push_router.post("/api/me/push", status_code=204, responses={**FOR_VISITORS, **WITH_BODY})
async def wake_me(wish: WakeMe, request: Request, visitor: Known) -> None:
    """Wake this browser when it is my turn and no page of mine is open; five at most."""
    browser = Subscription(wish.endpoint, wish.keys.p256dh, wish.keys.auth)
    browser = accepted(browser, request.app.state.settings)
    await request.app.state.storage.write(
        lambda it: subscribe(it, visitor.id, browser, time.time())
    )


@push_router.post("/api/me/push/stop", status_code=204, responses={**FOR_VISITORS, **WITH_BODY})
async def wake_me_not(wish: WakeMeNot, request: Request, visitor: Known) -> None:
    """Wake this browser no more."""
    await request.app.state.storage.write(lambda it: unsubscribe(it, wish.endpoint, visitor.id))
