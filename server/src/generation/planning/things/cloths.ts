import type { Kind } from '../../../equipment/index.ts';
import type { Demand } from '../../facts.ts';
import type { ShelfProduct } from '../../types.ts';
import type { Fit } from '../sizes.ts';
import { reason, sentences } from '../prose/reasons.ts';
import type { Choice, Need, Occasion } from '../types.ts';

/** A cloth to the floor hangs down on every side by the height of a table, 0.76 m. */
const DROP_M = 0.76;
const ROUND = /round|rund|rond|redond/iu;
/** What is drawn over a high table. */
export const STRETCHED = /spandex|stretch|husse|houss|hoes|poseur|cocktail|cruiser|mange|stehtisch|statafel|receptie/iu;
const LONG = new RegExp(
  [
    String.raw`\blong\b.{0,12}\btables?\b|\blangen? .{0,8}tisch|\btables? longues?|mesas? largas?|\blange (?:\S+ )?tafels?`,
    String.raw`trestle|rectang|oblong|banquet|rechteck|tr[ée]teau|biertisch|schrag`,
  ].join('|'),
  'iu',
);
/** Across a round table, where it is not said; [ours]. */
const USUAL_ROUND_M = 1.5;

/** How well a cloth suits the tables chosen: round on round ones, and as wide as reaches the floor on both sides. */
export function clothFor(tables: readonly Choice[]): Fit {
  const round = tables.some(({ product, kind }) => kind === 'table_round' || product.traits.diameterM !== undefined);
  const traits = tables[0]?.product.traits;
  return clothOn(round, traits?.diameterM ?? (round ? USUAL_ROUND_M : traits?.widthM));
}

/** One cloth for each dining table of the plan, where the client gave no number. */
export function onChosenTables(need: Need, choices: readonly Choice[]): Need {
  const tables = tablesOf(choices, 'table_round') || tablesOf(choices, 'table_trestle');
  if (need.kinds[0] !== 'tablecloth' || need.exact || tables === 0 || STRETCHED.test(need.phrase)) return need;
  const asked = reason('asked', { words: need.words ?? need.phrase });
  const why = sentences(asked, reason('one_per_table', { tables }));
  const size: Need['size'] = (product, kind) => {
    const sized = need.size(product, kind);
    return sized === null ? null : { ...sized, units: tables, why };
  };
  return { ...need, size };
}

function tablesOf(choices: readonly Choice[], wanted: Kind): number {
  return choices.reduce((sum, { kind, units, optional }) => (kind === wanted && !optional ? sum + units : sum), 0);
}

/** The same for cloths that are asked for: on what they are said to be for, else on the tables that are asked for. */
export function clothAsked({ phrase, words }: Demand, { facts }: Occasion): Fit {
  const said = `${phrase} ${words}`;
  const high = facts.demands.some(({ kinds: [kind] }) => kind === 'table_cocktail');
  const tables = facts.demands.filter(({ kinds: [kind] }) => kind === 'table_round' || kind === 'table_trestle');
  if (STRETCHED.test(said) || (tables.length === 0 && high)) return ({ name }) => (STRETCHED.test(name) ? 1 : 0.2);
  const rounds = tables.filter(({ kinds: [kind] }) => kind === 'table_round');
  const round = LONG.test(said) ? false : ROUND.test(said) || rounds.length > 0 || tables.length === 0;
  const [table] = round ? rounds : [];
  return clothOn(round, table?.traits.diameterM);
}

function clothOn(round: boolean, across: number | undefined): Fit {
  return (product) => {
    const { traits } = product;
    const cloth = traits.diameterM ?? Math.max(traits.widthM ?? 0, traits.depthM ?? 0, traits.lengthM ?? 0);
    const alike = isRound(product) === round ? 1 : 0.05;
    if (across === undefined || cloth <= 0) return alike * 0.8;
    const wanted = across + 2 * DROP_M;
    return alike * (Math.min(cloth, wanted) / Math.max(cloth, wanted)) ** 3;
  };
}

function isRound({ name, traits }: ShelfProduct): boolean {
  return ROUND.test(name) || traits.diameterM !== undefined;
}
