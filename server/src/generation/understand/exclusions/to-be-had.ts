import type { Mention } from '../mention.ts';
import { sentenceOf, type Text, wordAt } from '../text/text.ts';
import { isRider } from './required.ts';
import { LACKING } from './small-words.ts';

const REACH = 160; // characters behind a thing
const OBTAINED = 'rented|hired|leased|sourced|quoted|priced|ordered|rented in|hired in|brought in';
const MUST = '(?:have|has|had|need|needs|are|is|will have|would have) to be|(?:must|shall|should|will need to) be';

/**
 * What is said behind a thing of how it is to be had: "linens are not supplied; they HAVE TO BE RENTED", "chairs
 * (without arms) ARE TO BE PROVIDED for all", whatever else is said of it. "Are to be provided by the school" is not
 * meant; in a rider what those who book are to provide is.
 */
export function isToBeHad(text: Text, { from, to }: Mention): boolean {
  if (LACKING.has(wordAt(text, from - 1))) return false; // "a tent WITHOUT SIDE WALLS is to be rented"
  const start = text.tokens[to - 1]?.end ?? 0;
  const end = text.tokens[sentenceOf(text, to - 1).to - 1]?.end ?? start;
  const rest = text.raw.slice(start, start + REACH);
  const clause = text.raw.slice(start, Math.min(end, start + REACH));
  if (RENTED.test(rest) || FROM_YOU.test(rest) || isNeededOwn(text, from)) return true;
  if (PREFERRED.test(clause) && !OWN.has(wordAt(text, from - 1))) return true;
  return PROVIDED.test(clause) && (!BY.test(clause) || isRider(text));
}

/** "Whoever introduces me WILL NEED HIS OR HER OWN microphone": one for each of them, which they have not yet. */
function isNeededOwn(text: Text, from: number): boolean {
  const start = text.tokens[from]?.start ?? 0;
  return NEEDS_OWN.test(text.raw.slice(Math.max(0, start - NEEDS_REACH), start));
}

