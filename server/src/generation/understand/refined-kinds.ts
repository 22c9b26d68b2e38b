import type { Kind, Traits } from '../../equipment/index.ts';

/** A screen whose size is a diagonal is one that shines by itself; a headset for each of the delegates is to listen with. */
export function refined(kinds: readonly Kind[], { inches }: Traits, times: number | null): readonly Kind[] {
  if (kinds[0] === 'mic_headset' && (times ?? 0) > MOST_TALKERS) return ['interpretation_receiver'];
  const isDisplay =
    (kinds[0] === 'projection_screen' || kinds[0] === 'led_wall') && inches !== undefined && inches <= LARGEST_DISPLAY;
  return isDisplay
    ? ['display', ...kinds.filter((kind) => kind !== 'projection_screen' && kind !== 'led_wall')]
    : kinds;
}

const LARGEST_DISPLAY = 110; // inches
const MOST_TALKERS = 24;

/** "8 ft banquet tables": as long as that no table is round. */
export function isLongTable([kind]: readonly Kind[], { lengthM }: Traits, phrase: string): boolean {
  return kind === 'table_round' && lengthM !== undefined && lengthM >= LONG_M && !SAYS_ROUND.test(phrase);
}

const LONG_M = 1.8;
export const LONG_TABLE: readonly Kind[] = ['table_trestle', 'table_round'];
const SAYS_ROUND = /round|circular|rund|rond|redond/iu;
