import { describe, expect, it } from 'vitest';
import type { Kind } from '../../../equipment/index.ts';
import { understand } from '../index.ts';

/** What the words ask for, and what they keep off, of one kind. */
function read(description: string, kind: Kind): 'asked' | 'kept off' | 'unsaid' {
  const { demands, exclusions } = understand({ description });
  if (exclusions.some(({ kinds }) => kinds.includes(kind))) return 'kept off';
  return demands.some(({ kinds }) => kinds[0] === kind) ? 'asked' : 'unsaid';
}

function table(rows: readonly (readonly [description: string, kind: Kind, expected: string])[]): void {
  it.each(rows)('%s: %s', (description, kind, expected) => expect(read(description, kind)).toBe(expected));
}

describe('questions and their answers in the next line', () => {
  table([
    ["> Chairs?\nYou've got them!\n\n> Screen?\nTen foot, please.", 'chair', 'kept off'],
    ["> Chairs?\nYou've got them!\n\n> Screen?\nTen foot, please.", 'projection_screen', 'asked'],
    ['Podium?\nWe use the company one with the logo on it.', 'lectern', 'kept off'],
    [
      '> Q. Is there a projector?\n> A. Yes, ceiling mounted.\n> Q. Hearing loop?\n> A. Fitted.',
      'projector',
      'kept off',
    ],
    ['Q. Loudspeakers for the room?\nA. No. You would need to bring some in.', 'speaker_top', 'asked'],
    ['Projector? Not with that sun. Two 75" TVs instead.', 'projector', 'kept off'],
    ['Projector? Not with that sun. Two 75" TVs instead.', 'display', 'asked'],
  ]);
});

describe('how many of a thing there are where', () => {
  table([
    ['Chairs, there are 80 in the hall. A tent please.', 'chair', 'kept off'],
    ['Chairs, there are 80 in the hall but we need 120.', 'chair', 'asked'],
    ['Stühle, davon gibt es 80 im Saal. Ein Zelt bitte.', 'chair', 'kept off'],
    ['Des chaises, il y en a 80 dans la salle. Une tente svp.', 'chair', 'kept off'],
    ['Stoelen, er staan er 80 in de zaal. Een tent graag.', 'chair', 'kept off'],
  ]);
});

describe('the thing first, then whoever has it', () => {
  table([
    ['A stage, 4 x 3 m. The steps we still have from the last one.', 'stage_steps', 'kept off'],
    ['Thirty desks. Extension leads we have hoarded since 2008.', 'power_cable', 'kept off'],
    ['Could we have a hazer, 4 strobes if anyone has got them.', 'hazer', 'asked'],
  ]);
});

describe('wished for, whatever it sounds like', () => {
  table([
    ["Yes to the oak bar, one is plenty, but there's a perfectly good fridge in dad's garage.", 'bar_unit', 'asked'],
    [
      "Yes to the oak bar, one is plenty, but there's a perfectly good fridge in dad's garage.",
      'refrigeration',
      'kept off',
    ],
    ['We figure 120 of the white folding chairs is enough.', 'chair', 'asked'],
    ['Portaloos are with a local lad, so just the marquee from you.', 'marquee', 'asked'],
    ['The trustees film it themselves, so we need no cameras from you.', 'camera', 'kept off'],
  ]);
});

describe('what is still missing beside what is there', () => {
  table([
    ['Wir haben schon Licht, es fehlt noch ein Zelt.', 'marquee', 'asked'],
    ['On a déjà les lumières, il manque une tente.', 'marquee', 'asked'],
    ['Ya tenemos luces, falta un atril.', 'lectern', 'asked'],
    ['No hace falta atril.', 'lectern', 'kept off'],
    ['We hebben al licht, er ontbreekt nog een tent.', 'marquee', 'asked'],
    ['De zaal heeft er te weinig, dus graag stoelen.', 'chair', 'asked'],
    ['The hall does not come with a piano.', 'piano', 'asked'],
    ["Please don't include a piano.", 'piano', 'kept off'],
    ['The piano we were promised fell through, so a piano please.', 'piano', 'asked'],
  ]);
});

describe('by others', () => {
  table([
    ['Two radio mics. The chairs to be provided by others.', 'chair', 'kept off'],
    ['The chairs are to be provided by the contractor.', 'chair', 'asked'],
    ['Two radio mics. The projector is outside your scope.', 'projector', 'kept off'],
    [
      'Everything on the list apart from the bar, which the hotel has, plus two radio mics.',
      'mic_wireless_handheld',
      'asked',
    ],
    ['Two radio mics - the bar we have.', 'mic_wireless_handheld', 'asked'],
    ['Merci de retirer la tente.', 'marquee', 'kept off'],
    ['Por favor, retirad la carpa.', 'marquee', 'kept off'],
  ]);
});

describe('what will not be wanted', () => {
  table([
    ['We will not want a generator.', 'generator', 'kept off'],
    ["We won't be taking any uplighters.", 'uplight', 'kept off'],
    ["Wouldn't bother with festoon lights either.", 'festoon', 'kept off'],
    ['Nothing flashing please, last time a technician showed us disco lights!', 'disco_light', 'unsaid'],
    ['Kameraleute können wir uns also sparen.', 'crew_camera', 'kept off'],
  ]);
});

describe('who else brings or makes it', () => {
  table([
    ['Lectern - our landscapers.', 'lectern', 'kept off'],
    ['The print shop is bringing over a lectern.', 'lectern', 'kept off'],
    ['My aunts have sewn napkins.', 'napkin', 'kept off'],
    ["Dave's wheeling out his tea urns.", 'hot_drinks', 'kept off'],
    ["They're hauling over the lectern.", 'lectern', 'kept off'],
    ['They have two bathrooms, your restroom trailer please.', 'toilet_trailer', 'asked'],
  ]);
});
