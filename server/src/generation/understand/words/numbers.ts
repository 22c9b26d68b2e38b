import type { Language } from '../../types.ts';

/** How a language writes numbers out. Words are folded when read. */
export interface NumberWords {
  /** 1 to 99 as single words; a number that is several words is put together from these. */
  readonly small: Readonly<Record<string, number>>;
  readonly hundred: readonly string[];
  readonly thousand: readonly string[];
  /** Hundreds that are one word: "doscientos". */
  readonly hundreds: Readonly<Record<string, number>>;
  /** Words that stand inside a number: "two hundred AND fifty". */
  readonly and: readonly string[];
  /** Collective words, with or without an article before them: "a dozen", "une centaine". */
  readonly collective: Readonly<Record<string, number>>;
  readonly articles: readonly string[];
  readonly half: readonly string[];
  /** Words between the two ends of a range: "200 TO 250". */
  readonly to: readonly string[];
  /** Between "from/between" and the second end: "between 200 AND 250". */
  readonly between: readonly string[];
  /** German and Dutch write numbers as one word: units + joint + tens, with hundred and thousand inside. */
  readonly joint: string | null;
}

export const NUMBER_WORDS: Readonly<Record<Language, NumberWords>> = {
  en: {
    small: {
      ...row('one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen', 1),
      ...row('seventeen eighteen nineteen', 17),
      ...tens('twenty thirty forty fifty sixty seventy eighty ninety'),
      fourty: 40,
    },
    hundred: ['hundred'],
    thousand: ['thousand'],
    hundreds: {},
    and: ['and'],
    collective: { dozen: 12, dozens: 12, couple: 2, pair: 2, score: 20 },
    articles: ['a', 'an'],
    half: ['half'],
    to: ['to', 'through', 'thru', 'or'],
    between: ['between'],
    joint: null,
  },
  de: {
    small: {
      ...row('eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn', 1),
      ...row('siebzehn achtzehn neunzehn', 17),
      ...tens('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'),
      zwo: 2,
      beide: 2,
      beiden: 2,
    },
    hundred: ['hundert'],
    thousand: ['tausend'],
    hundreds: {},
    and: [],
    collective: { dutzend: 12, paar: 2 },
    articles: ['ein', 'eine', 'einen', 'einem', 'einer'],
    half: ['halbes'],
    to: ['bis', 'oder'],
    between: ['zwischen'],
    joint: 'und',
  },
  fr: {
    small: {
      ...row('deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize', 2),
      ...tens('vingt trente quarante cinquante soixante septante huitante nonante'),
      vingts: 20,
      octante: 80,
      un: 1,
      une: 1,
    },
    hundred: ['cent', 'cents'],
    thousand: ['mille'],
    hundreds: {},
    and: ['et'],
    collective: {
      dizaine: 10,
      douzaine: 12,
      douzaines: 12,
      dizaines: 10,
      centaines: 100,
      quinzaine: 15,
      vingtaine: 20,
      trentaine: 30,
      quarantaine: 40,
      cinquantaine: 50,
      soixantaine: 60,
      centaine: 100,
      paire: 2,
    },
    articles: ['un', 'une'],
    half: ['demi'],
    to: ['à', 'ou'],
    between: ['entre'],
    joint: null,
  },
  es: {
    small: {
      ...row('dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis', 2),
      ...row('diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco', 17),
      ...row('veintiséis veintisiete veintiocho veintinueve', 26),
      ...tens('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
      uno: 1,
      veintiún: 21,
    },
    hundred: [],
    thousand: ['mil'],
    hundreds: {
      ...hundreds(
        'cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
      ),
      ...hundreds(
        'ciento doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas novecientas',
      ),
    },
    and: ['y'],
    collective: {
      docena: 12,
      docenas: 12,
      decena: 10,
      decenas: 10,
      centenar: 100,
      centenares: 100,
      par: 2,
      millar: 1000,
    },
    articles: ['un', 'una'],
    half: ['media'],
    to: ['a', 'o'],
    between: ['entre'],
    joint: null,
  },
  nl: {
    small: {
      ...row('één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien', 1),
      ...row('zeventien achttien negentien', 17),
      ...tens('twintig dertig veertig vijftig zestig zeventig tachtig negentig'),
    },
    hundred: ['honderd'],
    thousand: ['duizend'],
    hundreds: {},
    and: [],
    collective: {
      dozijn: 12,
      dozijnen: 12,
      tiental: 10,
      twaalftal: 12,
      vijftiental: 15,
      twintigtal: 20,
      dertigtal: 30,
      veertigtal: 40,
      zestigtal: 60,
      zeventigtal: 70,
      negentigtal: 90,
      veertiental: 14,
      vijfentwintigtal: 25,
      tachtigtal: 80,
      vijftigtal: 50,
      honderdtal: 100,
      paar: 2,
    },
    articles: ['een'],
    half: ['half'],
    to: ['tot', 'à', 'of'],
    between: ['tussen'],
    joint: 'en',
  },
};

function row(words: string, first: number): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word, index) => [word, first + index]));
}

function tens(words: string): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word, index) => [word, 20 + index * 10]));
}

function hundreds(words: string): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word, index) => [word, 100 + index * 100]));
}
