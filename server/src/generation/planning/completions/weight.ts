import { KIND_CATEGORY, type Kind } from '../../../equipment/index.ts';
import { areaOf } from '../sizes.ts';
import type { Choice } from '../types.ts';

/** Kilograms of one piece in its case where the catalogue does not say; [ours]. */
const KILOGRAMS: Partial<Record<Kind, number>> = {
  speaker_top: 20,
  speaker_column: 30,
  line_array: 35,
  subwoofer: 50,
  stage_monitor: 18,
  amplifier: 25,
  pa_package: 120,
  mixing_console: 35,
  moving_head: 28,
  stage_wash: 8,
  profile_spot: 12,
  followspot: 60,
  lighting_package: 150,
  projector: 25,
  projection_screen: 40,
  display: 45,
  stage_deck: 35,
  stage_leg: 2,
  stage_steps: 30,
  stage_roof: 800,
  mobile_stage: 0,
  lectern: 25,
  truss: 22,
  hoist: 40,
  lifting_tower: 50,
  ballast: 250,
  chair: 5,
  chair_banquet: 6,
  table_round: 22,
  table_trestle: 18,
  table_cocktail: 12,
  sofa: 45,
  armchair: 20,
  bar_unit: 60,
  bench: 12,
  crowd_barrier: 14,
  pit_barrier: 45,
  fencing: 18,
  gazebo: 40,
  exhibition_stand: 80,
  drum_kit: 50,
  piano: 250,
  generator: 0,
  toilet: 0,
  toilet_trailer: 0,
  toilet_accessible: 0,
  marquee: 0,
  site_cabin: 0,
  crockery: 1,
  glassware: 0.3,
  cutlery: 0.4,
  napkin: 0.1,
  tablecloth: 0.7,
  interpretation_booth: 180,
  interpretation_receiver: 0.3,
  interpretation_transmitter: 4,
  batteries: 0.05,
  audio_cable: 1,
};
/** By the square metre or metre. */
const PER_MEASURE: Partial<Record<Kind, number>> = {
  led_wall: 35,
  dance_floor: 15,
  drape: 8,
  marquee_floor: 8,
  marquee_lining: 0.5,
  carpet: 1.2,
  stage_skirt: 1,
};

/** Kilograms to be carried in; what arrives on its own wheels or is built by others counts nothing. */
export function weightOf(choices: readonly Choice[]): number {
  return choices.reduce((sum, { kind, product, units }) => {
    const category = KIND_CATEGORY[kind];
    if (category === 'crew' || category === 'transport') return sum;
    const measured = PER_MEASURE[kind];
    if (measured !== undefined) return sum + units * (areaOf(product) ?? 1) * measured;
    const each = product.traits.kilograms ?? KILOGRAMS[kind] ?? 4;
    // A mass in the name of a hoist, stand or block may be what it lifts or holds.
    return sum + units * (KILOGRAMS[kind] === 0 ? 0 : Math.min(each, 300));
  }, 0);
}
