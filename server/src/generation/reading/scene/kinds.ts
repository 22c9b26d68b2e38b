import { z } from 'zod';
import type { Activity, EventKind, PerformerKind, Seating, Space } from '../../facts.ts';

/** What the tables of phrases may say. */
export const EVENT_KINDS = [
  'conference',
  'meeting',
  'exhibition',
  'gala_dinner',
  'awards',
  'wedding',
  'party',
  'concert',
  'club_night',
  'festival',
  'ceremony',
  'theatre',
  'fashion_show',
  'sports',
  'fair',
  'reception',
  'screening',
  'worship',
  'other',
] as const satisfies readonly EventKind[];

export const ACTIVITIES = [
  'speech',
  'presentation',
  'panel',
  'questions',
  'awards',
  'live_music',
  'acoustic_music',
  'dj',
  'background_music',
  'dancing',
  'dining',
  'buffet',
  'bar',
  'reception',
  'ceremony',
  'theatre',
  'film',
  'stream',
  'recording',
  'interpretation',
  'workshops',
  'exhibition',
  'registration',
] as const satisfies readonly Activity[];

export const SEATINGS = [
  'theatre',
  'classroom',
  'banquet',
  'cabaret',
  'boardroom',
  'standing',
] as const satisfies readonly Seating[];

export const SETTINGS = ['indoor', 'outdoor', 'both'] as const;

export const PERFORMER_KINDS = [
  'speaker',
  'panel',
  'host',
  'singer',
  'band',
  'ensemble',
  'choir',
  'orchestra',
  'dj',
  'dancers',
] as const satisfies readonly PerformerKind[];

export const ROLES = ['main', 'breakout', 'foyer', 'outdoor', 'other'] as const satisfies readonly Space['role'][];

/** Cells of a table that say yes or nothing. */
export const YES = z.enum(['', 'yes']).transform((cell) => cell === 'yes');
