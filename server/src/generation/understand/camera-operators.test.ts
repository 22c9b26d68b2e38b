import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function asked(description: string): string {
  const { demands } = understand({ description });
  return demands.map(({ kinds, quantity }) => `${quantity ?? '?'} ${kinds[0] ?? 'unknown'}`).join(', ');
}

describe('cameras with what is on and behind them', () => {
  it.each([
    ['At least three (3) HD cameras and camera operators', '3 camera, ? crew_camera'],
    ['Provide three video cameras. One camera is at the back.', '3 camera'],
    ['Three video cameras. One video camera is to be located in front of the steps.', '3 camera'],
    ['Two cameras. One camera is needed for the overflow room.', '2 camera, 1 camera'],
    ['A camera with 22x zoom and its operator', '1 camera, ? crew_camera'],
    ['Deux caméras et (2) opérateurs', '2 camera, 2 crew_camera'],
    [
      'Two speakers, a camera, a mixing desk and an operator',
      '2 speaker_top, 1 camera, 1 mixing_console, 1 crew_sound',
    ],
  ])('%s', (description, expected) => expect(asked(description)).toBe(expected));
});
