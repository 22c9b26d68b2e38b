import type { Category } from '@showbill/contract';
import type { Kind } from '../../../equipment/index.ts';
import { kindsCalled } from '../../kind-sets.ts';

/** What is asked for by the name of its category: the kind that stands for it. Where none does, the event decides. */
export const KINDS_OF_CATEGORY: Partial<Record<Category, readonly (readonly Kind[])[]>> = {
  audio: [['pa_package', 'speaker_top']],
  lighting: [['lighting_package', 'stage_wash']],
  video: [['projector', 'led_wall', 'display']],
  furniture: [['table_trestle', 'table_round'], ['chair']],
  staging: [['stage_deck', 'mobile_stage']],
  power: [['power_distro', 'generator']],
  rigging: [['truss']],
  backline: [['drum_kit'], ['guitar_amp'], ['bass_amp']],
  crew: [['crew_technician']],
  transport: [['delivery', 'van']],
  structures: [['marquee', 'gazebo']],
  sanitation: [['toilet', 'toilet_trailer']],
  climate: [['space_heater', 'patio_heater', 'air_conditioner']],
};

/** Sold by the piece of a whole, by length or by area: "a stage" does not mean one of them. */
export const SIZED_KINDS = kindsCalled('sized');
