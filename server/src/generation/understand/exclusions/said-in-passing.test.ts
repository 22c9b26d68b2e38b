import { describe, expect, it } from 'vitest';
import { KIND_CATEGORY, type Kind } from '../../../equipment/index.ts';
import { rowsToTry } from '../../../testing/runs.ts';
import type { Language } from '../../types.ts';
import { understand } from '../index.ts';
import { ENGLISH } from './plain-statements.english.ts';
import { ENGLISH_TOO } from './plain-statements.english-too.ts';
import { FRENCH, GERMAN } from './plain-statements.german-french.ts';
import { DUTCH, SPANISH } from './plain-statements.spanish-dutch.ts';
import { filled, THINGS } from './plain-statements.things.ts';

const STATEMENTS = { en: [...ENGLISH, ...ENGLISH_TOO], de: GERMAN, fr: FRENCH, es: SPANISH, nl: DUTCH };

/** An enquiry whose last words are a figure and its thing: nothing of it belongs to the statement behind it. */
const ENQUIRY: Readonly<Record<Language, string>> = {
  en: 'For the quiz on 12 June in Leeds with 120 people we need 2 prams.',
  de: 'Für unser Fest am 12. Juni mit 120 Gästen in Leipzig brauchen wir 2 Kinderwagen.',
  fr: 'Pour notre fête du 12 juin à Lyon avec 120 personnes, il nous faut 2 poussettes.',
  es: 'Para nuestra fiesta del 12 de junio en Zaragoza con 120 personas necesitamos 2 cochecitos.',
  nl: 'Voor ons feest op 12 juni in Gent met 120 mensen hebben we 2 kinderwagens nodig.',
};

/** How a statement is said in passing; a bare "Tables: us" can stand behind nothing. */
const WAYS: Readonly<Record<Language, readonly ((statement: string) => string)[]>> = {
  en: [
    (said) => said.replaceAll("'", ''),
    (said) => said.replaceAll("'", '’'),
    (said) => said.toLowerCase(),
    (said) => `- ${said}`,
    (said) => `Just so you know, ${lower(said)}`,
    (said) => `Please note that ${lower(said)}`,
    (said) => `NB: ${said}`,
    (said) => `(${bare(said)})`,
    (said) => `${bare(said)}, by the way.`,
    (said) => `${bare(said)}, so that is sorted.`,
    (said) => `${bare(said)} - Dave will confirm.`,
    (said) => `${said} 2 prams please.`,
  ],
  de: [
    (said) => said.toLowerCase(),
    (said) => `Zur Info: ${said}`,
    (said) => `${bare(said)}, danke.`,
    (said) => `- ${said}`,
  ],
  fr: [
    (said) => `Pour info, ${lower(said)}`,
    (said) => `${bare(said)}, merci.`,
    (said) => `${bare(said)}, bien sûr.`,
    (said) => `- ${said}`,
  ],
  es: [(said) => `Por cierto, ${lower(said)}`, (said) => `${bare(said)}, gracias.`, (said) => `- ${said}`],
  nl: [(said) => `Ter info: ${said}`, (said) => `${bare(said)}, bedankt.`, (said) => `- ${said}`],
};

/** How many of the statements are not kept when said in passing, and of several things. */
const MOST_LOST: Readonly<Record<Language, readonly [passing: number, several: number]>> = {
  en: [1, 1],
  de: [0, 0],
  fr: [0, 0],
  es: [0, 0],
  nl: [0, 0],
};

const SEVERAL: Readonly<Record<Language, readonly (readonly [name: string, kind: Kind])[]>> = {
  en: [
    ['projectors', 'projector'],
    ['chairs', 'chair'],
    ['generators', 'generator'],
    ['uplighters', 'uplight'],
    ['toilets', 'toilet'],
    ['radio mics', 'mic_wireless_handheld'],
    ['glasses', 'glassware'],
  ],
  de: [
    ['Beamer', 'projector'],
    ['Stühle', 'chair'],
    ['Funkmikrofone', 'mic_wireless_handheld'],
    ['Gläser', 'glassware'],
    ['Pavillons', 'gazebo'],
  ],
  fr: [
    ['vidéoprojecteurs', 'projector'],
    ['chaises', 'chair'],
    ['micros main', 'mic_wireless_handheld'],
    ['verres', 'glassware'],
    ['nappes', 'tablecloth'],
  ],
  es: [
    ['proyectores', 'projector'],
    ['sillas', 'chair'],
    ['micrófonos de mano', 'mic_wireless_handheld'],
    ['copas', 'glassware'],
    ['manteles', 'tablecloth'],
  ],
  nl: [
    ['beamers', 'projector'],
    ['stoelen', 'chair'],
    ['handmicrofoons', 'mic_wireless_handheld'],
    ['glazen', 'glassware'],
    ['tafelkleden', 'tablecloth'],
  ],
};
const AND: Readonly<Record<Language, string>> = { en: 'and', de: 'und', fr: 'et', es: 'y', nl: 'en' };

function lower(said: string): string {
  return /^(?:I\b|I'|\p{Lu}{2})/u.test(said) ? said : said.slice(0, 1).toLowerCase() + said.slice(1);
}

function bare(said: string): string {
  return said.replace(/[.!]+$/u, '');
}

function isKept(description: string, kind: Kind): boolean {
  const { demands, exclusions, spokenOf } = understand({ description });
  const wished = demands.some(({ kinds, optional }) => !optional && kinds.includes(kind));
  if (!wished && spokenOf.some(({ kinds }) => kinds.includes(kind))) return true;
  return (
    !wished &&
    exclusions.some(({ kinds, categories }) => kinds.includes(kind) || categories.includes(KIND_CATEGORY[kind]))
  );
}

describe.each(['en', 'de', 'fr', 'es', 'nl'] as const)('what is there or not wanted (%s)', (language) => {
  const sentences = STATEMENTS[language].filter(
    (statement) => /\s.*\s.*\.$/u.test(statement) && !/[:?]/u.test(statement),
  );
  const tried = rowsToTry([...sentences.entries()], 5);

  it('is kept off when it is said in passing', () => {
    const lost = tried.flatMap(([index, statement]) => {
      const things = THINGS[language];
      const ways = WAYS[language];
      return [0, 1].flatMap((step) => {
        const thing = things[(index + step) % things.length];
        const way = ways[(index * 5 + step * 3) % ways.length];
        if (thing === undefined || way === undefined) return [];
        const said = way(filled(statement, thing));
        return isKept(`${ENQUIRY[language]} ${said}`, thing.kind) ? [] : [said];
      });
    });
    expect(lost.slice(MOST_LOST[language][0])).toEqual([]);
  });

  it('is kept off when it is said of several things', () => {
    const things = SEVERAL[language];
    const lost = tried.flatMap(([index, statement]) => {
      if (!/\{[pP]\}/u.test(statement) || /\{(?!p\})/iu.test(statement)) return [];
      const named = [0, 2, 4].map((step) => things[(index + step) % things.length] ?? (['', 'chair'] as const));
      const [first, second, third] = named.map(([name]) => name);
      const list =
        index % 2 === 0 ? `${first} ${AND[language]} ${second}` : `${first}, ${second} ${AND[language]} ${third}`;
      const said = `${ENQUIRY[language]} ${filled(statement, { p: list, kind: 'chair' })}`;
      const meant = named.slice(0, index % 2 === 0 ? 2 : 3);
      return meant.every(([, kind]) => isKept(said, kind)) ? [] : [said.slice(ENQUIRY[language].length + 1)];
    });
    expect(lost.slice(MOST_LOST[language][1])).toEqual([]);
  });
});
