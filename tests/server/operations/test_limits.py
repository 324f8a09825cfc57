"""How much one may ask for, of one process and of several."""

from __future__ import annotations

from layline.server.operations.limits import CHAT_TOKENS, Bucket, Limit, Limits
from layline.server.operations.settings import Settings


def test_a_bucket_refills_at_its_rate() -> None:
    now = 0.0
    bucket = Bucket(rate=2, burst=3, clock=lambda: now)
    assert [bucket.take() for _ in range(3)] == [0, 0, 0]
    assert bucket.take() == 0.5
    now = 0.5
    assert bucket.take() == 0
    now = 100.0
    assert [bucket.take() == 0 for _ in range(4)] == [True, True, True, False]


def test_each_asker_has_a_bucket_of_her_own() -> None:
    limit = Limit.per_minute(2, clock=lambda: 0.0)
    assert [limit.take("a"), limit.take("a"), limit.take("a")] == [0, 0, 30]
    assert limit.take("b") == 0


def test_no_limit_is_no_limit() -> None:
    limit = Limit.per_minute(0, clock=lambda: 0.0)
    assert not any(limit.take("a") for _ in range(1000))


def test_whoever_was_quiet_longest_is_forgotten_first() -> None:
    limit = Limit(rate=1, burst=1, most=2, clock=lambda: 0.0)
    for asker in ("a", "b", "a", "c"):
        limit.take(asker)
    assert limit.take("a") == 1
    assert limit.take("b") == 0


# Several processes.


class Processes:
    """The same limit in several processes, which tell each other what was spent."""

    def __init__(self, count: int, per_minute: int) -> None:
        self.now = 0.0
        self.limits = [Limit.per_minute(per_minute, clock=lambda: self.now) for _ in range(count)]

    def share(self) -> None:
        """Everybody tells, everybody else hears."""
        told = [limit.news() for limit in self.limits]
        for teller, news in enumerate(told):
            for hearer, limit in enumerate(self.limits):
                if hearer != teller:
                    limit.hear(news)

    def spend_all(self) -> int:
        """Somebody asks everywhere for all there is; how much that was."""
        spent = 0
        for limit in self.limits:
            while not limit.take("a"):
                spent += 1
        return spent


def test_what_was_spent_in_one_process_is_gone_in_all() -> None:
    processes = Processes(3, per_minute=60)
    one, two, three = processes.limits
    for _ in range(40):
        assert not one.take("a")
    processes.share()
    assert [two.take("a") for _ in range(21)] == [0] * 20 + [1]
    processes.share()
    assert three.take("a") == 1
    assert three.take("b") == 0


def test_whoever_asks_everywhere_gets_no_more_in_the_long_run() -> None:
    processes, spent = Processes(4, per_minute=60), 0
    for second in range(1200):
        processes.now = float(second)
        spent += processes.spend_all()
        processes.share()
    # A minute's worth at once from each before any of them has heard of the others, and after that
    # what one process would give.
    assert spent <= 1200 + 4 * 60
    assert spent >= 1200


def test_little_is_not_worth_telling_and_nothing_is_told_twice() -> None:
    limit = Limit.per_minute(320, clock=lambda: 0.0)
    for _ in range(19):
        limit.take("a")
    assert limit.news() == {}
    limit.take("a")
    assert limit.news() == {"a": 20.0}
    assert limit.news() == {}


def test_what_is_refused_is_not_told() -> None:
    limit = Limit.per_minute(2, clock=lambda: 0.0)
    for _ in range(5):
        limit.take("a")
    assert limit.news() == {"a": 2.0}


def test_a_line_of_chat_counts_for_several_messages() -> None:
    limit = Limit.steady(60)
    assert limit.burst == CHAT_TOKENS
    assert limit.take("a", CHAT_TOKENS) == 0
    assert limit.take("a") > 0


def test_processes_with_the_same_key_name_an_address_alike_and_do_not_tell_it() -> None:
    one, two, stranger = (Limits(Settings()) for _ in range(3))
    one.share(b"the key of the cookies")
    two.share(b"the key of the cookies")
    name = one.name("203.0.113.7")
    assert name == two.name("203.0.113.7")
    assert name != one.name("203.0.113.8")
    assert name != stranger.name("203.0.113.7")
    assert "203" not in name


def test_every_limit_is_shared() -> None:
    assert set(Limits(Settings()).by_name()) == {
        "addresses",
        "visitors",
        "guests",
        "attempts",
        "address_attempts",
        "exports",
        "link_pictures",
        "work",
        "address_work",
        "messages",
        "address_messages",
    }
