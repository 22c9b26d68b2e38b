import { describe, expect, it } from 'vitest';
import { understand } from '../index.ts';

function read(description: string) {
  const { demands, exclusions } = understand({ description });
  return {
    asked: demands.flatMap(({ kinds }) => kinds.slice(0, 1)),
    excluded: exclusions.flatMap(({ kinds, categories }) => [...kinds, ...categories]),
  };
}

describe('who bids', () => {
  it.each([
    'Respondents',
    'The Proponent',
    'Offerors',
    'Proposers',
    'The selected firm',
    'The awarded company',
    'The successful applicant',
  ])('is who is asked: %s', (who) => {
    const { asked, excluded } = read(`${who} must provide two marquees, a stage of 6 x 4 m and nine microphones.`);
    expect(asked).toEqual(expect.arrayContaining(['marquee', 'stage_deck', 'mic_wired']));
    expect(excluded).toEqual([]);
  });

  it.each(['Proponent', 'The appointed supplier', 'The successful tenderer', 'Selected firm'])(
    'has its part of two lists: %s',
    (who) => {
      const { asked, excluded } = read(
        `${who}'s responsibilities:\n- two marquees\n- PA system\nBorough's responsibilities:\n- generators\n- chairs`,
      );
      expect(asked).toEqual(['marquee', 'pa_package']);
      expect(excluded).toEqual(['generator', 'chair']);
    },
  );

  it.each([
    'Contractor provides: 2 stages, lights and a PA.',
    "Supplier's obligations: stage, lights and sound.",
    'Vendor: stage, lights, sound.',
    'The contractor supplies stage, lights and PA.',
    'This purchase is for sound, visuals (screens, stages and lighting) rental for Lantern Night.',
  ])('is told in whole trades: %s', (description) => {
    const { asked, excluded } = read(description);
    expect(asked).toEqual(expect.arrayContaining(['stage_deck', 'lighting_package', 'pa_package']));
    expect(excluded).toEqual([]);
  });
});

describe('who buys', () => {
  it.each([
    ['The showgrounds may supply diesel fuel for what the contractor brings.', 'fuel'],
    ['The district may lend a forklift, and the office must provide a stage.', 'staging'],
    ['The pier company can supply 200 chairs.', 'chair'],
  ])('may provide things: %s', (sentence, what) => {
    expect(read(`${sentence} We need two screens.`).excluded).toContain(what);
  });

  it('has its list up to the sentence that heads the next one', () => {
    const { asked, excluded } = read(
      'Furnished by the Borough: a) bleachers; b) 110V power; c) 2 tents; d) fencing. The contractor shall furnish: a) sound system for 900; b) 8 microphones; c) lectern.',
    );
    expect(asked).toEqual(['pa_package', 'mic_wired', 'lectern']);
    expect(excluded).toEqual(expect.arrayContaining(['power', 'marquee', 'fencing']));
  });
});

describe('questions of bidders', () => {
  it.each([
    ['Q: Will the College supply the chairs? A: Yes.', 'chair'],
    ['Q1: Will the Borough provide a stage? A1: Yes, a mobile one.', 'staging'],
    ['Can vendors use the house sound system? Yes.', 'audio'],
    ['Q: Do you have a stage already? A: Yes, built in.', 'staging'],
    ['Question: Does the County own a podium? Response: Yes.', 'lectern'],
  ])('say what the buyer has: %s', (questions, what) => {
    expect(read(`${questions} Provide 3 tents.`).excluded).toContain(what);
  });

  it.each([
    ['Q: Will the Borough provide a lectern? A: No.', 'lectern'],
    ['Q: Will the vendor provide a lectern? A: Yes.', 'lectern'],
    ['Q: Can we use the house sound system? A: No. A sound system is needed.', 'pa_package'],
  ])('say what is to be brought: %s', (questions, what) => {
    const { asked, excluded } = read(`${questions} Provide 3 tents.`);
    expect(asked).toContain(what);
    expect(excluded).toEqual([]);
  });
});

describe('amendments', () => {
  it.each([
    ['The requirement for a generator has been removed.', 'generator'],
    ['Please delete the requirement for lighting.', 'lighting'],
    ['Stage and drape have been taken out of the specification.', 'staging'],
  ])('take things off: %s', (sentence, what) => {
    expect(read(`Addendum 1. ${sentence} 4 tents.`).excluded).toContain(what);
  });

  it.each([
    'The requirement for a generator has not been removed.',
    'The generator has been removed for repair; 1 generator.',
  ])('are told from what remains: %s', (sentence) => {
    expect(read(`${sentence} 4 tents.`).asked).toContain('generator');
  });
});

describe('what is made sure of or only watched', () => {
  it.each([
    [
      'The date was moved to ensure the choir and stage were available. The price is for stage, sound and a generator.',
      'stage_deck',
    ],
    ['Two cameras. The vendor hands off the live stream, which will be viewed from the college website.', 'camera'],
  ])('is not there already: %s', (description, what) => {
    const { asked, excluded } = read(description);
    expect(asked).toContain(what);
    expect(excluded).toEqual([]);
  });
});

describe('a stage that only tells where', () => {
  it.each([
    'Provide one projector for the screen on the main auditorium stage.',
    'Vendor shall provide two LED walls, left and right of the stage.',
    'The contractor shall provide barricades in front of the stage.',
  ])('is not asked for: %s', (description) => {
    expect(read(description).asked).not.toContain('stage_deck');
  });

  it('is where its size is told', () => {
    expect(read('Provide barricades in front of the stage, 24 x 16 ft.').asked).toContain('stage_deck');
  });
});

describe('what a supply includes', () => {
  it.each([
    'Marquees are required. This includes flooring and linings.',
    'The contract is for marquees. It shall include all flooring, linings and lighting.',
    'Supply of marquees. Includes flooring and linings.',
  ])('is asked for with it: %s', (description) => {
    const { asked, excluded } = read(description);
    expect(asked).toEqual(expect.arrayContaining(['marquee', 'marquee_floor', 'marquee_lining']));
    expect(excluded).toEqual([]);
  });

  it('is told from what comes with a place', () => {
    expect(read('We have hired the village hall. This includes tables and chairs. We need a PA.').excluded).toEqual(
      expect.arrayContaining(['table_trestle', 'chair']),
    );
  });
});

describe('what papers say is there', () => {
  it.each([
    ['Power: 3 x 63A supplies are available on site. Supply a PA.', 'power'],
    ['Electrical - 4 x 20A circuits in place at the bandstand. Supply a PA.', 'power'],
    ['Strom: CEE 63A vorhanden. Wir brauchen eine PA.', 'power'],
    ['GFE: 200 chairs, 20 tables. The contractor shall provide a PA.', 'chair'],
    ["The Client's AV contractor will provide screens. Provide a PA.", 'projection_screen'],
    ["The Borough's contractor will supply tables. We need a PA.", 'table_trestle'],
  ])('is kept off: %s', (description, what) => {
    const { asked, excluded } = read(description);
    expect(excluded).toContain(what);
    expect(asked).toEqual(['pa_package']);
  });

  it('is no power where there is none', () => {
    expect(read('Power: no power available on site, generator required. Supply a PA.').asked).toContain('generator');
  });
});
