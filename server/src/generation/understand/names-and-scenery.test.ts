import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function asked(description: string): string[] {
  return understand({ description }).demands.map(
    ({ kinds, quantity, phrase }) => `${quantity ?? '?'} ${kinds[0] ?? phrase}`,
  );
}

describe('what is no demand', () => {
  it.each([
    ["We need a PA for the Mayor's Cup.", ['? pa_package']],
    ['The World Cup final, one lectern.', ['1 lectern']],
    ['Smith Pyrotechnics Ltd do the show. We need a lectern.', ['1 lectern']],
    ["The guitar's place is on the left. Two lecterns.", ['2 lectern']],
    ['Please bring 2 mics, one gets straight backstage.', ['2 mic_wired']],
    ['Cups and saucers for 50, a lectern', ['? crockery', '1 lectern']],
    ['Pyrotechnics and a lectern, please.', ['? spark_machine', '1 lectern']],
    ['Die Hocker\nBühnenanweisung\nWir brauchen ein Rednerpult.', ['1 lectern']],
    ['Sábado, tirada. 16 h. Llevar vallas.', ['? crowd_barrier']],
    ['Pegel von 100dBA erreichen. 518.200 MHz wird benutzt. Ein Rednerpult bitte.', ['1 lectern']],
    ["2 TV's and one lectern", ['2 display', '1 lectern']],
  ])('a word of a name, what has something, what one does: %s', (description, expected) =>
    expect(asked(description)).toEqual(expected),
  );

  it('a word of the name of a fair, an officer, what grows in the park', () => {
    expect(asked('Stand for Northern Turf Expo, 2 bar stools')).not.toContain('? marquee_floor');
    expect(asked('60 chairs in rows as the fire marshal directs')).toEqual(['60 chair']);
    expect(asked('A lawn with trees and a stream. 2 gazebos.')).toEqual(['2 gazebo']);
    expect(asked('We need 6 trees for the foyer.')).toEqual(['6 plants']);
  });

  it('a rider by its name, what speakers hold in their hands, what people wear, what a kit is to have', () => {
    expect(asked('Sound rider\n4 DI boxes')).toEqual(['4 di_box']);
    expect(asked('2 lecterns. She picks up props from the table.')).not.toContain('? backdrop');
    expect(asked('Props for a jungle theme, please.')).toContain('? backdrop');
    expect(asked('A mirror and room for the clothes, 2 lecterns')).not.toContain('? tablecloth');
    expect(asked('A drum kit with five cymbals, a double pedal and throne')).not.toContain('? armchair');
    expect(asked('Bid for the Harbour Lights event: 2 gazebos')).toEqual(['2 gazebo']);
  });

  it('a door', () => {
    expect(asked('Park near the access point to the hall. 2 gazebos.')).toEqual(['2 gazebo']);
    expect(asked('A wifi access point for the press, please.')).toContain('? network');
  });

  it('how strong the supply is', () => {
    expect(asked('There are 100 amps at the barn. 2 gazebos.')).toEqual(['2 gazebo']);
  });

  it('a thing that there is to be none of', () => {
    expect(asked('Chairs: 40, all alike, no wheels.')).toEqual(['40 chair']);
  });

  it('the name of a clause whose things follow', () => {
    expect(asked('PA: 2 tops, 2 subs')).toEqual(['2 speaker_top', '2 subwoofer']);
    expect(asked('LIGHTING. 8 LED pars and a desk.')).not.toContain('? lighting_package');
    expect(asked('SOUND: 2 radio handhelds')).toContain('? pa_package');
  });

  it('a room, where tables are of its kind', () => {
    expect(understand({ description: 'A meeting. Four classroom tables at the door.' }).spaces).toEqual([]);
  });
});

describe('pieces of one thing', () => {
  it('joined by strokes are counted once', () => {
    expect(asked('90 of the knife/fork/spoon settings')).toEqual(['90 cutlery']);
    expect(asked('90 cups/saucers')).toEqual(['90 crockery']);
    expect(asked('6 chairs/tables')).not.toContain('6 table_trestle');
  });
});

describe('how many a choir is', () => {
  it.each([
    ['Concert with 70 pupils in the school choir', 70],
    ['Konzert mit 45 Kindern im Kinderchor', 45],
    ['Concert, 36 enfants dans la chorale', 36],
  ])('%s', (description, people) => {
    expect(understand({ description }).performers.find(({ kind }) => kind === 'choir')?.people).toBe(people);
  });
});

describe('words that only read like equipment', () => {
  it.each([
    ['Everyone has to sign in at the door. We need 60 chairs.', ['60 chair']],
    ['Please sign up on the wiki. We need two flipcharts.', ['2 flip_chart']],
    ['We need a sign in the foyer.', ['1 signage']],
    ['Nobody knows what acts will sign on. We need 60 chairs.', ['60 chair']],
    ['Mike and Kim see to the tickets. We need 60 chairs.', ['60 chair']],
    ['Nov. 8 status: we still need 60 chairs.', ['60 chair']],
  ])('%s', (description, expected) => {
    expect(asked(description)).toEqual(expected);
  });
});

describe('what a figure counts', () => {
  it.each([
    [
      'We need ten risers total. Six risers make up an area 24 feet wide by 12 feet deep. One riser goes on each side.',
      ['10 stage_deck'],
    ],
  ])('%s', (description, expected) => {
    expect(asked(description)).toEqual(expected);
  });

  it('a number of a group is none of rooms', () => {
    expect(understand({ description: 'Presentation of group 15 room NB 204. We need a projector.' }).spaces).toEqual(
      [],
    );
  });
});
