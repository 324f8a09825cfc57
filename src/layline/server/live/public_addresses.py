"""Which addresses are on the internet, so that calling one can reach neither us nor our network.

An address of IPv6 may carry one of IPv4 inside: whatever routes it may lead there, so the inner one
is judged too. The lists are those of IANA's registries of special-purpose addresses; what Python
knows of them depends on its version.
"""

from __future__ import annotations

from collections.abc import Iterator
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network

Address = IPv4Address | IPv6Address

_INTERNET = IPv6Network("2000::/3")
"""All of IPv6 that has been given out to the internet; the rest is special, or nobody's."""
_NAT64 = IPv6Network("64:ff9b::/96")
"""Translated to IPv4 by whoever runs the network; the one prefix outside that leads to others."""

_SPECIAL_4 = tuple(
    IPv4Network(network)
    for network in (
        "0.0.0.0/8",  # this network
        "10.0.0.0/8",
        "100.64.0.0/10",  # shared by a provider's customers
        "127.0.0.0/8",
        "168.63.129.16/32",  # a cloud provider's own services, seen from its machines
        "169.254.0.0/16",  # this link
        "172.16.0.0/12",
        "192.0.0.0/24",
        "192.0.2.0/24",  # documentation
        "192.88.99.0/24",  # relays of 6to4
        "192.168.0.0/16",
        "198.18.0.0/15",  # benchmarks
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/4",  # groups
        "240.0.0.0/4",  # nobody's
    )
)
_SPECIAL_6 = tuple(
    IPv6Network(network)
    for network in (
        "2001::/23",  # protocols: Teredo, benchmarks, identifiers
        "2001:db8::/32",  # documentation
        "3fff::/20",
    )
)
_ISATAP = (0x0000_5EFE, 0x0200_5EFE)
"""How the second half of an address begins that carries one of IPv4 through a site's tunnel."""


def is_public(address: Address) -> bool:
    """Whether an address is on the internet, and neither here nor in our network."""
    if isinstance(address, IPv4Address):
        return address.is_global and not any(address in network for network in _SPECIAL_4)
    if address.ipv4_mapped is not None:
        return is_public(address.ipv4_mapped)
    if address not in _NAT64:
        if address not in _INTERNET or not address.is_global:
            return False
        if any(address in network for network in _SPECIAL_6):
            return False
    return all(map(is_public, _carried(address)))


def _carried(address: IPv6Address) -> Iterator[IPv4Address]:
    """The addresses of IPv4 that one of IPv6 carries."""
    last = IPv4Address(int(address) & 0xFFFF_FFFF)
    if address in _NAT64 or (int(address) >> 32 & 0xFFFF_FFFF) in _ISATAP:
        yield last
    if address.sixtofour is not None:
        yield address.sixtofour
