import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function asked(description: string): string[] {
  return understand({ description }).demands.map(({ quantity, kinds: [kind] }) => `${quantity ?? '?'} ${kind ?? '-'}`);
}

function traitsOf(description: string, kind: string) {
  return understand({ description }).demands.find(({ kinds }) => kinds[0] === kind)?.traits;
}

describe('what tenders and riders ask for', () => {
  it.each([
    ['Erect temporary seating for about 350 visitors on the green', '? chair'],
    ['The firm is to supply 240 removable seating for the parade', '240 chair'],
    ['Install a bandstand roof and seating for 90 people', '? chair'],
    ['Five vocal microphones on boom stands', '5 mic_stand'],
    ['Three horn mics (clip-on or small condenser) with tall boom stands', '3 mic_stand'],
    ['2 x SM57 on short stands', '2 mic_stand'],
    ['Brass queue managers at the entrance', '? stanchion'],
    ['Steel barricading along the parade route', '? crowd_barrier'],
    ['Synthetic matt of good quality in the hall', '? carpet'],
    ['Waterproof pandal on the cricket ground', '? marquee'],
    ['(3) 12’ x 7’ LED daylight video displays beside the stage', '3 led_wall'],
  ])('is read: %s', (description, thing) => expect(asked(description)).toContain(thing));

  it.each([
    ['Lot 4 - Lighting for outdoor stages and parks - £3,450 p.a.', '? lighting_package'],
    ['4 hand-held wireless mics', '4 mic_wireless_handheld'],
    ['3 tube combo amplifiers', '3 guitar_amp'],
    ['A clothes rack behind the stage', '1 coat_rail'],
  ])('is read by the words of its trade: %s', (description, thing) => expect(asked(description)).toContain(thing));

  it('the place of the event beside what is needed is nothing that is there', () => {
    const { exclusions } = understand({
      description: '- Venue: Elm Grove Park, Millbury\n- Equipment needed: 3 gazebos',
    });
    expect(exclusions).toEqual([]);
  });

  it.each([
    ['(4-6) lighting trees at the sides', '6 lighting_stand'],
    ['1 communication headset system for the stage manager', '1 intercom'],
    ['3 vocal microphones, preferably wireless', '3 mic_wireless_handheld'],
    ['Two painted cloths on a track', '2 drape'],
    ['A drum podium, 40 cm high', '? stage_deck'],
  ])('is read as what it is: %s', (description, thing) => expect(asked(description)).toContain(thing));

  it.each([
    ['Any rentals shall be at the presenter’s cost', 'presentation_clicker'],
    ['Excellent wireless coverage and plenty of sockets', 'mic_wireless_handheld'],
    ['The roof must bear the weight of the lights', 'ballast'],
    ['12 grey water containers for the cooks', 'site_cabin'],
    ['All personnel and equipment shall be gone by midnight', 'crew_technician'],
    ['A snare stand, a throne and a drum rug', 'armchair'],
  ])('is no thing to hire where it means something else: %s', (description, kind) => {
    expect(asked(description).some((thing) => thing.endsWith(kind))).toBe(false);
  });

  it('what the supplier is to provide is not what players bring', () => {
    const { exclusions } = understand({
      description: 'Groups may rent tents. The vendor will provide all delivery and set-up.',
    });
    expect(exclusions).toEqual([]);
  });

  it('whoever is asked for by trade is not among those who are there', () => {
    const { exclusions } = understand({
      description: 'We bring our own sound engineer. A lighting technician is required.',
    });
    expect(exclusions.flatMap(({ kinds }) => kinds)).not.toContain('crew_lighting');
  });

  it('people who help to carry are no guests', () => {
    expect(
      understand({ description: '2 persons available for helping with the instruments. A PA please.' }).attendees,
    ).toBeNull();
  });

  it('"fair enough" is no fair, light haze no light', () => {
    expect(understand({ description: 'Four CDJ-3000 (fair enough), a hazer' }).events[0]?.value).not.toBe('fair');
    expect(understand({ description: 'Medium fog, not light club haze' }).exclusions).toEqual([]);
  });

  it.each(['The hall has seating for 180. We need a PA.', 'We need a room with seating for 60'])(
    'seats of the house are no chairs to bring: %s',
    (description) => {
      expect(asked(description)).not.toContain('? chair');
    },
  );

  it.each([
    ['A 100 MB Wi-Fi network is needed for the stalls', '? network'],
    ['Provide Wi-Fi, 50 Mbit/s, and 2 lecterns', '2 lectern'],
  ])('a speed counts nothing: %s', (description, thing) => expect(asked(description)).toContain(thing));

  it.each([
    'Christmas tree lighting ceremony at 6 pm. Provide a PA.',
    'Lighting ceremony, then the parade. Provide a PA.',
  ])('what is lit up before a crowd asks for no lights: %s', (description) =>
    expect(asked(description)).not.toContain('? lighting_package'),
  );

  it('a figure that is told with a size later on counts the same things', () => {
    const brief =
      'The fair wants 6 LED screens and a sofa. The tender names six 10×7 LED screens; mats are 5×2 feet, 4 mm thick.';
    expect(asked(brief).filter((thing) => thing.endsWith('led_wall'))).toEqual(['6 led_wall']);
    expect(traitsOf(brief, 'led_wall')).toEqual({ widthM: 3.048, heightM: 2.134 });
  });

  it('a size behind other work is not that of the stage', () => {
    const brief = 'You are to install a stage, set up a removable cover for 800 square metres';
    const areas = understand({ description: brief }).demands.map(({ kinds: [kind], squareMetres }) => [
      kind,
      squareMetres,
    ]);
    expect(areas).toEqual([
      ['stage_deck', undefined],
      ['marquee', 800],
    ]);
  });

  it('a dot behind a unit ends no size', () => {
    expect(traitsOf('One video wall of at least 20ft. wide x 11ft. high', 'led_wall')).toEqual({
      widthM: 6.096,
      heightM: 3.353,
    });
  });
});
