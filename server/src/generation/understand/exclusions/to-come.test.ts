import { describe, expect, it } from 'vitest';
import type { Kind } from '../../../equipment/index.ts';
import { understand } from '../index.ts';

const TABLES: readonly Kind[] = ['table_trestle', 'beer_table_set'];

interface Bringing {
  readonly language: string;
  readonly enquiry: string;
  readonly who: readonly string[];
  readonly says: readonly string[];
}

/** Whoever it is, in whatever tense. Subjects take the verbs' forms as they stand here. */
const BRINGING: readonly Bringing[] = [
  {
    language: 'en',
    enquiry: 'Summer fete on 4 June for 200 people, please quote for a PA.',
    who: ['We', 'They', 'The parents', 'Two of us', 'Members', 'The scouts'],
    says: [
      'will bring 20 trestle tables.',
      'will be bringing 20 trestle tables.',
      'are going to bring 20 trestle tables.',
      'are planning to bring 20 trestle tables.',
      'intend to bring 20 trestle tables.',
      'have offered to lend 20 trestle tables.',
      'have agreed to supply 20 trestle tables.',
      'could bring along 20 trestle tables.',
      'will be providing 20 trestle tables.',
      'will borrow 20 trestle tables.',
    ],
  },
  {
    language: 'de',
    enquiry: 'Sommerfest am 4. Juni für 200 Personen, bitte bieten Sie uns eine Tonanlage an.',
    who: ['Wir', 'Die Eltern', 'Die Nachbarn'],
    says: [
      'werden 20 Biertische mitbringen.',
      'wollen 20 Biertische mitbringen.',
      'können 20 Biertische stellen.',
      'würden 20 Biertische beisteuern.',
      'haben angeboten, 20 Biertische mitzubringen.',
      'haben zugesagt, 20 Biertische zu stellen.',
      'planen, 20 Biertische mitzubringen.',
    ],
  },
  {
    language: 'fr',
    enquiry: "Fête d'été le 4 juin pour 200 personnes, merci de nous faire un devis pour une sonorisation.",
    who: ['Nous'],
    says: [
      'apporterons 20 tables rectangulaires.',
      'allons apporter 20 tables rectangulaires.',
      'pouvons fournir 20 tables rectangulaires.',
      'avons promis de prêter 20 tables rectangulaires.',
      'comptons apporter 20 tables rectangulaires.',
    ],
  },
  {
    language: 'es',
    enquiry: 'Fiesta de verano el 4 de junio para 200 personas, necesitamos presupuesto para un equipo de sonido.',
    who: ['Nosotros', 'Mi hermano y yo'],
    says: [
      'traeremos 20 mesas rectangulares.',
      'vamos a traer 20 mesas rectangulares.',
      'podemos traer 20 mesas rectangulares.',
      'hemos ofrecido traer 20 mesas rectangulares.',
    ],
  },
  {
    language: 'nl',
    enquiry: 'Zomerfeest op 4 juni voor 200 personen, graag een offerte voor een geluidsinstallatie.',
    who: ['Wij', 'De ouders', 'De buren'],
    says: [
      'zullen 20 biertafels meebrengen.',
      'gaan 20 biertafels meenemen.',
      'kunnen 20 biertafels leveren.',
      'hebben aangeboden 20 biertafels mee te nemen.',
      'zijn van plan 20 biertafels mee te nemen.',
    ],
  },
];

describe.each(BRINGING)('what somebody is about to bring ($language)', ({ enquiry, who, says }) => {
  it.each(who.flatMap((each) => says.map((said) => `${each} ${said}`)))('is not asked for: %s', (sentence) => {
    const { demands } = understand({ description: `${enquiry} ${sentence}` });
    expect(demands.filter(({ kinds }) => kinds.some((kind) => TABLES.includes(kind)))).toEqual([]);
  });
});

describe('what we are asked to bring', () => {
  it.each([
    'Could you bring 20 trestle tables?',
    'You will be bringing 20 trestle tables.',
    'Können Sie 20 Biertische mitbringen?',
    'Bitte 20 Biertische mitbringen.',
    'Wir bitten Sie, 20 Biertische mitzubringen.',
    'Wir wollen 20 Biertische mieten.',
    'Kunnen jullie 20 biertafels leveren?',
    'We willen 20 biertafels huren.',
    'Pouvez-vous apporter 20 tables rectangulaires ?',
    '¿Pueden traer 20 mesas rectangulares?',
  ])('is asked for: %s', (description) => {
    const { demands } = understand({ description });
    expect(demands.map(({ quantity }) => quantity)).toEqual([20]);
  });
});

describe('what a rider asks of whoever books', () => {
  const RIDER = 'Technical rider for The Marlin Brothers (five-piece band). This rider is part of the contract.';
  it.each([
    ['Purchaser will furnish a drum kit at its own expense.', 'asked'],
    ['The house should have a drum kit ready.', 'asked'],
    ['We require a drum kit from the house.', 'asked'],
    ['A drum kit travels with the band.', 'theirs'],
    ['We are self-contained with a drum kit.', 'theirs'],
    ['A drum kit will be on our truck.', 'theirs'],
  ])('is told from what an act has: %s', (sentence, whose) => {
    const { demands } = understand({ description: `${RIDER} ${sentence}` });
    expect(demands.some(({ kinds }) => kinds.includes('drum_kit'))).toBe(whose === 'asked');
  });
});
