import { type RowError, shown } from '../../imports/index.ts';
import type { Saying } from '../../refusals/index.ts';
import type { ClientDetails } from '../clients.ts';
import type { ClientRow } from './types.ts';

/** A client that is there, with what another system calls them. */
export interface KnownClient extends ClientDetails {
  readonly externalId: string | null;
}

/** A row and the client that it is of; null: a new one. */
export interface PlacedClient {
  readonly row: ClientRow;
  readonly known: KnownClient | null;
}

/**
 * Finds the client of each row: the one that the other system calls so, else the one with its email, else the only one of its
 * name who has no other email. A row that cannot be told from an earlier one is an error.
 */
export function placeClients(
  rows: readonly ClientRow[],
  known: readonly KnownClient[],
  say: (saying: Saying) => string,
): { readonly placed: readonly PlacedClient[]; readonly errors: readonly RowError[] } {
  const byId = new Map(known.flatMap((client) => (client.externalId === null ? [] : [[client.externalId, client]])));
  const byEmail = Map.groupBy(known, ({ email }) => email?.toLowerCase() ?? '');
  const byName = Map.groupBy(known, ({ name }) => keyOf(name));
  const errors: RowError[] = [];
  const lineOf = new Map<string, number>();

  const find = (row: ClientRow): KnownClient | Saying | null => {
    const same = row.externalId === null ? undefined : byId.get(row.externalId);
    if (same !== undefined) return same;
    const free = (client: KnownClient) => row.externalId === null || client.externalId === null;
    const mail = row.email === null ? [] : (byEmail.get(row.email.toLowerCase()) ?? []).filter(free);
    if (mail[0] !== undefined) return mail[0];
    const namesakes = (byName.get(keyOf(row.name)) ?? [])
      .filter(free)
      .filter(({ email, company }) => areAlike(row.email, email) && areAlike(row.company, company));
    if (namesakes.length > 1) return ({ imports }) => imports.severalClients(shown(row.name));
    return namesakes[0] ?? null;
  };
  const placed = rows.flatMap((row): PlacedClient | readonly PlacedClient[] => {
    const fault = (column: string, saying: Saying) => {
      errors.push({ line: row.line, column, message: say(saying) });
      return [];
    };
    for (const { key, column, saying } of clashes(row)) {
      const line = lineOf.get(key);
      if (line !== undefined) return fault(column, saying(String(line)));
      lineOf.set(key, row.line);
    }
    const found = find(row);
    if (typeof found === 'function') return fault('name', found);
    if (found === null) return { row, known: null };
    const line = lineOf.get(found.id);
    if (line !== undefined) return fault('name', ({ imports }) => imports.sameClient(String(line)));
    lineOf.set(found.id, row.line);
    return { row, known: found };
  });
  return { placed, errors };
}

interface Clash {
  readonly key: string;
  readonly column: string;
  readonly saying: (line: string) => Saying;
}

/** What two rows may not share. */
function clashes({ name, email, company, externalId }: ClientRow): readonly Clash[] {
  if (externalId !== null) {
    return [
      {
        key: `id ${externalId}`,
        column: 'id',
        saying:
          (line) =>
          ({ imports }) =>
            imports.sameClient(line),
      },
    ];
  }
  if (email !== null) {
    const saying =
      (line: string): Saying =>
      ({ imports }) =>
        imports.sameEmail(shown(email), line);
    return [{ key: `email ${email.toLowerCase()}`, column: 'email', saying }];
  }
  const saying =
    (line: string): Saying =>
    ({ imports }) =>
      imports.sameClientName(shown(name), line);
  return [{ key: `name ${keyOf(name)} of ${keyOf(company ?? '')}`, column: 'name', saying }];
}

/** What only one of the two says parts them from nobody. */
function areAlike(a: string | null, b: string | null): boolean {
  return a === null || b === null || keyOf(a) === keyOf(b);
}

function keyOf(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
