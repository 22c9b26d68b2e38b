import { type Span, sentenceOf, type Text } from '../text/text.ts';

/** How a sentence goes on that tells what belongs to the one before it. */
const GOES_ON =
  /^(?:(?:this|these|it|that|they|the (?:works?|services?|supply|scope|order)|services?|dies(?:es?)?|das|dazu|hierzu|cela|ceci|esto|ello|dit|dat) )?(?:(?:shall|will|must|should|is to|are to|also) ){0,2}(?:includes?|covers?|comprises?|consists? of|encompass(?:es)?|umfasst|beinhaltet|gehören|gehört|comprend|comprendra|inclut|incluye|incluirá|comprende|omvat|bevat)(?![\p{L}])/iu;
/** What is to be supplied, in the sentence before. */
const SUPPLY =
  /\b(?:suppl(?:y|ies|ying)|provision of|hire of|rental of|required|requires?|contract|tender|seeking|seeks|scope|encompass|lieferung|ausschreibung|auftrag|benötigt|fourniture|location d[e']|marché|suministro|alquiler|contrato|levering|huur van|opdracht)\b/iu;
const LONGEST = 40; // tokens from where the sentence begins
const REACH = 300; // letters of the sentence before

/** What one hires a place for: tables come with a hall. */
const PLACE =
  /\b(?:halls?|rooms?|venue|hotel|barn|church|school|centre|center|space|club|fee|fees|rent|price|booking|booked|saal|raum|halle|miete|salle|loyer|sala|salón|zaal|huurprijs)\b/iu;

/** "Marquees are required. THIS INCLUDES flooring and linings.": of what is to be supplied, as "the hall is ours; this includes chairs" is of what is there. */
export function isPartOfSupply(text: Text, mention: Span): boolean {
  const sentence = sentenceOf(text, mention.from);
  if (sentence.from < 2 || mention.from - sentence.from > LONGEST) return false;
  const start = text.tokens[sentence.from]?.start ?? 0;
  if (!GOES_ON.test(text.raw.slice(start, text.tokens[mention.from]?.start ?? start))) return false;
  const before = sentenceOf(text, sentence.from - 2);
  const said = text.raw.slice(Math.max(text.tokens[before.from]?.start ?? 0, start - REACH), start);
  return SUPPLY.test(said) && !PLACE.test(said);
}
