import { joinLines } from '../join-lines.ts';
import { COUNT, countOf } from './read-quantities.ts';

const PEOPLE = joinLines`
  people|persons?|pax|guests?|seats?|seaters?|heads|personen|gäste|sitzplätze|sitzer|plätze|personnes?|places|
  convives|invités|personas?|plazas|asientos|invitados|comensales|gasten|zitplaatsen|zits|pers|assis(?:es)?|
  sentad[oa]s|seated`;
const SEATS_BEHIND = new RegExp(
  String.raw`(?<![\d.,x×])${COUNT}(?:\s{0,2}[-–]\s{0,2}(\d{1,5}))?\s{0,2}-?(?:${PEOPLE})(?![\p{L}])`,
  'iu',
);
const SEATS_BEFORE =
  /\b(?:seats|seating|sits)\s{1,2}(?:up\s{1,2}to\s{1,2})?(\d{1,5})(?![\d.,]?\d|\s{0,2}(?:ft|m|cm|in)\b)/iu;

export function readSeats(text: string): number | undefined {
  const behind = SEATS_BEHIND.exec(text);
  if (behind !== null) return Math.trunc(countOf(behind[2] ?? behind[1] ?? ''));
  const before = SEATS_BEFORE.exec(text);
  return before === null ? undefined : Number(before[1]);
}

const SET_OF = new RegExp(
  joinLines`
    \b(?:sets?|packs?|box|bundle|case|crate|rack|lot|jeu|juego|caja|pack|doos|bag|paquet|paquete|pak|stapel|
    stack)\s{1,2}(?:of|à|a|de|van|von|mit)\s{1,2}(\d{1,4})(?![\d.,]?\d|\s{0,2}(?:mm|cm|m|kg|l|ft|in|w|
    ['"’”])(?![\p{L}]))`,
  'iu',
);
/** "Wine glass (box 36)", "Tumbler, crate 24", "(Case Size 25)", "Servilletas pack x12". */
const BOX_BEHIND = new RegExp(
  joinLines`
    (?<!\p{L})(?:(?:box|crate|karton|kiste|kist|caisse|caja|doos|krat)\s{1,2}|(?:case|pack|box|
    crate)\s{1,2}(?:size|qty)[\s:]{1,2}|(?:pack|lot|box|case|caja|kit|
    set)\s{1,2}[x×]\s?)(\d{1,3})(?=\s{0,2}(?:\)|$))`,
  'iu',
);
const SET_IN_BRACKETS = /\(\s{0,2}set\s{1,2}(\d{1,3})\s{0,2}\)/iu;
const SET_BEHIND = new RegExp(
  joinLines`
    (?<![\d.,x×\p{Lu}])(\d{1,4})\s{0,2}-?(?:er[\s-]{0,2}(?:set|pack|karton|case)|pcs|pieces\b(?!\s{0,2}of)|
    stück|stk|stuks|pièces|piezas|uds?\b|unidades|delige\s{1,2}set|[\s-]pack|st\.)(?![\p{L}])`,
  'iu',
);
const PAIR = /\b(?:pair|paar|pärchen|paire|twin\s{1,2}pack)(?![\p{L}])|\bpar\s{1,2}de\b(?!\s{0,2}\d)/iu;
const DOZEN = /\b(?:dozen|dutzend|douzaine|docena|dozijn)(?![\p{L}])/iu;

/** "Set of 7 drum mics in a case", "Pack x12 …": a description that begins with it says what one unit is. */
const OPENS_WITH_SET = new RegExp(
  joinLines`
    ^\s{0,2}(?:set|pack|satz|jeu|juego|ensemble|lot|case|box)\s{1,2}(?:(?:of|de|von|van|mit|à)\s{1,2}|
    x\s?)(\d{1,3})(?![\d.,]\d)`,
  'iu',
);

/** The pieces that a description begins with. */
export function readPiecesOfNote(note: string): number | undefined {
  const match = OPENS_WITH_SET.exec(note);
  return match === null ? undefined : Number(match[1]);
}

export function readPieces(text: string): number | undefined {
  const match = SET_OF.exec(text) ?? BOX_BEHIND.exec(text) ?? SET_IN_BRACKETS.exec(text) ?? SET_BEHIND.exec(text);
  if (match !== null && Number(match[1]) > 0) return Number(match[1]);
  if (PAIR.test(text)) return 2;
  return DOZEN.test(text) ? 12 : undefined;
}
