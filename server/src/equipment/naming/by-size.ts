import type { Kind } from '../kinds.ts';
import { usualSizes } from '../lexicon/index.ts';
import { readTraits } from '../traits/read-traits.ts';
import type { Traits } from '../types.ts';

/** Pop-ups end at 4 x 8 m and 10 x 20 ft; a larger roof stands on frames or poles. */
export function isTooLargeToPopUp({ widthM = 0, depthM = 0 }: Pick<Traits, 'widthM' | 'depthM'>): boolean {
  return Math.min(widthM, depthM) >= LEAST_SIDE_M && widthM * depthM > LARGEST_POP_UP_M2;
}

const LARGEST_POP_UP_M2 = 33;
const LEAST_SIDE_M = 4.2;
/** Of 3 x 3 m and less only these are no pop-ups. */
const LEAST_TENT_M2 = 9.5;
const STANDS_SMALL = /pagod|tip|bell|chin|star|frame|dome|kuppel|foh|span|structure|hat/iu;
const FOLDED = /pop[\s-]?up|e[\s-]?z[\s-]?up|easy[\s-]?up|fold|falt|scher|pli|parapluie|pleg|vouw|quick|instant/iu;

/** What panels measure; screens to project on are named by other inches. */
const PANEL_INCHES = new Set(usualSizes('display').map(Number));
/** "Écran LED 3x2m P3.9": a wall has a pitch, or a size in metres. */
const PITCH = /\bp\s?\d{1,2}[.,]\d{1,2}(?!\d)/iu;
const LEAST_WALL_M = 2;
const PROJECTED =
  /\b(?:proj|tripod|tri-?pod|pull|roll|fold|matt?e|stativ|pied|trépied|trípode|statief|rear|front|leinwand|doek|toile|tela)/iu;

/**
 * What its size makes of a thing that its name calls by a wide word: a canopy of 20 x 40 ft is a tent, a screen of 65
 * inches shines by itself.
 */
export function bySize(kind: Kind, name: string, note: string | null): Kind {
  if (kind === 'gazebo' && !FOLDED.test(name)) {
    return isTooLargeToPopUp(readTraits(name, note)) ? 'marquee' : kind;
  }
  if (kind === 'marquee' && !STANDS_SMALL.test(name)) {
    const { widthM, depthM } = readTraits(name, note);
    return widthM !== undefined && depthM !== undefined && widthM * depthM <= LEAST_TENT_M2 ? 'gazebo' : kind;
  }
  if (kind === 'projection_screen' && !PROJECTED.test(name)) {
    const { inches } = readTraits(name, note);
    return inches !== undefined && PANEL_INCHES.has(inches) ? 'display' : kind;
  }
  if (kind === 'display' && /\bled\b/iu.test(name)) {
    return PITCH.test(name) || (readTraits(name, note).widthM ?? 0) >= LEAST_WALL_M ? 'led_wall' : kind;
  }
  return kind;
}
