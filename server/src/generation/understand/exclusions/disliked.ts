import { wordList } from '../text/lexicon.ts';
import { markAt, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { isOpenCount } from './by-pronoun.ts';
import type { Finding, Reading } from './reading.ts';
import { YOUR } from './small-words.ts';

/** "Le laser, mes parents N'EN VEULENT PLUS", "la pista, a mi novia LE DA GRIMA": the thing first, then who will not have it. */
export function disliked(reading: Reading, index: number): Finding | null {
  const { text, mentions, lists, things } = reading;
  const mention = mentions[index];
  const last = lists[index] ?? index;
  const end = mentions[last]?.to;
  if (mention === undefined || end === undefined || isOpenCount(text, mention)) return null;
  const sentence = sentenceOf(text, mention.from);
  const phrases = text.language === 'fr' ? french : spanish;
  for (let at = end; at < Math.min(sentence.to, end + REACH); at += 1) {
    if (things.has(at) || text.numberFrom.has(at) || YOUR.has(wordAt(text, at)) || isStop(text, at, end)) return null;
    const hit = phrases.at(text.tokens, at);
    if (hit !== null) return { reason: 'unwanted', first: index, last, from: mention.from, to: hit.to };
  }
  return null;
}

function isStop(text: Text, at: number, end: number): boolean {
  const mark = markAt(text, at);
  return mark === ';' || mark === '(' || (mark === ':' && at > end);
}

const each = (heads: string, verbs: string, ends: string): string =>
  heads
    .split(', ')
    .flatMap((head) =>
      verbs.split(', ').flatMap((verb) => ends.split(', ').map((end) => `${head} ${verb} ${end}`.trim())),
    )
    .join(', ');

const REACH = 12; // tokens from the thing to the refusal
const french = wordList(
  [
    each(
      "n' en, ne l', ne les, ne le, ne la",
      'veut, veulent, veux, voulons, prend, prennent, prenons, met, mettent, mettons, utilise, utilisent, utilisons, dresse, dressons, loue, louons, aime, aiment, supporte, supportent, prévoit, prévoyons, installe, installons, retient, retiendrons, retenons, commande, commandons, fait, faisons, garde, gardons',
      'pas, plus, aucun, aucune, jamais, point',
    ),
    each("les, le, la, l'", 'déteste, détestent, refuse, refusent, interdit, interdisent, exclut, excluent', ''),
    `a dit niet, a dit non, ont dit niet, ont dit non, dit niet, disent non, a mis son veto, a opposé son veto, ont mis leur veto, s' y oppose, s' y opposent, en a horreur, en ai horreur, en ont horreur, je passe, on passe, nous passons, n' y touche pas, on n' y touche pas, n' y tient pas, n' y tiennent pas, n' y tenons pas, on passe notre tour, passe à la trappe, passent à la trappe, sautent, on fait une croix dessus, on tire un trait dessus, aux oubliettes, ce sera pour une autre fois, on verra une autre année`,
  ].join(', '),
);
const spanish = wordList(
  [
    each(
      'no lo, no la, no los, no las',
      'quiere, quieren, quiero, queremos, usa, usan, usamos, uso, soporta, soportan, soporto, soportamos, aguanta, aguantan, aguanto, necesita, necesitan, contratamos, alquilamos, ponemos, permiten, permite, autoriza, autorizan, dejan, deja, ve, ven, vemos',
      '',
    ),
    each(
      'lo, la, los, las',
      'odia, odian, odio, odiamos, detesta, detestan, detesto, prohíbe, prohíben, ha prohibido, han prohibido, ha vetado, han vetado, descarta, descartan, hemos descartado, he descartado, hemos quitado, hemos eliminado',
      '',
    ),
    each('le, les, me, nos', 'da, dan', 'grima, miedo, alergia, vergüenza, repelús, asco, pereza, cosa'),
    `paso, pasamos, paso de ello, no le gusta, no le gustan, no les gusta, no les gustan, no me gusta, no me gustan, ha dicho que no, han dicho que no, ha dicho que ni hablar, dijo que no, dijeron que no, dice que ni hablar, dice que ni loca, dice que ni loco, me lo pensé mejor, me lo he pensado mejor, nos lo pensamos mejor, nos lo hemos pensado mejor, se opone, se oponen, puso el veto, ha puesto el veto, no contratamos, no alquilamos, no ponemos, no pedimos, lo dejamos para otro año, lo dejamos para otra vez, para otra ocasión`,
  ].join(', '),
);
