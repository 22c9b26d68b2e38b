import { fold } from '../text/fold.ts';
import type { Text } from '../text/text.ts';
import { FRENCH_DONE } from '../words/romance-verbs.ts';

/** "On les a DEMANDÉS", "ma fille a VU des chaises": behind French "a", the participle of a verb that gives nobody anything. */
export function isOtherParticiple({ raw, tokens, language }: Text, at: number): boolean {
  if (language !== 'fr') return false;
  let begin = at;
  while (begin < at + 2 && SMALL.has(tokens[begin]?.text ?? '')) begin += 1;
  const token = tokens[begin];
  if (token?.kind !== 'word' || done.has(token.text)) return false;
  return PARTICIPLE.test(raw.slice(token.start, token.end)) || IRREGULAR.has(token.text);
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const SMALL = set('deja aussi bien toujours tous toutes enfin finalement meme');
const PARTICIPLE = /(?:é|ée|és|ées)$/u;
const IRREGULAR = set(
  'vu vue vus vues vendu vendus vendue vendues perdu perdue perdus perdues rendu rendus rendues voulu choisi choisie choisis choisies promis promise promises',
);
const done: ReadonlySet<string> = new Set([
  ...FRENCH_DONE.map(fold),
  ...'reserve reservee reserves reservees loue louee loues louees commande commandee commandes commandees trouve trouves trouvee trouvees garde gardes gardee gardees laisse laisses laissee laissees prevu prevue prevus prevues installe installes installee installees monte montes monte montees pris prise prises'.split(
    ' ',
  ),
]);
