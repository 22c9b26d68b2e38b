import { type EvalBrief, needs } from '../../expectation.ts';
import { BAND, LOUD, PARTY_LIGHT, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { ANY_JOB, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** A council's lots, a carnival's stage specification, a parish's page. */
export const BRITISH_IRISH: readonly EvalBrief[] = [
  {
    id: 'ho-am-borough-lots',
    language: 'en',
    catalogue: 'thornbury',
    description: `The Borough Council intends to conclude a framework for the hire of equipment for its summer programme in parks and on the seafront.
The framework will be divided into lots. Estimated values per annum are shown for guidance only: -
Lot 1 - Roofed Mobile Stage - £9,300 p.a.
Lot 2 - PA Systems for Outdoor Events - £14,120 p.a.
Lot 3 - Outdoor Big Screen - £8,450 p.a.
Lot 4 - Temporary Toilets including Accessible Units - £17,600 p.a.
Lot 5 - Marquees, Tables and Chairs - £12,075 p.a.
Lot 6 - Pedestrian Barriers - £5,210 p.a.
Lot 7 - Generators and Lighting Towers - £6,900 p.a.
Lot 8 - Two-Way Radios - £1,850 p.a.
Event stewarding, first aid cover and refuse collection are the subject of other contracts and do not form part of any lot.`,
    good: {
      attendees: null,
      must: [
        needs('mobile_stage'),
        needs(SPEAKERS),
        needs(/Big screen/),
        needs('toilet'),
        needs('toilet_accessible'),
        needs('marquee'),
        needs(['table_trestle', 'table_round']),
        needs('chair'),
        needs('crowd_barrier'),
        needs('generator'),
        needs(/Lighting tower/),
        needs('two_way_radio'),
      ],
      should: [needs('transport')],
      allowed: [...LOUD, ...OUTDOORS, ...PLATFORM, ...STAGE_LIGHT, 'mic_wireless_handheld'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'marquee_floor'],
      excluded: ['crew_steward', 'crew_medic', 'waste_bin'],
      silly: ['dance_floor', 'lectern', 'disco_light', 'projector', 'silent_disco'],
    },
  },
  {
    id: 'ho-am-water-carnival-stages',
    language: 'en',
    catalogue: 'thornbury',
    description: `Millbrook Water Carnival 2027
Stage & Infrastructure Specification

Background

The Water Carnival has been held on the Meads since 1953 and takes place every
second year. Over the weekend of Saturday 10 and Sunday 11 July about 1,500 people
are on the Meads at any one time. The main stage presents bands from the county,
the Island stage local choirs, dance schools and storytellers.

In 2025 there was a third stage at the lock, this has not been repeated.

Infrastructure Main Stage

Covered stage 24' x 18' minimum, lorry mounted acceptable
PA system suitable for 1,500, with engineer both days
6 monitors, 8 vocal mics, 6 DI, drum mics
Lighting full colour wash, with operator
80 kVA generated power with distribution
60 pedestrian barriers, front and rear
12 toilets plus 2 accessible
10 walkie-talkies

Infrastructure Island Stage

Uncovered platform 16' x 12', 2' high, one set of treads
Small PA with 2 radio microphones, no engineer, a volunteer will look after it
Power from the boathouse

Not Required From The Contractor

Dressing rooms are in the cricket pavilion which is furnished, no cabins, tables or
chairs are called for. Stewards and first aiders are from the Carnival Committee.
The compere and all artists are engaged by the Arts Officer, bands bring their own
backline. The Rowing Club puts up its own marquee. Smoke and haze may not be used
on account of the swans.

Expression of Interest B – Provision of`,
    good: {
      attendees: 1500,
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array', 'pa_package'], [2, 24]),
        needs('crew_sound', [1, 2]),
        needs('stage_monitor', 6),
        needs(/SM58/, [8, 8]),
        needs('di_box', 6),
        needs(/drum kit case/, 1),
        needs(['stage_wash', 'lighting_package', 'moving_head'], [1, 24]),
        needs('crew_lighting', [1, 2]),
        needs(/80kVA/, 1),
        needs('crowd_barrier', [60, 60]),
        needs('toilet', [12, 12]),
        needs('toilet_accessible', 2),
        needs('two_way_radio', 10),
        needs('stage_deck', [6, 6]),
        needs('mic_wireless_handheld', [1, 2]),
      ],
      should: [
        needs('power_distro', [1, 4]),
        needs(/legs 2ft/, 6),
        needs(/for 2ft/, 1),
        needs('mic_stand', [8, 20]),
        needs('transport'),
      ],
      allowed: [...SHOW, ...BAND, ...OUTDOORS],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      excluded: [
        ...SEATS,
        'site_cabin',
        'table_trestle',
        'table_round',
        'crew_steward',
        'crew_medic',
        'marquee',
        'hazer',
        'smoke_machine',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
      ],
      silly: ['projector', 'lectern', 'dance_floor', 'silent_disco'],
      title: [/carnival|millbrook/i, /1[,.]?500/],
    },
  },
  {
    id: 'ho-am-pattern-sunday',
    language: 'en',
    catalogue: 'corrib',
    description: `PATTERN SUNDAY 2027

Sunday 15 August sees the return of our Pattern Day to the Fair Green after the works. 12.30 Mass at the well (Fr. Declan has his own speaker). 2pm official opening. 2.15 Junior bands & Comhaltas. 4pm Tug of war, dog show, tractor run. 5pm-8pm Céilí on the Green. We'd hope for 700 if the weather holds!

Thanks to all at the meeting on Tuesday. What has to be hired was agreed as follows and Noreen is asking around for prices: the trailer stage; PA for the bands and the céilí with a sound man for the day, 6 cabled mics, 2 radio mics and 4 wedges; 8 gazebos; 40 beer bench sets; 8 portaloos and the wheelchair one; 20 heras panels for around the well; 2 Burcos for the ladies doing the teas; 50 m or so of festoon across the bridge (3 lengths).

Electricity is from the hall, P.J. will run the cables and boards, so no genny needed. Nolan's are doing the bar out of their own trailer with coolers and all. Stewarding: the GAA club as always. Bins from the County Council. Bouncy castles and the face painting are booked. Cups & saucers in the hall press.

Parking in Kenny's field. Dogs on leads please. Raffle prizes to be left into the post office before`,
    good: {
      attendees: 700,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array', 'pa_package', 'speaker_column'], [2, 16]),
        needs('crew_sound', 1),
        needs(/SM58$/, 6),
        needs('mic_wireless_handheld', 2),
        needs('stage_monitor', 4),
        needs('gazebo', 8),
        needs('beer_table_set', [40, 40]),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
        needs('fencing', [20, 20]),
        needs('hot_drinks', 2),
        needs('festoon', [3, 3]),
      ],
      should: [needs('mixing_console', 1), needs('mic_stand', [4, 12]), needs('transport')],
      allowed: [...SHOW.filter((each) => each !== 'power_cable'), ...OUTDOORS],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...MEETING_OFFERS, ...PARTY_LIGHT, ...ANY_JOB],
      excluded: [
        'generator',
        'fuel',
        'power_cable',
        'power_distro',
        'bar_unit',
        'refrigeration',
        'crew_steward',
        'waste_bin',
        'inflatable',
        'crockery',
      ],
      silly: ['projector', 'lectern', 'exhibition_stand', 'interpretation_booth', 'registration_desk'],
      title: [/pattern|green/i, /700/],
    },
  },
];
