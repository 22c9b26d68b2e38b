import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function kindsIn(description: string): string {
  return understand({ description })
    .demands.map(({ kinds }) => kinds[0] ?? '?')
    .join(' ');
}

describe('a person of the trade as a sentence of its own', () => {
  it.each([
    [
      'Conference for 90. Four radio mics, please. A lighting technician for the evening.',
      'mic_wireless_handheld crew_lighting',
    ],
    [
      'Konferenz für 90 Gäste. Wir brauchen 4 Funkmikrofone. Ein Tontechniker für den Abend.',
      'mic_wireless_handheld crew_sound',
    ],
  ])('%s', (description, kinds) => expect(kindsIn(description)).toBe(kinds));

  it('is not wished for where it is said what they did', () => {
    expect(kindsIn('We need 4 radio mics. A sound engineer told us so.')).toBe('mic_wireless_handheld');
  });
});
