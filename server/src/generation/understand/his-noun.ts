import { type Text, wordAt } from '../reading/document/text.ts';

/** "Donne SON gala", "prend à SON compte": French "son" before a noun is his; "du son puissant", "le son sera", "son pour 200" are sound. */
export function isHisNoun(text: Text, at: number): boolean {
  const [before, behind] = [wordAt(text, at - 1), wordAt(text, at + 1)];
  if (before === '' || behind.length < LEAST) return false;
  return !OF_SOUND.has(before) && !SOUNDS.has(behind) && !ADJECTIVE.test(behind);
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));
const LEAST = 4; // letters of a noun
const OF_SOUND = set(
  `le du au de en un bon beau gros meilleur petit excellent grand ingenieur ingenieurs ingenieure technicien technicienne techniciens technique
  inge inges tech regisseur regisseuse regie partie poste prestation console table systeme sonorisation materiel equipement pack kit et ou ni sans
  avec pour cote niveau lot besoin prise effet effets boite equipe balance ni enceintes micro micros video lumiere lumieres image`,
);
const SOUNDS = set(
  `pour dans avec sans sera seront serait etait sont chez devant surtout plus bien tout compris comprise inclus fourni assure gere seul seulement
  uniquement aussi mais donc puis comme svp merci live plein exterieur interieur salle lumiere video scene facade retour retours cela sur
  vient reste marche passe sort doit devra peut arrive deja avant apres pendant entre jusqu`,
);
const ADJECTIVE = /(?:ant|if|el|al|air|ique|able|ible|eux|et)$/u;
