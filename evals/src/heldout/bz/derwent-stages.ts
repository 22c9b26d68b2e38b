import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { BROADCAST, PLATFORM, PODIUM, SITE_POWER, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, OUTDOORS_OFFERS, SCREENS, SHOW, SHOW_OFFERS } from '../usual.ts';

const RIDER_OFF: readonly Selector[] = [
  'mixing_console',
  'stagebox',
  'mic_wired',
  'mic_instrument',
  'mic_wireless_handheld',
  'mic_stand',
  'di_box',
  'crew_sound',
  'drum_kit',
  'guitar_amp',
  'bass_amp',
  'keyboard',
];
const GRADUATION_OFF: readonly Selector[] = [...SCREENS, 'camera', 'crew_camera', 'video_switcher'];

/** What is built for a stage: a band's and a college's. */
export const DERWENT_STAGES: readonly EvalBrief[] = [
  {
    id: 'ho-bz-pipistrelles-rider',
    language: 'en',
    catalogue: 'derwent',
    description: `THE PIPISTRELLES (8 piece Northern soul)
Technical rider v7 - Corn Exchange, Saturday 20 February, 350 standing

Promoter to provide

Stage - 24ft wide x 16ft deep x 2ft high, level and sturdy, one set of treads with a rail
Sound - Full range PA with at least two 18" subs, comfortable for 350 dancing. Six wedges on six sends.
Lights - A colour wash of the stage from the front, and a haze machine
Crew - Two able bodied and sober loaders, get-in 2pm and get-out from midnight

Artist carries

32-channel desk and the stagebox that belongs to it. Every microphone, stand and DI on the input list: please don't lay on any, they only get in the way. Drums, amps and keys likewise.

Our engineer Col travels with the band and mixes front of house and monitors. No house engineer is to be charged to the show.

Dressing room - One, warm, lockable, with a mirror and`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs(/Stage deck 8ft x 4ft/, 12),
        needs('stage_steps', [1, 2]),
        needs(['speaker_top', 'line_array', 'speaker_column', 'pa_package'], [1, 16]),
        either(needs('subwoofer', [2, 8]), needs(/Party PA/, [1, 2])),
        needs('stage_monitor', 6),
        either(needs('lighting_package', [1, 3]), needs('stage_wash', [6, 24])),
        needs('hazer', 1),
        needs('crew_stagehand', [2, 48]),
      ],
      should: [needs(/2ft, set/, 12), needs('transport')],
      allowed: without(SHOW, ...RIDER_OFF),
      offers: without([...SHOW_OFFERS, 'pit_barrier'], ...RIDER_OFF, 'backline'),
      excluded: RIDER_OFF,
      silly: [...LOOS, 'marquee', 'projector', 'dance_floor', 'lectern', 'table_round', 'mic_conference', 'generator'],
      title: [/pipistrelles|corn exchange/i, /350/],
    },
  },
  {
    id: 'ho-bz-graduation-tender',
    language: 'en',
    catalogue: 'derwent',
    description: `Contract notice abstract: Temporary Structure and Furnishing for Graduation, Penmoor Land College (one day, Thursday 15 July; complete abstract)

Structure • Clearspan marquee 12m x 24m on the South Lawn, white, erected no later than 13 July • Boarded floor throughout (288 sq m) Platform • Stage 24' x 8' x 1' high along the north gable, from 8' x 4' decks, skirted black to the front and sides • Two sets of steps • One wheelchair ramp Seating • 240 white folding chairs for guests and graduands • 8 gilt banqueting chairs for the platform party Sound • Speech reinforcement for 250, oak lectern with gooseneck microphone, two radio hand-held microphones, hearing loop, sound engineer for the day Power • One 20kVA super silent generator with fuel and distribution Exclusions • Filming, screens and the relay to the Refectory are undertaken by the College's Media Unit with its own cameras and displays and form no part of this contract • Robing and photography are let separately Site visits by arrangement with the Estates Office.`,
    good: {
      attendees: [240, 250],
      days: 1,
      must: [
        needs(/12m x 24m/, 1),
        needs('marquee_floor', [288, 290]),
        needs(/Stage deck 8ft x 4ft/, 6),
        needs('stage_skirt', [4, 25]),
        needs('stage_steps', 2),
        needs('stage_ramp', 1),
        needs(/Folding chair, white/, 240),
        needs('chair_banquet', 8),
        needs(SPEAKERS, [1, 8]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [2, 3]),
        needs('induction_loop', [1, 3]),
        needs('crew_sound', [1, 2]),
        needs(/20kVA/, 1),
        needs('fuel'),
        needs('power_distro', [1, 6]),
      ],
      should: [needs(/1ft, set/, 6), needs('power_cable'), needs('transport')],
      allowed: [...SPEECH, ...PLATFORM, ...PODIUM, ...SITE_POWER, ...ANY_JOB, 'fire_extinguisher'],
      offers: without(
        [...OUTDOORS_OFFERS, ...STAGE_LIGHT, 'space_heater', 'carpet', 'drape', 'uplight', 'plants', 'two_way_radio'],
        ...GRADUATION_OFF,
      ),
      excluded: GRADUATION_OFF,
      silly: ['dance_floor', 'disco_light', 'stage_monitor', 'drum_kit', 'mirror_ball', 'hazer', ...BROADCAST],
      title: [/graduation|penmoor/i],
    },
  },
];
