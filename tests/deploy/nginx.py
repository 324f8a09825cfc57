"""The nginx of our sample, as a process of the tests' own: unprivileged, gone when they are."""

from __future__ import annotations

import os
import pwd
import re
import shutil
import ssl
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.server.ports import free_port
from tests.server.service import DEADLINE

SAMPLE = Path(__file__).parents[2] / "deploy" / "nginx" / "layline.conf"

AROUND = """\
daemon off;
pid {folder}/pid;
error_log {folder}/log;
events {{ worker_connections 200; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/layline.conf;
}}
"""


def program(name: str, package: str) -> str:
    """A program that the sample is tested with."""
    found = shutil.which(name, path=os.pathsep.join([os.environ["PATH"], "/usr/sbin"]))
    if found is None:
        raise RuntimeError(
            f"{name} is missing: the sample is tested with the real nginx. "
            f"Install Debian's package {package}."
        )
    return found


class Nginx:
    """The sample in front of a service, with a certificate of its own.

    `changed` says what stands in the sample and what the test puts there, such as shorter times.
    """

    def __init__(self, service: int, changed: dict[str, str] | None = None) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="layline-nginx-"))
        self.folder.chmod(0o755)
        self.port, self.plain = free_port(), free_port()
        self.url = f"https://127.0.0.1:{self.port}"
        self._certify()
        self._write(service, changed or {})
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def trust(self) -> ssl.SSLContext:
        """How a browser is told to trust the certificate."""
        return ssl.create_default_context(cafile=str(self.folder / "fullchain.pem"))

    def _certify(self) -> None:
        command = [program("openssl", "openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes"]
        command += ["-days", "2", "-subj", "/CN=127.0.0.1", "-addext"]
        command += ["subjectAltName=IP:127.0.0.1,DNS:table.example"]
        command += ["-keyout", "privkey.pem", "-out", "fullchain.pem"]
        subprocess.run(command, cwd=self.folder, check=True, capture_output=True)

    def _write(self, service: int, changed: dict[str, str]) -> None:
        text = SAMPLE.read_text("utf-8")
        text = re.sub(r" *listen \[::\].*\n", "", text)  # a container may have no IPv6
        ours = {
            "127.0.0.1:8000": f"127.0.0.1:{service}",
            "listen 80;": f"listen 127.0.0.1:{self.plain};",
            "listen 443": f"listen 127.0.0.1:{self.port}",
            "/etc/letsencrypt/live/table.example": str(self.folder),
        }
        for before, after in (ours | changed).items():
            assert before in text, f"{before} no longer stands in the sample"
            text = text.replace(before, after)
        (self.folder / "layline.conf").write_text(text, "utf-8")
        (self.folder / "nginx.conf").write_text(AROUND.format(folder=self.folder), "utf-8")

    def _as_nobody(self) -> dict[str, Any]:
        """Whoever runs the tests, unless that is root."""
        if os.getuid() != 0:
            return {}
        nobody = pwd.getpwnam("nobody")
        for path in (self.folder, *self.folder.iterdir()):
            os.chown(path, nobody.pw_uid, nobody.pw_gid)
        return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}

    def start(self) -> Nginx:
        """Start it and wait until it listens."""
        command = [program("nginx", "nginx-light"), "-p", str(self.folder)]
        command += ["-e", str(self.folder / "log"), "-c", str(self.folder / "nginx.conf")]
        self._process = subprocess.Popen(command, cwd=self.folder, **self._as_nobody())
        end = time.monotonic() + DEADLINE
        while not (self.folder / "pid").exists():
            if self._process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"nginx does not start:\n{self.log()}")
            time.sleep(0.02)
        return self

    def log(self) -> str:
        """What it wrote."""
        file = self.folder / "log"
        return file.read_text("utf-8", errors="replace") if file.exists() else ""

    def close(self) -> None:
        """Stop it and remove everything."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(DEADLINE)
        shutil.rmtree(self.folder)
