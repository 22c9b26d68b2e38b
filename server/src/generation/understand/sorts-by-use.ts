import type { Kind } from '../../equipment/index.ts';
import type { Mention } from './mention.ts';
import { sentenceOf, type Text, wordAt, wordsOf } from '../reading/document/text.ts';
import { CONDUCTORS, CONDUCTS, DRAWN_ON, EASEL, OF_ROOMS, PODIUM, SHINES } from './words/sorts-by-use.ts';

/** What one word names and what stands beside it tells apart: a big screen for a projector, an easel to draw on, what a conductor stands on. */
export function withSortsByUse(text: Text, mentions: readonly Mention[]): Mention[] {
  const projectors = mentions.filter(({ kinds: [kind] }) => kind === 'projector');
  return mentions.flatMap((mention, index): Mention[] => {
    const [kind] = mention.kinds;
    if (
      kind === 'led_wall' &&
      !SHINES.test(wordsOf(text, mention)) &&
      projectors.some((one) => isFor(text, one, mention))
    )
      return [{ ...mention, kinds: ['projection_screen'] }];
    if (kind === 'projection_screen' && isLookedAtClose(text, mention))
      return [{ ...mention, kinds: ['display', ...mention.kinds.filter((each) => each !== 'display')] }];
    if (kind === 'signage' && EASEL.test(wordAt(text, mention.to - 1)) && isDrawnOn(text, mention))
      return [{ ...mention, kinds: ['flip_chart'] }];
    if (kind === 'crew_driver' && stoodOn(text, mentions[index + 1])?.from === mention.from) return [];
    const podium = stoodOn(text, mention);
    if (podium === null) return [isPerformedOn(text, mention) ? { ...mention, kinds: ['stage_deck'] } : mention];
    const one = text.numberTo.has(podium.from) ? {} : { count: 1 };
    return [{ ...mention, ...podium, ...one, kinds: PODIUMS, categories: [] }];
  });
}

/** Said with it, or of no room of its own: "a projector in each seminar room" is for other screens. */
function isFor(text: Text, projector: Mention, screen: Mention): boolean {
  const sentence = sentenceOf(text, projector.from);
  return sentence === sentenceOf(text, screen.from) || !OF_ROOMS.test(wordsOf(text, sentence));
}

/** "A great big easel WITH A DRAWING PAD". */
function isDrawnOn(text: Text, { to }: Mention): boolean {
  const end = Math.min(sentenceOf(text, to - 1).to, to + DRAWN_REACH);
  return text.tokens.slice(to, end).some(({ text: word }) => DRAWN_ON.test(word));
}

/** "Screens FOR THE SCORES", "screens and SCREEN MOUNTS": nobody projects on them. */
function isLookedAtClose(text: Text, { from, to }: Mention): boolean {
  if (to - from > 1 || !SCREENS.test(wordAt(text, from))) return false;
  return CLOSE.test(text.raw.slice(text.tokens[to - 1]?.end ?? 0, (text.tokens[to - 1]?.end ?? 0) + CLOSE_REACH));
}

const SCREENS = /^(?:screens?|bildschirme?n?|écrans?|ecrans?|pantallas?|schermen|scherm)$/u;
const CLOSE_REACH = 50; // characters
const CLOSE =
  /^ (?:and|with|und|mit|et|avec|y|con|en|met) (?:their |the |screen |wall |tv |bildschirm|support)?(?:mounts?|mounting brackets|brackets|halterungen|wandhalterungen|supports muraux|soportes|beugels)\b|^ (?:for|für|pour|para|voor) (?:the |die |der |les |los |las |de |all )?(?:live )?(?:computers?|pcs?|consoles?|gamers|gaming|matches|results?|scores?|scoreboards?|standings|leaderboards?|ergebnisse|résultats|resultados|marcador(?:es)?|uitslagen)\b/iu;

const DRAWN_REACH = 5; // tokens

const PODIUMS: readonly Kind[] = ['music_stand', 'stage_deck'];

/** "The CONDUCTOR'S ROSTRUM", "a PODIUM FOR THE CONDUCTOR", "une ESTRADE POUR LE CHEF D'ORCHESTRE"; null where nobody conducts from it. */
function stoodOn(text: Text, mention: Mention | undefined): { from: number; to: number } | null {
  if (mention === undefined || !STANDS.has(mention.kinds[0] ?? 'tape')) return null;
  const { from, to } = mention;
  const said = wordsOf(text, mention);
  if (!PODIUM.test(said)) return null;
  if (CONDUCTS.test(said)) return { from, to };
  if (CONDUCTORS.test(wordAt(text, from - 1))) return { from: from - 1, to };
  const first = FOR.has(wordAt(text, to)) ? (ARTICLES.has(wordAt(text, to + 1)) ? to + 2 : to + 1) : to;
  return first > to && CONDUCTORS.test(wordAt(text, first)) ? { from, to: first + 1 } : null;
}

/** "The podium must be at least 3 m WIDE and 2 m DEEP": what somebody performs on. */
function isPerformedOn(text: Text, { kinds: [kind], from, to }: Mention): boolean {
  if (kind !== 'lectern' || !/^podiums?$/u.test(wordAt(text, to - 1)) || to - from > 1) return false;
  const known = sided.get(text) ?? WITH_SIDES.test(text.raw);
  sided.set(text, known);
  return known;
}

const sided = new WeakMap<Text, boolean>();

const WITH_SIDES =
  /\bpodiums?\b[^.;]{0,40}?\d\s?(?:m|metres?|meters?|ft|feet|['′’])\b[^.;]{0,14}?(?:wide|deep|x|by|×)\b/iu;
const STANDS: ReadonlySet<Kind> = new Set<Kind>(['lectern', 'stage_deck', 'music_stand']);
const FOR = new Set('for of fur des pour du de para del voor van'.split(' '));
const ARTICLES = new Set('the a our den die le la el las los l de het'.split(' '));
