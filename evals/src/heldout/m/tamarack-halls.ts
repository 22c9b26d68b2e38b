import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, LOUD, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, STAGE_LIGHT, TABLES, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const MICS = ['mic_wireless_handheld', 'mic_wireless_lapel', 'mic_headset', 'mic_lectern', 'mic_wired'] as const;
const LAMPS = ['stage_wash', 'profile_spot', 'lighting_package'] as const;

/** After public notices, minutes and notes, told in words of our own: agencies, a street, a school, a park, an auction. */
export const TAMARACK_HALLS: readonly EvalBrief[] = [
  {
    id: 'ho-m-summit',
    language: 'en',
    catalogue: 'tamarack',
    description: `SPECIFICATIONS

Guest rooms: 40 for the night ahead of Day 1, 170 for the night of Day 1, at the state's per diem with all fees in it.

DAY 1
• Main room for 170, classroom or theater, whichever fits, in use from 8:00 am to 7:30 pm
• Table for check-in outside the main room, 8:00 to 10:30 am
• Breakouts: four (4) rooms of 30 to 40 seats, theater, 10:30 am until 4:30 pm
• AV package, same in the main room as in each breakout: big screen, projector, podium, microphone, speakers, HDMI cable for a computer; also Wi-Fi / high speed internet
• Continental breakfast 8 to 10 am, in the main room, approx. 170
• Hot lunch buffet 12:15 pm, two meats, two vegetables, dessert, approx. 170
• Dinner buffet 5:30 pm, as lunch, approx. 170

Plates, silverware, napkins, condiments, service and gratuity are part of the price per meal.`,
    good: {
      attendees: 170,
      must: [
        needs('projector', [5, 5]),
        needs('projection_screen', [5, 6]),
        needs('lectern', [5, 5]),
        needs(SPEAKERS, [5, 14]),
        needs([...MICS, 'pa_package'], [5, 15]),
      ],
      should: [
        needs('video_cable'),
        needs(['registration_desk', 'table_trestle'], [1, 130]),
        needs('network', [1, 5]),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 60]),
      ],
      allowed: [...MEETING, ...RADIO_MICS, ...SEATS, ...TABLES],
      offers: MEETING_OFFERS,
      silly: ['generator', 'marquee', 'dance_floor', 'stage_monitor', 'crowd_barrier', 'line_array', 'disco_light'],
      unmetToo: [/room|lodging|breakfast|lunch|dinner|dessert|buffet|meal|cater/i],
    },
  },
  {
    id: 'ho-m-board',
    language: 'en',
    catalogue: 'tamarack',
    description: `Layout, both Wednesday and Thursday:
- ballroom of some 5,700 to 6,000 sq. ft., no columns in the way
- one half: U-shape for 21, a podium at its open end, from which speakers and guests address the Board
- other half: theater, 80 at a minimum, spaced as the fire marshal wants it
- room for 1-2 registration tables, and for a beverage table at the back
- US and State of Illinois flags are to be provided by the hotel

Audio / visual, both Wednesday and Thursday:
- push-to-talk microphones on the U, ten (10) or more, with the mixer(s), feedback suppression and speakers that it takes for everyone present to hear the Board
- one (1) gooseneck on the podium, into the same speakers
- electrical service, with power strips if need be, so members can run laptops and phones all through the meeting
- bandwidth for the members' internet use`,
    good: {
      attendees: [80, 125],
      days: 2,
      must: [needs('mic_conference', [10, 21]), needs('lectern', 1), needs('mic_lectern', 1), needs(SPEAKERS, [1, 8])],
      should: [
        needs('mixing_console', [1, 2]),
        needs(/Power Strip/, [1, 24]),
        needs('network', [1, 2]),
        needs(['table_trestle', 'registration_desk'], [1, 20]),
      ],
      allowed: [...MEETING, ...SEATS, ...TABLES],
      offers: MEETING_OFFERS,
      excluded: [/Flag Set/],
      silly: ['generator', 'marquee', 'dance_floor', 'stage_monitor', 'subwoofer', 'crowd_barrier', 'led_wall'],
    },
  },
  {
    id: 'ho-m-street-stage',
    language: 'en',
    catalogue: 'tamarack',
    description: `STAGE
• 28x24 would suit our dance groups best. 24x20 can be considered too, but then the sound gear should stand beside the stage so that the dancers have all of it. If you own either, price either. Include a photo and the model.
• You supply a roof over it, and one set of stairs with handrails or more, at the rear, where the groups enter and leave. We go on rain or shine.
• It stands on 2nd Street between Pine & Locust. The road closes about 8 am on Saturday, March 1, 2025; we start at 11. Tell us when you would like to set up.
• It comes out right after the last act ends at 7:15 pm, so the road can reopen. Tell us how long that takes.

AUDIO
• Clear sound for an outdoor crowd in front of the stage, a stretch of street of not quite 200 ft
• Family friendly music, off a player or by a DJ, while the groups change over
• All that the groups need: fire dancers, dance groups, choirs, youth concert and jazz bands
• Groups send their music ahead for you to play OR plug in a device of their own. Let us know what they may plug in.`,
    good: {
      days: 1,
      must: [needs('mobile_stage', [1, 2]), needs('stage_steps', [1, 3]), needs(SPEAKERS, [1, 16])],
      should: [
        needs('crew_sound', [1, 2]),
        needs(['audio_player', 'playback_laptop', 'crew_dj'], [1, 3]),
        needs(['mic_wired', 'mic_instrument', 'mic_wireless_handheld'], [2, 16]),
        needs('stage_monitor', [2, 6]),
        needs('transport'),
      ],
      allowed: [...SHOW, ...OUTDOORS, ...RADIO_MICS, 'playback_laptop', 'crew_dj'],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'interpretation_booth', 'mirror_ball'],
    },
  },
  {
    id: 'ho-m-commencement',
    language: 'en',
    catalogue: 'tamarack',
    description: `BOARD OF EDUCATION, regular meeting, Monday, March 29. High school graduation.

Approved on first reading: an outside company to set up and run the ceremony, not to exceed $24,446. It takes place May 30 in the football stadium, 4 p.m. is what the principal aims at, rain date June 6. In the price:

· two LED screens, 18 ft by 10 ft each, with video processor, camera and somebody to run the live feed, $9,775
· covered stage, 32 by 24 ft, black theater drape behind, stairs at either side, $4,200
· 600 folding chairs, brought, set and taken away again, $4,000. The chairs are rented. The black chair covers on them the district purchases, and keeps.
· sound: speakers etc., and a generator as there is no power where it is needed, $2,991
· labor and staff on site, $3,250`,
    good: {
      days: 1,
      must: [
        needs(/LED Wall Outdoor/, [60, 80]),
        needs('camera', [1, 2]),
        needs(/32x24/, 1),
        needs(/Drape Black/, [24, 72]),
        needs('chair', [600, 600]),
        needs(SPEAKERS, [1, 16]),
        needs('generator', [1, 2]),
      ],
      should: [
        needs('video_processor', [1, 2]),
        needs(['crew_camera', 'crew_video'], [1, 4]),
        needs('stage_steps', [2, 2]),
        needs('crew_sound', [1, 2]),
        needs(MICS, [1, 4]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...MEETING, ...WALL, ...LOUD, ...PLATFORM, 'crew_camera', 'camera', ...RADIO_MICS],
      offers: [...OUTDOORS_OFFERS, ...MEETING_OFFERS],
      excluded: ['chair_cover'],
      silly: ['dance_floor', 'disco_light', 'table_round', 'stage_monitor', 'mirror_ball', 'choir_riser'],
      title: [/graduation|commencement|ceremony|school/i],
    },
  },
  {
    id: 'ho-m-park-band',
    language: 'en',
    catalogue: 'tamarack',
    description: `1. Which chairs, and who brings them, puts them out and takes them in?
- The event center's chairs. Volunteers or YMCA staff put them out and take them in.

2. What is the PA for, and can the band do without?
- It is for announcing our program, nothing else. No instrument goes through it. If we give them a power drop they use it with one mic.

3. Does the city have labor to pay for?
- Clean-up by city staff was talked of at first, it isn't expected any more. Volunteers and/or YMCA staff do the chairs without us.

4. And if it rains?
- The band can't do a second date. Council permitting, it is June 9. Their director walks the site with Pat on Thursday, May 7, to see what there is for a light rain. Cancel 2 hours ahead and all money comes back.

5. When does it begin?
- 6:30 or 7:00 p.m. have been mentioned, to be settled.

6. Where?
- City Hall park.`,
    good: {
      days: 1,
      must: [either(needs('pa_package', [1, 1]), needs(['speaker_top', 'speaker_column'], [1, 4]))],
      should: [needs([...MICS, 'pa_package'], [1, 2]), needs(['power_cable', 'power_distro', 'generator'])],
      allowed: [...without(MEETING, 'crew_stagehand'), ...RADIO_MICS, 'mic_wired', 'generator', 'fuel'],
      offers: [...without(OUTDOORS_OFFERS, 'chair', 'bench'), 'marquee'],
      excluded: [...SEATS, 'crew_stagehand'],
      silly: ['subwoofer', 'stage_monitor', 'projector', 'dance_floor', 'drum_kit', 'line_array', 'mic_instrument'],
    },
  },
  {
    id: 'ho-m-auction',
    language: 'en',
    catalogue: 'tamarack',
    description: `AUCTION, notes from Thursday's meeting

The evening starts earlier this year (food, tickets), the Live Auction later. NOBODY PERFORMS while the Silent Auction is taken down.

The bar stools we bought for the musical need to come over, for Dave and Bob to sit on in the Live Auction.

LIGHTING
• Barbara wants the artwork lit better. So all of it hangs on the side walls of the theatre, left and right, none lies on tables across the seats. Hang Friday, so it's there for the focus call.
• Small jazz combo on stage during the Silent Auction
• Slide show in the Live Auction, same as every year

SOUND (Lane, Chris)
• Wireless handhelds for this one
• Coax, booth to the landing of the big staircase: live camera picture of the auction
• At the foot of the stairs a sound system with mic, for announcements
• Portable powered speakers for the main lobby and for the outer lobby

AUDITORIUM: pit cover in. Front row out, couches out, one sofa out of the lobby. SCREEN set for rear projection and masked.
LOBBY: folding tables (everybody), table cloths (Ananda, Dario, Jillian)
MISC: one table house right for the clerks. They say every year that they can't see their paperwork.`,
    good: {
      must: [
        needs('mic_wireless_handheld', [2, 6]),
        either(needs(['speaker_top', 'speaker_column'], [2, 10]), needs('pa_package', [1, 4])),
        needs('projection_screen', 1),
        needs('camera', [1, 1]),
      ],
      should: [needs('projector', 1), needs([...LAMPS, 'uplight'], [2, 40]), needs('mixing_console', [1, 3])],
      allowed: [
        ...MEETING,
        ...BAND,
        ...STAGE_LIGHT,
        'camera',
        'crew_camera',
        'table_trestle',
        'tablecloth',
        'display',
        'uplight',
      ],
      offers: [...MEETING_OFFERS, 'chair'],
      excluded: ['bar_stool'],
      silly: ['generator', 'marquee', 'dance_floor', 'crowd_barrier', 'disco_light', 'mobile_stage', 'choir_riser'],
      unmetToo: [/table ?cloth/i],
      title: [/auction/i],
    },
  },
  {
    id: 'ho-m-school-choir',
    language: 'en',
    catalogue: 'tamarack',
    description: `Stage Set-up

Risers - 5
Piano on stage - yes
Mics - hanging mics for the choir
2 mics on stands
1 mic on the piano for the monitor
Monitors - yes. The choir has to hear the piano
Backdrop / scrim - up to Ursuline or Jerry
Props - none
Moves in the show (and at intermission) - chorus goes off and comes on in the first half because of the small ensembles. One more change of places for the hail holy queen, I'll cover that with the last thank-yous

Band (on stage)

Stands - 6
Chairs - 6
Box for the conductor - yes

*Anything about lighting I leave to you`,
    good: {
      must: [
        needs('choir_riser', [5, 5]),
        needs('mic_instrument', [2, 6]),
        needs(['mic_wired', 'mic_wireless_handheld'], [2, 4]),
        needs('stage_monitor', [1, 4]),
        needs('music_stand', [6, 7]),
        needs('chair', [6, 6]),
        needs(/Conductor/, 1),
      ],
      should: [needs('mic_stand', [2, 8]), needs(LAMPS, [1, 24])],
      allowed: [...BAND, ...STAGE_LIGHT, ...ANY_JOB, 'piano', 'keyboard', 'drape'],
      offers: [...SHOW_OFFERS, ...RADIO_MICS, 'stage_deck'],
      silly: [
        'generator',
        'marquee',
        'dance_floor',
        'disco_light',
        'crowd_barrier',
        'projector',
        'hazer',
        'table_round',
      ],
    },
  },
];
