import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, LOUD, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import {
  ANY_JOB,
  FOG,
  LOOS,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';
import { judged } from './judged.ts';

/** Abstracts, a board's paper, a rider and a post from the open air, over `annan`. */
export const ANNAN_CITIES: readonly EvalBrief[] = [
  {
    id: 'ho-at-convocation',
    language: 'en',
    catalogue: 'annan',
    description: `Platform • One (1) platform 24’ x 32’ at 24” height, north end of arena floor • Black skirting on three (3) sides, hung straight and without gaps • Two (2) stair units with handrails • One (1) ramp meeting current ADA requirements • Guardrail along the full 32’ rear edge Backdrop • 60 ft. of black pipe and drape, 10’ high, directly behind platform • Flame retardant certificates to be furnished with delivery Seating • 1,200 black folding chairs tied together in rows of fourteen (14) per fire code • Center aisle no less than 6’ • Dirty, bent or mismatched chairs will be rejected and shall be exchanged at no cost Podiums • Two (2) matching wood podiums Schedule • Delivery May 7, 2026 no earlier than 7:00 AM via loading dock C • Complete by May 8, 2026 at 12:00 PM • Removal after ceremony May 9, 2026, arena clear by midnight Not Included • Sound system and all microphones are furnished and operated by University Media Services • Stage lighting is the house rig and requires no supplement • Ushers are student volunteers Additional Requirements • Vendor must attend mandatory walk-through • Certificate of insurance naming the Board of Regents`,
    good: judged({
      must: [
        needs('stage_deck', [24, 24]),
        needs('stage_steps', [2, 2]),
        needs('stage_ramp', [1, 1]),
        needs('drape', [60, 60]),
        needs(/Samsonite/, [1200, 1200]),
        needs(/Podium, wood/, [2, 2]),
      ],
      should: [
        needs('stage_skirt', [72, 96]),
        needs('stage_handrail', [4, 4]),
        needs(/Legs 24in/, [24, 24]),
        needs('transport'),
      ],
      allowed: [...PLATFORM, ...ANY_JOB, 'crew_technician', 'crew_stage_manager'],
      offers: [...MEETING_OFFERS, 'stanchion'],
      excluded: [
        ...SPEAKERS,
        ...RADIO_MICS,
        'mic_wired',
        'mic_lectern',
        'mixing_console',
        'crew_sound',
        'stage_wash',
        'profile_spot',
        'lighting_package',
        'moving_head',
        'crew_lighting',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'table_round', ...FOG],
    }),
  },
  {
    id: 'ho-at-depot-park',
    language: 'en',
    catalogue: 'annan',
    description: `SCOPE OF SERVICES. The City is soliciting quotes from qualified firms to furnish stage, sound and lighting for its Thursday evening concerts in Depot Park. Average attendance is 900 persons. 1. STAGE. One (1) covered mobile stage, minimum 24' x 20' deck, hydraulic roof, with stairs. Stage shall be in place by 2:00 PM and removed the same night. 2. AUDIO. Full range system adequate for 900 persons on lawn, consisting of no fewer than four (4) tops and four (4) subwoofers; one (1) 32 channel digital console at front of house with stage box; five (5) floor wedges; complete vocal and instrument microphone package incl. drum kit microphones; six (6) direct boxes; one (1) wireless handheld for the announcer. Contractor shall furnish one (1) audio engineer. 3. LIGHTING. Basic LED color wash of the stage with operator. 4. FURNISHED BY OTHERS. City has 200A shore power at the pad, therefore no generators are needed. Restrooms, barricades and trash receptacles will be set by Public Works. Performers are booked by the Arts Commission and supply their own drums, amplifiers and keyboards. 5. PRICING. Price per concert shall be inclusive of travel, per diem and taxes. Award will be made to the lowest responsive, responsible bidder. Insurance in the amount of $1,000,000 per occurr`,
    good: judged({
      attendees: 900,
      must: [
        needs(/SL100|SL260/, [1, 1]),
        needs(['speaker_top', 'line_array'], [4, 16]),
        needs('subwoofer', [4, 8]),
        needs(/M32 \//, [1, 1]),
        needs('stage_monitor', [5, 5]),
        needs(['mic_wired', 'mic_instrument'], [4, 20]),
        needs('di_box', [3, 6]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('crew_sound', [1, 2]),
        needs(['stage_wash', 'lighting_package', 'moving_head'], [1, 24]),
      ],
      should: [
        needs('stagebox', [1, 1]),
        needs('crew_lighting', [1, 2]),
        needs('mic_stand', [4, 20]),
        needs('transport'),
      ],
      allowed: [...SHOW, ...OUTDOORS, ...BAND, 'music_stand'],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS],
      excluded: [
        'generator',
        'fuel',
        ...LOOS,
        'crowd_barrier',
        'waste_bin',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'keyboard',
      ],
      silly: ['projector', 'lectern', 'table_round', 'dance_floor', 'registration_desk'],
    }),
  },
  {
    id: 'ho-at-village-fourth',
    language: 'en',
    catalogue: 'annan',
    description: `The Village's Independence Day celebration will be held at Lakefront Commons on Saturday, July 4, 2026. In prior years the stage was borrowed from the neighboring park district at no charge; however, that stage was sold at auction last fall and is no longer available. Staff contacted five vendors in the tri-county area regarding a replacement.

The headline act requires a stage of at least 32' x 24' with a roof. A concert sound system for a crowd of approximately 4,000, with two engineers, is needed from 3:00 p.m. to 10:30 p.m. In addition, the Police Department has asked for six (6) light towers along the lake path to assist with egress after dark, and for 200 feet of barricade in front of the stage. As there is no electrical service at the Commons, a towable generator is required for the stage and sound.

Three quotes were received, ranging from $18,400 to $26,150. The amount of $20,000 was budgeted in line item 01-6210. Staff recommends waiving the formal bidding requirement, which takes a two-thirds vote of the Board.`,
    good: judged({
      attendees: 4000,
      days: 1,
      must: [
        needs(/SL260/, [1, 1]),
        needs(['line_array', 'speaker_top'], [6, 16]),
        needs('subwoofer', [4, 12]),
        needs('crew_sound', [2, 2]),
        needs(/Light tower/, [6, 6]),
        needs('crowd_barrier', [25, 26]),
        needs(/45 kW/, [1, 2]),
      ],
      should: [needs('mixing_console', [1, 2]), needs('fuel'), needs('transport')],
      allowed: [...SHOW, ...OUTDOORS],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS, ...RADIO_MICS, 'hand_wash'],
      silly: ['projector', 'lectern', 'table_round', 'dance_floor', 'registration_desk'],
    }),
  },
  {
    id: 'ho-at-stringband-rider',
    language: 'en',
    catalogue: 'annan',
    description: `STAGE. If no permanent stage is available, PURCHASER shall provide a stage of no less than 24 feet wide by 16 feet deep, 24 inches high, level and dry, with one (1) set of steps. PURCHASER agrees to keep the stage free of banners not approved by ARTIST.

SOUND. PURCHASER shall provide a professional sound system capable of 105 dB at the mix position, free of hum, with subwoofers, a digital console of at least 16 channels and a competent engineer who is SOBER and remains at the console for the entire performance. ARTIST works around six (6) vocal microphones on boom stands and requires six (6) direct boxes. ARTIST travels with its own in-ear system. No floor wedges on the deck, please, they end up in our microphones.

LIGHTS. A warm front wash, nothing that moves. No haze or smoke at any time (the fiddler has asthma and will leave).

INSTRUMENTS. All instruments and amplifiers are carried by ARTIST.

HOSPITALITY. Six hot meals, one vegetarian, twelve bottles of water at room temp, a case of local beer. Two double rooms and two singles, non-smoking, ground fl`,
    good: judged({
      must: [
        needs('stage_deck', [12, 12]),
        either(needs(['speaker_top', 'line_array'], [2, 12]), needs('pa_package', [1, 2])),
        needs('subwoofer', [1, 8]),
        needs(/M32 \//, [1, 1]),
        needs('crew_sound', [1, 1]),
        needs('mic_wired', [6, 8]),
        needs('di_box', [3, 6]),
        needs(['stage_wash', 'lighting_package', 'profile_spot'], [1, 16]),
      ],
      should: [
        needs('mic_stand', [6, 12]),
        needs('stage_steps', [1, 2]),
        needs(/Legs 24in/, [12, 12]),
        needs('transport'),
      ],
      allowed: [...BAND, ...PLATFORM, ...STAGE_LIGHT, ...ANY_JOB, 'crew_stage_manager'],
      offers: [...SHOW_OFFERS, ...RADIO_MICS],
      excluded: [
        'stage_monitor',
        'in_ear_monitor',
        ...FOG,
        'moving_head',
        'guitar_amp',
        'bass_amp',
        'drum_kit',
        'keyboard',
      ],
      silly: ['projector', 'toilet', 'marquee', 'table_round', 'lectern', 'disco_light'],
    }),
  },
  {
    id: 'ho-at-homecoming-post',
    language: 'en',
    catalogue: 'annan',
    description: `Hey folks, long time lurker first time poster

Our church does a homecoming picnic every August in a hay field behind the parsonage, about 150 people on lawn chairs. There is NO power out there, nearest outlet is probably 600 ft away. A gospel quartet is going to sing (4 vocals, they use tracks off a phone) and the pastor walks around when he talks so he would want a wireless.

I was looking at renting 2 powered speakers on stands plus one sub but honestly I have no idea about watts. Will I need a monitor for the singers? 1 or 2? And can a small quiet generator run all that without buzzing??

Budget is not huge. TIA!`,
    good: judged({
      attendees: 150,
      days: 1,
      must: [
        either(needs(['speaker_top', 'speaker_column'], [2, 4]), needs('pa_package', [1, 2])),
        either(needs('subwoofer', [1, 2]), needs(/Dance Sound/, 1)),
        needs('mic_wireless_handheld', [1, 2]),
        needs('mic_wired', [4, 4]),
        needs('stage_monitor', [1, 2]),
        needs(/EU7000/, [1, 1]),
      ],
      should: [needs('mic_stand', [4, 6]), needs('mixing_console', 1), needs('transport')],
      allowed: [...LOUD, ...OUTDOORS, ...RADIO_MICS, 'di_box'],
      offers: [...OUTDOORS_OFFERS, ...MEETING_OFFERS, ...SEATS, 'line_array'],
      silly: ['projector', 'table_round', 'dance_floor', 'mobile_stage', 'led_wall', ...FOG],
    }),
  },
  {
    id: 'ho-at-county-fair',
    language: 'en',
    catalogue: 'annan',
    description: `Specifications include, but are not limited to: The successful bidder shall furnish, deliver, service and remove forty (40) portable restrooms and six (6) ADA accessible restrooms for the County Fair, August 11 through August 15.; Ten (10) two-basin hand wash stations shall be placed at the livestock barns and the food court as directed by the Fair Manager.; Restrooms shall be pumped and restocked nightly between 11 pm and 6 am.; 300 interlocking bike rack barricades, 8 ft., shall be delivered to the Grandstand.; Eight (8) towable diesel light towers shall be placed in Lots A, B and D, fueled and ready for use by 5 pm on August 10.; Sixty (60) cardboard or wire trash boxes with liners.; Twenty-four (24) two-way radios with chargers for gate staff.; Units that are dented, defaced or malodorous will not be accepted.; The County reserves the right to increase or decrease quantities by twenty percent (20%) at the unit price bid.; Payment terms are net 45 days from receipt of an accurate invoice.`,
    good: judged({
      days: 5,
      must: [
        needs('toilet', [40, 40]),
        needs('toilet_accessible', [6, 6]),
        needs('hand_wash', [10, 10]),
        needs('crowd_barrier', [300, 300]),
        needs(/Light tower/, [8, 8]),
        needs('waste_bin', [60, 60]),
        needs('two_way_radio', [24, 24]),
      ],
      should: [needs('transport')],
      allowed: OUTDOORS,
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      silly: ['projector', 'lectern', 'table_round', 'dance_floor', 'line_array', 'stage_monitor', 'disco_light'],
    }),
  },
];
