/** Answers what the parent process asks of a server: its port, its CPU, its memory; and ends when told. */
export function answerParent(port: number, close: () => Promise<void>): void {
  process.on('message', (question) => {
    if (question === 'port') process.send?.({ port });
    if (question === 'cpu') {
      const { user, system } = process.cpuUsage();
      process.send?.({ cpu: user + system });
    }
    if (question === 'memory') {
      globalThis.gc?.();
      process.send?.({ memory: process.memoryUsage().heapUsed });
    }
    if (question === 'stop') void close().then(() => process.exit(0));
  });
  process.on('disconnect', () => process.exit(0));
}
