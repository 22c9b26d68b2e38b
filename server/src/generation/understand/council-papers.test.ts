import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function read(description: string) {
  const { demands, exclusions } = understand({ description });
  return {
    asked: demands.map(({ kinds, phrase, quantity }) => `${quantity ?? '?'} ${kinds[0] ?? phrase}`).join(', '),
    kept: exclusions.flatMap(({ kinds, categories }) => [...kinds, ...categories]).join(' '),
  };
}

function sizes(description: string) {
  return understand({ description }).demands.map(({ kinds, quantity, traits }) => [
    kinds[0],
    quantity,
    traits.heightM,
    traits.lengthM,
  ]);
}

function asked(rows: readonly (readonly [description: string, expected: string])[]): void {
  it.each(rows)('%s', (description, expected) => {
    expect(read(description)).toEqual({ asked: expected, kept: '' });
  });
}

describe('trades told by one word', () => {
  asked([
    ['The contract covers PA, staging and audio visual equipment.', '? pa_package, ? stage_deck, ? projector'],
    ['Supply of sound, lights, video, etc. for the opening.', '? pa_package, ? lighting_package, ? projector'],
    ['Hire of marquees including furniture.', '? marquee, ? table_trestle, ? chair'],
  ]);

  it.each(['We need a screen, cables and all other video equipment.', 'The club has tables. Provide furniture.'])(
    'but not where their things are named: %s',
    (description) => expect(read(description).asked).not.toContain('? projector'),
  );
});

describe('what whoever bids is to bring is not there', () => {
  it.each([
    'The Contractor must furnish all that the site crew needs to run the stalls including, but not limited to, ladders, tents, covers, chairs, lights, etc. as the Village asks. Vendor staff see to their own meals and drinks while there. Supplier employees cannot drink on site. The Contractor has shown that they own equipment.',
  ])('%s', (description) => {
    expect(read(description).asked).toContain('chair');
    expect(read(description).kept).not.toContain('chair');
  });
});

describe('places in brackets', () => {
  it('say where each of the stages is', () => {
    const { asked: things, kept } = read(
      'Sound for the lantern walk will take in 3 stages (Town Hall, Mill Lane Gazebo, and the Harbour Office Green).',
    );
    expect(things).toContain('stage_deck');
    expect(things).not.toContain('gazebo');
    expect(kept).toBe('');
  });
  it('whose a thing is stands there as well', () =>
    expect(read('PA wanted. Tables (Church Hall).').kept).toContain('table'));
});

describe('what a stage is to carry', () => {
  it.each([
    'The stage must be able to accommodate a brass band, a grand piano and 4 timpani.',
    'Stage large enough for a ten-piece band and their drum kit.',
    'Die Bühne muss einen Flügel und ein Schlagzeug tragen.',
    'La scène doit accueillir un piano et une batterie.',
    'El escenario debe soportar un piano de cola y una batería.',
    'Het podium moet een vleugel en een drumstel dragen.',
  ])('is not asked for: %s', (description) => {
    expect(read(description).asked).toMatch(/stage_deck/u);
    expect(read(description).asked).not.toMatch(/piano|percussion|drum/u);
  });
  it('but what is asked for beside it is', () =>
    expect(read('The stage must hold a choir. We need a grand piano.').asked).toContain('piano'));
});

describe('names of parts', () => {
  asked([
    ['One 24 XLR input mixing console.', '1 mixing_console'],
    ['4 drum mic claws and 2 lighting lifts.', '4 mic_stand, 2 lifting_tower'],
    ['6 monitor wedges. Equalizers for 4 monitor feeds.', '6 stage_monitor'],
    ['Two LED walls. All rigging hardware, cables and adapters.', '2 led_wall, ? clamp'],
    ['We need network equipment in the press room.', '? network'],
  ]);
});

describe('what a house can and cannot lend', () => {
  const lists = ['Barricades', 'Bike racks'].map((each) => `- ${each}`).join('\n');
  const rest = ['Generators', 'Tents'].map((each) => `- ${each}`).join('\n');
  it.each([
    ['Gear the Town IS ABLE to lend:', 'Gear the Town IS UNABLE to lend:'],
    ['Gear the village can provide:', 'Gear the village cannot provide:'],
  ])('%s / %s', (can, cannot) => {
    const { asked: things, kept } = read(`${can}\n${lists}\n\n${cannot}\n${rest}`);
    expect(things).toBe('? generator, ? marquee');
    expect(kept).toContain('crowd_barrier');
  });
});

describe('what was needed in other years is needed again', () => {
  asked([
    [
      'The firm shall provide enough registration desks. In past years the Board has required six registration desks.',
      '6 registration_desk',
    ],
    ['The fair has always needed 12 gazebos. Please quote.', '12 gazebo'],
  ]);
  it('but what was hired is there', () =>
    expect(read('The school has hired a marquee. We need 40 chairs.').kept).toContain('marquee'));
});

