import type { Mention } from '../mention.ts';
import { fold } from '../../reading/document/fold.ts';
import { markAt, sentenceOf, type Text, wordAt } from '../../reading/document/text.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).map(fold));
const RISERS = set(
  'riser risers podest podeste riserpodeste praticable praticables tarima tarimas practicable practicables podium podia verhoging',
);
const PLAYERS = set(
  `drum drums drummer keys keyboard keyboards horns horn brass percussion bass band choir vocals singers strings dj backline
  schlagzeug drumset bläser keyboarder perkussion chor batterie cuivres clavier claviers percussions chœur choeur batería metales vientos teclado
  teclados percusión coro drumstel blazers toetsen slagwerk koor`,
);

/** "Risers: 1 x DRUMS, 8 x 8 ft, and 1 x HORNS, 8 x 8 ft": what the risers of a list are for. */
export function withRisersOf(text: Text, mentions: readonly Mention[]): readonly Mention[] {
  const heads = new Map<Mention, readonly Mention[]>();
  const last = mentions.findLast((mention) => isCountedRiser(text, mention))?.from ?? -1;
  for (const mention of mentions) if (last > mention.to && isTitle(text, mention)) heads.set(mention, []);
  for (const mention of mentions) {
    if (mention.kinds[0] !== 'stage_deck' || !RISERS.has(wordAt(text, mention.to - 1))) continue;
    if (markAt(text, mention.to) !== ':') continue;
    const risers = risersBehind(text, mention);
    if (risers.length > 0) heads.set(mention, risers);
  }
  if (heads.size === 0) return mentions;
  const risers = [...heads.values()].flat();
  const named = new Set(risers.map(({ from }) => from));
  const others = mentions.filter((mention) => {
    if (heads.has(mention)) return false;
    for (let at = mention.from; at < mention.to; at += 1) if (named.has(at)) return false;
    return true;
  });
  return [...others, ...risers].toSorted((a, b) => a.from - b.from);
}

/** "RISERS, CHAIRS & STANDS:" over what counts them. */
function isTitle(text: Text, { kinds: [kind], from, to }: Mention): boolean {
  if (kind !== 'stage_deck' || !RISERS.has(wordAt(text, to - 1)) || text.numberTo.has(from)) return false;
  const sentence = sentenceOf(text, from);
  if (SET_WITH.test(text.raw.slice(text.tokens[to - 1]?.end ?? 0))) return true;
  let end = to;
  while (end <= to + TITLE && markAt(text, end) !== ':') end += 1;
  if (end > to + TITLE || end >= sentence.to) return false;
  const before = text.tokens[from - 1];
  return before === undefined || before.kind === 'break'
    ? end > to && text.tokens.slice(to, end).some((token) => [',', '&', 'and'].includes(token.text))
    : false;
}

/** "Risers THE STAGE SHOULD BE SET WITH one set of risers". */
const SET_WITH = /^ the stage (?:should|must|shall|is to) be (?:set|fitted|equipped) with\b/iu;
const TITLE = 6; // tokens to its colon

function isCountedRiser(text: Text, { kinds: [kind], from, to }: Mention): boolean {
  return (
    kind === 'stage_deck' &&
    RISERS.has(wordAt(text, to - 1)) &&
    (text.numberTo.has(from) || wordAt(text, from - 1) === 'of')
  );
}

/** Whether a riser goes by who is on it: "horns", "keyboard riser". */
export function isOfPlayers(phrase: string): boolean {
  const words = phrase
    .trim()
    .split(/[\s-]+/u)
    .map(fold);
  return words.some((word) => PLAYERS.has(word)) && words.every((word) => PLAYERS.has(word) || RISERS.has(word));
}

function risersBehind(text: Text, { to }: Mention): readonly Mention[] {
  const found: Mention[] = [];
  const end = Math.min(sentenceOf(text, to).to, to + REACH);
  for (let at = to + 1; at < end; at += 1) {
    const word = wordAt(text, at);
    if (RISERS.has(word)) break;
    if (!PLAYERS.has(word)) continue;
    const times = markAt(text, at - 1) === 'x' ? at - 1 : at;
    if (text.numberTo.has(times) || OPENS.has(text.tokens[at - 1]?.text ?? ''))
      found.push({ kinds: ['stage_deck'], categories: [], from: at, to: at + 1 });
  }
  return found;
}

const REACH = 40; // tokens of a list
const OPENS = set(': , and & + und et y en for für pour para voor a an one ein une un una een');
