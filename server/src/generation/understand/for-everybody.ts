import type { Kind } from '../../equipment/index.ts';
import type { Mention } from './mention.ts';
import { wordList } from '../reading/document/lexicon.ts';
import { clauseOf, sentenceOf, type Text } from '../reading/document/text.ts';

/** "Wine glasses and flutes FOR EVERYBODY": what each guest has one of. */
export function isForEverybody(text: Text, { kinds: [kind], from, to }: Mention): boolean {
  if (kind === undefined || !OF_A_GUEST.has(kind) || text.numberTo.has(from)) return false;
  const { to: end } = clauseOf(text, to);
  for (let at = to; at < Math.max(end, Math.min(sentenceOf(text, from).to, to + REACH)); at += 1) {
    if (forEverybody.at(text.tokens, at) !== null) return true;
    if (text.numberFrom.has(at)) return false;
  }
  return false;
}

const OF_A_GUEST: ReadonlySet<Kind> = new Set<Kind>([
  'chair',
  'chair_banquet',
  'chair_cover',
  'glassware',
  'crockery',
  'cutlery',
  'napkin',
]);
const forEverybody = wordList(
  'for everybody, for everyone, for all of us, for all guests, for all the guests, for all our guests, for the lot of us, für alle, für alle gäste, für jeden, pour tout le monde, pour tous, pour tous les invités, para todos, para todo el mundo, para todos los invitados, voor iedereen, voor alle gasten, voor allemaal',
);

const REACH = 5; // tokens behind a thing
