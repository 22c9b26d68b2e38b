import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PLATFORM } from '../../usual.ts';
import { MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';
import { ALL_TABLES, CHAIRS, LANTERNS } from './lists.ts';

/** Schools, companies, agencies and clubs of an Australian hire company. */
export const MARLOWE_TRADE: readonly EvalBrief[] = [
  {
    id: 'ho-s-presentation-night',
    language: 'en',
    catalogue: 'marlowe',
    fields: { attendees: 650, venue: 'school gymnasium' },
    description: `Presentation Night is back in the gym this year because the town hall is closed for its roof. Wednesday 3 December, 6.30 to 8.30 pm. About 650 parents, students and staff.

The school owns 400 chairs and needs another 250 to make up the number; the white plastic ones you did for the fair were fine.

Stage 7.2 m x 3.6 m with two sets of steps, black skirt along the front and sides, and the wheelchair ramp, since two of our award winners use chairs. Our own choir risers stay up at the back all term, so none of those. One timber lectern with its microphone and two handheld radio mics. Speakers to cover the gym for speech and the string ensemble, and an operator to run the sound as our music teacher will be conducting.

For pictures: the 14 ft screen and a projector to suit (we can turn off half the lights). Ms Rao in IT has every name and photo on her own laptop. The media class films the night for families overseas, so we don't need cameras or streaming from you.

We've allowed $7,500 including GST. Deputy principal, St Brendan's, Devonport`,
    good: {
      attendees: 650,
      days: 1,
      must: [
        needs(/Plastic stacking/, [250, 263]),
        needs('stage_deck', 9),
        needs('stage_steps', 2),
        needs('stage_skirt', [14, 22]),
        needs('stage_ramp', 1),
        needs(/Tassie oak/, 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 2),
        either(needs('speaker_top', [4, 8]), needs('speaker_column', [2, 6]), needs('line_array', [4, 12])),
        needs('crew_sound'),
        needs(/14ft/, 1),
        needs('projector', 1),
      ],
      should: [needs('mixing_console', 1), needs('speaker_stand'), needs('transport')],
      allowed: [...MEETING, ...LOUD, ...PLATFORM, 'mic_instrument', 'chair', 'stage_monitor'],
      offers: [...MEETING_OFFERS, 'chair'],
      excluded: ['choir_riser', 'playback_laptop', 'camera', 'streaming_encoder', 'crew_camera'],
      silly: ['disco_light', 'dance_floor', 'generator', 'toilet', 'crowd_barrier', 'marquee', 'moving_head'],
      title: [/brendan|devonport|presentation|gym/i, /650/],
    },
  },
  {
    id: 'ho-s-kickoff',
    language: 'en',
    catalogue: 'marlowe',
    description: `Hi team,

I'm the Executive Assistant to the CEO at Brightwell Analytics in Denver. We're flying our APAC leadership to Sydney for a two-day kickoff, February 9 and 10, 85 attendees, in the harbor ballroom at the Carrington Hotel. A colleague at our Melbourne office gave me your name.

Here's what I think we need, but please tell me if I've missed something obvious:

* A riser 4.8m x 2.4m with steps
* Acrylic podium (no mic in it, they like to roam)
* 4 lavalier mics and 2 handheld mics, speakers for the room
* The 10ft screen with a projector, and two monitors at the foot of the stage so the speakers can see their slides
* 1 presentation laptop and 2 clickers
* 1 registration counter
* An AV technician both days

The hotel provides tables, chairs and linens. Per our legal team nothing may be recorded or streamed, so no cameras please. And no stage lighting; last year one of our VPs said she felt like she was being interrogated.

I'd appreciate a ballpark by end of day Thursday (your Friday!).

Warmly,
Kaylee Brandt`,
    good: {
      attendees: 85,
      days: 2,
      must: [
        needs('stage_deck', 4),
        needs('stage_steps', [1, 2]),
        needs(/acrylic/, 1),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', 2),
        either(needs('speaker_top', [2, 4]), needs('speaker_column', [1, 2]), needs('pa_package', 1)),
        needs(/10ft/, 1),
        needs('projector', 1),
        needs('confidence_monitor', 2),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 2),
        needs('registration_desk', 1),
        needs(['crew_technician', 'crew_sound', 'crew_video']),
      ],
      should: [needs('mixing_console', 1), needs('stage_skirt', [4, 12]), needs('transport')],
      allowed: [...MEETING, ...PLATFORM],
      offers: MEETING_OFFERS,
      excluded: [
        ...CHAIRS,
        ...ALL_TABLES,
        'tablecloth',
        'napkin',
        'camera',
        'crew_camera',
        'streaming_encoder',
        ...LANTERNS,
      ],
      silly: ['disco_light', 'dance_floor', 'generator', 'toilet', 'crowd_barrier', 'marquee', 'subwoofer'],
      title: [/sydney|carrington|kickoff|brightwell/i, /85/],
    },
  },
  {
    id: 'ho-s-ebike-launch',
    language: 'en',
    catalogue: 'marlowe',
    description: `Subject: RFQ / Voltaire e-bike launch / Collingwood / Thu 12 March

Hi guys, Priya from Loose Change Agency. Client has finally signed off on the venue so here we go, sorry for the short fuse.

Warehouse on Easey St, 200 standing, trade and media, 6 till 10pm. Bump in from 8am same day, bump out that night.

Vision: LED wall 4m x 2.5m, one laptop for the hero film, vision op
Audio: 4 x K12.2, 2 x KS118, 2 handhelds and a headset for the founder, audio op
DJ rig: booth, 2 x CDJ-3000, DJM-A9
Stage: 4.8 x 2.4m, steps, skirt
Lighting: 24 battery uplights in the client's orange, 8 x Aura, desk, lighting op
Drape: 20m black to hide the loading dock
Furniture: 20 dry bars, 12 black stools, 2 x chesterfield, red carpet 1 off

Not on you: talent (DJ is booked through the label), glassware, ice and bar staff all come with the caterer, and the media wall is being made by our printer in Preston. No haze or smoke, the bikes are on loan and the client is precious about film on the paint.

Need a number by COB tomorrow if humanly possible. P x`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs('led_wall', 10),
        needs('playback_laptop', 1),
        needs('crew_video'),
        needs(/QSC K12/, 4),
        needs(/QSC KS118/, 2),
        needs('mic_wireless_handheld', 2),
        needs('mic_headset', 1),
        needs('crew_sound'),
        needs('dj_booth', 1),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
        needs('stage_deck', 4),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [4, 15]),
        needs('uplight', 24),
        needs('moving_head', 8),
        needs('lighting_console', 1),
        needs('crew_lighting'),
        needs('drape', 20),
        needs(/Dry bar/, 20),
        needs('bar_stool', 12),
        needs('sofa', 2),
        needs('carpet', 1),
      ],
      should: [needs('mixing_console', 1), needs('transport')],
      allowed: [...SHOW, ...MEETING],
      offers: [...SHOW_OFFERS, ...MEETING_OFFERS, ...PARTY_OFFERS],
      excluded: ['crew_dj', 'glassware', /Ice tub/, 'crew_bar', 'backdrop', 'hazer', 'smoke_machine'],
      silly: ['generator', 'toilet', 'marquee', 'pinboard', 'inflatable', 'crowd_barrier'],
      title: [/collingwood|voltaire|e-bike|launch/i, /200/],
    },
  },
  {
    id: 'ho-s-jazz-wharf',
    language: 'en',
    catalogue: 'marlowe',
    description: `WHARF JAZZ, Hobart - production kit list v3 (Lou, PM)
Sat 21 + Sun 22 Feb, two days, 900 a day ticketed

STAGE
1 x trailer stage
AUDIO
12 x HDL 10-A / 4 x KS118
1 x SQ-5
6 x floor monitors
10 x SM58, 1 x drum mic kit, 8 x DI, 18 x boom stands
1 x audio op both days
LX
8 x Aura, 12 x LED par, 1 x ColorSource 20, 1 x LX op both days
POWER
1 x 60kVA, diesel 200 L, 2 x distro, 6 x 32A leads
SITE
40 x crowd barrier, 2 x lighting tower, 8 x portaloo, 1 x accessible, 10 x UHF radio

NOTES
Bands share a house backline that Blue Note Music is supplying (kit, amps, the Nord).
Bins done by council. Security and marshals are with Sentinel.
Electrician: Stevo is our site sparky, he signs it all off.
Please no hazer, wind off the Derwent makes it pointless.`,
    good: {
      attendees: 900,
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs('line_array', 12),
        needs('subwoofer', 4),
        needs(/SQ-5/, 1),
        needs('stage_monitor', 6),
        needs(/Shure SM58/, 10),
        needs(/drum mic/, 1),
        needs('di_box', 8),
        needs('mic_stand', 18),
        needs('crew_sound'),
        needs('moving_head', 8),
        needs(/LED par/, 12),
        needs('lighting_console', 1),
        needs('crew_lighting'),
        needs(/60kVA/, 1),
        needs('fuel', 200),
        needs('power_distro', 2),
        needs(/32A 3 phase/, 6),
        needs('crowd_barrier', 40),
        needs(/Lighting tower/, 2),
        needs(/Portaloo$/, 8),
        needs('toilet_accessible', 1),
        needs('two_way_radio', 10),
      ],
      should: [needs('transport')],
      allowed: [...SHOW, ...OUTDOORS],
      offers: [...SHOW_OFFERS.filter((each) => each !== 'backline'), ...OUTDOORS_OFFERS],
      excluded: [
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'keyboard',
        'waste_bin',
        'crew_steward',
        'crew_electrician',
        'hazer',
      ],
      silly: ['lectern', 'dance_floor', 'table_round', 'projector', 'pinboard', 'registration_desk'],
      title: [/hobart|jazz|wharf/i, /900/],
    },
  },
];
