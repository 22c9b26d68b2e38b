import type { Occasion } from '../types.ts';

/** "Beamer 5.500 lumen en een scherm": one for each screen that is counted. */
export function screensAsked({ facts }: Occasion): number | null {
  const screens = facts.demands.filter(({ kinds: [kind] }) => kind === 'projection_screen');
  return screens.length === 1 ? (screens[0]?.quantity ?? null) : null;
}
