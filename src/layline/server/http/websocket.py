"""WebSockets as uvicorn speaks them, compressed only where it pays.

What fits into one packet arrives no sooner when it is smaller, and goes as it is: many updates do.
Longer messages are compressed each by itself, to a third or a quarter. Remembering the ones before
would make that an eighth, but cost memory for every connection, for as long as it lasts.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame
from websockets.server import ServerProtocol
from websockets.typing import ExtensionParameter

WORTH_COMPRESSING = 1200
"""The fewest bytes of a message that is compressed."""
_WINDOW_BITS = 12
_SETTINGS = {"level": 3, "memLevel": 5}


class SparingDeflate(PerMessageDeflate):
    """Leaves short messages as they are, which the protocol allows for each message."""

    def encode(self, frame: Frame) -> Frame:
        """A frame as it is sent; ours are whole messages."""
        return frame if len(frame.data) < WORTH_COMPRESSING else super().encode(frame)


class SparingDeflateFactory(ServerPerMessageDeflateFactory):
    """Agrees with a client on how to compress."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Any
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """What we accept of a client's offer, and the extension that does it."""
        accepted, agreed = super().process_request_params(params, accepted_extensions)
        return accepted, SparingDeflate(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )


class LiveProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol with our compression."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        sparing = SparingDeflateFactory(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=_WINDOW_BITS,
            client_max_window_bits=_WINDOW_BITS,
            compress_settings=_SETTINGS,
        )
        self.conn = ServerProtocol(
            extensions=[sparing],
            max_size=self.config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )
