import { type EvalBrief, either, needs } from '../../expectation.ts';
import { SEATS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { FOG, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

/** A town's winter carnival, a band's rider. */
export const NORTH_AMERICAN: readonly EvalBrief[] = [
  {
    id: 'ho-an-winter-carnival',
    language: 'en',
    catalogue: 'kawartha',
    description: `RFQ 2027-03 Frosty Fest, Municipal Arena grounds, Saturday February 13, 2027. The Municipality invites quotations for the supply, delivery, set-up and removal of the following: 2.1 One (1) frame tent 30 ft x 60 ft, walled, ballasted (frozen gravel, staking is not possible). 2.2 Two (2) ducted tent heaters, propane by the Municipality. 2.3 Interlocking tent floor for the full footprint (1,800 sq ft). 2.4 Twenty (20) picnic tables. 2.5 Eight (8) portable washrooms and one (1) accessible washroom, winterized. 2.6 Small sound system for announcements, with one wireless handheld microphone. 2.7 One (1) generator of not less than 40 kW with distribution, tow-behind acceptable. 2.8 Forty (40) steel barricades. 3.0 Exclusions: the Lions Club serves chili and hot chocolate with its own urns and pots; no liquor will be served and no bars are required; the Municipality’s stage trailer is on site from Friday; site lighting is by the arena’s poles. 4.0 Attendance approximately 1,500. 5.0 Quotations shall be valid for 60 days. HST extra. The lowest or any quotation not necessarily acc`,
    good: {
      attendees: 1500,
      days: 1,
      must: [
        needs(/30x60/, 1),
        needs('space_heater', 2),
        needs('marquee_floor', [1750, 1850]),
        needs('beer_table_set', [20, 20]),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], [1, 4])),
        needs(/45 kW/, 1),
        needs('crowd_barrier', [40, 40]),
      ],
      should: [needs('ballast', [4, 40]), needs('power_distro', [1, 6]), needs('transport')],
      allowed: [...without(OUTDOORS, 'floodlight'), ...SPEECH, 'mic_wireless_handheld'],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'uplight'],
        'bar_unit',
        'crew_bar',
        'stage_roof',
        'festoon',
        'stage_wash',
        'lighting_package',
      ),
      excluded: [...STAGES, 'bar_unit', 'crew_bar', 'hot_drinks', 'floodlight'],
      silly: ['projector', 'dance_floor', 'lectern', 'disco_light', 'hazer', 'stage_monitor'],
      title: [/frosty|arena|carnival/i],
    },
  },
  {
    id: 'ho-an-blues-rider',
    language: 'en',
    catalogue: 'bluemesa',
    description: `Outdoor Concerts

Stage Requirements - Unless a permanent stage is available, Purchaser shall provide a covered stage no less than 24 feet by 20 feet, flat, sturdy and dry. If rain reaches the instruments Artist leaves the stage until it does not.

Sound Requirements - Purchaser shall provide a professional powered or amplified system with subwoofers, adequate to the site (Artist's typical outdoor audience is 800), a digital console of at least 24 channels, and a competent engineer. Five (5) floor monitors. Six (6) SM58 or equal on tall booms. One (1) drum microphone package. Four (4) direct boxes.

Backline - Purchaser provides one (1) five piece drum set, one (1) bass amplifier (Ampeg), two (2) Fender Twin. Artist carries own guitars, horns and keyboard. A rental keyboard is NOT acceptable, please do not order one.

Lighting - Simple front wash, no moving lights. Absolutely NO smoke, fog or haze, our singer has one lung.

Power Requirements - A minimum of six (6) separate 20A (120V) circuits ON THE STAGE from clean generator or service. All circuits must be grounded.

Hospitality - 12 bottles of water, room temperature. Hot meal for seven (7), none of it pork. A lockable room w/ mirror and chairs for seven.

Merchandise - One six foot table, lit. Artist has own seller.

Payment - Cashier's check or cash before the secon`,
    good: {
      attendees: [800, 800],
      must: [
        needs(/SL100/, 1),
        needs(['speaker_top', 'line_array'], [2, 24]),
        needs('subwoofer', [2, 12]),
        needs(/X32|SQ-6|CL5/, 1),
        needs('stage_monitor', 5),
        needs(/^SM58/, [6, 8]),
        needs(/drum mic pack/, 1),
        needs('di_box', [4, 5]),
        needs('drum_kit', 1),
        needs('bass_amp', 1),
        needs(/Fender Twin/, 2),
        needs('crew_sound', [1, 3]),
        needs(['stage_wash', 'lighting_package', 'profile_spot'], [1, 24]),
      ],
      should: [needs('mic_stand', [6, 16]), needs(/6ft banquet/, 1), needs('power_distro', [1, 6]), needs('transport')],
      allowed: [...without(SHOW, ...FOG, 'moving_head', 'effect_fluid'), ...OUTDOORS, ...SEATS, 'sofa'],
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS], 'smoke_machine', 'backline', 'spark_machine'),
      excluded: [...FOG, 'effect_fluid', 'keyboard', 'moving_head', 'guitar', 'bass_guitar'],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'disco_light', 'mirror_ball'],
      title: [/concert|outdoor|band|800/i],
    },
  },
];
