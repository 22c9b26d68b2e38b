import { type Said, reason } from './prose/reasons.ts';
import type { Occasion, StageSize } from './types.ts';

type Known = Omit<Occasion, 'stage'>;

/**
 * The stage that an event of this kind would have, in metres. Bands: 5-6 players 16 x 12 ft, 7-8 24 x 16 ft, 9-10
 * 24 x 20 ft (thedowntownband.com). Speaker 3 x 2 m, panel 6 x 3 m, 6 to 8 people 6 x 4 m (rtrproductions.com.au,
 * source1events.com). Height by audience: up to 100 0.2 m, up to 200 0.4 m, above 0.6 m (millersparty.com).
 * Orchestras, theatre and festival stages: [ours].
 */
export function stageFor(known: Known): StageSize {
  const { people } = known.main;
  const heightM = known.is('festival') && people > 500 ? 1 : people <= 100 ? 0.2 : people <= 200 ? 0.4 : 0.6;
  const sized = (widthM: number, depthM: number, why: Said): StageSize => ({ widthM, depthM, heightM, why });
  if (known.is('festival') || (known.openAir && known.is('concert'))) {
    if (people > 5000) return sized(12, 10, reason('stage/festival_above', { people: 5000 }));
    if (people > 2000) return sized(10, 8, reason('stage/festival_up_to', { people: 5000 }));
    if (people > 500) return sized(8, 6, reason('stage/festival_up_to', { people: 2000 }));
    if (known.players <= 6) return sized(6, 4, reason('stage/small_open_air'));
  }
  const { players, choir } = known;
  if (players > 10) {
    const area = players * 2;
    const widthM = Math.ceil(Math.sqrt(area * 1.5) / 2) * 2;
    return sized(widthM, Math.ceil(area / widthM), reason('stage/players_at_two', { players }));
  }
  if (players > 8) return sized(8, 6, reason('stage/players', { players }));
  if (players > 6) return sized(7, 5, reason('stage/players', { players }));
  if (players > 4) return sized(5, 4, reason('stage/players', { players }));
  if (players > 2) return sized(4, 3, reason('stage/players', { players }));
  if (choir > 0 && known.is('concert')) return sized(8, 4, reason('stage/choir', { choir }));
  if (known.is('theatre', 'fashion_show') || known.does('theatre')) return sized(8, 6, reason('stage/playing_area'));
  if (known.panel > 5) return sized(6, 4, reason('stage/panel', { panel: known.panel }));
  if (known.panel > 0) return sized(6, 3, reason('stage/panel', { panel: known.panel }));
  if (known.is('awards') || known.does('awards')) return sized(6, 4, reason('stage/awards'));
  if (people > 250) return sized(6, 3, reason('stage/large_room'));
  if (players > 0) return sized(3, 2, reason('stage/players', { players }));
  return sized(people > 120 ? 4 : 3, 2, reason('stage/speaker'));
}
