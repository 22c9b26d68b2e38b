import { type EvalBrief, needs } from '../../expectation.ts';
import { BAND, PARTY_LIGHT, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS, STAGES } from '../usual.ts';
import { aRadioHandMic, aSystem, LAMPS } from './common.ts';

/** American: a church's homecoming, a fiftieth birthday. Australian: a band in a beer garden. */
export const OVERSEAS: readonly EvalBrief[] = [
  {
    id: 'ho-bj-church-homecoming',
    language: 'en',
    catalogue: 'tidewater',
    description: `Good afternoon,

Our church is celebrating its 125th Homecoming on Sunday, May 16 with a service on the front lawn in Suffolk, VA. We anticipate 400 worshippers, seated in rows. Please send us a quote on the following:

(1) 40' x 60' pole tent
(400) white Samsonite chairs
(6) 4' x 8' stage decks at 24", skirted on three sides
(1) stair unit
(1) ADA ramp
(20) 8' banquet tables for the dinner on the grounds
(8) drum fans
(4) hand wash stations

Please note that our sound ministry has its own PA and microphones and will run everything themselves. The restrooms in the fellowship hall will be open, so no portables. The hospitality committee is furnishing all plates and flatware. Choir risers we already have.

Tent should be up by Saturday noon.

Blessings,
Deacon R. Mabry`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs(/Pole 40'x60'/, 1),
        needs(/Samsonite Folding White/, 400),
        needs('stage_deck', 6),
        needs('stage_ramp', 1),
        needs(/8' Banquet/, 20),
        needs('fan', 8),
        needs('hand_wash', 4),
      ],
      should: [needs(/24""?-32/, 6), needs('stage_steps', [1, 1]), needs('stage_skirt', [24, 60]), needs('transport')],
      allowed: [...OUTDOORS, ...PLATFORM, 'lectern'],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'drape', 'hot_drinks', 'marquee_floor', 'tablecloth', /Sidewall/],
        ...LOOS,
        'crew_dj',
      ),
      excluded: [
        ...SPEAKERS,
        ...RADIO_MICS,
        'mic_wired',
        'mixing_console',
        'crew_sound',
        ...LOOS,
        'crockery',
        'cutlery',
        'choir_riser',
      ],
      silly: ['projector', 'dance_floor', 'disco_light', 'stage_monitor', 'hazer', 'table_round', 'strobe'],
      title: [/suffolk|homecoming|church/i, /400/],
    },
  },
  {
    id: 'ho-bj-backyard-fiftieth',
    language: 'en',
    catalogue: 'tidewater',
    description: `Hey there! Throwing my husband a surprise 50th in our backyard in Chesapeake on Saturday, September 18, around 64 people for dinner and dancing.

Looking for a 20x40 frame tent (it goes partly over the patio), 8 sixty-inch rounds with 120" white linens, 64 gold chiavari chairs, dinner plates, place settings and water goblets for 64, one portable bar, 6 cocktail tables, a 12' x 12' dance floor, 8 strands of bistro lights, a dance light bar and a PA for music off a phone with a wireless mic for the roast. Also the nice restroom trailer.

Delivery and set up on Friday if possible. Budget around $7,500. Thanks y'all!`,
    good: {
      attendees: 64,
      days: 1,
      must: [
        needs(/Frame 20'x40'/, 1),
        needs(/60"" Round|60" Round/, [8, 8]),
        needs(/120"" Round|120" Round/, [8, 9]),
        needs(/Chiavari Gold/, [64, 68]),
        needs('crockery', [64, 70]),
        needs('cutlery', [64, 70]),
        needs('glassware', [64, 70]),
        needs('bar_unit', 1),
        needs('table_cocktail', 6),
        needs('dance_floor', [16, 16]),
        needs('festoon', 8),
        needs('disco_light', [1, 1]),
        aSystem,
        needs('toilet_trailer', 1),
      ],
      should: [aRadioHandMic, needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, ...PARTY_LIGHT, 'subwoofer', 'tablecloth', 'napkin', 'serving'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'marquee_floor', 'space_heater', 'fan', /Sidewall/],
      silly: [
        'projector',
        'lectern',
        'line_array',
        'choir_riser',
        'crowd_barrier',
        'stage_monitor',
        'exhibition_stand',
      ],
      title: [/chesapeake|50th|birthday|party/i, /64/],
    },
  },
  {
    id: 'ho-bj-beer-garden-band',
    language: 'en',
    catalogue: 'marlowe',
    description: `G'day,

We've got a four-piece covers band (vox, guitar, bass, drums) in the beer garden of our pub in Bendigo, Saturday arvo 13 November, 2 till 6, reckon on 200 punters. Just after the sound:

- two 12" powered tops and two 18" subs
- 4 foldback wedges
- digital desk
- drum mic kit, 4 SM58s, stands, 3 DIs
- someone to mix it

The band bring all their own gear, drums and amps and that. It's daylight so no lights. We've got our own bar and plenty of picnic tables and stools out there already. Not keen on smoke machines either, the neighbours ring the fireys.

They'll play on the deck, so no stage.

Cheers, Macca`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(/K12\.2/, 2),
        needs('subwoofer', 2),
        needs('stage_monitor', 4),
        needs(/SQ-5/, 1),
        needs(/drum mic kit/, 1),
        needs(/Shure SM58/, [4, 6]),
        needs('di_box', [3, 4]),
        needs('crew_sound', [1, 24]),
      ],
      should: [needs('mic_stand', [4, 12]), needs('speaker_stand', 2), needs('transport')],
      allowed: [...without(BAND, 'line_array'), ...ANY_JOB],
      offers: without(
        [...SHOW_OFFERS, ...RADIO_MICS, 'gazebo', 'parasol', 'in_ear_monitor'],
        ...FOG,
        'strobe',
        'blinder',
        'followspot',
        'uplight',
        'backline',
      ),
      excluded: [
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        ...LAMPS,
        'uplight',
        'disco_light',
        'crew_lighting',
        'bar_unit',
        'beer_table_set',
        'bar_stool',
        ...FOG,
        ...STAGES,
      ],
      silly: ['projector', 'lectern', 'toilet', 'marquee', 'generator', 'dance_floor', ...SEATS, ...TABLEWARE],
      title: [/bendigo|band|gig|pub/i, /200/],
    },
  },
];
