import { describe, expect, it } from 'vitest';
import { understand } from '../index.ts';

function read(description: string) {
  const { demands, exclusions } = understand({ description });
  return {
    asked: demands.flatMap(({ kinds }) => kinds.slice(0, 1)),
    excluded: exclusions.flatMap(({ kinds, categories }) => [...kinds, ...categories]),
  };
}

describe('in a paper to who bids, the passive', () => {
  it.each([
    ['The Vendor shall arrive by nine. A sound technician is provided for each concert.', 'crew_sound'],
    ['The contractor shall be insured. Lighting is installed in each marquee.', 'lighting_package'],
    ['Request for proposals. Tables and chairs are delivered and set in the orchard.', 'chair'],
    ['Specifications include: A 30x60 tent is erected on the green.', 'marquee'],
    ['The successful bidder shall comply. Microphones are provided for every speaker.', 'mic_wired'],
    ['The Vendor shall set up by nine. Generators are delivered by 8 am and removed by noon.', 'generator'],
    [
      'SPECIFICATIONS. Sound systems and lights, where asked for, are rented if need be, brought and set up.',
      'pa_package',
    ],
    [
      'Vendor responsibilities: A truss is set up over the platform. Lights are hung from the truss.',
      'lighting_package',
    ],
    ['Where a marquee is ordered with this service, the vendor sees to it that the lighting is adequate.', 'marquee'],
  ])('without a doer is asked for: %s', (description, what) => {
    const { asked, excluded } = read(description);
    expect(asked).toContain(what);
    expect(excluded).toEqual([]);
  });

  it.each([
    ['The Vendor shall bring 40 tables. Generators are provided by the Borough.', 'generator'],
    ['Contractor shall supply a stage. The projector is provided by the library.', 'projector'],
    ['The contractor shall supply a stage. Chairs are already provided.', 'chair'],
    ['Request for proposals. A stage and a PA. Tables and chairs are supplied by the vendors themselves.', 'chair'],
    ['The contractor shall supply a stage. Restrooms are furnished under the town-wide contract.', 'toilet'],
    ['Dear Anna, we need 4 uplights. A sound technician is provided.', 'crew_sound'],
  ])('with a doer, or elsewhere, tells what is there: %s', (description, what) =>
    expect(read(description).asked).not.toContain(what),
  );
});

describe('what is refused beside a tent or a stage', () => {
  it.each([
    ['We need a 40x60 tent. Stakes outside the tent are not allowed.', 'marquee'],
    ['We need a stage. Ropes beside the stage are forbidden.', 'stage_deck'],
    ['Wir brauchen ein Zelt. Heringe um das Zelt sind nicht erlaubt.', 'marquee'],
    ['Il nous faut un chapiteau. Les piquets autour du chapiteau sont interdits.', 'marquee'],
    ['Necesitamos una carpa. No se permiten clavos fuera de la carpa.', 'marquee'],
  ])('leaves it asked for: %s', (description, what) => {
    const { asked, excluded } = read(description);
    expect(asked).toContain(what);
    expect(excluded).toEqual([]);
  });
});

describe('labor', () => {
  it.each([
    'Rental of sound and lighting for the pageant. Labor is in the price: to put up and take out all of it, and to run both.',
    'Rental of sound and lighting for the pageant. Labor is included in the quote.',
    'The purchase is for sound and lighting rental. It also includes the labor needed to install and remove both.',
  ])('that is in the price is hired: %s', (description) => {
    const { asked, excluded } = read(description);
    expect(asked).toEqual(expect.arrayContaining(['pa_package', 'lighting_package', 'crew_technician']));
    expect(excluded).toEqual([]);
  });
});

describe('a specification of tents', () => {
  it('is no paper of a house to those who hire it', () => {
    const { asked } = read(
      'Tents must be clean. Vendor shall replace tents within a day. Stakes are placed at the sides. Plugs will be available for use. Permanently installed lights are for general use. Vendor is to supply 6 tents with sides.',
    );
    expect(asked).toContain('marquee');
  });
});

describe('papers that a council buys by', () => {
  it.each([
    [
      'Recommend the purchase of stage lighting rental from Apex Event Services LLC for the pageant.',
      ['lighting_package'],
    ],
    [
      'This purchase is for screens and sound for the pageant. Sound will cover 3 stages (Town Hall, Main Street, the Mill).',
      ['projection_screen', 'pa_package', 'stage_deck'],
    ],
    [
      'The Town seeks quotes for a tent, 60 x 90, with sides, lighting and 300 chairs.',
      ['marquee', 'lighting_package', 'chair'],
    ],
    ['Die Stadt bittet um Angebote für ein Zelt mit Beleuchtung.', ['marquee', 'lighting_package']],
    ['The vendor shall bring its own tables (12) and chairs (90).', ['table_trestle', 'chair']],
    ['NIGP code 977-88 tents. Category B: tents, tables', ['marquee', 'table_trestle']],
  ])('keep nothing off: %s', (description, what) => {
    const { asked, excluded } = read(description);
    expect(asked).toEqual(expect.arrayContaining(what));
    expect(excluded).toEqual([]);
  });

  it('count nothing by codes of goods', () =>
    expect(understand({ description: 'NIGP code 977-88 tents.' }).demands[0]?.quantity ?? null).toBeNull());

  it('name those who have a thing in brackets', () =>
    expect(read('We need a PA. 2 stages (City Hall).').excluded).toContain('staging'));
});
