"""The application: everything put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import anyio.to_thread
import structlog
from fastapi import FastAPI
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware

from ... import __version__
from ..courses.kept import Courses
from ..live.push import Push
from ..live.service import Tables
from ..live.webhooks import Notice, Webhooks
from ..operations.limits import Limits
from ..operations.long_work import LongWork
from ..operations.preparation import Preparation, Tell
from ..operations.settings import Settings, make_room
from ..previews.heads import Heads
from ..previews.pictures import LinkPictures
from ..replay.replays import Replays
from ..results.results import Results
from ..storage.database import Storage, upgrade
from ..storage.write_probe import WriteProbe
from ..visitors.accounts import Visitors
from . import openapi
from .errors import Faults, set_up_replies
from .middleware import Gate, RequestLog
from .page import Page
from .routes.courses import courses_router
from .routes.crews import crews_router
from .routes.games import games_router
from .routes.learning import learning_router
from .routes.live import LiveConnections
from .routes.operations import operations_router
from .routes.previews import previews_router
from .routes.push import push_router
from .routes.questions import questions_router
from .routes.replays import replays_router
from .routes.results import results_router
from .routes.studies import study_router
from .routes.tables import tables_router
from .routes.take_backs import take_backs_router
from .routes.visitors import visitors_router
from .security import BodyLimit, StrictHeaders

OTHER_THREADS = 4
"""For work that is always short: game cards, files."""

log = structlog.get_logger("layline.service")


def create_app(settings: Settings, tell: Tell | None = None, worker: int | None = None) -> FastAPI:
    """The service with these settings. Its database is opened, and upgraded, when it starts.

    `tell` is told what is prepared in the background; by default that is logged. `worker` is the
    number of this process where several serve together; the first prepares for all.
    """
    limits = Limits(settings)
    app = FastAPI(
        title="Layline",
        version=__version__,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        generate_unique_id_function=lambda route: route.name,
        lifespan=_lifespan,
        middleware=[
            # From the outside in.
            Middleware(LiveConnections),
            Middleware(RequestLog),
            Middleware(StrictHeaders, https=settings.secure),
            Middleware(Faults),
            Middleware(Gate, limits=limits),
            Middleware(GZipMiddleware, minimum_size=1024, compresslevel=6),
            Middleware(BodyLimit),
        ],
    )
    app.state.settings = settings
    app.state.limits = limits
    app.state.worker = worker
    set_up_replies(app)
    for router in (
        visitors_router,
        push_router,
        games_router,
        study_router,
        learning_router,
        courses_router,
        tables_router,
        crews_router,
        take_backs_router,
        replays_router,
        results_router,
        previews_router,
        questions_router,
        operations_router,
    ):
        app.include_router(router)
    page = Page(heads=Heads(lambda: app.state.storage))
    app.router.default = page
    app.state.preparation = Preparation(settings, page.boards, tell, worker in (None, 1))
    _describe_once(app)
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    """Open everything; close it again in the opposite order, so that nothing is lost."""
    state, settings = app.state, app.state.settings
    make_room(settings.database)
    await asyncio.to_thread(upgrade, settings.database)
    state.storage = Storage(settings.database)
    try:
        state.write_probe = WriteProbe(state.storage)
        state.work = LongWork(visitors=state.limits.work, addresses=state.limits.address_work)
        _limit_other_threads()
        state.visitors = await Visitors.open(state.storage, settings.secure)
        state.courses = Courses(state.storage, state.work, settings.courses_per_visitor)
        state.webhooks = Webhooks(settings, state.visitors.find)
        state.limits.share(state.visitors.key)
        state.push = await Push.open(settings, state.storage, state.visitors.find)

        def notify(notice: Notice) -> None:
            state.webhooks.tell(notice)
            state.push.tell(notice)

        state.tables = Tables(state.storage, settings, state.limits, state.work, notify)
        state.push.attend(state.tables.connections.online, state.tables.awaits)
        state.results = Results(state.storage, state.tables, state.work)
        state.replays = Replays(state.tables, state.work)
        state.link_pictures = LinkPictures(state.replays, state.tables)
        await state.preparation.start()
        await state.tables.start()
        log.info("started", version=__version__, database=settings.database_shown)
        try:
            yield
        finally:
            await state.preparation.stop()
            state.replays.close()
            await state.tables.stop()
            await state.webhooks.close()
            await state.push.close()
            state.work.close()
            state.visitors.close()
    finally:
        await state.storage.close()
        log.info("stopped")


def _limit_other_threads() -> None:
    """Routes that are not coroutines run in threads too: few of them, for the same reason."""
    anyio.to_thread.current_default_thread_limiter().total_tokens = OTHER_THREADS


def _describe_once(app: FastAPI) -> None:
    made: dict[str, object] = {}

    def described() -> dict[str, object]:
        if not made:
            made.update(openapi.document(app))
        return made

    app.openapi = described  # type: ignore[method-assign]