describe('how many are meant', () => {
  asked([
    ['Sound: speakers at each corner of the pitch.', '4 speaker_top'],
    ['Gebraucht wird ein Lautsprecher an jeder Ecke.', '4 speaker_top'],
    [
      'We need dinner tables that can seat approximately ten each, and two tables beside the stage.',
      '? table_round, 2 table_trestle',
    ],
    [
      'To be fitted out with folding table at the door. To be fitted out with folding tables for all who learn, and chairs.',
      '? table_trestle, ? chair',
    ],
    [
      '2. DJ requirements: one (1) raised platform. 3. Jury requirements: one (1) raised platform, four chairs.',
      '2 stage_deck, 4 chair',
    ],
    ['Lighting: lighting of the pitch, price as an option. We need a PA.', '? pa_package'],
  ]);
});

describe('words that name no thing', () => {
  asked([
    ['Light refreshments at 5 pm, light lunch at noon. Provide a PA.', '? pa_package'],
    ['Power strips so that members can charge their laptops.', '? power_distro'],
  ]);
  it('performance audio is no play', () =>
    expect(understand({ description: 'Performance audio and lighting for the July fair' }).events[0]?.value).toBe(
      'fair',
    ));
});

describe('what a purchase is of', () => {
  it('is asked for, though the paper names the firm', () => {
    const { asked: things, kept } = read(
      'RECOMMENDATION: that Council approve the purchase of audio/visual equipment for the Lantern Night from Harbor Audio for the Parks Department. It includes speakers and two sound engineers.',
    );
    expect(things).toContain('pa_package');
    expect(things).toContain('speaker_top');
    expect(kept).not.toMatch(/audio|speaker/u);
  });
  it('is asked for until a house has its own', () => {
    const { asked: things, kept } = read(
      'The hire of a temporary stage will be needed until the new permanent stage is built next year.',
    );
    expect(things).toBe('? stage_deck');
    expect(kept).toBe('');
  });
  it('"house" may be a verb', () =>
    expect(read('A tent that will house all staging and lighting. Stage 10 x 8 m.').kept).not.toContain('staging'));
});

describe('what a town lends', () => {
  it('is there', () => {
    const { asked: things, kept } = read(
      'Requests will include use of six (6) City tables and thirty (30) City chairs. The festival needs a PA.',
    );
    expect(things).toBe('? pa_package');
    expect(kept).toMatch(/table.*chair/u);
  });
  asked([['The Town Hall chairs committee asks for 40 chairs.', '40 chair']]);
});

describe('names that read like things', () => {
  asked([
    ['Showcase on the Green: a drum and bugle corps event. We need 40 chairs.', '40 chair'],
    ['The concert will be held at the gazebo in the park. We need a PA.', '? pa_package'],
    ['We need a showcase and a gazebo.', '1 exhibition_stand, 1 gazebo'],
  ]);
  it('the award of a contract is no ceremony', () => {
    const { activities } = understand({
      description: 'Two tents. The State may ask for a sample before an award is made.',
    });
    expect(activities.map(({ value }) => value)).not.toContain('awards');
  });
});

describe('what is told of each booth', () => {
  it('is counted where the booths are told behind it', () =>
    expect(read('Each booth shall have one folding table and two chairs. 40 booths.').asked).toBe(
      '40 table_trestle, 80 chair, 40 exhibition_stand',
    ));
  it('is so much drape, with one side more than booths', () => {
    expect(sizes("30 booths, each with 8' back drape and 3' side drape.").slice(1)).toEqual([
      ['drape', null, 2.438, 91.4],
      ['drape', null, 0.914, 94.5],
    ]);
  });
});

describe('what others furnish', () => {
  it.each([
    [
      'The City will furnish electrical service, restrooms and a covered stage. Vendor shall furnish a PA.',
      /toilet.*stage/u,
    ],
    [
      'The Village will provide electrical hookups, barricades and portable toilets. Quote a PA.',
      /crowd_barrier.*toilet/u,
    ],
    ['The County shall be responsible for permits, restrooms and a stage. We need a PA.', /toilet.*staging/u],
    ['The organiser is responsible for providing 40 chairs. PA from you.', /chair/u],
  ])('is there to the end of the list: %s', (description, there) => {
    expect(read(description).asked).toBe('? pa_package');
    expect(read(description).kept).toMatch(there);
  });
  asked([['The bidder is responsible for the tent and the chairs.', '1 marquee, ? chair']]);
});

describe('what a paper requires', () => {
  asked([
    ['The hall:\n• Must have Wi-Fi for the judges\n• Must have 200 chairs', '? network, 200 chair'],
    ['Seats for 60 faculty and a platform party of 25, and a PA.', '? chair, ? pa_package'],
    [
      'The vendor will provide a camera with 42x zoom lens at the back of the hall, one camera to be located beside the stage.',
      '2 camera',
    ],
    ['The vendor will provide two 16 x 9 ft video walls, one on each side of the stage.', '2 led_wall'],
    ['A screen on each side of the stage.', '2 projection_screen'],
  ]);
});

describe('papers and meetings own nothing', () => {
  asked([
    ['This procurement covers 40 folding chairs and a stage.', '40 chair, ? stage_deck'],
    ['Work includes but is not limited to furnishing 40 folding chairs.', '40 chair'],
    ['It was agreed that 40 folding chairs and a marquee be hired.', '40 chair, 1 marquee'],
  ]);
});
