import { KEY_SCOPES, type KeyScope } from '@showbill/contract';
import { type Command, Option } from 'commander';
import { type ApiKey, createApiKey, inCompany, listApiKeys, revokeApiKey } from '../accounts/index.ts';
import { calendarDay } from './arguments.ts';
import { addCommand, runCommand } from './command.ts';

interface Json {
  json?: boolean;
}

export function registerKey(program: Command): void {
  const key = program.command('key').description('API keys');

  addCommand(key, 'create', 'create a key; it is only shown once')
    .requiredOption('--company <id>', "the company's id")
    .option('--name <name>', 'what it is for', 'API key')
    .addOption(
      new Option(
        '--scope <scopes...>',
        'read: it only reads; money: also what the company itself pays and earns; default: all that the API documents',
      ).choices(KEY_SCOPES),
    )
    .option('--test', "a test key, for the company's sandbox: no mail, and no allowance used")
    .option('--expires <day>', "its last day, in the company's time zone; default: it has no end", calendarDay)
    .action(
      (
        options: Json & {
          company: string;
          name: string;
          scope?: readonly KeyScope[];
          expires?: string;
          test?: boolean;
        },
      ) =>
        runCommand(options, async ({ db }) => {
          const { company, name, scope = [], expires: expiresOn, test } = options;
          const narrowed = scope.includes('read') && !scope.includes('write');
          const scopes: readonly KeyScope[] = narrowed ? scope : [...scope, 'write'];
          const made = await inCompany(db, company, (tx) =>
            createApiKey(tx, company, { name, scopes, expiresOn, test }),
          );
          const { expiresOn: expires_on, ...document } = made;
          const limits = limitsOf(made);
          return {
            document: { ...document, expires_on },
            lines: [`${made.key}  (${made.name}, ${limits}, id ${made.id}; it is not shown again)`],
          };
        }),
    );

  addCommand(key, 'list', "a company's keys, without the keys themselves")
    .requiredOption('--company <id>', "the company's id")
    .action((options: Json & { company: string }) =>
      runCommand(options, async ({ db, clock }) => {
        const keys = await inCompany(db, options.company, (tx) => listApiKeys(tx, options.company, clock.now()));
        return {
          document: keys.map(({ id, name, prefix, test, scopes, expiresOn, createdAt, lastUsedAt, revokedAt }) => ({
            id,
            name,
            prefix,
            test,
            scopes,
            expires_on: expiresOn,
            created_at: createdAt,
            last_used_at: lastUsedAt,
            revoked_at: revokedAt,
          })),
          lines: keys.map((key) => {
            const { id, name, prefix, hasEnded, lastUsedAt, revokedAt } = key;
            const used = hasEnded ? 'ended' : `last used ${lastUsedAt?.toISOString() ?? 'never'}`;
            const state = revokedAt === null ? used : `revoked ${revokedAt.toISOString()}`;
            return `${id}  ${prefix}…  ${name}  ${limitsOf(key)}  ${state}`;
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

function limitsOf({ test, scopes, expiresOn }: Pick<ApiKey, 'test' | 'scopes' | 'expiresOn'>): string {
  return `${test ? 'test, ' : ''}${scopes.join(', ')}${expiresOn === null ? '' : ` until ${expiresOn}`}`;
}
