import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { BAND, LINEN, LOUD, PLATFORM, SEATS, SITE_POWER, SLIDES, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import { ANY_JOB, DECKS, FOG, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

const COTTAGE_OFF: readonly Selector[] = [
  ...TABLEWARE,
  'tablecloth',
  'napkin',
  ...SPEAKERS,
  'mixing_console',
  'dj_player',
  'dj_mixer',
  'crew_dj',
  'disco_light',
  'patio_heater',
  'space_heater',
];
const GALA_OFF: readonly Selector[] = [
  'drum_kit',
  'guitar_amp',
  'bass_amp',
  'keyboard',
  'dance_floor',
  'bar_unit',
  'crew_bar',
  ...TABLEWARE,
];
const HOMECOMING_OFF: readonly Selector[] = [
  ...FOG,
  'photo_booth',
  'dance_floor',
  ...SEATS,
  'table_round',
  'table_trestle',
];
const REUNION_OFF: readonly Selector[] = [
  ...SPEAKERS,
  'mixing_console',
  'mic_wireless_handheld',
  'mic_wired',
  'dj_player',
  'dj_mixer',
  'crew_dj',
  'cooking',
  ...TABLEWARE,
  'tablecloth',
];

/** Families, schools and a good cause. */
export const CELEBRATIONS: readonly EvalBrief[] = [
  {
    id: 'ho-cs-cottage-wedding',
    language: 'en',
    catalogue: 'yampa',
    description: `WEBSITE QUOTE REQUEST
Name: Mélanie Tremblay-Ross
Event: wedding reception
Date: Saturday, August 22
Location: family cottage, Lake Simcoe, ON
Guests: 120

Tell us about your event:
Everything happens on the lawn. We need a tent big enough for everyone to sit down to dinner, with the dance floor in there as well. Fifteen 60" round tables, 120 gold chiavari chairs, a 15' x 15' dance floor, 8 strands of string lights, one portable bar, and a restroom trailer because the septic will never survive us. The cottage wiring is ancient so please include a quiet generator and whatever cords it takes.

The caterer comes with all the dishes, glasses, flatware, tablecloths and napkins. Our DJ has his own sound system and dance lights. And it's August so no heaters!

Does the tent crew come the day before? Thanks, Mélanie`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs('marquee', [1, 3]),
        needs(/Round table, 60in/, 15),
        needs(/Chiavari/, [120, 125]),
        needs('dance_floor', 25),
        needs('festoon', 8),
        needs('bar_unit', 1),
        needs('toilet_trailer', 1),
        needs('generator', [1, 2]),
        needs('power_cable', [1, 40]),
      ],
      should: [needs(/40ft x 60ft/, 1), needs('transport')],
      allowed: [...SITE_POWER, ...ANY_JOB, 'waste_bin', 'hand_wash', 'ballast'],
      offers: [...PARTY_OFFERS, 'marquee_floor', 'toilet_accessible', 'table_trestle', 'gazebo', 'table_round'],
      excluded: COTTAGE_OFF,
      silly: ['projector', 'lectern', 'crowd_barrier', 'exhibition_stand', 'stage_monitor', 'registration_desk'],
      title: [/wedding|simcoe|cottage/i, /120/],
    },
  },
  {
    id: 'ho-cs-fremantle-gala',
    language: 'en',
    catalogue: 'yampa',
    description: `Fwd: Gala gear list

Hi, this is from our committee, can you please price it up and send it back to me? Ta, Kylie

> Kylie, as discussed last night. Hospice gala dinner, Saturday 17 October, at the old wool store in Fremantle, 200 guests on tables of ten.
>
> Hire:
> 20 round tables (the ones that seat ten) with white cloths, 200 gold chiavari chairs
> stage, 16ft x 12ft and 2ft high, with steps
> lectern with a gooseneck mic, and two handheld radio mics for the auctioneer
> PA for the speeches that the band can also play through, plus a sound engineer for the night
> projector, the biggest screen they do and a laptop for the sponsor slides
> 24 uplights
>
> Band is a four piece, they're bringing their own drums, amps and keyboard. We don't need a dance floor, it's polished timber all through. The venue runs the bar with its own staff, and its kitchen supplies the plates, cutlery and glasses.
>
> If there's any money left a photo booth would be fun, so get that as an optional extra.
>
> Cheers, Geoff`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(/Round table, 72in/, 20),
        needs(/Tablecloth, 120in round/, 20),
        needs(/Chiavari/, [200, 210]),
        needs('stage_deck', 6),
        needs('stage_steps', [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 16]),
        needs('crew_sound', [1, 2]),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('playback_laptop', [1, 2]),
        needs('uplight', 24),
        offers('photo_booth', 1),
      ],
      should: [needs(/leg set, 2ft/, 6), needs(/9ft x 16ft/, 1), needs('transport')],
      allowed: [...BAND, ...PLATFORM, ...SLIDES, ...ANY_JOB, 'stage_wash', 'lighting_package', 'napkin'],
      offers: [...PARTY_OFFERS, ...MEETING_OFFERS, ...SHOW_OFFERS],
      excluded: GALA_OFF,
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'exhibition_stand', 'inflatable'],
      title: [/hospice|gala|fremantle/i, /200/],
    },
  },
  {
    id: 'ho-cs-celebration-of-life',
    language: 'en',
    catalogue: 'yampa',
    description: `Hello,

My mother passed away in August and we are having a celebration of her life on Sunday, October 4, at 2 in the afternoon, out in the back pasture where she kept her horses. It's near Steamboat Springs, maybe 20 minutes up a gravel road. We think about 90 people.

I have never rented anything like this. My brother says we should ask for 90 white padded folding chairs, a 20 by 40 tent in case the weather turns, six 6-foot tables with white tablecloths for the food and the photographs, and a podium. We'd also need one wireless microphone and a speaker that runs on its battery, since there isn't any power out there. And I suppose two portable restrooms, one of them wheelchair accessible for my aunt.

Would somebody set up the tent for us? If I've forgotten something please say so.

Thank you,
Carol Whitcomb`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs(/Folding chair, white/, 90),
        needs(/20ft x 40ft/, 1),
        needs(/Banquet table, 6ft/, 6),
        needs(/Tablecloth, banquet/, 6),
        needs('lectern', 1),
        needs('mic_wireless_handheld', [1, 2]),
        needs(/Battery PA/, [1, 2]),
        needs('toilet', [1, 2]),
        needs('toilet_accessible', 1),
      ],
      should: [needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'ballast', 'hand_wash', 'waste_bin'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'generator', 'hand_wash', 'hot_drinks', 'space_heater', 'crockery'],
      silly: [
        'subwoofer',
        'disco_light',
        'dance_floor',
        'stage_monitor',
        'exhibition_stand',
        'inflatable',
        'projector',
      ],
      title: [/celebration|life|steamboat/i, /90/],
    },
  },
  {
    id: 'ho-cs-homecoming',
    language: 'en',
    catalogue: 'yampa',
    description: `Hey!

I'm the student council treasurer at Prairie Ridge High in Bismarck and Mr. Olson said to email you guys about our homecoming dance. It's Saturday, October 3, 8 to 11 pm, in the gym. Last year 400 kids came so let's say 400 again.

What we want:
* a DJ (one of yours)
* speakers with subs that actually fill the gym
* one wireless mic for announcing the court
* dance lights and 4 moving heads
* 20 uplights in green and gold
* 40 ft of black drape to hide the bleachers
* a step and repeat backdrop for pictures
* a mirror ball if you carry them

What we CAN'T have: fog or haze. It set off the alarm two years ago and the fire department came, it was a whole thing. We also don't need a photo booth because somebody's dad runs one, and the parents' club brings tables and chairs for the snack area. We just dance on the gym floor so no dance floor.

Can you send it to me and Mr. Olson? He has to sign it.

Tyler B.`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs('crew_dj', 1),
        needs(SPEAKERS, [1, 20]),
        either(needs('subwoofer', [2, 8]), needs(/Dance PA/, [1, 3])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('disco_light', [1, 6]),
        needs('moving_head', 4),
        needs('uplight', 20),
        needs('drape', [4, 5]),
        needs('backdrop', 1),
      ],
      should: [needs('transport')],
      allowed: [...LOUD, ...DECKS, ...ANY_JOB, 'lighting_console', 'crew_lighting', 'stage_wash', 'lighting_package'],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS, 'crew_steward', 'crowd_barrier', ...PLATFORM],
      excluded: HOMECOMING_OFF,
      unmet: [/mirror|disco ball/i],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'bar_unit', 'crew_bar', 'glassware'],
      title: [/homecoming|prairie|dance|bismarck/i, /400/],
    },
  },
  {
    id: 'ho-cs-family-reunion',
    language: 'en',
    catalogue: 'yampa',
    description: `Good evening. My name is Vernetta and I'm over the planning for the Gaines-Holloway family reunion this year. July 18, that's a Saturday, on my cousin's land outside of Tyler, Texas, 150 of us from all over.

Here's what I'm looking for. Two of the 20 x 40 tents. Twenty-five 6 foot tables. 150 folding chairs, black is fine. Two bounce houses for the babies and a generator to run them off of, with the cords. Three porta potties and a handwash station. Ten trash cans. And do you have cornhole sets? I'd want two.

Now Uncle Leon is the DJ and he brings every bit of his sound equipment, speakers, microphone and all, so don't charge me for any of that. My brother is pulling his smoker down from Shreveport so we don't need a grill. We're eating off paper plates with plastic forks and Solo cups, and I already bought table covers.

What would that come to delivered Friday and picked up Sunday? God bless.`,
    good: {
      attendees: 150,
      must: [
        needs(/20ft x 40ft/, 2),
        needs(/Banquet table, 6ft/, 25),
        needs(/Folding chair, black/, 150),
        needs('inflatable', 2),
        needs('generator', [1, 2]),
        needs('power_cable', [1, 20]),
        needs('toilet', 3),
        needs('hand_wash', 1),
        needs('waste_bin', 10),
      ],
      should: [needs('transport')],
      allowed: OUTDOORS,
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'refrigeration', 'crew_steward'],
      excluded: REUNION_OFF,
      unmet: [/corn ?hole/i],
      silly: ['projector', 'lectern', 'stage_deck', 'exhibition_stand', 'registration_desk', ...LINEN],
      title: [/reunion|gaines|tyler/i, /150/],
    },
  },
];
