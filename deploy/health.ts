/** Exit 0 where the server of this container answers, for HEALTHCHECK: `/healthz` below the path of PUBLIC_URL. */
const port = process.env.PORT || '3000';
const { pathname } = new URL(process.env.PUBLIC_URL || 'http://localhost');
const answer = await fetch(`http://127.0.0.1:${port}${pathname.replace(/\/+$/, '')}/healthz`).catch(() => null);
process.exitCode = answer?.ok === true ? 0 : 1;
