"""Writes the head of a page into the built `index.html`: what search engines and chats show of it.

The built file has a title and a description of its own, which these take the place of. Everything
that comes from people is escaped.
"""

from __future__ import annotations

import hashlib
import re
from html import escape
from urllib.parse import urlencode

from starlette.requests import Request

from ...play.draw.link_card import HEIGHT, WIDTH
from ..language import LANGUAGES, TEXTS, Language, language_of
from ..previews.heads import Head
from ..previews.subjects import Subject

PICTURE = "/api/link-picture.png"
"""Where the pictures of links are."""
_LOCALES = {"en": "en_GB", "fr": "fr_FR"}
_LONGEST_TEXT = 300
_HOST = re.compile(r"[A-Za-z0-9.:\[\]-]{1,255}")
_ROOT = re.compile(r"<html\b[^>]*>", re.IGNORECASE)
_REPLACED = re.compile(
    r"[ \t]*(?:<title>.*?</title>|<meta\s+name=\"description\"[^>]*>)[ \t]*\n?",
    re.IGNORECASE | re.DOTALL,
)
_PLACE = re.compile(r"<meta\s+charset[^>]*>\s*", re.IGNORECASE)


def asked_language(request: Request) -> Language | None:
    """The language somebody asks for; None for whoever does not say, as programs do not."""
    if linked_language(request) or request.headers.get("accept-language"):
        return language_of(request)
    return None


def base_of(request: Request) -> str:
    """The address people reach us at: the one that is set, else the one that was asked for."""
    public: str | None = request.app.state.settings.public_url
    if public is not None:
        return public
    host = request.headers.get("host", "")
    return f"{request.url.scheme}://{host}" if _HOST.fullmatch(host) else ""


def linked_language(request: Request) -> str | None:
    """The language that the address itself names."""
    asked = request.query_params.get("lang")
    return asked if asked in LANGUAGES else None


def written(template: str, head: Head, base: str, linked: str | None = None) -> bytes:
    """The page with a head; `linked` is the language that its address names."""
    page = _ROOT.sub(f'<html lang="{head.lang}">', template, count=1)
    page = _REPLACED.sub("", page)
    place = _PLACE.search(page)
    at = place.end() if place else 0
    return f"{page[:at]}{_tags(head, base, linked)}\n    {page[at:]}".encode()


def etag_of(page: bytes) -> str:
    """What tells a page from another; weak, since it is sent compressed as well."""
    return f'W/"{hashlib.sha256(page).hexdigest()[:20]}"'


def picture_address(subject: Subject, lang: str, version: str) -> str:
    """Where the picture of something is; a new version has a new address."""
    asked = {"of": subject.path, "lang": lang} | ({"v": version} if version else {})
    return f"{PICTURE}?{urlencode(asked)}"


def _tags(head: Head, base: str, linked: str | None) -> str:
    text = _shortened(head.text)
    plain = base + head.subject.path
    url = f"{plain}?lang={linked}" if linked and head.found else plain
    picture = base + picture_address(head.subject, head.lang, head.picture)
    found = {
        "og:site_name": "Layline",
        "og:type": "website",
        "og:title": head.title,
        "og:description": text,
        "og:url": url,
        "og:locale": _LOCALES[head.lang],
        "og:locale:alternate": next(_LOCALES[one] for one in LANGUAGES if one != head.lang),
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": TEXTS.sentence("preview.picture", head.lang, title=head.title),
    }
    tags = [
        f"<title>{escape(_titled(head.title))}</title>",
        _meta("name", "description", text),
        *(_meta("property", name, content) for name, content in found.items()),
        _meta("name", "twitter:card", "summary_large_image"),
    ]
    if head.found:
        tags += [_link("canonical", url)]
        for lang in LANGUAGES:
            tags.append(_link("alternate", f"{plain}?lang={lang}", f' hreflang="{lang}"'))
        tags.append(_link("alternate", plain, ' hreflang="x-default"'))
    else:
        tags.append(_meta("name", "robots", "noindex"))
    return "\n    ".join(tags)


def _titled(title: str) -> str:
    return title if "Layline" in title else f"{title} · Layline"


def _meta(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}">'


def _link(rel: str, href: str, more: str = "") -> str:
    return f'<link rel="{rel}" href="{escape(href)}"{more}>'


def _shortened(text: str) -> str:
    if len(text) <= _LONGEST_TEXT:
        return text
    return f"{text[:_LONGEST_TEXT].rpartition(' ')[0].rstrip(' ,;:.')}…"
