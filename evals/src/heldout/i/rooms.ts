import { type EvalBrief, either, needs } from '../../expectation.ts';
import { OPERATORS, PARTY_LIGHT, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT, TABLES, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

/** Under a roof: a conference, a general meeting, a launch, a customers' day, a graduation. */
export const ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-i-leisure-conference',
    language: 'en',
    catalogue: 'demo',
    description: `Hello,

I organise the yearly conference for a federation of leisure trusts. This year it is 14 and 15 October at a hotel in Harrogate, 180 delegates, everyone theatre style in the ballroom, plus two breakout rooms of 40 both days.

Ballroom:
- stage 6 m x 3 m, 40 cm high, with steps and a black skirt
- 16 ft screen and a projector bright enough for it with the lights half up
- lectern with a microphone
- 4 lapel mics for the panels and 2 roving mics for questions
- a laptop for the slides, a clicker, and a monitor at the front so that speakers needn't turn round
- decent sound for the room
- technicians to look after it all on both days

Breakouts: a 75 inch screen on a stand and a laptop in each.

Chairs and tables are the hotel's, and they have a registration desk in the foyer which we'll use. We tried streaming last year and won't be repeating it.

Could you let me have a price by the end of next week?

Kind regards
Philippa Thwaite`,
    good: {
      attendees: 180,
      days: 2,
      must: [
        needs('stage_deck', [9, 18]),
        needs('projector', [1, 1]),
        needs(/16ft x 9ft/, 1),
        needs('lectern', 1),
        needs('mic_wireless_lapel', [4, 6]),
        needs('mic_wireless_handheld', [2, 4]),
        needs(/75in Display/, 2),
      ],
      should: [
        needs('playback_laptop', [3, 4]),
        needs('presentation_clicker', [1, 3]),
        needs('confidence_monitor', [1, 2]),
        needs(SPEAKERS, [2, 8]),
        needs('mic_lectern', [1, 2]),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 18]),
        needs('display_stand', 2),
        needs(OPERATORS),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT],
      offers: without(MEETING_OFFERS, 'streaming_encoder', 'registration_desk'),
      excluded: [...SEATS, ...TABLES, 'registration_desk', 'streaming_encoder'],
      silly: ['generator', 'marquee', 'toilet', 'dance_floor', 'disco_light', 'subwoofer'],
      title: [/harrogate|conference/i, /180/],
    },
  },
  {
    id: 'ho-i-housing-agm',
    language: 'en',
    catalogue: 'demo',
    description: `Event: Annual general meeting, Ousebank Housing Co-operative
Date: Thursday 24 September, 6.30 pm to 9 pm (room is ours from 2 pm)
Venue: assembly room, Goole town hall, first floor with lift
Expected: 120 members
What are you looking for?
Voting handsets for all 120 members. Top table for five people with a microphone in front of each. Two roving microphones for questions from the floor. Projector and screen for the accounts. A hearing loop, we have a good few older members. Sound so the back row can follow.
Anything else we should know?
The chairs are in the room already. Our treasurer will bring his own laptop with the slides on it.`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs('voting_system', [120, 126]),
        either(
          needs(['mic_wired', 'mic_lectern'], [5, 6]),
          needs('mic_conference', [3, 6]),
          needs(['mic_wireless_handheld', 'mic_wireless_lapel'], [7, 8]),
        ),
        needs('mic_wireless_handheld', [2, 8]),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('induction_loop', [1, 2]),
        either(needs('speaker_top', [2, 4]), needs('speaker_column', [1, 4]), needs('pa_package', [1, 2])),
      ],
      should: [needs(OPERATORS), needs('transport')],
      allowed: [
        ...without(MEETING, 'playback_laptop'),
        'mic_conference',
        'mic_wired',
        'mic_wireless_lapel',
        'table_trestle',
        'tablecloth',
      ],
      offers: MEETING_OFFERS,
      excluded: [...SEATS, 'playback_laptop'],
      silly: ['generator', 'disco_light', 'dance_floor', 'toilet', 'stage_monitor', 'subwoofer'],
      title: [/goole|housing|general meeting|agm/i, /120/],
    },
  },
  {
    id: 'ho-i-bicycle-launch',
    language: 'en',
    catalogue: 'demo',
    description: `Hi team,

We're launching a client's first electric cargo bike on Tuesday 3 March, 6 pm till 9 pm, in a former mill in Salford. 150 guests, mostly dealers and trade press, standing.

What we have in mind: a stage 6 m wide by 4 m deep, 60 cm high. An LED wall behind it, 5 m x 3 m, running the film and the slides. 10 m of black drape either side of the wall. For the reveal we'd like haze and a few moving heads, with somebody on the lighting desk who knows what they're doing. Our presenter wears a headset mic, and the MD is happier with a handheld. Background music before and after off a laptop.

Also 15 poseur tables, and a printed press wall for photographs as people arrive.

Power is fine in there, 63 amp three-phase by the stage.

When could you get in if we have the building from 7 am on the day?

Marcus Adebayo-Lunn
Account director`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs('stage_deck', [12, 24]),
        needs('led_wall', [15, 16]),
        needs('drape', [20, 21]),
        needs('moving_head', [3, 12]),
        needs('hazer', [1, 2]),
        needs('mic_headset', [1, 2]),
        needs('table_cocktail', 15),
      ],
      should: [
        needs('mic_wireless_handheld', [1, 2]),
        needs('backdrop', 1),
        needs(SPEAKERS, [2, 8]),
        needs('lighting_console', 1),
        needs('crew_lighting'),
        needs('crew_video'),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...PARTY_LIGHT, ...WALL, 'subwoofer', 'effect_fluid', 'crew_stage_manager'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS, ...SHOW_OFFERS],
      silly: ['projector', 'marquee', 'toilet', 'chair_banquet', 'table_round', 'drum_kit', 'stage_roof'],
      title: [/salford|launch/i, /150/],
    },
  },
  {
    id: 'ho-i-kundentag',
    language: 'de',
    catalogue: 'demo',
    description: `Guten Tag,

unser Werk in Telford lädt am Donnerstag, 18. Juni, zu einem Kundentag ein, 9 bis 16 Uhr, rund 90 Gäste, je zur Hälfte aus Deutschland und aus England. Die Vorträge finden in der leeren Montagehalle statt.

Bitte bieten Sie uns an:
- Beamer und eine Leinwand von etwa 3 m Breite
- Rednerpult mit Mikrofon
- zwei Ansteckmikrofone und ein Handmikrofon für Fragen
- Beschallung für Sprache
- eine Dolmetscherkabine und 50 Empfänger mit Kopfhörer
- 90 Stühle in Reihen
- 12 Stehtische für die Pausen
- einen Techniker für den ganzen Tag

Lieferung und Aufbau am besten schon am Mittwochnachmittag.

Mit freundlichen Grüßen
Annegret Pohlmann`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('lectern', 1),
        needs('mic_wireless_lapel', [2, 3]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [50, 53]),
        needs('chair', [90, 95]),
      ],
      should: [
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [1, 2]),
        needs(SPEAKERS, [1, 6]),
        needs('table_cocktail', 12),
        needs(OPERATORS),
        needs('transport'),
      ],
      allowed: MEETING,
      offers: MEETING_OFFERS,
      silly: ['generator', 'marquee', 'disco_light', 'dance_floor', 'toilet', 'subwoofer', 'stage_monitor'],
      title: [/telford|kundentag/i, /90/],
    },
  },
  {
    id: 'ho-i-sixth-year-graduation',
    language: 'en',
    catalogue: 'corrib',
    description: `Phone message, taken Tuesday 11.40
Deputy principal of a secondary school outside Ballinrobe. Graduation night for the sixth years, Thursday 21 May, 7 pm, in the sports hall. 400 people between pupils and parents.
Wants:
stage 24 ft x 12 ft, 1 ft high, ramp for a girl in a wheelchair, black valance
400 grey conference chairs
perspex lectern with mic, 2 radio handhelds
choir of 24, so two risers, and a pair of mics over them
projector and the big 14 x 8 screen for a photo reel, laptop to run it
sound for the hall and bit of light on the stage
someone there on the night to work it
They can help unload. Ring back with a figure before Friday.`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs('stage_deck', [9, 9]),
        needs('stage_ramp', 1),
        needs(/Conference chair/, [400, 400]),
        needs('lectern', 1),
        needs('mic_wireless_handheld', [2, 3]),
        needs('choir_riser', 2),
        needs(/Fastfold 14 x 8/, 1),
      ],
      should: [
        needs('projector', 1),
        needs('mic_instrument', [1, 2]),
        needs('mic_lectern', 1),
        needs('stage_skirt', [7, 22]),
        needs('playback_laptop', 1),
        needs(SPEAKERS, [2, 8]),
        needs(['lighting_package', 'stage_wash', 'profile_spot']),
        needs(OPERATORS),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT],
      offers: MEETING_OFFERS,
      silly: ['generator', 'toilet', 'disco_light', 'dance_floor', 'marquee', 'drum_kit', 'crowd_barrier'],
      title: [/ballinrobe|graduation/i, /400/],
    },
  },
];
