import type { Fact } from '../types.ts';
import { findAll, wordList } from '../reading/document/lexicon.ts';
import { factOf, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';
import { ABOUT } from './words/amounts.ts';
import { FOR } from './words/small-words.ts';

const about = wordList(ABOUT);
const interpretation = wordList(
  `interpretation, interpreting, interpreter~, simultaneous translation, translation, interpreted, dolmetsch*, simultandolmetsch*, simultanübersetzung, verdolmetsch*, übersetzung, interprétation, traduction, traduction simultanée, interpretación, traducción, traducción simultánea, vertolking, vertaling, simultaanvertaling, tolk, tolken`,
);

const REACH = 6; // words from the interpretation to "for"
const FEWEST = 2;

/** "Spanish interpretation for 40 of the guests", "Dolmetschen für etwa 50 Teilnehmer": how many follow it. */
export function readListeners(text: Text): Fact<number> | null {
  for (const hit of findAll(text.tokens, interpretation)) {
    const limit = Math.min(sentenceOf(text, hit.from).to, hit.to + REACH);
    for (let at = hit.to; at < limit && wordAt(text, at) !== '' && !text.numberFrom.has(at); at += 1) {
      if (!FOR.has(wordAt(text, at))) continue;
      const number = text.numberFrom.get(about.at(text.tokens, at + 1)?.to ?? at + 1);
      const people = number !== undefined && number.value >= FEWEST && Number.isInteger(number.value);
      if (people && !NO_PEOPLE.has(wordAt(text, number.to)))
        return factOf(text, number.value, { from: hit.from, to: number.to });
    }
  }
  return null;
}

/** "Interpretation for two days", "for 3 languages". */
const NO_PEOPLE = new Set(
  `day days hour hours language languages session sessions room rooms event events tage tagen stunden sprachen sitzungen
  jours heures langues seances salles dias horas idiomas sesiones salas dagen uur talen sessies zalen`.split(/\s+/u),
);
