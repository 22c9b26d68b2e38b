import type { Command } from 'commander';
import { createApiKey, inCompany, listApiKeys, revokeApiKey } from '../accounts/index.ts';
import { addCommand, runCommand } from './command.ts';

interface Json {
  json?: boolean;
}

export function registerKey(program: Command): void {
  const key = program.command('key').description('API keys');

  addCommand(key, 'create', 'create a key; it is only shown once')
    .requiredOption('--company <id>', "the company's id")
    .option('--name <name>', 'what it is for', 'API key')
    .action((options: Json & { company: string; name: string }) =>
      runCommand(options, async ({ db }) => {
        const made = await inCompany(db, options.company, (tx) => createApiKey(tx, options.company, options.name));
        return { document: made, lines: [`${made.key}  (${made.name}, id ${made.id}; it is not shown again)`] };
      }),
    );

  addCommand(key, 'list', "a company's keys, without the keys themselves")
    .requiredOption('--company <id>', "the company's id")
    .action((options: Json & { company: string }) =>
      runCommand(options, async ({ db }) => {
        const keys = await inCompany(db, options.company, (tx) => listApiKeys(tx, options.company));
        return {
          document: keys.map(({ id, name, prefix, createdAt, lastUsedAt, revokedAt }) => ({
            id,
            name,
            prefix,
            created_at: createdAt,
            last_used_at: lastUsedAt,
            revoked_at: revokedAt,
          })),
          lines: keys.map(({ id, name, prefix, lastUsedAt, revokedAt }) => {
            const state =
              revokedAt === null
                ? `last used ${lastUsedAt?.toISOString() ?? 'never'}`
                : `revoked ${revokedAt.toISOString()}`;
            return `${id}  ${prefix}…  ${name}  ${state}`;
          }),
        };
      }),
    );

  addCommand(key, 'revoke <id>', 'revoke a key, from the next request on').action((id: string, options: Json) =>
    runCommand(options, async ({ db, clock }) => {
      const { revokedAt } = await revokeApiKey(db, id, clock.now());
      return { document: { id, revoked_at: revokedAt }, lines: [`${id}  revoked ${revokedAt.toISOString()}`] };
    }),
  );
}
