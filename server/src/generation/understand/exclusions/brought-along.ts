import type { Span, Text } from '../text/text.ts';
import { BIDS } from '../words/riders.ts';
import type { Finding, Reading } from './reading.ts';

/**
 * What goes on in the list of what an act comes with: "the company travels with a projector; FOUR SLIDE PROJECTORS and
 * boxes", "Max brings everything for the show, including A SMALL PA", "our PA AND LIGHTS need an hour to set up".
 */
export function broughtAlong({ text, mentions }: Reading, index: number): Finding | null {
  const mention = mentions[index];
  if (mention === undefined) return null;
  const start = text.tokens[mention.from]?.start ?? 0;
  const before = unwrapped(text.raw.slice(Math.max(0, start - FAR), start));
  const behind = text.raw.slice(text.tokens[mention.to - 1]?.end ?? start).slice(0, FAR / 2);
  const set =
    (OUR_SETTING_UP.test(before) && NEEDS_TIME.test(behind)) || (ON_WHICH.test(before) && PLACED.test(behind));
  const all = BROUGHT.exec(before) ?? EVERYTHING.exec(before);
  const theirs = all ?? PROVIDES_ALL.exec(before);
  const said = all === null && theirs !== null && BIDS.test(text.raw) ? null : theirs;
  if (!set && (said === null || WISHED.test(before.slice(said.index)))) return null;
  return { reason: 'provided', first: index, last: index, from: mention.from, to: mention.to };
}

/** "Our clown brings everything BUT THE PA": what of it is left to us. */
export function isAllTheyLack(text: Text, { from }: Span): boolean {
  const start = text.tokens[from]?.start ?? 0;
  return ALL_BUT.test(text.raw.slice(Math.max(0, start - FAR), start));
}

const ALL_BUT =
  /\b(?:brings|supplies|provides|carries|comes with|travels with|bringt|bringen|hat|haben|stellt|apporte(?:nt)?|amène(?:nt)?|fournit|traen?|lleva|brengt|brengen|neemt|nemen|heeft) (?:everything|all (?:the |their |his |her )?(?:gear|equipment|kit)|alles|tout(?: le matériel)?|todo(?: su equipo)?|lo trae todo) (?:along |with (?:him|her|them) |mit |mee )?,? ?(?:but|except(?: for)?|apart from|other than|außer|bis auf|sauf|hormis|à part|salvo|excepto|menos|behalve) (?:a |an |the |their |his |her |den |die |das |dem |der |einem |einer |le |la |les |l['’]|un |une |el |los |las |una |de |het |een )?(?:(?:[\p{L}’'-]+ ){1,3}?(?:and|or|und|oder|et|ou|y|o|en|of) (?:the |a |an |their )?|(?:[\p{L}’'-]+ ?){1,3}, )*$/iu;

/** Lines that are only broken off are one; behind a blank line or before a bullet another begins. */
function unwrapped(before: string): string {
  const from = Math.max(
    0,
    ...[...before.matchAll(/\n\s*\n|\n\s*(?=[-•*–■\d])/gu)].map(({ index, 0: found }) => index + found.length),
  );
  return before.slice(from).replaceAll(/\s*\n\s*/gu, ' ');
}

/** "The puppet theatre PROVIDES ALL EQUIPMENT NEEDED INCLUDING the stage": who plays, not whoever books or bids. */
const PROVIDES_ALL =
  /\b(?:we|i|he|she|theat(?:re|er)|company|compan[iy]|troupe|artists?|performers?|puppet\p{L}*|show|magician|entertainer|circus|band|act|duo|trio|choir|group)\s+(?:will |can )?(?:provides?) (?:all|everything)\b[^.!?]{0,60}?\b(?:including|such as|from|needed|required|necessary|[:(–—-])[^.!?]*$/iu;
/** "OUR PA and LIGHTS need an hour to set up", before which nothing stands in the sentence. */
const OUR_SETTING_UP =
  /(?:^|[.!?:–-]\s)\s*(?:our|my|unsere?|meine?|notre|nos|mon|nuestr[ao]s?|onze|ons) (?:own )?(?:(?:\p{L}+ ){1,3}(?:and|&|und|et|y|en) )?$/iu;
/** "A sturdy table ON WHICH A HEAVY DESK can be placed": what they have to put on it. */
const ON_WHICH = /\b(?:on|in|under|at) which (?:\p{L}+ ){0,6}$/iu;
const PLACED = /^(?: and \p{L}+)? (?:can|may|will|is|are|could|stands?|sits?|goes|rests?)\b/iu;
/** Behind it. */
const NEEDS_TIME =
  /^(?:,? (?:and|&|und|et|y|en) (?:our )?\p{L}+)? (?:\p{L}+ly |normally )?(?:needs?|takes?|requires?|braucht|brauchen|benötigt|benötigen|nécessite(?:nt)?|prend|necesitan?|heeft|hebben)\b[^.!?]{0,40}\b(?:hours?|minutes?|mins?|space|room|stunden?|minuten|platz|heures?|place|horas?|minutos|espacio|uur|ruimte|square|metres?|meters?|set(?:ting)? up|to rig|aufbau)\b/iu;

const FAR = 220; // characters
/** Who plays comes with things, the first of them named, and goes on behind a semicolon. */
const BROUGHT =
  /\b(?:company|compagnie|band|artists?|performers?|group|ensemble|troupe|act|we|they|he|she|i|gruppe|kompanie|künstler|wir|groupe|nous|grupo|compañía|gezelschap|wij)\s+(?:also |will )?(?:travels?|tours?|comes?|arrives?|reist|reisen|kommt|kommen|tourne|tournons|voyage|viaja|viajamos|reizen) (?:with|mit|avec|con|met) [^.;!?]{3,80};[^.!?]*$/iu;
/** All of it, and then some of it by name. */
const EVERYTHING =
  /\b(?:brings?|comes? with|carr(?:y|ies)|travels? with|suppl(?:y|ies)|bringt|bringen|bringe|kommt mit|apporte|apportons|amène|trae|traemos|brengt|brengen|neemt|nemen)\s+(?:along |with (?:him|her|them|us) )?(?:everything(?! else)|all (?:of )?(?:the |our |their |his |her |my |that )?(?:equipment|gear|kit|technology|necessary|needed|is)|alles(?! ander)|(?:die|seine|ihre|unsere) (?:gesamte|komplette|ganze) (?:technik|ausrüstung)|tout (?:ce qu|le matériel|son matériel|notre matériel)|todo (?:lo|el|su|nuestro)|alle (?:apparatuur|spullen))\b[^.!?]{0,90}?(?:\b(?:including|includes|incl|from|such as|even|inklusive|inkl|auch|samt|y compris|dont|incluid[oa]s?|incluyendo|inclusief|incl)\b|[:(–—-])[^.!?]*$/iu;
const WISHED =
  /\b(?:but|except|apart from|needs?|requires?|please|after|so|want|like|looking for|hire|rent|presenter|promoter|venue|organi[sz]er|client|außer|bis auf|braucht|brauchen|veranstalter|sauf|hormis|besoin|organisateur|salvo|excepto|necesita(?:mos)?|organizador|behalve|nodig|organisator)\b/iu;
