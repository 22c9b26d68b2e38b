import { describe, expect, it } from 'vitest';
import { findKinds } from './find-kinds.ts';

function kindsIn(text: string): string {
  return findKinds(text)
    .map(({ kind }) => kind)
    .join(' ');
}

describe('names that run over a line', () => {
  it('end with a short line', () => {
    expect(kindsIn('We need\n4 stage\nmonitor stands')).not.toContain('stage_monitor');
  });

  it('go on where the line is long enough to be wrapped', () => {
    expect(kindsIn('For the talks on the first day we would like two wireless\nmicrophones')).toBe(
      'mic_wireless_handheld',
    );
  });
});
