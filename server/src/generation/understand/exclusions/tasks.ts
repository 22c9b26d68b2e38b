import type { Mention } from '../mention.ts';
import { sentenceOf, type Text, wordAt } from '../text/text.ts';
import { isInitials, somebodyBefore } from './of-somebody.ts';
import type { Reading } from './reading.ts';

const REACH = 90; // characters on either side of a thing
const HIRING =
  '(?:supply|provision|loan|hire|hiring|rental|rent|price|prices|pricing|cost|costs|costing|quote|quotes|quotations?|estimates?|availability|purchase|options|need)';
const DET = '(?: (?:a|an|the|some|any|more|extra|enough|new|suitable|large|small|big|portable|\\d{1,4}))*';

/** "to INVESTIGATE SUPPLY/LOAN OF", "will look into the hire of", "get prices for", "noted need for", "klärt Miete von". */
const LOOKED_INTO = new RegExp(
  `(?:\\b(?:to|will|please|and|shall|must)|^|[-–—:•,;]) ?(?:investigat\\p{L}*|look(?:ing)? (?:in ?to|at|for|out)|explor\\p{L}*|research\\p{L}*|check(?: out| on)?|find(?: out)?|sourc\\p{L}*|get|obtain|seek|request|chase|confirm|ask(?: about| for| re)?|enquir\\p{L}*(?: about| re)?|inquir\\p{L}*(?: about| re)?|compare)(?: (?:about|the|possible|some|any|up|to|date|more|three|two|\\d))* ${HIRING}(?: ?(?:/|&|,|and|or) ?${HIRING})*${DET} ?(?:of|for|on|re)${DET} ?$` +
    `|\\b(?:not(?:ed|ing)|agreed|identified|recogni[sz]ed)(?: (?:the|a|that|there is|there was))* need for${DET}(?: [\\p{L}-]+){0,2} ?$` +
    `|\\b(?:agreed|decided|resolved|proposed|voted) to (?:hire|rent|order|book|buy|get)${DET} ?$` +
    `|\\b(?:klärt|klären|erkundigt sich (?:nach|über)|fragt nach|prüft|prüfen|recherchiert|vergleicht)(?: \\p{L}+)? (?:miete|mietpreise?|preise?|verleih|leihe|ausleihe|anmietung|angebote?|kosten)(?: (?:von|für|der|des|einer|eines))+ ?$` +
    `|\\b(?:se renseigner?|se renseigne|demander?|voit|voir|étudier?|chercher?)(?: \\p{L}+)?(?: (?:sur|pour|la|le|les|du|un|des|à|propos))* (?:location|prix|tarifs?|devis|prêt)(?: (?:de|des|du|d'|pour|la|le|les|l'|un|une))+ ?$` +
    `|\\b(?:averigua|averiguar|pregunta|preguntar|consulta|consultar|mira|mirar|pide|pedir)(?: \\p{L}+)?(?: (?:por|sobre|el|la|los|las))* (?:alquiler|precios?|presupuestos?|préstamo)(?: (?:de|del|para|la|el|los|las|un|una|unas|unos))+ ?$` +
    `|\\b(?:zoekt uit|informeert naar|vraagt|bekijkt|checkt|vergelijkt)(?: \\p{L}+)? (?:huur|huurprijs|prijs|prijzen|offertes?)(?: (?:van|voor|de|het|een))+ ?$`,
  'iu',
);
/** "to source", "to look into", "to find": what somebody is told off to do about it. */
const TASK = new RegExp(
  `^to (?:also )?(?:sourc\\p{L}*|find|get|look (?:in ?to|for|at)|investigate|research|price(?: up)?|cost|hire|rent|order|book|ask (?:about|for)|enquire (?:about|re)|inquire about|check(?: on| out)?|obtain|chase(?: up)?|get hold of)${DET} $`,
  'iu',
);
/** "Toilets - in budget", "Marquee: check prices". */
const NOTED =
  /^ ?(?:\((?=[^)]*\)\s*$)|[-–—:]+|\.{3,}) ?(?:tbc,? |still |we |all )?(?:(?:is |are )?(?:in|within) (?:the )?budget|budget(?:t?ed)?(?: for| in)?|(?:check|get|find|compare|need|ask for|look at)(?: out)? (?:the )?(?:prices?|costs?|quotes?|hire)|look(?:ing)? in ?to|investigate|price up|im budget|eingeplant|preise? (?:anfragen|vergleichen|einholen)|angebot(?:e)? einholen|au budget|dans le budget|demander (?:un )?devis|en (?:el )?presupuesto|presupuestado|pedir (?:presupuesto|precios?)|in (?:de )?begroting|begroot|prijs (?:opvragen|navragen))\)?(?: (?:\p{L}+|\d[\d.,]*)){0,3}[ .]*$/iu;
