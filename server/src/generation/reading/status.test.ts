import { describe, expect, it } from 'vitest';
import { readFacts } from './index.ts';

/** Kinds asked for, and kinds or categories left out. */
function read(description: string) {
  const { demands, exclusions, doubts } = readFacts({ description });
  return {
    asked: demands.flatMap(({ kinds }) => kinds.slice(0, 1)),
    left: exclusions.flatMap(({ kinds, categories }) => [...kinds, ...categories]),
    doubts: doubts.map(({ words }) => words),
  };
}

describe('what a thing is to the company', () => {
  it.each([
    ['We need 4 radio mics, chairs are provided by the venue.', 'mic_wireless_handheld', 'chair'],
    ['Projector for 80 people. AV laptop provided by our agency.', 'projector', 'playback_laptop'],
    ['Der Saal hat Stühle, wir brauchen 20 Uplights.', 'uplight', 'chair'],
    ['La salle fournit les chaises. Il nous faut un vidéoprojecteur.', 'projector', 'chair'],
  ])('is told from what stands around it: %s', (description, asked, left) => {
    const found = read(description);
    expect(found.asked).toContain(asked);
    expect(found.asked).not.toContain(left);
    expect(found.left).toContain(left);
    expect(found.left).not.toContain(asked);
  });

  it('is the last word on it', () => {
    const found = read('Please quote 300 chairs and a PA. We do not need the chairs after all.');
    expect(found.asked).not.toContain('chair');
    expect(found.left).toContain('chair');
  });

  it('leaves the rest of what a category names alone', () => {
    expect(read('Projector for 80 people. AV laptop provided by our agency.').left).not.toContain('audio');
  });
});
