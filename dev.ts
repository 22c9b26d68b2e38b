import { spawn } from 'node:child_process';

/** The server, restarted on change, and the web application with hot reload beside it. */
const server = spawn('node', ['--watch', 'server/src/main.ts', 'serve', '--demo'], { stdio: 'inherit' });
const web = spawn('npm', ['run', 'dev', '--workspace', 'web'], { stdio: 'inherit' });

for (const child of [server, web]) {
  child.once('exit', (code) => {
    server.kill();
    web.kill();
    process.exitCode = code ?? 0;
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.kill(signal);
    web.kill(signal);
  });
}