/** "To do: HIRE 3 gazebos (Tom), BOOK toilets": a task by itself, where an item begins. */
const BARE_TASK = new RegExp(
  `(?:(?:^|\\n) ?[-•*–—]?|[;,]|\\band|\\b(?:to[ -]?do|tasks?|actions?|jobs|steps|list):) ?(?:to )?(?:hire|rent|book|order|source|price up|get (?:a |some )?(?:quotes?|prices?) (?:for|on))${DET} $`,
  'iu',
);
/** Behind it, who does it or nothing. */
const BY_WHOM = /^ ?(?:[([]@?\p{L}+(?: ?[&+/,] ?\p{L}+)?[)\]]|[–—-] ?@?\p{Lu}\p{L}+\b)? ?(?:$|[\n,;.])/u;
const FROM = /^(?: \p{L}+){0,2} (?:from|off|through|via|at|with) /iu;

/**
 * What minutes and lists of tasks say of a thing that is still to be had: "JH to investigate hire of barriers", "AB to
 * source a stage", "Toilets - in budget". Whoever is named there does the asking and brings nothing. "AB to get chairs
 * from the school" is not meant.
 */
export function isTask(text: Text, { from, to }: Mention): boolean {
  const sentence = sentenceOf(text, from);
  const [start, end] = [text.tokens[from]?.start ?? 0, text.tokens[to - 1]?.end ?? 0];
  const [rest = ''] = text.raw.slice(end, end + REACH).split('\n');
  if (NOTED.test(rest)) return true;
  if (FROM.test(rest)) return false;
  const begin = text.tokens[sentence.from]?.start ?? 0;
  const before = text.raw.slice(Math.max(begin, start - REACH), start);
  if (LOOKED_INTO.test(before) || (BARE_TASK.test(before) && BY_WHOM.test(rest))) return true;
  for (let at = from - 1; at > Math.max(sentence.from, from - NEAR); at -= 1) {
    if (wordAt(text, at) !== 'to') continue;
    const isTold = isInitials(text, at - 1) || somebodyBefore(text, at) !== null || OFFICES.has(wordAt(text, at - 1));
    return isTold && TASK.test(text.raw.slice(text.tokens[at]?.start ?? start, start));
  }
  return false;
}

/** The last of a list that a task is about: "hire 3 gazebos, BORROW tables" is of two. */
export function taskEnd({ text, mentions, lists }: Reading, index: number): number {
  const last = lists[index] ?? index;
  for (let at = index + 1; at <= last; at += 1) {
    const [end, start] = [
      text.tokens[(mentions[at - 1]?.to ?? 1) - 1]?.end,
      text.tokens[mentions[at]?.from ?? 0]?.start,
    ];
    if (LENT.test(text.raw.slice(end, start))) return at - 1;
  }
  return last;
}

const LENT = /\b(?:borrow|lend|loan|ask|leih|ausleih|emprunt|prest|lenen)/iu;
const NEAR = 9; // tokens from "to" to the thing
const OFFICES = new Set(
  'all chair clerk secretary treasurer committee organiser organisers chairman everyone'.split(' '),
);