const NEEDS_REACH = 60; // characters
const NEEDS_OWN =
  /\b(?:needs?|requires?|wants?|(?:must|should|has to|have to|is to|are to) (?:have|get)) (?:(?:his|her|its|their|a|an|all)(?: or | ?\/ ?| ))*own (?:\p{L}+ )?$|\b(?:brauch(?:t|en)|benötig(?:t|en)) (?:auch |noch |jeweils |dann )?(?:ein(?:e|en)? |je )?eigene[ns]? (?:\p{L}+ )?$|\b(?:a|ont|aura|auront) (?:aussi )?besoin (?:de |d['’] ?)(?:son|sa|leur|un|une)? ?propres? $|\bnecesitar?(?:á|n|án)? (?:también )?(?:su|un|una)? ?propi[oa] $/iu;

/** "Backline carried, apart from a stage piano WHICH WE NEED FROM YOU". */
const FROM_YOU =
  /^,? (?:(?:which|that) )?(?:we|i) (?:do |will |would |still |really |also )*(?:need|want|require|have to (?:have|get|hire)) from you\b|^,? (?:das|die|den|der) (?:wir|ich) (?:noch )?von (?:euch|ihnen|dir) (?:brauchen|benötigen|brauche|benötige|bekommen|hätten)\b|^,? (?:que (?:nous|je) vous (?:demandons|louons|loue)|dont (?:nous avons|j['’]ai) besoin)\b|^,? que (?:os |les )?(?:necesitamos|alquilamos|pedimos) (?:de|a) (?:vosotros|ustedes|usted)\b|^,? die (?:we|wij|ik) (?:nog )?van (?:jullie|u|je) (?:nodig hebben|nodig heb|huren|willen)\b/iu;
/** "Des gradins SONT PRÉFÉRABLES et même bienvenus", "a second monitor IS DESIRABLE". */
const PREFERRED =
  /^ (?:is|are|would be|will be|sont|est|serai(?:en)?t|ist|sind|wären?|es|son|serían?|zijn|zou|zouden) (?:also |very |most |much |always |très |aussi |même |sehr |auch |natürlich |muy |también |ook |zeer )?(?:preferred|preferable|desirable|desired|appreciated|(?:er|ge)wünscht|wünschenswert|von vorteil|préférables?|souhaitables?|souhaitée?s?|bienvenue?s?|appréciée?s?|preferibles?|deseables?|deseados?|gewenst|wenselijk|welkom)\b/iu;
const OWN = new Set('own your eigene eigenen eigener propre propres propio propia propios propias eigen'.split(' '));

const RENTED = new RegExp(
  `^[^.;!?\\n]{0,60}?(?:[;,.]? ?\\b(?:and|so|but)? ?(?:they|these|those|which|it|that|this)?) ?\\b(?:${MUST}) (?:${OBTAINED})\\b(?! by)` +
    `|^[^.;!?\\n]{0,40}[;.,] (?:sie|diese|die) (?:müssen|sind) [^.;]{0,30}?(?:gemietet|angemietet|dazugemietet|geliehen|anzumieten|zu mieten)\\b` +
    `|^[^.;!?\\n]{0,40}[;.,] (?:ils|elles|il|elle) (?:sont|est) à louer\\b|^[^.;!?\\n]{0,40}[;.,] il faut les louer\\b` +
    `|^[^.;!?\\n]{0,40}[;.,] (?:hay que|se tienen que|tienen que) (?:alquilarl[ao]s|alquilarse)\\b` +
    `|^[^.;!?\\n]{0,40}[;.,] (?:die|deze|ze) moeten (?:erbij )?(?:gehuurd|bijgehuurd)\\b` +
    `|^[^.;!?\\n]{0,40}[?.;,] (?:otherwise|if not|or else|else),? (?:we|i)(?:['’]ll|['’]d)? (?:will |would )?(?:have|need) to (?:hire|rent) (?:one|some|it|them)\\b` +
    `|^[^.;!?\\n]{0,40}[;,.] (?:but|however),? (?:now |it (?:seems|looks) (?:like|as if) |i think )?(?:we|i)(?:['’]ll|['’]d)? (?:will |do |would |probably |really |still )*(?:need|want|have to (?:have|hire|rent|get)) (?:one|some)\\b` +
    `|^[^.;!?\\n]{0,40}[?.;,] (?:sonst|ansonsten) (?:müssen|müssten) wir [^.;]{0,20}?mieten\\b` +
    `|^[^.;!?\\n]{0,40}[?.;,] sinon,? (?:il faut|il faudra|on devra|nous devrons) en louer\\b` +
    `|^[^.;!?\\n]{0,40}[?.;,] (?:si no|de lo contrario),? (?:hay que|habrá que|tendremos que) alquilar\\b` +
    `|^[^.;!?\\n]{0,40}[?.;,] anders moeten we [^.;]{0,20}?huren\\b`,
  'iu',
);
const PROVIDED = /^ ?(?:\([^)]*\) ?)?(?:are|is) (?:also )?to be (?:provided|supplied|furnished|made available)\b/iu;
const BY = /\b(?:provided|supplied|furnished|available) (?:by|from|through|out of)\b/iu;

/** "Apart from chairs and tables, WHAT ELSE would we have to rent?": what is named is wished for too. */
export function isBesideWhatElse(text: Text, { from, to }: Mention): boolean {
  const sentence = sentenceOf(text, from);
  const before = text.tokens.slice(Math.max(sentence.from, from - NEAR), from).map((token) => token.text);
  if (!before.some((word, at) => BESIDE.has(word) || (word === 'apart' && before[at + 1] === 'from'))) return false;
  const behind = text.tokens.slice(to, Math.min(sentence.to, to + FAR)).map((token) => token.text);
  return behind.some((word, at) => WHAT.has(word) && behind.slice(at + 1, at + 3).some((next) => ELSE.has(next)));
}

const NEAR = 12; // tokens before a thing
const FAR = 40; // tokens behind it
const BESIDE = new Set('besides beside aside ausser neben hormis ademas aparte behalve naast'.split(' '));
const WHAT = new Set('what anything was quoi que wat'.split(' '));
const ELSE = new Set('else sonst noch autre mas anders'.split(' '));

/** "Notebooks FOR THOSE WHO COME WITHOUT one": who lacks it is to have it. */
export function isForThoseWithout(text: Text, { from, to }: Mention): boolean {
  const [start, end] = [text.tokens[from]?.start ?? 0, text.tokens[to - 1]?.end ?? 0];
  return (
    FOR_THOSE.test(text.raw.slice(end, end + NEXT)) && !REFUSED.test(text.raw.slice(Math.max(0, start - NEXT), start))
  );
}

const NEXT = 70; // characters
const FOR_THOSE =
  /^,? (?:for|für|pour|para|voor) (?:(?:all|alle|tous|todos),? )?(?:those|anyone|anybody|everyone|people|guests|who|die|diejenigen|wer|ceux|celles|los|las|quienes|wie|degenen)[^.;]{0,30}?\b(?:without|with none|have none|ohne|keinen|keines|sans|sin|zonder|geen)\b/iu;
const REFUSED = /\b(?:no|not|without|kein\p{L}*|nicht|pas|sans|sin|geen|niet)\b[^,;.!?\n]*$/iu;
