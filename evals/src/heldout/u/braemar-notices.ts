import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BAND, LOUD, PLATFORM, SPEAKERS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import {
  ANY_JOB,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  SCREENS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';
import { MICS, RIG } from './left-out.ts';

/** What is published and never meant for a hire company alone: abstracts, a report, minutes. Nova Scotia and Maine. */
export const BRAEMAR_NOTICES: readonly EvalBrief[] = [
  {
    id: 'ho-u-convocation',
    language: 'en',
    catalogue: 'braemar',
    description: `St. Brendan's College - RFQ 26-014, Spring Convocation, Seating and Staging (abstract)

The ceremony takes place on the Upper Quad on Sunday, May 3 at 2:00 p.m., rain date none. Last year's class was our largest since 1988 and the guest allotment has been cut back to two per graduand.

The Proponent shall supply, deliver, set up and remove: 1,100 steel folding chairs (Samsonite or approved equal), clean and matching, in six blocks with an aisle of not less than 5'; 60 padded white folding chairs for the platform party; a platform 24' wide x 16' deep at 24" high with two sets of stairs, a guardrail along the rear edge, black skirting on the front and both ends, and one accessible ramp; one oak podium; two 10' x 10' canopies for the ushers. Chairs are to be in place by noon on the Saturday.

Sound reinforcement, microphones included, is provided by the College's own Media Services and does not form part of this RFQ. Temporary flooring was specified in former years and has been deleted. The Proponent shall carry $5M liability insurance and repair any damage to the turf.`,
    good: {
      must: [
        needs(/Samsonite/, [1100, 1155]),
        needs(/white resin/, [60, 63]),
        needs('stage_deck', 12),
        needs('stage_steps', 2),
        needs('stage_handrail', [3, 7]),
        needs('stage_skirt', [6, 10]),
        needs('stage_ramp', 1),
        needs(/Podium, oak/, 1),
        needs('gazebo', 2),
      ],
      should: [needs(/legs 24in/, 12), needs('transport'), needs('crew_stagehand')],
      allowed: [...OUTDOORS, ...PLATFORM],
      offers: OUTDOORS_OFFERS,
      excluded: [...SPEAKERS, ...MICS, 'mixing_console', 'crew_sound', 'marquee_floor'],
      silly: ['dance_floor', 'disco_light', 'projector', 'bar_unit', 'table_round', 'stage_monitor'],
      title: [/convocation|brendan/i],
    },
  },
  {
    id: 'ho-u-highland-games',
    language: 'en',
    catalogue: 'braemar',
    description: `TOWN OF GLENORA - Report to Council
Subject: Site rentals, Glenora Highland Games, July 10 and 11

Background: The Games drew about 3,500 people in 2024 over the two days. The Recreation Director has met with the Society twice. Storage of the old wooden grandstand was dealt with under separate cover.

Discussion: Staff recommend that one supplier be engaged for the following: a hydraulic mobile stage with roof; two 20' x 40' frame tents, one for the piping judges and one for first aid; 25 picnic tables; 12 standard portable toilets and 2 accessible; 4 handwash stations; 150 lengths of steel barricade; 30 waste and recycling stations; one 70 kVA generator with 300 litres of diesel and 4 spider boxes; 20 two-way radios.

The sound contract for the evening concert was awarded in March to another firm and is not affected. Gates and parking will be staffed by Legion and Lions volunteers, as always. Staff also looked into fencing the field, at $4,100, and do not recommend it.

Financial implications: $24,000 in the 2026 operating budget.`,
    good: {
      attendees: 3500,
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs(/20x40/, 2),
        needs('beer_table_set', 25),
        needs(/Porta-potty, std/, 12),
        needs('toilet_accessible', 2),
        needs('hand_wash', 4),
        needs('crowd_barrier', 150),
        needs('waste_bin', 30),
        needs(/70 kVA/, 1),
        needs('fuel', [300, 300]),
        needs('power_distro', 4),
        needs('two_way_radio', 20),
      ],
      should: [needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, ...PLATFORM],
      offers: [...OUTDOORS_OFFERS, ...STAGE_LIGHT],
      excluded: [...SPEAKERS, ...MICS, 'stage_monitor', 'mixing_console', 'crew_sound', 'crew_steward', 'fencing'],
      silly: ['dance_floor', 'disco_light', 'projector', 'lectern', 'table_round', 'flip_chart'],
      title: [/glenora|highland|games/i],
    },
  },
  {
    id: 'ho-u-watershed-summit',
    language: 'en',
    catalogue: 'braemar',
    description: `STATE OF MAINE - Division of Inland Waters. Watershed Stewards Summit, October 21-22. 160 participants. Summary of audiovisual and furnishing requirements for the meeting venue in Calais (we border on New Brunswick, so Canadian suppliers may bid).

Main room, both days, 8:00 a.m. to 5:00 p.m.: classroom seating for 160 at 6' x 18" tables, three to a table, black stackable conference chairs; a 10,000 lumen projector with a 9' x 16' screen; acrylic podium with gooseneck microphone; two wireless handhelds for questions; speakers adequate to the room; an AV technician in attendance.
Breakout rooms, three, 10:30 to 4:00: theater seating for 35 each; projector and screen in each (about 6,000 lumens is plenty); one flip chart each.
Check-in: two 6' tables in the lobby.

Lodging is a separate award. Meals are contracted with the hotel, which furnishes its own china, flatware, table linens and coffee service. Presenters use State-issued laptops, for reasons of network security. Head table risers were discussed by the committee and will not be needed.`,
    good: {
      attendees: 160,
      days: 2,
      must: [
        needs(/classroom/, [53, 56]),
        needs(/conf. stacking/, [160, 290]),
        needs(/PU2010/, [1, 1]),
        needs(/L630U/, 3),
        needs(/9' x 16'/, 1),
        needs('projection_screen', 4),
        needs(/acrylic/, 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [2, 5]),
        needs('flip_chart', 3),
        needs(/6' banquet/, [2, 3]),
        needs(['crew_technician', 'crew_sound', 'crew_video']),
        needs([...SPEAKERS]),
      ],
      should: [needs('mixing_console', [1, 4]), needs('video_cable'), needs('transport')],
      allowed: MEETING,
      offers: MEETING_OFFERS,
      excluded: [...TABLEWARE, 'tablecloth', 'napkin', 'hot_drinks', 'playback_laptop', 'stage_deck'],
      silly: ['marquee', 'dance_floor', 'disco_light', 'generator', 'subwoofer', 'crowd_barrier', 'hazer'],
      title: [/watershed|summit|calais/i, /160/],
    },
  },
  {
    id: 'ho-u-wellness-expo',
    language: 'en',
    catalogue: 'braemar',
    description: `County of Inverness-North - Request for Quotations, Seniors' Wellness Expo 2026
Al MacInnes Memorial Arena (dry floor), Thursday, September 24, 9:30 a.m. to 3:30 p.m. Some 900 visitors are expected in the course of the day, and 42 exhibitors have confirmed.

Provide and install by 7:00 p.m. the evening before:
a) 30 sections of 10' black pipe and drape to form booth backs
b) 45 tables, 8', each covered to the floor in white
c) 100 charcoal folding chairs for exhibitors and 120 padded white folding chairs for the speakers' corner
d) speakers' corner: a platform 12' x 8' x 12", a speech PA package, one lavalier, a 75" television on a cart, one clicker
e) 10 cruiser tables with black covers in the refreshment area
f) 3 coat racks with hangers
g) 50 extension cords and 2 spider boxes; the arena electrician ties in
h) 8 belt stanchions at the flu shot clinic

Quotations close at 2:00 p.m. on June 30. The lowest will not necessarily be accepted.`,
    good: {
      attendees: 900,
      days: 1,
      must: [
        needs('drape', 30),
        needs(/8' banquet/, 45),
        needs(/90 x 156/, [45, 48]),
        needs(/Samsonite/, [100, 105]),
        needs(/white resin/, [120, 126]),
        needs('stage_deck', 3),
        needs(/Speech PA/, 1),
        needs('mic_wireless_lapel', 1),
        needs(/75in/, 1),
        needs('presentation_clicker', 1),
        needs('table_cocktail', 10),
        needs(/Spandex/, 10),
        needs('coat_rail', 3),
        needs(/Ext. cord/, [50, 60]),
        needs('power_distro', 2),
        needs('stanchion', 8),
      ],
      should: [needs(/legs 12in/, 3), needs('transport'), needs('crew_stagehand')],
      allowed: [...MEETING, ...PLATFORM],
      offers: [...MEETING_OFFERS, 'pinboard', 'waste_bin', 'crew_electrician', 'playback_laptop'],
      silly: ['marquee', 'dance_floor', 'disco_light', 'generator', 'subwoofer', 'hazer', 'bar_unit'],
      title: [/expo|wellness|seniors/i, /900/],
    },
  },
  {
    id: 'ho-u-cenotaph',
    language: 'en',
    catalogue: 'braemar',
    description: `MINUTES (excerpt), Port Ainslie Remembrance Committee

4. November 11 service, Cenotaph Square
The Chair reported that numbers have grown each year and 400 should be planned for. It was agreed to ask for prices on: 250 charcoal folding chairs; a platform 16' x 8', 24" high, with stairs and a rail at the back; the oak podium with its gooseneck mic; four 12" powered speakers on tripods, so that the people outside the bank can hear; a wireless handheld for the padre; an audio tech; 40 barricades to close Main Street; a 20' x 20' tent with two heaters for the veterans.

Mrs. Beaton advised that the community television station is filming and streaming the service again with its own crew. Councillor Boyle had suggested a big screen and withdrew it. The Legion ladies are making the coffee at the hall, urns and mugs are there. Power comes from Town Hall, so the generator that buzzed through the two minutes' silence last year is not to come back.

5. Wreaths: deferred.`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs(/Samsonite/, [250, 263]),
        needs('stage_deck', 4),
        needs('stage_steps', [1, 2]),
        needs('stage_handrail', [2, 4]),
        needs(/Podium, oak/, 1),
        needs('mic_lectern', 1),
        needs(/QSC K12/, 4),
        needs('speaker_stand', 4),
        needs('mic_wireless_handheld', 1),
        needs('crew_sound'),
        needs('crowd_barrier', 40),
        needs(/20x20/, 1),
        needs('space_heater', 2),
      ],
      should: [needs(/legs 24in/, 4), needs('mixing_console', 1), needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, ...PLATFORM],
      offers: OUTDOORS_OFFERS,
      excluded: [...SCREENS, 'camera', 'crew_camera', 'streaming_encoder', 'hot_drinks', 'crockery', 'generator'],
      silly: ['dance_floor', 'disco_light', 'table_round', 'bar_unit', 'subwoofer', 'stage_monitor', 'inflatable'],
      title: [/ainslie|remembrance|cenotaph/i, /400/],
    },
  },
  {
    id: 'ho-u-sardine-festival',
    language: 'en',
    catalogue: 'braemar',
    description: `City of Lubec Harbor, ME. Sardine & Song Street Festival, Saturday, August 22, 10 a.m. - 5 p.m. Scope: stage and audio.

STAGE - A mobile stage with a roof is preferred, positioned on Water Street between the bank and the chandlery. As an alternate, price a 24' x 16' deck stage at 24" with stairs; we would then take our chances with the fog. Street closes at 7 a.m.

AUDIO - Coverage for about 800 people along 150 feet of street. Six step-dance groups, a brass band, two folk acts and a fisheries trivia game. Furnish mains and subs to suit, four floor monitors, digital console, 6 wired vocal mics, 2 wireless handhelds, 4 DI boxes, one wireless headset for the caller, a player for changeover music, and an engineer throughout.

POWER - There is none on the wharf. Furnish one 25 kVA generator, fueled, with distribution.

NOT IN SCOPE - Barricades, porta-johns and police detail are the City's. Since everybody is done by five, there is no stage lighting. Food vendors are self-contained.`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        either(needs('speaker_top', [2, 8]), needs('pa_package', [1, 2])),
        either(needs('subwoofer', [2, 6]), needs(/Dance PA/, [1, 2])),
        needs('stage_monitor', 4),
        needs(/X32|SQ-6/, 1),
        needs(/SM58, wired/, 6),
        needs('mic_wireless_handheld', 2),
        needs('di_box', 4),
        needs('mic_headset', 1),
        needs('audio_player', 1),
        needs('crew_sound'),
        needs(/25 kVA/, 1),
        needs('power_distro', [1, 6]),
      ],
      should: [
        offers('stage_deck', 12),
        needs('mic_stand', [6, 14]),
        needs('fuel'),
        needs('power_cable'),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...BAND],
      offers: [...OUTDOORS_OFFERS, ...PLATFORM],
      excluded: [...LOOS, ...RIG, 'crowd_barrier'],
      silly: ['dance_floor', 'disco_light', 'projector', 'table_round', 'lectern', 'flip_chart'],
      title: [/lubec|sardine|festival/i, /800/],
    },
  },
  {
    id: 'ho-u-tattie-howkers',
    language: 'en',
    catalogue: 'braemar',
    description: `THE TATTIE HOWKERS - technical requirements, Maritimes leg (halls up to 300)
This one: Strathlorne Hall, Friday October 16, 300 tickets, doors 7.

We are five: fiddle, pipes and whistles, guitar, bass, drums. Four of us sing, the drummer sings too after midnight.

Purchaser provides:
Stage 24 ft wide, 16 ft deep, 24 inches high, stairs one side.
A front of house system with subwoofers that will fill the room cleanly. No home stereo, please; it has happened.
Digital console with at least 24 inputs and somebody who knows it.
4 floor monitors.
5 vocal mics (wired SM58) on booms, 4 DIs, a seven piece drum mic kit.
A simple front wash, warm colours.

We bring: the drum kit, both amps, and all the instruments. Fiddle and pipes are on their own wireless packs, and the rhythm section have in-ear systems of their own. Please do not hire any of that in and then invoice us for it.

Do not use haze or smoke. Our piper blows for a living.

Hospitality: soup. Towels: five.`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs('stage_deck', 12),
        needs('stage_steps', [1, 2]),
        either(needs('speaker_top', [2, 8]), needs('pa_package', [1, 2])),
        either(needs('subwoofer', [2, 6]), needs(/Dance PA/, [1, 2])),
        needs(/X32|SQ-6/, 1),
        needs('crew_sound'),
        needs('stage_monitor', 4),
        needs(/SM58, wired/, 5),
        needs('di_box', 4),
        needs(/Drum mic kit/, 1),
        needs(['stage_wash', 'lighting_package']),
      ],
      should: [needs(/legs 24in/, 12), needs('mic_stand', [5, 14]), needs('transport')],
      allowed: SHOW,
      offers: SHOW_OFFERS,
      excluded: ['drum_kit', 'guitar_amp', 'bass_amp', 'in_ear_monitor', 'hazer', 'smoke_machine'],
      silly: ['marquee', 'toilet', 'projector', 'lectern', 'table_round', 'generator', 'crowd_barrier'],
      title: [/strathlorne|tattie/i, /300/],
    },
  },
  {
    id: 'ho-u-solstice-forum',
    language: 'en',
    catalogue: 'braemar',
    description: `Topic: being heard in a hayfield?? (posted under Live Sound > Beginners)

Hi all, long-time lurker. My theatre group is doing a one-hour promenade piece on the summer solstice (June 21), in a field above the Margaree. Audience capped at 40, sitting on blankets in a half circle. Two narrators who need both hands free, plus wind and thunder from a phone. Nearest outlet is in a barn 600 m off so forget that.

Somebody suggested hauling a pair of fifteens and a gas generator up the hill. Is that overkill? I would have thought two of those battery powered speakers, one each side, and a couple of headset mics. It doesn't have to be loud, it has to be clear. I'm on the Cape Breton side so Braemar would be the rental place. What should I be asking them for?

Budget is about $300, and yes I know.`,
    good: {
      attendees: 40,
      days: 1,
      must: [needs(/Thump GO/, 2), needs('mic_headset', 2)],
      should: [needs(['mixing_console', 'audio_player', 'transport'])],
      allowed: [...SPEECH, ...ANY_JOB, 'batteries', 'generator', 'fuel'],
      offers: [...OUTDOORS_OFFERS, ...LOUD, 'mic_wireless_handheld', 'generator'],
      silly: ['stage_deck', 'projector', 'dance_floor', 'disco_light', 'marquee', 'lectern', 'stage_monitor'],
      title: [/solstice|margaree|hayfield|field|promenade/i, /40/],
    },
  },
  {
    id: 'ho-u-codefest-issue',
    language: 'en',
    catalogue: 'braemar',
    description: `codefest-maritimes/organizing - Issue #14: Rooms, furniture and AV
opened by @jmacphail, 11 comments

We have the student union building for the weekend of Nov 14-15, ~140 people. The atrium is a bare concrete box, so everything for it has to be rented:

- [ ] projector, 6k lumens or so, and the ten foot screen
- [ ] speech PA + one more wireless handheld + 1 lav
- [ ] 25 six foot tables
- [ ] 140 stacking chairs
- [ ] 40 extension cords
- [ ] 75 inch TV on a cart for the schedule
- [ ] 4 flip charts
- [ ] clicker x2

@priya-n: stream is sorted btw. I own two cameras and the encoder, and I'll switch it myself, don't pay for that twice
@jmacphail: great. Wifi is campus IT, also done
@tdoucet: do we need laptops for the presenters? -> no, everybody shows up with one, it's a codefest
@jmacphail: and the roastery is parking its truck out front, so no coffee urns this year
@tdoucet: someone should check the fire door isn't blocked like last time`,
    good: {
      attendees: 140,
      days: 2,
      must: [
        needs(/L630U/, 1),
        needs(/10.5'/, 1),
        needs(/Speech PA/, [1, 2]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('mic_wireless_lapel', 1),
        needs(/6' banquet/, 25),
        needs(/conf. stacking/, [140, 147]),
        needs(/Ext. cord/, [40, 50]),
        needs(/75in/, 1),
        needs('flip_chart', 4),
        needs('presentation_clicker', 2),
      ],
      should: [needs('video_cable'), needs('transport')],
      allowed: MEETING,
      offers: MEETING_OFFERS,
      excluded: ['camera', 'streaming_encoder', 'video_switcher', 'crew_camera', 'playback_laptop', 'hot_drinks'],
      silly: ['marquee', 'dance_floor', 'disco_light', 'generator', 'subwoofer', 'crowd_barrier', 'hazer'],
      title: [/codefest/i, /140/],
    },
  },
];
