import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function read(description: string): string {
  const { demands, exclusions } = understand({ description });
  const asked = demands.map(({ kinds, phrase, quantity }) => `${quantity ?? '?'} ${kinds[0] ?? `"${phrase}"`}`);
  const off = exclusions.flatMap(({ kinds, categories }) => kinds[0] ?? categories[0] ?? []);
  return [asked.join(', '), off.join(', ')].join(' | ');
}

describe('so many more of what is there', () => {
  it.each([
    ['The school has 90 chairs. We need 30 more.', '30 chair | '],
    ['We own 2 gazebos. Maybe another 3.', '3 gazebo | '],
    ['The club has 70 chairs. We would need an extra 25.', '25 chair | '],
    ['Die Schule hat 80 Stühle. Wir brauchen noch 30.', '30 chair | '],
    ['La salle a 80 chaises. Il en faut 30 de plus.', '30 chair | '],
    ['La sala tiene 80 sillas. Necesitamos 30 más.', '30 chair | '],
    ['De school heeft 80 stoelen. We hebben er nog 30 nodig.', '30 chair | '],
    ['The school has 90 chairs. We need 30 more volunteers and a PA.', '? pa_package | chair'],
  ])('%s', (description, expected) => expect(read(description)).toBe(expected));
});

describe('so many of what is lacking', () => {
  it.each([
    ['The barn has benches but no tables, so please quote 15.', '15 table_trestle | bench'],
    ['There are benches but no tables, so we will need about 15 of those.', '15 table_trestle | bench'],
    ['The hut has no projector or PA, so both will have to be rented.', '? projector, ? pa_package | '],
    ['We are after a screen. The PA would have to be hired.', '1 projection_screen, ? pa_package | '],
  ])('%s', (description, expected) => expect(read(description)).toBe(expected));
});

describe('last year and this year', () => {
  it.each([
    ['Last year we had 3 gazebos and ran out; this year we want 6.', '6 gazebo | '],
    ['Last year we borrowed benches from the rowers. This year we need to hire 12.', '12 bench | '],
    [
      'Last year we hired a stage and 3 toilets. Same again please, and 2 monitors.',
      '? stage_deck, 3 toilet, 2 stage_monitor | ',
    ],
    ['Letztes Jahr hatten wir 3 Toiletten. Dieses Jahr bitte wieder das Gleiche.', '3 toilet | '],
    ["L'an dernier nous avions 3 tonnelles. Cette année il en faut 6.", '6 gazebo | '],
    ['Last year we hired a bouncy castle. This year we need 40 chairs.', '40 chair | '],
  ])('%s', (description, expected) => expect(read(description)).toBe(expected));
});

describe('what stands in a place', () => {
  it.each([
    ['There are 70 chairs in the hall.', ' | chair'],
    ['There are 70 chairs at the school but no tables, so please quote 12.', '12 table_trestle | chair'],
    ['There are 70 chairs in the hall. We need 20 more.', '20 chair | '],
    ['Es stehen 70 Stühle im Saal, wir brauchen noch ein Zelt.', '1 marquee | chair'],
    ['Hay 70 sillas en la sala. Necesitamos una carpa.', '1 marquee | chair'],
    ['There are 5 rooms, each with 12 chairs.', '60 chair | '],
  ])('%s', (description, expected) => expect(read(description)).toBe(expected));
});

describe('what others have of so many', () => {
  it.each([
    ['We need 90 benches (50 from the rowing club).', '40 bench | '],
    ['We need 90 benches, of which the rowing club has 50.', '40 bench | '],
    ['90 benches: 50 from the rowing club, 40 to hire.', '40 bench | bench'],
    ['We need 90 benches. The rowing club has 50 we can borrow.', '40 bench | '],
    ['90 benches: 50 in the hall and 40 in the tent.', '90 bench | '],
  ])('%s', (description, expected) => expect(read(description)).toBe(expected));
});

describe('what is there and will not do, or all but', () => {
  it.each([
    ['The school has chairs but we need tables as well.', '? table_trestle | chair'],
    [
      'They have 12 handheld mics, but we need 8 headsets as well as a lectern.',
      '8 mic_headset, 1 lectern | mic_wireless_handheld',
    ],
    ["We don't want to rely on the club's mics, please quote 3.", '3 mic_wired | '],
    ["We thought the council would provide barriers but they can't, so 25 please.", '25 crowd_barrier | '],
    ["I hoped to avoid hiring a projector but it looks like we'll have to.", '? projector | '],
    ['Everything except the bouncy castle is sorted.', '1 inflatable | '],
    ['All sorted except for a generator and 3 heaters.', '1 generator, 3 space_heater | '],
    ['Loos: 4 + 1 disabled.', '4 toilet, 1 toilet_accessible | '],
  ])('%s', (description, expected) => expect(read(description)).toBe(expected));

  it('is no hall for each of so many chairs', () => {
    const { spaces } = understand({ description: '50 chairs, 40 from village hall. A PA for 80 people.' });
    expect(spaces.every(({ count }) => count === 1)).toBe(true);
  });
});
