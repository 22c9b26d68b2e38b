import { CATEGORIES, type Category } from '@showbill/contract';
import { z } from 'zod';
import { KINDS, type Kind } from '../../server/src/equipment/index.ts';
import { readYaml } from './data.ts';

/** A kind or category of equipment as the catalogue's table of kinds has it, or a pattern of the product's name. */
export type Selector = Kind | Category | RegExp;

const NAMES: ReadonlySet<string> = new Set([...KINDS, ...CATEGORIES]);
const PATTERN = /^\/(?<source>.+)\/(?<flags>i?)$/s;

/** `/source/` or `/source/i`. */
export const pattern = z.string().transform((text, context): RegExp => {
  const { source, flags } = PATTERN.exec(text)?.groups ?? {};
  if (source !== undefined) return new RegExp(source, flags);
  context.addIssue(`${text} is no /pattern/`);
  return z.NEVER;
});

/** Names of `groups.yaml` with what they stand for; a group may be made of those above it. */
const GROUPS = groups(readYaml('groups.yaml', z.record(z.string().regex(/^[A-Z_]+$/), z.array(z.string()))));

/** A kind, a category, a group of them or a `/pattern/`, alone or several; `-name` takes one out of a group. */
export const selectors = z.union([z.string(), z.array(z.string())]).transform((named, context): readonly Selector[] => {
  const names = typeof named === 'string' ? [named] : named;
  const without = new Set(names.filter((name) => name.startsWith('-')).map((name) => name.slice(1)));
  const unknown = [...without].find((name) => !NAMES.has(name));
  if (unknown !== undefined) context.addIssue(`${unknown} is no kind or category`);
  return names
    .filter((name) => !name.startsWith('-'))
    .flatMap((name) => GROUPS.get(name) ?? [one(name, context)])
    .filter((selector) => typeof selector !== 'string' || !without.has(selector));
});

function one(name: string, context: { addIssue(message: string): void }): Selector {
  if (isName(name)) return name;
  const { source, flags } = PATTERN.exec(name)?.groups ?? {};
  if (source !== undefined) return new RegExp(source, flags);
  context.addIssue(`${name} is no kind, category, group or /pattern/`);
  return z.NEVER;
}

function groups(named: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, readonly Selector[]> {
  const known = new Map<string, readonly Selector[]>();
  for (const [group, names] of Object.entries(named)) {
    const all = names.flatMap((name) => {
      const members = known.get(name) ?? (isName(name) ? [name] : undefined);
      if (members === undefined) throw new RangeError(`groups.yaml: ${group}: ${name} is no kind, category or group`);
      return members;
    });
    known.set(group, all);
  }
  return known;
}

function isName(name: string): name is Kind | Category {
  return NAMES.has(name);
}
