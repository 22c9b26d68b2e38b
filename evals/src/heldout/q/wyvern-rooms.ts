import { type EvalBrief, needs } from '../../expectation.ts';
import { BAND, SPEAKERS, TABLEWARE } from '../../usual.ts';
import { ANY_JOB, LOOS, MEETING_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';
import { RIG } from './rig.ts';

/** Under other roofs on the Welsh border: a podcast in a theatre, a staff party in a works unit. */
export const WYVERN_ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-q-podcast',
    language: 'en',
    catalogue: 'wyvern',
    description: `BODGE JOB LIVE: the podcast, on legs
Advance / tech spec for Ledbury Market Theatre, Thursday 4 November. Sold: 320.

LOCAL HIRE, PLEASE
Sound: 3 headsets (cast), 1 handheld (questions from the floor). They go into the theatre's desk and the theatre's loudspeakers, both fine, keep yours at home.
Vision: 12k projector, 14ft fast-fold, 2 comfort monitors at the front edge, 1 clicker. Slides come off our Mac.
Cameras: three, each with an operator; a switcher; an encoder for the stream; one vision person to drive it.
Set: one two-seat sofa, one bar stool.

ALREADY SORTED
FOH mix is our own Gemma. LX: house rig, house operator, nothing to add. The stage is, well, the stage. We tour a painted backcloth so there'll be no drapes. Nobody stands at a lectern, it isn't that sort of show. Haze: absolutely not, the projector lens hates it.`,
    good: {
      attendees: 320,
      days: 1,
      must: [
        needs('mic_headset', 3),
        needs('mic_wireless_handheld', 1),
        needs(/12,000 lm/, 1),
        needs(/14 x 8ft/, 1),
        needs('confidence_monitor', 2),
        needs('presentation_clicker', 1),
        needs('camera', 3),
        needs('crew_camera', [3, 42]),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs('crew_video', [1, 14]),
        needs('sofa', 1),
        needs('bar_stool', 1),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, 'video_cable', 'video_converter', 'audio_cable', 'crew_technician', 'network', 'intercom'],
      offers: MEETING_OFFERS,
      excluded: [
        ...SPEAKERS,
        ...RIG,
        'mixing_console',
        'playback_laptop',
        'crew_sound',
        'crew_lighting',
        'stage_deck',
        'drape',
        'lectern',
        'hazer',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'chair', 'crowd_barrier'],
      title: [/ledbury|bodge|podcast/i, /320/],
    },
  },
  {
    id: 'ho-q-diwali-party',
    language: 'en',
    catalogue: 'wyvern',
    description: `phone msg for quotes desk (Anil Chauhan, Rotherwas Packaging)

Staff Diwali do in their Unit 12, Sat 6th Nov, 180 of them, 6 till midnight

Needs: stage 16 x 8, 2ft up, for the bhangra lads. Four 12s & two subs, mixer, one radio handheld, our sound chap. 2 disco bars. 24 battery uplighters. Dance floor 18ft x 18ft. 20 poseurs. Six sofas. Two bars. 3 coat rails. Six gas patio heaters for the yard.

Says don't bother with: chairs or round tables (nobody sits at these), cloths for the poseurs. It's a dry night, so wine glasses & flutes out. Caterer has plates + cutlery. Haze would set the sprinklers off. DJ = his cousin w/ decks. Dhol players are loud enough w/o mics, so no drum mic set! Own gatehouse security. Three phase + plenty of toilets in the unit. Bar manned by temple volunteers.`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs('stage_deck', 4),
        needs('speaker_top', 4),
        needs('subwoofer', 2),
        needs('mixing_console', 1),
        needs('mic_wireless_handheld', 1),
        needs('crew_sound', [1, 14]),
        needs('disco_light', 2),
        needs('uplight', 24),
        needs('dance_floor', 36),
        needs('table_cocktail', 20),
        needs('sofa', 6),
        needs('bar_unit', 2),
        needs('coat_rail', 3),
        needs('patio_heater', 6),
      ],
      should: [needs(/Legs \/ 2ft/, 4), needs('stage_steps', [1, 2]), needs('transport')],
      allowed: [...BAND, ...SHOW],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS],
      excluded: [
        ...TABLEWARE.filter((each) => each !== 'glassware'),
        ...LOOS,
        'chair',
        'table_round',
        'tablecloth',
        /Glass \/ wine/,
        /Glass \/ flute/,
        'hazer',
        'crew_dj',
        /Mic \/ drums/,
        'crew_steward',
        'generator',
        'crew_bar',
      ],
      silly: ['projector', 'lectern', 'marquee', 'table_desk', 'crowd_barrier', 'flip_chart', 'line_array'],
      title: [/rotherwas|diwali|unit 12/i, /180/],
    },
  },
];
