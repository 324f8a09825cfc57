"""Messages of Web Push: encrypted so that only the browser can read them (RFC 8291, RFC 8188), and
signed so that its push service knows whom they come from (RFC 8292)."""

from __future__ import annotations

import base64
import json
import os
from dataclasses import dataclass

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

_CURVE = ec.SECP256R1()
_POINT = 65
"""Bytes of a public key: a point of the curve, uncompressed."""
_RECORD = 4096
_SIGNED_SECONDS = 12 * 3600


def encoded(data: bytes) -> str:
    """Bytes as letters and digits that may stand in an address."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """And back; ValueError if they are not."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


@dataclass(frozen=True, slots=True)
class ServiceKey:
    """The key by which push services know this service: 32 secret bytes."""

    secret: bytes

    @property
    def _key(self) -> ec.EllipticCurvePrivateKey:
        return ec.derive_private_key(int.from_bytes(self.secret, "big"), _CURVE)

    @property
    def public(self) -> str:
        """What browsers are told of it."""
        return encoded(_public_bytes(self._key))

    def authorization(self, origin: str, contact: str, now: float) -> str:
        """The header that says a message to a push service is ours."""
        claims = {"aud": origin, "exp": int(now) + _SIGNED_SECONDS, "sub": contact}
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        text = ".".join(encoded(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        r, s = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={text}.{signature}, k={self.public}"


def is_browser_key(p256dh: str, auth: str) -> bool:
    """Whether a browser could have given these keys."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, decoded(p256dh))
        return len(decoded(p256dh)) == _POINT and len(decoded(auth)) == 16
    except ValueError:
        return False


def encrypted(message: bytes, p256dh: str, auth: str) -> bytes:
    """A message for a browser with these keys, in one record."""
    theirs = decoded(p256dh)
    key, salt = ec.generate_private_key(_CURVE), os.urandom(16)
    ours = _public_bytes(key)
    point = ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, theirs)
    shared = key.exchange(ec.ECDH(), point)
    secret = _derived(decoded(auth), shared, b"WebPush: info\x00" + theirs + ours, 32)
    content_key = _derived(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\x00", 12)
    head = salt + _RECORD.to_bytes(4, "big") + bytes([_POINT]) + ours
    return head + AESGCM(content_key).encrypt(nonce, message + b"\x02", None)


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
