import { mailAddress, text } from '@showbill/contract';
import type { Command } from 'commander';
import { inCompany } from '../accounts/index.ts';
import { bringInClients, companyOfClient, createClient, presentClient, searchClients } from '../clients/index.ts';
import { COMMAND } from '../platform/actor.ts';
import { invalidField, invalidRequest } from '../platform/errors.ts';
import { inEnglish } from '../refusals/index.ts';
import { addCommand, runCommand } from './command.ts';
import {
  addImport,
  type ImportFlags,
  importOptionsOf,
  originInWords,
  readImportFile,
  reportCounts,
} from './import-file.ts';

export function registerClient(program: Command): void {
  const client = program.command('client').description('clients');

  addCommand(client, 'create', 'create a client')
    .requiredOption('--company <id>', "the company's id")
    .requiredOption('--name <name>', "the client's name")
    .option('--email <address>', 'where proposals are sent')
    .action((options: { json?: boolean; company: string; name: string; email?: string }) =>
      runCommand(options, async ({ db }) => {
        const name = text(200).safeParse(options.name);
        if (!name.success) throw invalidField('name', name.error.issues[0]?.message ?? '');
        if (options.email !== undefined && !mailAddress.safeParse(options.email).success) {
          throw invalidRequest('email', inEnglish(`"${options.email}" is not a valid email address`));
        }
        const input = { name: name.data, email: options.email };
        const made = await inCompany(db, options.company, (tx) => createClient(tx, options.company, input));
        return { document: made, lines: [`${made.id}  ${made.name}  ${made.email ?? ''}`.trimEnd()] };
      }),
    );

  addImport(client, 'import clients from a CSV or XLSX file; all or nothing if a row has errors').action(
    (file: string, flags: ImportFlags) =>
      runCommand(flags, async ({ pool, underWay }) => {
        const bytes = await readImportFile(file);
        const options = importOptionsOf(flags);
        const result = await underWay.run((signal) =>
          bringInClients(pool, flags.company, bytes, { ...options, signal, actor: COMMAND }),
        );
        const { created, updated, skipped, errors, changes, system } = result;
        const { counts, refusal, ...said } = reportCounts(result, options);
        return {
          document: { created, updated, skipped, errors, system, changes },
          lines: [
            ...said.errors,
            ...originInWords(result, flags.sheet),
            ...changes.map(
              ({ line, name, field, from, to }) => `line ${line}, ${name}: ${field} ${from ?? '-'} > ${to}`,
            ),
            counts,
          ],
          refusal,
        };
      }),
  );

  addCommand(client, 'list', 'clients by name')
    .requiredOption('--company <id>', "the company's id")
    .option('--search <words>', 'only clients whose name, company, email or phone contains every word', '')
    .action((options: { json?: boolean; company: string; search: string }) =>
      runCommand(options, ({ db }) =>
        inCompany(db, options.company, async (tx) => {
          const all = { text: options.search, offset: 0, limit: null };
          const { clients } = await searchClients(tx, options.company, all);
          return {
            document: clients.map(presentClient),
            lines: clients.map(({ id, name, email, phone }) =>
              [id, name, email, phone].filter((part) => part !== null).join('  '),
            ),
          };
        }),
      ),
    );

  addCommand(client, 'erase <id>', "erase a client's personal data; figures and the hashes of signed papers stay")
    .option('--dry-run', 'say what would be erased, and change nothing')
    .action((id: string, options: { json?: boolean; dryRun?: boolean }) =>
      runCommand(options, async (context) => {
        const { eraseClient, foreseeErasure } = await import('../erasure/index.ts');
        const company = await companyOfClient(context.db, id);
        const { proposals, signed, letters, open } = options.dryRun
          ? await inCompany(context.db, company, (tx) => foreseeErasure(tx, company, id, context.clock.now()))
          : await eraseClient(context, company, id);
        const done = options.dryRun ? 'would be erased' : 'erased';
        return {
          document: { id, proposals, signed, letters, open, dry_run: options.dryRun === true },
          lines: [
            `${id} ${done}: proposals ${proposals} (open ${open}), signed papers ${signed}, letters ${letters}`,
            'Backups made before still hold them; daily ones are kept for as many days as BACKUP_KEEP says.',
          ],
        };
      }),
    );
}
