"""Frames a second of the board in headless Chromium, with the demo's moments of a race.

npm run dev, then: python src/board/perf/measure.py http://localhost:5173 RACE [RACE ...]
(a RACE is a file of demo/samples, see demo/samples.py)

Every gesture goes on for five seconds, once at the machine's own speed and once with the
processor slowed down four times. Milliseconds of the processor in an average frame: "page" is the
main thread, "all" the whole browser, which paints without a graphics card here. These two hardly
change when the machine has other work to do; the frames do.
"""

from __future__ import annotations

import argparse
import statistics
from itertools import pairwise

from playwright.sync_api import CDPSession, Page, sync_playwright

SECONDS = 5

# One gesture each: called in every frame with the frame's number.
GESTURES = {
    "pan": """(() => {
        const at = (n) => [720 + 260 * Math.sin(n / 23), 450 + 180 * Math.sin(n / 17)];
        return (n) => n === 0 ? send("pointerdown", 720, 450) : send("pointermove", ...at(n));
    })()""",
    "zoom": """(n) => wheel(n % 180 < 90 ? -7 : 7, 720, 450)""",  # four times larger in 1.5 s
    "moves": """(n) => { if (n % 50 === 0) demo.step(1); }""",
    "pan during moves": """(() => {
        const at = (n) => [720 + 260 * Math.sin(n / 23), 450 + 180 * Math.sin(n / 17)];
        return (n) => {
            if (n % 50 === 0) demo.step(1);
            n === 0 ? send("pointerdown", 720, 450) : send("pointermove", ...at(n));
        };
    })()""",
}

RUN = """async ([gesture, seconds]) => {
    const element = document.querySelector("#board");
    const common = { bubbles: true, isPrimary: true, pointerId: 1, pointerType: "mouse" };
    const send = (type, x, y) => element.dispatchEvent(
        new PointerEvent(type, { ...common, button: 0, buttons: 1, clientX: x, clientY: y }));
    const wheel = (deltaY, clientX, clientY) => element.dispatchEvent(
        new WheelEvent("wheel", { bubbles: true, cancelable: true, deltaY, clientX, clientY }));
    element.setPointerCapture = () => {};
    const act = window.makeGesture(gesture, send, wheel);
    const times = [];
    await new Promise((resolve) => {
        const frame = (now) => {
            times.push(now);
            if (now - times[0] > seconds * 1000) return resolve();
            act(times.length - 1);
            requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
    });
    send("pointerup", 720, 450);
    return times;
}"""

_LISTED = ", ".join(f'"{name}": {code}' for name, code in GESTURES.items())
MAKER = f"window.makeGesture = (name, send, wheel) => ({{{_LISTED}}})[name];"


def spent(page: CDPSession, browser: CDPSession) -> tuple[float, float]:
    """Milliseconds of the processor so far: of the page's main thread, of the whole browser."""
    found = {one["name"]: one["value"] for one in page.send("Performance.getMetrics")["metrics"]}
    processes = browser.send("SystemInfo.getProcessInfo")["processInfo"]
    return 1000 * found["TaskDuration"], 1000 * sum(one["cpuTime"] for one in processes)


def measure(page: Page, session: CDPSession, browser: CDPSession, gesture: str) -> str:
    """One line: the frames of one gesture."""
    page.evaluate("demo.board.zoomTo('all')")
    page.wait_for_timeout(600)
    if gesture.startswith("pan"):
        page.evaluate("demo.board.zoomBy(2.5)")
        page.wait_for_timeout(600)
    before = spent(session, browser)
    times: list[float] = page.evaluate(RUN, [gesture, SECONDS])
    after = spent(session, browser)
    gaps = [late - early for early, late in pairwise(times)]
    count = len(gaps)
    own, everything = ((late - early) / count for early, late in zip(before, after, strict=True))
    return (
        f"{gesture:18} {1000 * count / sum(gaps):5.1f} frames/s"
        f"  median {statistics.median(gaps):5.1f} ms  99% {sorted(gaps)[int(count * 0.99)]:5.1f}"
        f"  worst {max(gaps):5.1f}  page {own:5.2f}  all {everything:5.2f}"
    )


def main() -> None:
    """Prints a table for every race asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("page", help="where the demo is served")
    parser.add_argument("race", nargs="+")
    given = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"]
        )
        whole = browser.new_browser_cdp_session()
        for race in given.race:
            page = browser.new_page(viewport={"width": 1440, "height": 900})
            page.goto(f"{given.page}/src/board/demo/index.html?race={race}")
            page.wait_for_selector("html[data-ready]")
            page.add_script_tag(content=MAKER)
            session = page.context.new_cdp_session(page)
            session.send("Performance.enable", {"timeDomain": "threadTicks"})
            for slower in (1, 4):
                session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
                print(f"{race}, processor slowed down {slower} times", flush=True)
                for gesture in GESTURES:
                    print("  " + measure(page, session, whole, gesture), flush=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
