import { sentenceOf } from '../text/text.ts';
import type { Finding, Reading } from './reading.ts';
import { isRider } from './required.ts';

/**
 * Sentences that say one thing of all that they name, whatever words stand between: "THERE ARE four white tables and two
 * garden tables AVAILABLE", "nous avons reçu …", and those of languages of which only the commonest words are known:
 * "bandet MEDBRINGER alle mikrofoner", "la compagnia PORTA i PROPRI microfoni".
 */
export function inWholeSentence({ text, mentions, cues }: Reading, index: number): Finding | null {
  const mention = mentions[index];
  if (mention === undefined) return null;
  const sentence = sentenceOf(text, mention.from);
  if (text.tokens[sentence.to - 1]?.text === '?') return null;
  const start = text.tokens[sentence.from]?.start ?? 0;
  const said = text.raw.slice(start, text.tokens[sentence.to - 1]?.end ?? start);
  if (said.length > LONGEST) return null;
  const end = (text.tokens[mention.to - 1]?.end ?? start) - start;
  const isThere = ALL_THERE.test(said) && !UNSURE.test(said) && !cues.wishes.any(sentence);
  const isPart = OWN_SET.test(said.slice(0, end)) && HOLDS.test(said.slice(end));
  const first = (text.tokens[mention.from]?.start ?? start) - start;
  const isSetUp =
    IS.test(said.slice(0, first)) && SET_UP.test(said) && !UNSURE.test(said) && !HOSTS.test(said) && isRider(text);
  if (!isThere && !isPart && !isSetUp && !isTheirs(said, end)) return null;
  return { reason: 'provided', first: index, last: index, from: mention.from, to: mention.to };
}

const LONGEST = 400; // characters of a sentence

/** Behind who brings it, or before that it is brought. */
function isTheirs(said: string, end: number): boolean {
  if (HOSTS.test(said)) return false;
  return BRINGS.test(said.slice(0, end)) || IS_BROUGHT.test(said.slice(end)) || OWN.test(said.slice(0, end));
}

const AVAILABLE =
  'beschikbaar|aanwezig|voorhanden|vorhanden|verfügbar|da|disponibles?|sur place|en place|available|on site|on hand|disponible|a disposición';
const ALL_THERE = new RegExp(
  `^[\\W\\d]*(?:er (?:zijn|staan|is|staat)|daar (?:zijn|staan)|es (?:gibt|sind|stehen)|il y a|hay|there (?:are|is))\\b[^;:?!]*\\b(?:${AVAILABLE})[\\s.!)]*$` +
    `|^[^;:?!]* (?:sont|sind|zijn|están|are) (?:(?:déjà|bereits|schon|reeds|al|ya|already) )?(?:${AVAILABLE})[\\s.!)]*$`,
  'iu',
);
/** What is not, may be or has to be there. */
const UNSURE =
  /(?<!\p{L})(?:kein\p{L}*|nicht|noch|nur|zu wenig\p{L}*|pas|plus|aucun\p{L}*|trop peu|seulement|manquent?|no|not|none|only|too few|short|ningun\p{L}*|solo|sólo|faltan?|geen|niet|nog|slechts|te weinig|if|unless|whether|when|until|wenn|falls|sofern|soweit|ob|bis|si|sauf|quand|lorsque|jusqu\p{L}*|cuando|hasta|siempre que|als|indien|mits|tenzij|tot|zodra|muss|müssen|soll\p{L}*|doi\p{L}+|devr\p{L}+|deb\p{L}+|moet\p{L}*|dien\p{L}*|must|should|shall|need|needed|please|bitte|graag|gelieve|merci)(?!\p{L})/iu;

const IS = /(?<!\p{L})(?:wird|werden|wordt|worden)(?!\p{L})/iu;
/** In a rider "vor der Bühne WERDEN Lautsprecher und Lichtstative AUFGESTELLT": by those whose paper it is. */
const SET_UP =
  /(?<!\p{L})(?:wird|werden)(?!\p{L})(?![^.]*(?:vom|von|durch)\s)[^.;:!?]*(?:aufgestellt|aufgebaut)[\s.!)]*$|(?<!\p{L})(?:worden|wordt)(?!\p{L})(?![^.]*door\s)[^.;:!?]*(?:opgesteld|opgebouwd)[\s.!)]*$/iu;

/** "Mit EIGENEM Setup, DAS die komplette Mikrofonie UMFASST", "een EIGEN set DIE alle microfoons BEVAT". */
const OWN_SET = /(?<!\p{L})eigene?[nmrs]?\s[^.;:]{2,40}?,? (?:das|die|der|welche[srn]?|dat)(?: \p{L}+){1,4}$/iu;
const HOLDS =
  /^(?: (?:und|en|sowie|der|die|das|von|van|de|het|unserer?|\p{Lu}\p{L}+|\p{L}+s))* (?:beinhaltet|beinhalten|enthält|umfasst|einschließt|mitführt|bevat|omvat)\b/u;

const HOSTS =
  /(?<!\p{L})(?:arrangør\p{L}*|arrangör\p{L}*|organizzator\p{L}*|organizador\p{L}*|contratante|prefeitura|produtor local|organizator\p{L}*|teatro|comune|kommun\p{L}*)(?!\p{L})/iu;
const BRINGS =
  /(?<!\p{L})(?:medbringer|medbringar|medtager|medtar|(?:har|tager|tar) (?:altid |alltid |själv |selv )*(?:med (?:sig )?)?(?:selv |själv )?(?:egen|egne|eget|egna|selv med|själv med)|(?:compagnia|gruppo|band|artista|ensemble|coro|orchestra) (?:porta|fornisce|dispone di|è dotat[oa] di|utilizza|viaggia con|monterà)|(?:banda|grupo|companhia|artista|conjunto|músicos) (?:traz|trazem|levam?|possui|possuem|dispõe de|viaja com)|zespół (?:przywozi|posiada|dysponuje|używa|przyjeżdża z)|zespol (?:przywozi|posiada|dysponuje))(?!\p{L})/iu;
const IS_BROUGHT =
  /^[^.;:,]{0,40}(?<!\p{L})(?:medbringes|medbragt|medtages|medtas|a carico (?:della compagnia|del gruppo|dell'artista)|(?:portat|fornit)[oaie] dal(?:la)? (?:compagnia|gruppo|band)|(?:são )?(?:trazid|fornecid)[oa]s? pel[oa] (?:banda|grupo|companhia|artista)|por conta d[oa] (?:banda|grupo|companhia|artista)|zapewnia zespół|po stronie zespołu)(?!\p{L})/iu;
const OWN =
  /(?<!\p{L})(?:il proprio|la propria|i propri|le proprie|próprio|própria|próprios|próprias|własn(?:y|e|ą|ym|ego|ych|ymi|a))\s(?:\p{L}+\s){0,2}\p{L}+$/iu;
