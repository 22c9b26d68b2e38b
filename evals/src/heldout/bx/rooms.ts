import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { BROADCAST, LOUD, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT, TABLES, TABLEWARE, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, FOG, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

const GALA_OFF: readonly Selector[] = ['table_round', ...SEATS, 'tablecloth', 'napkin', ...TABLEWARE, ...FOG];
const SUMMIT_OFF: readonly Selector[] = [...TABLES, ...SEATS, 'hot_drinks'];
const TOWNHALL_OFF: readonly Selector[] = ['projector', 'projection_screen', 'lectern', 'mic_lectern'];
const QUINCE_OFF: readonly Selector[] = [
  ...SPEAKERS,
  'mixing_console',
  ...DECKS,
  'crew_dj',
  'table_round',
  ...FOG,
  'photo_booth',
];
const TAPROOM_OFF: readonly Selector[] = ['bar_unit', 'crew_bar', 'glassware', 'drum_kit', 'bass_amp', 'stage_deck'];

/** Under a roof. */
export const ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-bx-museum-gala',
    language: 'en',
    catalogue: 'ausable',
    description: `Dear Events Team,

I chair the gala committee for the Children's Discovery Museum. This year's gala is Friday, April 16, 2027 in the Grand Ballroom of the Marlborough Hotel. We expect 280 to 300 guests, seated dinner, live auction, then dancing to a DJ until midnight.

We would like a proposal for:

1. Stage, 24' wide x 12' deep x 24" high, skirted, two sets of stairs
2. Your LED wall package upstage for the sponsor loop and the auction slides, a laptop, and a video engineer
3. Lucite podium with gooseneck microphone, and two wireless handhelds for our auctioneer and emcee
4. A sound system suitable for speech and dance music, with an audio engineer, plus your DJ and DJ equipment
5. Stage wash lighting with a lighting tech
6. 36 wireless uplights in teal
7. Dance floor, 20' x 20'
8. Step and repeat banner and one red carpet in the foyer

The Marlborough's banquet package covers rounds, chairs, linens, napkins, china, flatware and stemware. The fire marshal has told us no haze and no fog.

Warmest regards,
Priya Raghunathan`,
    good: {
      attendees: [280, 300],
      days: 1,
      must: [
        needs('stage_deck', 9),
        needs('stage_steps', 2),
        needs(/LED wall package/, 1),
        needs('playback_laptop', [1, 2]),
        needs('crew_video', [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 2),
        needs(SPEAKERS, [2, 16]),
        needs('crew_sound', [1, 2]),
        needs('crew_dj', 1),
        needs('dj_player', [1, 2]),
        needs('dj_mixer', 1),
        needs(['stage_wash', 'lighting_package'], [1, 24]),
        needs('crew_lighting', [1, 2]),
        needs('uplight', 36),
        needs('dance_floor', 25),
        needs('backdrop', 1),
        needs('carpet', 1),
      ],
      should: [needs(/legs, 24in/, 9), needs('stage_skirt'), needs('subwoofer'), needs('transport')],
      allowed: without(
        [
          ...LOUD,
          ...PLATFORM,
          ...STAGE_LIGHT,
          ...WALL,
          ...ANY_JOB,
          'disco_light',
          'presentation_clicker',
          'stanchion',
          'confidence_monitor',
        ],
        ...GALA_OFF,
      ),
      offers: without([...PARTY_OFFERS, ...SHOW_OFFERS, ...MEETING_OFFERS], ...GALA_OFF, 'chair_cover'),
      excluded: GALA_OFF,
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'festoon', 'patio_heater', 'drum_kit'],
      title: [/gala|museum|marlborough/i, /300/],
    },
  },
  {
    id: 'ho-bx-watershed-summit',
    language: 'en',
    catalogue: 'ausable',
    description: `Hi,

We are putting together the Great Lakes Watershed Summit at the Harborview Conference Center, Tuesday and Wednesday, October 19-20, 2027. 160 registered, cap is 180.

General session in the Erie Ballroom (classroom style), with breakouts in the afternoons: four rooms of 30-40 each.

General session needs: the 7000 lumen projector, a 7.5 x 13 fast-fold screen, show laptop and clicker, podium w/ gooseneck mic, 3 wireless lavs for panels, 2 wireless handhelds for audience Q&A, speech-grade sound, and a confidence monitor for the presenters.

Each breakout needs a 55" display on a stand and one flip chart. Nothing else in there.

We'd like one audio engineer in the ballroom and one AV tech floating between breakouts, both days.

Harborview's day delegate rate already includes tables, chairs, and the coffee service so leave those off.

Budget: about $12,000 all in.

Best,
Owen Castellanos
Program Manager`,
    good: {
      attendees: [160, 180],
      days: 2,
      must: [
        needs(/L1075U/, 1),
        needs(/Fast-Fold/, 1),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 3),
        needs('mic_wireless_handheld', 2),
        needs(SPEAKERS, [2, 8]),
        needs('confidence_monitor', 1),
        needs(/55in display/, 4),
        needs('flip_chart', 4),
        needs('crew_sound', [1, 2]),
        needs('crew_technician', [1, 40]),
      ],
      should: [needs('mixing_console'), needs('transport')],
      allowed: without(MEETING, ...SUMMIT_OFF),
      offers: without(MEETING_OFFERS, ...SUMMIT_OFF),
      excluded: SUMMIT_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'subwoofer', ...FOG],
      title: [/watershed|summit|harborview/i, /180|160/],
    },
  },
  {
    id: 'ho-bx-all-hands',
    language: 'en',
    catalogue: 'ausable',
    description: `Hey team,

Quarterly all-hands for a software company in downtown Toronto. Thursday, March 11, 2027, 1:00-3:30pm. 220 people in the room (theatre seating, fixed seats), roughly 600 more joining from home.

So it's hybrid: we need two cameras with operators, a switcher with a video engineer, and a streaming encoder. We want a recording too so the Vancouver folks can watch later.

Audio: 4 lavs for the leadership team, 3 handhelds for Q&A runners, speakers, engineer.

The room has a ceiling projector and a big screen we'll be on, just give us a laptop to feed it. There's a podium bolted to the floor with a mic in it and we don't need a second one!

As an option, could you include some lighting for the stage? Last time everyone on the stream looked like they were in witness protection.

Jas`,
    good: {
      attendees: [220, 820],
      days: 1,
      must: [
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('video_switcher', 1),
        needs('crew_video', [1, 2]),
        needs('streaming_encoder', [1, 2]),
        needs('video_recorder', [1, 2]),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', 3),
        needs(SPEAKERS, [2, 8]),
        needs('crew_sound', [1, 2]),
        needs('playback_laptop', [1, 2]),
        offers(['stage_wash', 'lighting_package'], [1, 24]),
      ],
      should: [needs('mixing_console'), needs('transport')],
      allowed: without([...MEETING, ...BROADCAST], ...TOWNHALL_OFF),
      offers: without(MEETING_OFFERS, ...TOWNHALL_OFF),
      excluded: TOWNHALL_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'chair', ...FOG],
      title: [/all.hands|toronto/i],
    },
  },
  {
    id: 'ho-bx-quinceanera',
    language: 'en',
    catalogue: 'ausable',
    description: `Hello my name is Araceli, I am planning my daughters quinceañera for Sat May 8 2027 at the VFW hall on Route 9. We have 190 guests.

I want the hall to look elegant!! I need:
190 gold chiavari chairs
24 round white tablecloths
20 uplights pink
dance floor 20x20 for the waltz
1 red carpet for the entrance
10 sections of black pipe and drape to cover the ugly wall
2 cocktail tables

The hall has round tables so only the cloths. Her uncle is the dj and brings everything, speakers, mixer, everything. Please NO smoke machines or fog, my mother has asthma. My comadre is gifting us the photo booth so I dont need that either

How much is the deposit? Thank you`,
    good: {
      attendees: 190,
      days: 1,
      must: [
        needs(/Chiavari/, 190),
        needs(/120in round/, 24),
        needs('uplight', 20),
        needs('dance_floor', 25),
        needs('carpet', 1),
        needs('drape', 10),
        needs('table_cocktail', 2),
      ],
      should: [needs('transport')],
      allowed: ANY_JOB,
      offers: without([...PARTY_OFFERS, ...STAGE_LIGHT, 'stage_deck', 'ceremony_arch'], ...QUINCE_OFF),
      excluded: QUINCE_OFF,
      silly: ['projector', 'lectern', 'crowd_barrier', 'generator', 'toilet', 'marquee', 'crew_sound', 'stage_monitor'],
      title: [/quince|vfw/i, /190/],
    },
  },
  {
    id: 'ho-bx-taproom-benefit',
    language: 'en',
    catalogue: 'ausable',
    description: `Name: Fiona Brandt
Organization: Second Chance Dog Rescue
Phone: on file
Date needed: Thu Nov 4, 2027
Type of event: Benefit concert
Headcount: 175 standing

Details: We're taking over the barrel room at Split Rock Brewing for a benefit show, two local bands back to back plus a short talk from our director. Split Rock is pouring, so they've got the bar, the bartenders and the glasses handled. There is a permanent stage in the room. Bands are sharing one drum set and one bass rig that the headliner is bringing.

From you: PA with subs and 4 wedges, a digital board, 6 SM58s on stands, 4 DIs, a wireless handheld for the talk, someone to mix it. Simple stage lighting and a person to run it. 20 high tops around the room. Merch and adoption tables: 4 eight footers with white cloths.

Load in is through the canning line at 2pm. Doors at 6.`,
    good: {
      attendees: 175,
      days: 1,
      must: [
        needs(['speaker_top', 'line_array', 'speaker_column'], [2, 8]),
        needs('subwoofer', [1, 4]),
        needs('stage_monitor', 4),
        needs(/X32/, 1),
        needs(/SM58$/, 6),
        needs('mic_stand', [6, 14]),
        needs('di_box', 4),
        needs('mic_wireless_handheld', 1),
        needs('crew_sound', [1, 2]),
        needs(['stage_wash', 'lighting_package'], [1, 20]),
        needs('crew_lighting', [1, 2]),
        needs('table_cocktail', 20),
        needs(/8ft banquet/, 4),
        needs(/90in x 156in/, 4),
      ],
      should: [needs('transport')],
      allowed: without(
        [...LOUD, ...STAGE_LIGHT, ...ANY_JOB, 'mic_wired', 'mic_instrument', 'hazer', 'disco_light'],
        ...TAPROOM_OFF,
      ),
      offers: without(
        [...SHOW_OFFERS, ...PARTY_OFFERS, 'guitar_amp', 'projector', 'projection_screen', 'display'],
        ...TAPROOM_OFF,
        'backline',
      ),
      excluded: TAPROOM_OFF,
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'lectern', 'table_round', 'festoon', 'dance_floor'],
      title: [/split rock|benefit|rescue|dog/i, /175/],
    },
  },
  {
    id: 'ho-bx-celebration-of-life',
    language: 'en',
    catalogue: 'ausable',
    description: `Hello. My father passed in January and we are holding a celebration of his life on Saturday, May 22, at the Grange hall in Jay. He was the fire chief for thirty years so we think about 120 people will come.

I would like chairs for 120, the black padded ones. A podium with a microphone, and speakers so the older folks can hear, and a way to play a few of his favorite songs. My nephew made a slideshow so a projector and a screen and a laptop to play it from. 15 eight foot tables with white tablecloths for the lunch afterward and two coffee urns.

I am not technical. Could one of your people stay through the service, it's 11 to 1.

Thank you for your kindness,
Ellen Thibodeau`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs(/Resin chair/, 120),
        needs('lectern', 1),
        needs(['mic_lectern', 'mic_wireless_handheld', 'mic_wired', 'pa_package'], [1, 2]),
        needs(SPEAKERS, [1, 4]),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('playback_laptop', [1, 2]),
        needs(/8ft banquet/, 15),
        needs(/90in x 156in/, 15),
        needs('hot_drinks', 2),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 12]),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, 'mic_wireless_handheld', 'mic_lectern', 'mic_wired'],
      offers: [...MEETING_OFFERS, ...TABLEWARE, 'napkin', 'waste_bin', 'uplight', 'table_cocktail'],
      silly: ['generator', 'toilet', 'dance_floor', 'subwoofer', 'stage_monitor', 'disco_light', 'inflatable', ...FOG],
      unmetToo: [/player|song|music/i],
      title: [/celebration|jay|grange/i, /120/],
    },
  },
];
