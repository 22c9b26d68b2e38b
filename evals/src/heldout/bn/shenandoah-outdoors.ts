import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { LOUD, PLATFORM, SEATS, SITE_POWER, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

const WEDDING_OFF: readonly Selector[] = [
  'stage_monitor',
  'disco_light',
  'moving_head',
  'stage_wash',
  'lighting_package',
  'patio_heater',
  'space_heater',
  'marquee_floor',
  'generator',
  'fuel',
  ...TABLEWARE,
  'napkin',
  'bar_unit',
  'crew_bar',
];
const BATTLE_OFF: readonly Selector[] = [
  'keyboard',
  'generator',
  'fuel',
  'in_ear_monitor',
  'crew_steward',
  ...LOOS,
  ...FOG,
];
const RUN_OFF: readonly Selector[] = [...SEATS, 'signage', 'crew_medic', 'crew_steward', 'fencing'];
const PICNIC_OFF: readonly Selector[] = [
  ...SEATS,
  'tablecloth',
  'cooking',
  ...TABLEWARE,
  'crew_sound',
  ...STAGES,
  ...LOOS,
];
const GRADUATION_OFF: readonly Selector[] = [
  'lectern',
  'mic_lectern',
  'choir_riser',
  'projector',
  'projection_screen',
  'display',
  'led_wall',
  'camera',
  'crew_camera',
  'streaming_encoder',
  'marquee',
  'gazebo',
];

/** On lawns, streets and a football field. */
export const SHENANDOAH_OUTDOORS: readonly EvalBrief[] = [
  {
    id: 'ho-bn-vineyard-wedding',
    language: 'en',
    catalogue: 'shenandoah',
    description: `Hey there! So we finally have a date, Saturday October 2, and a place, Rockfish Ridge Vineyard out past Crozet, and I'm told you're the people to call. We'll be 120. The ceremony is on the lawn at 4:30 and dinner is in a tent right next to it, so we figure 120 of the white folding chairs is enough, the groomsmen will carry them across during cocktails. For the tent we're thinking the 40x60, with fifteen of the 60 inch rounds and white cloths to go on them, ten strings of the bistro lights, and a 15 by 15 dance floor. Ceremony needs the wood arch, plus some kind of sound with a lavalier for the officiant (my uncle, he mumbles) and a handheld for the two readers. Eight highboys with the black spandex covers for cocktail hour and, because the vineyard has exactly two bathrooms, your restroom trailer.

Stuff you can cross off: the band is an eight piece from Richmond and they're fully self-contained, their PA, their monitors, their lights. My mom keeps bringing up heaters but no, it's Virginia, it's early October, we'll live. Tent goes straight on the grass without a floor. There's power at the tent pad so we won't be needing a generator. Blue Plate Catering has the china, flatware, glasses and napkins covered. The bar is built into the winery's barn and they pour their own wine, so bar and bartenders are handled.

Thank you so much!! Tess (and Will)`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs(/White Resin Folding/, 120),
        needs(/40' x 60'/, 1),
        needs(/60" Round/, 15),
        needs(/120" Round Tablecloth/, 15),
        needs('festoon', 10),
        needs('dance_floor', 25),
        needs('ceremony_arch', 1),
        needs(SPEAKERS, [1, 6]),
        needs('mic_wireless_lapel', 1),
        needs(['mic_wireless_handheld', /Speech PA/], [1, 3]),
        needs('table_cocktail', 8),
        needs(/Spandex Cover for Highboy/, 8),
        needs('toilet_trailer', 1),
      ],
      should: [needs('transport')],
      allowed: without(
        [...SPEECH, ...SITE_POWER, ...ANY_JOB, 'waste_bin', 'ballast', 'fire_extinguisher'],
        ...WEDDING_OFF,
      ),
      offers: without(
        [
          ...PARTY_OFFERS,
          'hand_wash',
          'floodlight',
          'fan',
          'parasol',
          'game',
          'toilet_accessible',
          'toilet',
          'uplight',
          'crew_steward',
        ],
        ...WEDDING_OFF,
      ),
      excluded: WEDDING_OFF,
      silly: ['projector', 'crowd_barrier', 'drum_kit', 'guitar_amp', 'lectern', 'line_array', 'exhibition_stand'],
      title: [/wedding|vineyard|rockfish|crozet/i, /120/],
    },
  },
  {
    id: 'ho-bn-quad-battle',
    language: 'en',
    catalogue: 'shenandoah',
    description: `Good afternoon,

Student Life at Rockingham State is putting on Battle of the Bands on the Quad, Friday April 16, 5 to 10 p.m. Six student bands, twenty minutes each, and judging by last year something like 900 students standing on the grass.

We would like to rent:
* the mobile stage with the roof
* PA with subs for that crowd and an audio engineer who is patient with nineteen-year-olds
* the 32 channel digital mixer with a stage box
* five floor monitors
* 6 SM58s on boom stands, a drum mic kit, 8 direct boxes
* 2 wireless handhelds for the emcees
* shared backline so changeovers don't take all night: a drum kit, two guitar amps and one bass amp
* stage lights so we can see them after sundown, and a lighting tech
* 30 sections of bike rack for the front
* 2 stagehands

Also, as an option on a separate line, a livestream for alumni: one camera, its operator and an encoder.

Please note: keyboard players have to bring their own. Facilities gives us a 100 amp hookup behind Hillcrest Hall, therefore no generators. Campus police does security. Student Union restrooms stay open late, so porta-johns won't be necessary. We learned the hard way not to use haze or fog next to Hillcrest. Nobody in these bands owns in-ears, don't bother quoting those.

Best,
Jamal Whitcomb
Coordinator, Student Activities
He/him | Office hours MWF 1-4`,
    good: {
      attendees: 900,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array', 'speaker_column'], [4, 24]),
        needs('subwoofer', [2, 12]),
        needs('crew_sound', [1, 3]),
        needs(/32 Channel/, 1),
        needs('stagebox', 1),
        needs('stage_monitor', 5),
        needs(/SM58/, 6),
        needs(/Drum Mic Kit/, 1),
        needs('di_box', 8),
        needs('mic_wireless_handheld', 2),
        needs('drum_kit', 1),
        needs('guitar_amp', 2),
        needs('bass_amp', 1),
        needs(['stage_wash', 'lighting_package', 'moving_head', 'profile_spot'], [1, 32]),
        needs('crew_lighting', [1, 3]),
        needs('crowd_barrier', 30),
        needs('crew_stagehand', [2, 64]),
        offers('camera', 1),
        offers('crew_camera', [1, 2]),
        offers('streaming_encoder', 1),
      ],
      should: [needs('mic_stand', [6, 24]), needs('power_distro', [1, 8]), needs('transport')],
      allowed: without([...SHOW, ...OUTDOORS, 'floodlight'], ...BATTLE_OFF, 'effect_fluid'),
      offers: without([...SHOW_OFFERS, ...OUTDOORS_OFFERS, 'pit_barrier'], ...BATTLE_OFF, 'backline', 'effect_fluid'),
      excluded: BATTLE_OFF,
      silly: ['chair_banquet', 'dance_floor', 'lectern', 'table_round', 'projector', 'mic_headset', 'tablecloth'],
      title: [/battle|rockingham|quad/i, /900/],
    },
  },
  {
    id: 'ho-bn-city-5k',
    language: 'en',
    catalogue: 'shenandoah',
    description: `CITY OF WAYNEFIELD, VIRGINIA
OFFICE OF THE CITY CLERK
REQUEST FOR QUOTATION 27-014: Rental equipment, Founders Day 5K Run

Event date: Sunday, September 19. Start 7:30 a.m., Court Square. Registered runners: 750 (capped).

SCHEDULE A - ITEMS TO BE QUOTED
 1. Portable restrooms, standard ............ 10
 2. Portable restrooms, ADA ................. 2
 3. Hand wash stations ...................... 4
 4. Bike rack barricades, 8 ft .............. 150
 5. Pop-up tents, 10 x 10 ................... 12
 6. Banquet tables, 6 ft .................... 24
 7. Public address system for start/finish area, with two (2) wireless handheld microphones and one (1) audio engineer
 8. Two-way radios .......................... 16
 9. Trash cans .............................. 25
10. Generators, 7 kW ........................ 2
11. Light towers (set-up begins 4:00 a.m.) .. 3
12. Awards platform, 8 ft x 8 ft, 16 in. high, with stairs
13. Race clock, digital, double-sided ....... 1

SCHEDULE B - FURNISHED BY OTHERS; DO NOT QUOTE
 a. Folding chairs (Parks and Recreation)
 b. Course signage and cones (Public Works)
 c. First aid and ambulance (Rescue Squad)
 d. Course marshals (volunteers of the Rotary Club)
 e. Fencing at the Court House: already in place

Quotations are due by 2:00 p.m. on August 6. Delivery shall be completed by 5:00 a.m. on the event date.`,
    good: {
      attendees: 750,
      days: 1,
      must: [
        needs('toilet', 10),
        needs('toilet_accessible', 2),
        needs('hand_wash', 4),
        needs('crowd_barrier', 150),
        needs('gazebo', 12),
        needs(/6 ft Banquet/, 24),
        needs(SPEAKERS, [1, 16]),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 3]),
        needs('two_way_radio', 16),
        needs('waste_bin', 25),
        needs(/7 kW/, 2),
        needs(/Light Tower/, 3),
        needs('stage_deck', [2, 4]),
        needs('stage_steps', [1, 2]),
      ],
      should: [needs(/16" Stage Leg/, [2, 4]), needs('power_cable'), needs('transport')],
      allowed: without([...OUTDOORS, ...LOUD, ...PLATFORM], ...RUN_OFF),
      offers: without(
        [...OUTDOORS_OFFERS, 'backdrop', 'carpet', 'marquee', 'refrigeration', 'serving', 'tablecloth'],
        ...RUN_OFF,
      ),
      excluded: RUN_OFF,
      silly: ['projector', 'dance_floor', 'hazer', 'stage_monitor', 'table_round', 'disco_light', 'chair_cover'],
      unmet: [/clock/i],
      unmetToo: [/cone/i],
      title: [/5 ?k|waynefield|founders/i, /750/],
    },
  },
  {
    id: 'ho-bn-homecoming-picnic',
    language: 'en',
    catalogue: 'shenandoah',
    description: `Mount Carmel Brethren Church
Office of the Secretary

Dear friends,

It is Homecoming time again, Sunday, June 13, right after the eleven o'clock service. We generally feed between 150 and 200, and the Lord has not let us run out of potato salad yet.

Last year's bill had things on it we never asked for, so I am writing it all down this time.

Please bring us three of the 20 by 40 tents, twenty-five 8 ft tables, six fans, eight chafing dishes and four of the drink dispensers for sweet tea and lemonade. For the children one bounce house and three cornhole sets. Ten trash cans.

For the music and the blessing we would like a speaker or two, one cordless microphone for Pastor Ruth, four microphones with stands for the Shifflett Family Quartet, and something to play their backing track on.

Chairs we carry over from the fellowship hall. Mrs. Dovel has bought paper for the tables, so you may leave the tablecloths at home. Plates, cups and forks are paper and plastic from Costco. Brother Wendell would be hurt if anyone rented a grill. My nephew Toby, who does our sound every Sunday, knows how to run a mixer and will look after it. The quartet stands on the porch, they don't want a stage. And the church restrooms will be unlocked all day.

In His service,
Eileen Garber`,
    good: {
      attendees: [150, 200],
      days: 1,
      must: [
        needs(/20' x 40'/, 3),
        needs(/8 ft Banquet/, 25),
        needs('fan', 6),
        needs(/Chafing/, 8),
        needs(/Dispenser/, 4),
        needs('inflatable', 1),
        needs('game', 3),
        needs('waste_bin', 10),
        needs(SPEAKERS, [1, 4]),
        needs(['mic_wireless_handheld', /Speech PA/], [1, 2]),
        needs('mic_wired', 4),
        needs('mic_stand', [4, 6]),
        needs('audio_player', 1),
      ],
      should: [needs(['mixing_console', 'pa_package']), needs('power_cable'), needs('transport')],
      allowed: without([...SPEECH, ...OUTDOORS, 'stage_monitor', 'ballast'], ...PICNIC_OFF, 'hand_wash'),
      offers: without(
        [...OUTDOORS_OFFERS, 'hand_wash', 'refrigeration', 'hot_drinks', 'subwoofer', 'festoon', 'photo_booth'],
        ...PICNIC_OFF,
      ),
      excluded: PICNIC_OFF,
      silly: ['projector', 'dance_floor', 'hazer', 'disco_light', 'crowd_barrier', 'drum_kit', 'table_cocktail'],
      title: [/homecoming|picnic|carmel|church/i, /(150|175|200)/],
    },
  },
  {
    id: 'ho-bn-field-graduation',
    language: 'en',
    catalogue: 'shenandoah',
    description: `[Voicemail, 3:12 PM, transcribed]

Yes, hi, this is Coach Bledsoe, I'm the assistant principal over at Massanutten Valley High School, calling about graduation. It's Saturday, June 5th, ten in the morning, out on the football field. Um, we need twelve hundred folding chairs, the black plastic ones are fine. And a stage, twenty-four feet by sixteen, two foot high, with two sets of steps, one for going up and one for coming down, a wheelchair ramp, and black skirt around it. Black pipe and drape behind, sixty feet of it.

Sound for the whole field, because the speakers on the press box are shot, and one of your audio engineers to run it. A wireless handheld for the girl who's doing the anthem. Choir's gonna sing one number, about forty kids, so, four of those choir mics, but the music department rolls its own risers out there. We've got the podium with the eagle on it, and that has a microphone built right in.

What else. Nothing with video, the board voted that down, so no screens, no cameras, no livestream. Booster club's got a guy with a camcorder. And tents are a no, if it rains we go in the gym.

Oh, and do y'all have golf carts? We could use two for the grandparents. Alright, thank you, bye-bye.`,
    good: {
      days: 1,
      must: [
        needs(/Black Plastic Folding/, 1200),
        needs('stage_deck', 12),
        needs('stage_steps', 2),
        needs('stage_ramp', 1),
        needs('stage_skirt'),
        needs(/Black Pipe and Drape/, 60),
        needs(SPEAKERS, [2, 24]),
        needs('crew_sound', [1, 3]),
        needs('mic_wireless_handheld', [1, 2]),
        needs(/Choir Mic/, 4),
      ],
      should: [needs(/24" Stage Leg/, 12), needs('mic_stand', [4, 8]), needs('transport')],
      allowed: without([...OUTDOORS, ...LOUD, ...PLATFORM, 'audio_player'], ...GRADUATION_OFF),
      offers: without(
        [...OUTDOORS_OFFERS, 'induction_loop', 'parasol', 'fan', 'serving', 'stanchion', 'mic_wired', 'plants'],
        ...GRADUATION_OFF,
      ),
      excluded: GRADUATION_OFF,
      silly: ['dance_floor', 'hazer', 'disco_light', 'stage_monitor', 'table_round', 'uplight', 'bar_unit', 'drum_kit'],
      unmet: [/golf|cart/i],
      title: [/graduation|massanutten/i],
    },
  },
];
