import type { Category } from '@showbill/contract';
import { KIND_CATEGORY } from '../../../equipment/index.ts';
import type { Mention } from '../mention.ts';
import { aroundIn } from '../text/around.ts';
import type { Text } from '../text/text.ts';

const REACH = 110; // characters on either side of a thing

/**
 * "We travel WITHOUT AN engineer", "wir sind OHNE EIGENEN Mischer unterwegs", "we carry NO desk OF OUR OWN": what those
 * who play do not have has to come from who hires out.
 */
export function isWithoutTheirOwn(text: Text, mention: Mention): boolean {
  const { kinds, categories } = mention;
  const lent = [...categories, ...kinds.map((kind) => KIND_CATEGORY[kind])].some((each) => LENT_TO_ACTS.has(each));
  if (!lent || kinds[0]?.startsWith('mic_') === true) return false; // "we play WITHOUT MICS"
  const { before, behind } = aroundIn(text, mention, REACH);
  if (UNNEEDED.test(behind)) return false;
  if (TRAVELS_WITHOUT.test(before)) return true;
  if (WITHOUT.test(before) && UNDERWAY.test(behind)) return true;
  if (HAS_NO_OWN.test(before) || AND_NONE.test(before)) return true;
  return HAS_NO.test(before) && OF_THEIR_OWN.test(behind);
}

const LENT_TO_ACTS: ReadonlySet<Category> = new Set<Category>(['audio', 'backline', 'crew', 'lighting']);

const OWN = `(?:eigene[nmrs]?|eigen|own|propre|propi[oa])`;
/** Of those who play, up to two more of the kind before it: "ohne Pult, PA oder Licht". */
const ONE_OF = String.raw`(?:(?:[\p{L}’']+ ){0,4}[\p{L}’']+(?:,| or| and| nor| oder| und| et| ni| y| of| en)(?: zonder| ohne| without| sans| sin)? )?(?:(?:a|an|any|our|their|its|his|de|einen?|eine[nr]?|notre|leur|nuestro|su|een) )?(?:${OWN} )?(?:(?:foh|front of house|dedicated|touring) )?$`;
const TRAVELS_WITHOUT = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:` +
    String.raw`(?:we|they|i|the (?:band|group|act|artist|company|show|party|duo|trio)|the (?:band|artist) usually)(?: (?:usually|normally|always|generally|currently|often|only))? (?:travels?|tours?|comes?|arrives?|work|works)(?: on the road)? without |` +
    String.raw`(?:travelling|traveling|touring) without |` +
    String.raw`(?:nous|le groupe|la compagnie)(?: (?:nous )?(?:venons|voyageons|tournons|travaillons|d[ée]pla[çc]ons|arrivons|vient|voyage|tourne|arrive|sommes)) (?:en général |généralement |en tournée )?sans |` +
    String.raw`(?:viajamos|venimos|vamos|viaja|viene|acudimos|acude|gira|giramos) sin |` +
    String.raw`(?:wij|we|de band|de groep|het gezelschap) (?:reizen|reist|komen|komt|touren|tourt|werken|werkt)(?: \p{L}+)? zonder |` +
    String.raw`(?:wir|die band|die gruppe|das ensemble) (?:reisen|reist|kommen|kommt|touren|tourt|arbeiten|arbeitet)(?: (?:in der regel|meist|meistens|normalerweise|immer|an))? ohne ` +
    `)${ONE_OF}`,
  'iu',
);
const WITHOUT = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:(?:wir|die band|die gruppe|das ensemble|we|wij|de band) (?:sind|ist|zijn|is|reisen|reist|kommen|kommt|reizen|komen)|(?:sind|reisen|kommen) wir)[^.;!?\n]{0,40}? (?:ohne|zonder) ${ONE_OF}`,
  'iu',
);
const UNDERWAY = /^[^.;!?\n]{0,40}?\b(?:unterwegs|auf tour|an|angereist|onderweg|op pad|op tour)(?=\s*(?:$|[.,;!]))/iu;
const HAS_NO_OWN = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:` +
    String.raw`(?:we|they|i|the (?:band|group|act|artist|company)) (?:(?:do not|don['’]t|does not|doesn['’]t) (?:have|own|carry|bring|travel with|tour with)|(?:have|has|carry|carries|bring|brings) no)(?: (?:our|their|its|his|a|an))? own |` +
    String.raw`(?:wir|die band|die gruppe) (?:haben|hat|bringen|bringt|führen|besitzen|verfügen über) (?:leider |derzeit |normalerweise )?keine[nr]? eigene[nr]? |` +
    String.raw`(?:nous n['’]avons|le groupe n['’]a) pas (?:notre|son|de) propre |` +
    String.raw`(?:no tenemos|no traemos|no llevamos) (?:nuestro |nuestra )?propi[oa] |` +
    String.raw`(?:wij|we|de band) (?:hebben|heeft) geen eigen ` +
    String.raw`)(?:(?:[\p{L}’']+ ){0,3}(?:or|and|oder|und|et|of|o|y|ou|en) (?:(?:no|our|keine?|keinen|geen)? ?${OWN} )?)?(?:(?:foh|sound) )?$`,
  'iu',
);
const HAS_NO =
  /(?:^|[^\p{L}])(?:we|they|i|(?:the|our|my) (?:band|group|act|artist|company|club|choir|society|school|church|committee|village|team)) (?:have|has|carry|carries|bring|brings|own|owns|travel with|tour with) (?:no|neither)(?: \p{L}+ (?:or|nor|and))? $/iu;
/** "We carry no desk of our own AND NO engineer". */
const AND_NONE =
  /(?:^|[^\p{L}])(?:we|they|i|the (?:band|group|act|artist|company)) (?:have|has|carry|carries|bring|brings) no [\p{L} ]{2,30} of (?:our|their|its|my) own(?:,| and| or| nor)(?: no)? $/iu;
const OF_THEIR_OWN = /^(?:(?:,| and| or| nor)(?: no)? [\p{L} ]{2,30})? of (?:our|their|its|my|his|her) own\b/iu;
/** "We don't have our own PA AND DON'T NEED ONE". */
const UNNEEDED =
  /\b(?:nor do|don['’]t need|do not need|doesn['’]t need|don['’]t want|not needed|no need|don['’]t require|unplugged|nicht nötig|brauchen (?:auch )?kein\p{L}*|nicht benötigt|pas besoin|no (?:hace|hará) falta|no necesitamos|niet nodig|hoeft niet)\b/iu;
