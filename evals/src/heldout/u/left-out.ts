import type { Selector } from '../../expectation.ts';
import { RADIO_MICS } from '../../usual.ts';

/** Lanterns for a stage. */
export const RIG: readonly Selector[] = ['stage_wash', 'profile_spot', 'moving_head', 'lighting_package'];
/** Whatever one speaks or sings into. */
export const MICS: readonly Selector[] = [...RADIO_MICS, 'mic_wired', 'mic_lectern'];
