import type { Category, EditorLineBody, ProposalChange } from '@showbill/contract';
import { CATEGORIES } from '@showbill/contract/vocabulary';
import { sumOf } from '../../../lib/format.ts';

/** Lines that stand together: of one category, or the options. */
export interface Group {
  readonly key: Category | 'optional';
  readonly lines: readonly EditorLineBody[];
  readonly total: number;
}

function isOption({ is_optional: optional }: EditorLineBody): boolean {
  return optional;
}

/** In the order in which the client sees them; groups without lines are left out. */
export function groupsOf(lines: readonly EditorLineBody[]): Group[] {
  return [
    ...CATEGORIES.map((category) =>
      group(
        category,
        lines.filter((line) => !isOption(line) && line.category === category),
      ),
    ),
    group('optional', lines.filter(isOption)),
  ].filter((each) => each.lines.length > 0);
}

function group(key: Group['key'], lines: readonly EditorLineBody[]): Group {
  return { key, lines, total: sumOf(lines.map(({ total }) => total)) };
}

/**
 * The change that takes a line to the place of another of its group; null where it stands there. `lines` are all of them
 * in their order.
 */
export function moveWithin(
  { lines: own }: Group,
  lines: readonly EditorLineBody[],
  id: string,
  to: number,
): Extract<ProposalChange, { kind: 'move_line' }> | null {
  const from = own.findIndex((line) => line.id === id);
  const place = Math.min(Math.max(to, 0), own.length - 1);
  if (from < 0 || from === place) return null;
  const others = own.filter((line) => line.id !== id);
  const next = others[place]?.id;
  if (next !== undefined) return { kind: 'move_line', line_id: id, before: next };
  // behind the last of the group: before whatever follows that one
  const last = others.at(-1)?.id;
  const rest = lines.filter((line) => line.id !== id);
  const after = rest[rest.findIndex((line) => line.id === last) + 1]?.id ?? null;
  return { kind: 'move_line', line_id: id, before: after };
}
