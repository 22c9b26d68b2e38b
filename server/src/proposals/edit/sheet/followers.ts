import type { At } from './at.ts';
import { carriedOut, type Plan } from './carry-out.ts';
import type { GroundProduct } from './ground.ts';
import { type Need, type Needs, needsOf } from './needs.ts';
import type { Sheet, SheetLine } from './sheet.ts';

/** Accessories of accessories: the catalogue's chains are as long as this at most. */
const LONGEST_CHAIN = 5;

/**
 * A draft after a change of a line, with what goes with it following: as many as the catalogue says for all that need it,
 * firm or an option as they are, gone with the last of them. What a person set by hand stays, and so does what is there
 * in its own right, for as long as it is enough.
 */
export function withFollowers(before: Sheet, after: Sheet, at: At): Sheet {
  let current = after;
  for (let round = 0; round < LONGEST_CHAIN; round++) {
    const next = oneRound(before, current, at);
    if (next === current) break;
    current = next;
  }
  return current;
}

function oneRound(before: Sheet, current: Sheet, at: At): Sheet {
  const [stood, stands] = [needsOf(before.lines, at.ground), needsOf(current.lines, at.ground)];
  const ids = new Set([...stood.keys(), ...stands.keys()]);
  return [...ids].reduce((sheet, id) => {
    const product = at.ground.products.get(id);
    if (product === undefined) return sheet;
    const [was, now] = [stood.get(id), stands.get(id)];
    const firm = following(product, { before, sheet, was: was?.firm, now: now?.firm, optional: false });
    // firm pieces that nothing else needs serve the options
    const left = afterwards(sheet, product, firm);
    const option = following(product, {
      before,
      sheet,
      was: beyond(was, firmUnits(before.lines, id)),
      now: beyond(now, left),
      optional: true,
    });
    return carriedOut(sheet, product, { firm, option, need: now }, at);
  }, current);
}

function beyond(needs: Needs | undefined, there: number): Need | undefined {
  if (needs === undefined) return undefined;
  const spare = Math.max(0, there - needs.firm.units);
  return { ...needs.option, units: Math.max(0, needs.option.units - spare) };
}

/** Firm units of a product once its plan is carried out. */
function afterwards({ lines }: Sheet, { id }: GroundProduct, plan: Plan): number {
  const there = firmUnits(lines, id);
  if (plan.kind === 'remove') return there - plan.line.units;
  if (plan.kind === 'set') return there - plan.line.units + plan.units;
  return plan.kind === 'add' ? there + plan.units : there;
}

function firmUnits(lines: readonly SheetLine[], id: string): number {
  return unitsOf(lines.filter(({ catalogItemId, optional }) => catalogItemId === id && !optional));
}

const NOTHING: Plan = { kind: 'nothing' };

interface Following {
  readonly before: Sheet;
  readonly sheet: Sheet;
  readonly was: Need | undefined;
  readonly now: Need | undefined;
  readonly optional: boolean;
}

function following(product: GroundProduct, { before, sheet, was, now, optional }: Following): Plan {
  const [needed, needs] = [was?.units ?? 0, now?.units ?? 0];
  const days = now?.days ?? 0;
  if (needed === needs && (was?.days ?? 0) === days) return NOTHING;
  const isOfIt = (line: SheetLine) => line.catalogItemId === product.id && line.optional === optional;
  const stood = before.lines.filter(isOfIt);
  const stands = sheet.lines.filter(isOfIt);
  const line = stands.find(({ unitsSetByHand }) => !unitsSetByHand);
  if (stands.length === 0) {
    const isTakenOff = needed > 0 || stood.length > 0;
    return isTakenOff || needs === 0 || product.archived ? NOTHING : { kind: 'add', units: needs, days };
  }
  const old = stood.find(({ id }) => id === line?.id);
  if (line === undefined || old === undefined) {
    return line === undefined || stood.length > 0 || line.units === needs
      ? NOTHING
      : { kind: 'set', line, units: needs, days };
  }
  const spare = unitsOf(stood) - needed;
  if (spare < 0) return NOTHING;
  if (spare === 0 && needs === 0) return old.words === null ? { kind: 'remove', line } : NOTHING;
  const units = spare === 0 ? old.units + needs - needed : Math.max(old.units, old.units + needs - needed - spare);
  const next = old.days === was?.days && needs > 0 ? days : line.days;
  return units === line.units && next === line.days ? NOTHING : { kind: 'set', line, units, days: next };
}

function unitsOf(lines: readonly SheetLine[]): number {
  return lines.reduce((sum, { units }) => sum + units, 0);
}
