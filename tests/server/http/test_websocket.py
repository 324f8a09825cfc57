"""Messages are compressed where it pays, and every client can read them."""

from __future__ import annotations

import pytest
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

from layline.server.http.websocket import WORTH_COMPRESSING, SparingDeflateFactory


@pytest.mark.parametrize("takeover", [True, False])
def test_short_messages_go_as_they_are_and_long_ones_compressed(takeover: bool) -> None:
    offer = ClientPerMessageDeflateFactory(
        server_no_context_takeover=not takeover, client_max_window_bits=True
    )
    server = SparingDeflateFactory(server_max_window_bits=12, client_max_window_bits=12)
    accepted, ours = server.process_request_params(offer.get_request_params(), [])
    theirs = offer.process_response_params(accepted, [])
    short, long = b'{"type":"pong"}', b'{"type":"update"}' * 100
    assert len(short) < WORTH_COMPRESSING < len(long)
    for text in (long, short, long, short):
        sent = ours.encode(Frame(Opcode.TEXT, text))
        assert sent.rsv1 == (text == long), "the bit that says: compressed"
        assert len(sent.data) == len(text) if text == short else len(sent.data) < len(text) / 4
        assert bytes(theirs.decode(sent).data) == text
