import type { Category } from '@showbill/contract';
import { isNear } from '../category-fit.ts';
import { joinLines } from '../join-lines.ts';
import { KIND_CATEGORY, type Kind } from '../kinds.ts';
import { vocabulary } from '../matching/compile.ts';
import { toParts } from '../matching/parts.ts';
import { makersIn } from '../matching/scan.ts';
import { writtenOut } from './abbreviated.ts';
import { kindsInName } from './from-name.ts';
import { uninvert } from './uninvert.ts';

/** A description up to this long is a note of what the thing is, not a text about it. */
const NOTE_LIMIT = 80;
/** "par praticable", "for 8' banq": what the thing belongs to. A "PAR LED" is one. */
const BY = new RegExp(
  joinLines`
    ^(?:per|pro|por|par(?!\s?(?:led|can|\d))|for|fits?|für|pour|para|voor|needs?|requires?|braucht|benötigt|
    vraagt|nécessite|goes|use with|to fit|on|auf|sur|op)\s`,
  'iu',
);
/** "c/w hardware & cymbals": what comes with the thing, not what it is. */
const ALONG = new RegExp(
  joinLines`
    ^(?:c\/w|w\/|with|complete with|incl(?:\.|uding|udes?)?|comes with|supplied with|inkl\.?|mit|avec|compris|
    con|incluye|met)\s`,
  'iu',
);
/** What stands on nothing but air comes with what blows it up. */
const BLOWN_UP = /\b(?:blowers?|gebläse|soufflerie|sopladora?|blazer)\b/iu;
/** "sub in base": where a part of the thing sits. */
const SITS = new RegExp(
  joinLines`
    ^\p{L}+\s(?:in|im|dans|en)\s(?:the\s|le\s|la\s|de\s|het\s)?(?:base|foot|body|sockel|fuß|gehäuse|pied|socle|
    voet)\b`,
  'iu',
);
const OUTRIGHT = 0.85;
const LOOSELY = 0.6;

/** What a short description beside a name tells. */
export interface Note {
  readonly text: string | null;
  /** What it says outright that the thing is. */
  readonly kind: Kind | null;
  /** What it says outright that belongs beside the category: for a name that says nothing. */
  readonly beside: Kind | null;
  /** What it says in a word too wide to decide against a name. */
  readonly loosely: Kind | null;
  readonly makers: ReadonlySet<string>;
}

const NOTHING: Note = { text: null, kind: null, beside: null, loosely: null, makers: new Set() };

/** Reads "Ansteckmikrofon inkl. Empfänger", "Radial DI", "extinguisher"; a text about a thing tells nothing here. */
export function readNote(description: string | null, category: Category): Note {
  if (description === null || description.length > NOTE_LIMIT) return NOTHING;
  const text = writtenOut(description, category);
  if (ALONG.test(description) || ALONG.test(text)) {
    return { ...NOTHING, text, loosely: category === 'other' && BLOWN_UP.test(text) ? 'inflatable' : null };
  }
  if (BY.test(text) || SITS.test(text)) return { ...NOTHING, text };
  const parts = toParts(text, vocabulary().split);
  const makers = makersIn(parts);
  const named = kindsInName(uninvert(parts), category);
  if (named === 'accessory') return { ...NOTHING, text, makers };
  const [top] = [...named.scores].sort((left, right) => right[1] - left[1]);
  const kind = top !== undefined && belongs(top[0], category) ? top[0] : null;
  const score = top?.[1] ?? 0;
  const outright = named.single && score >= OUTRIGHT;
  return {
    text,
    kind: outright ? kind : null,
    beside: outright && top !== undefined && isNear(KIND_CATEGORY[top[0]], category) ? top[0] : null,
    loosely: named.headed && score >= LOOSELY ? kind : null,
    makers,
  };
}

function belongs(kind: Kind, category: Category): boolean {
  const own = KIND_CATEGORY[kind];
  return own === category || category === 'other' || (own === 'other' && category !== 'crew');
}
