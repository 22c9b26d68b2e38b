import type { Selector } from '../../expectation.ts';

/** Whole sides of an event that a client leaves out. */

export const LIGHTS: readonly Selector[] = [
  'uplight',
  'stage_wash',
  'profile_spot',
  'moving_head',
  'followspot',
  'disco_light',
  'lighting_package',
  'lighting_console',
  'festoon',
  'floodlight',
  'crew_lighting',
];

export const HAULAGE: readonly Selector[] = ['delivery', 'van', 'truck', 'mileage', 'crew_driver'];

export const FILMING: readonly Selector[] = ['camera', 'streaming_encoder', 'video_recorder', 'crew_camera'];

export const TO_SIT_ON: readonly Selector[] = [
  'chair',
  'chair_banquet',
  'bench',
  'bar_stool',
  'sofa',
  'armchair',
  'pouffe',
  'beer_table_set',
];
