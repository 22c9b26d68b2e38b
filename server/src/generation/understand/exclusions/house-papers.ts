import { sentenceOf, type Text, wordsOf } from '../text/text.ts';
import { GREETING } from '../words/riders.ts';
import { isSpecification } from './in-specification.ts';
import type { Finding, Reading } from './reading.ts';
import { isRider } from './required.ts';

/**
 * What a house tells its hirers of itself: "There are 13 long tables for use. … The sound system consists of two radio
 * mics and a desk". Where it says so of two things at least, what else its sentences name is there too, up to where
 * somebody asks for something.
 */
export function inHousePaper({ text, mentions }: Reading, index: number): Finding | null {
  const mention = mentions[index];
  if (mention === undefined) return null;
  const provided = { reason: 'provided', first: index, last: index, from: mention.from, to: mention.to } as const;
  const sentence = sentenceOf(text, mention.from);
  if (sentence.to - sentence.from < LONGEST && FOR_USE.test(wordsOf(text, sentence))) return provided;
  const told = toldIn(text);
  if (told.length === 0) return null;
  const first = text.tokens[sentence.from]?.start ?? 0;
  const last = text.tokens[sentence.to - 1]?.end ?? first;
  const own = told.filter(({ at }) => at >= first && at < last);
  const before = told.findLast(({ at }) => at < first);
  const nearest = own.length > 0 ? own : [before ?? told[0]];
  if (nearest.some((each) => each?.asks !== false)) return null;
  return provided;
}

/** "There are 150 chairs and a whiteboard FOR YOUR USE". */
const FOR_USE = /^there (?:is|are) .*\bfor (?:your |hirers'? |general |public )?use(?=\W*$)/isu;

interface Told {
  readonly at: number;
  readonly asks: boolean;
}

const papers = new WeakMap<Text, readonly Told[]>();

/** Where the house tells and where somebody asks; empty where this is no paper of a house. */
function toldIn(text: Text): readonly Told[] {
  const known = papers.get(text);
  if (known !== undefined) return known;
  const tells = Array.from(text.raw.matchAll(TELLS), ({ index }) => ({ at: index, asks: false }));
  const asks = Array.from(text.raw.matchAll(ASKS), ({ index }) => ({ at: index, asks: true }));
  const found =
    tells.length < LEAST || isRider(text) || isSpecification(text) || GREETING.test(text.raw.slice(0, 80))
      ? []
      : [...tells, ...asks].toSorted((one, other) => one.at - other.at).slice(0, MOST);
  papers.set(text, found);
  return found;
}

const LONGEST = 80; // tokens of a sentence
const MOST = 200; // statements that are looked through
const LEAST = 2;
const TELLS =
  /\bfor (?:your|hirers['’]?|general|public|our hirers['’]?) use\b|\bfor use(?=\s*[.;,\n])|\b(?:is|are) available (?:to|for) (?:users|hirers|hire|use)\b|\bhirers\b|\b(?:is|are) (?:all )?(?:stored|kept|stacked) (?:in|under|at|behind)\b|\b(?:permanently|ceiling|wall)[- ](?:installed|mounted|fixed)\b|\bincluded in the (?:(?:basic|room|hall|theatre|venue|standard) ){0,2}(?:hire|rent|rental)\b|\b(?:basic|standard)? ?house (?:sound |lighting |pa )?(?:system|rig|desk|pa)\s+(?:uses|has|comprises|consists|is)\b|\b(?:stage|dressing|rig|arch)\b[^.\n]{0,20} is made up of\b|\b(?:stehen|steht) (?:den )?(?:mietern|nutzern|veranstaltern) zur verfügung\b|\bfest (?:installiert|verbaut)e?\b|\bà disposition des (?:utilisateurs|locataires)\b|\ba disposición de los usuarios\b|\bter beschikking van (?:de )?huurders\b/giu;
const ASKS =
  /\b(?:we|i|they|hirer|client)(?: will| would|'ll|'d)? (?:also )?(?:need|require|want|like|are looking|are after)\b|\b(?:price|pricing|quotes?) (?:for|on)\b|\b(?:we're|i'm) after\b|\bcould (?:i|we|you)\b|\bhas(?:n't| not) got\b|\bno\b[^.\n]{0,20}(?:there|available)\b|\bneeded\b|\brequired\b|\bplease (?:quote|supply|provide|bring|include|add|price|send)\b|\b(?:quot(?:e|ation)|to hire|to rent|looking for|hire in|missing|lacking)\b|\bwir (?:brauchen|benötigen|bräuchten|suchen)\b|\bbitte\b|\b(?:nous avons besoin|il (?:nous )?faut)\b|\bnecesitamos\b|\bwe hebben .{0,20}nodig\b/giu;
