import { type Command, Option } from 'commander';
import type { ServeOptions } from './run-server.ts';

export function registerServe(program: Command): void {
  program
    .command('serve')
    .description('run the service until SIGTERM')
    .option('--demo', 'make a demo company in an empty database and print how to try it')
    .addOption(
      new Option('--role <role>', 'the work this process does').choices(['all', 'api', 'worker']).default('all'),
    )
    .action(async (options: ServeOptions) => {
      // loaded when it is wanted: the other commands need no server, and start in half the time
      const { runServer } = await import('./run-server.ts');
      await runServer(options);
    });
}
