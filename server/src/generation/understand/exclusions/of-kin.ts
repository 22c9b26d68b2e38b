import type { Mention } from '../mention.ts';
import { isCrew } from '../mentions.ts';
import { isCounted, type Text, wordAt } from '../text/text.ts';
import { parties } from './cues.ts';
import { adverbsEnd, isUncertain } from './predicates.ts';
import type { Finding, Reading } from './reading.ts';
import { DEFINITE } from './small-words.ts';

/** "Le maître de cérémonie sera MON ONCLE Gérard", "los camareros son ALUMNOS de la escuela": people of their own do it. */
export function ofKin(reading: Reading, index: number): Finding | null {
  const { text, words, mentions } = reading;
  const mention = mentions[index];
  if ((text.language !== 'fr' && text.language !== 'es') || mention === undefined || !isCrew(mention)) return null;
  if (!DEFINITE.has(wordAt(text, mention.from - 1)) || isCounted(text, mention) || isUncertain(reading, mention.from))
    return null;
  const copula = words.copulas.at(text.tokens, behindName(text, mention));
  if (copula === null) return null;
  const at = adverbsEnd(text, copula.to);
  const whose = OURS.has(wordAt(text, at));
  const name = whose || ONE.has(wordAt(text, at)) ? at + 1 : at;
  const person = PEOPLE.has(wordAt(text, name)) || (whose && parties.at(text.tokens, name) !== null);
  const anybody = whose && !NO_PERSON.has(wordAt(text, name)) && wordAt(text, name) !== '';
  if (!person && !anybody) return null;
  return { reason: 'provided', first: index, last: index, from: mention.from, to: name + 1 };
}

/** "El fotógrafo y el del vídeo son amigos": behind the other one named with him. */
function behindName({ tokens }: Text, { to }: Mention): number {
  if (!AND.has(tokens[to]?.text ?? '')) return to;
  const verb = [3, 4, 5].map((step) => to + step).find((at) => ARE.has(tokens[at]?.text ?? ''));
  return verb ?? to;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));
const AND = set('et y');
const ARE = set('sont seront son seran');
const ONE = set('un une unos unas uno de des du');
const OURS = set('mon ma mes notre nos son sa ses leur leurs mi mis nuestro nuestra nuestros nuestras su sus');
const NO_PERSON = set('priorite prioridad seule unico unica principal premier premiere besoin affaire cosa tache');
const PEOPLE = set(
  `ami amie amis amies copain copine copains copines pote potes cousin cousine cousins frere soeur benevole benevoles eleve eleves
  etudiant etudiants membre membres parent parents apprentis stagiaires connaissance collegue collegues
  amigo amiga amigos amigas primo prima primos primas hermano hermana alumno alumna alumnos alumnas voluntario voluntaria voluntarios
  voluntarias socio socia socios socias colega colegas compadre vecino vecina vecinos familiar familiares miembros padres conocido`,
);
