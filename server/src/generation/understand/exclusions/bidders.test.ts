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
