import { type EvalBrief, either, needs } from '../../expectation.ts';
import { SPEAKERS } from '../../usual.ts';
import { without } from '../f/without.ts';
import { LOOS, PARTY_OFFERS } from '../usual.ts';
import { FAIR, FAIR_OFFERS, ROOM, ROOM_OFFERS } from './pass.ts';

/** A festival's overview of its stages, a school's page of jobs, a theatre's letter to visiting hirers, a fleadh's notes. */
export const ISLES: readonly EvalBrief[] = [
  {
    id: 'ho-az-canal-festival-overview',
    language: 'en',
    catalogue: 'nidd',
    description: `Holmebridge Canal Festival 2026
Site Infrastructure - Overview for Suppliers

The Festival

Since the reopening of the top lock in 2003 the festival has grown from a
gathering of narrowboats into a weekend for the whole town. In 2024 the
committee counted over 9,000 visitors across the two days (Saturday 4 and
Sunday 5 July).

The Wharf Stage is the focal point and hosts local bands, a brass band and the
schools. The Basin has boat trips, trade stalls and the beer tent.

General Requirements, Wharf Stage

Covered trailer stage, 24' x 20'
PA system for an audience of around 1,200, with engineer,
4 wedge monitors,
3 radio handheld mics, 8 vocal / instrument mics on stands,
Lighting: full colour wash,
FOH gazebo 3m x 3m.
Power for the above is to be generated (60kVA), run to the stage.

General Requirements, The Basin

12 gazebos for stallholders
One 9m x 18m marquee (beer tent) with 15 picnic sets
Small PA for announcements
60 metres of pedestrian barrier along the water's edge

Toilets: 14 plus 2 accessible
12 two-way radios

Interested companies should return the form enclosed with evid`,
    good: {
      attendees: [1200, 9000],
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array', 'pa_package'], [1, 20]),
        needs('crew_sound', [1, 6]),
        needs('stage_monitor', [4, 4]),
        needs('mic_wireless_handheld', [3, 4]),
        needs(['mic_wired', 'mic_instrument'], [8, 12]),
        needs(['stage_wash', 'lighting_package'], [1, 32]),
        needs('gazebo', [13, 13]),
        needs(/60kVA/, 1),
        needs(/Frame 9x18/, 1),
        needs('beer_table_set', [15, 15]),
        needs('crowd_barrier', [24, 32]),
        needs('toilet', 14),
        needs('toilet_accessible', 2),
        needs('two_way_radio', 12),
      ],
      should: [needs('mic_stand', [8, 14]), needs('power_distro'), needs('power_cable'), needs('transport')],
      allowed: [...FAIR, 'marquee_floor', 'bar_unit'],
      offers: [...FAIR_OFFERS, ...PARTY_OFFERS],
      silly: ['dance_floor', 'lectern', 'projector', 'interpretation_booth', 'ceremony_arch'],
      title: [/holmebridge|canal|festival/i],
    },
  },
  {
    id: 'ho-az-academy-prize-giving',
    language: 'en',
    catalogue: 'nidd',
    description: `Prize Giving & Leavers' Evening: who is doing what (staff bulletin, wk 31)

Thurs 9 July, sports hall, 6.30 for 7. Numbers: 420 parents and pupils.

TO HIRE (finance have agreed up to £3k)
> staging 24ft x 12ft at 2ft, skirt round the front, one set of treads and the ramp for Year 9
> oak lectern
> 420 linking chairs. The school's own are plastic and half of them are in exam rooms
> PA, 2 radio handhelds & 1 lectern mic, and please somebody to drive it, Mr P has retired
> two 86in displays for the photo montage, with a laptop
> black drape across the back, 12 m

NOT TO HIRE
> lights: drama studio rig is coming over, sixth form run it
> squash and nibbles after, kitchen doing it, own cups and glasses
> photographer: Tempus, as every year
> flowers and plants: from the garden club
> car park marshals: PE dept with the school's radios

Book tokens have been ordered. Can form tutors please chase reply sl`,
    good: {
      attendees: 420,
      days: 1,
      must: [
        needs('stage_deck', [9, 9]),
        needs(/Lectern Oak/, 1),
        needs(/Linker/, [420, 420]),
        needs(SPEAKERS, [1, 8]),
        needs('mic_wireless_handheld', [2, 3]),
        needs(/Eighty-six/, 2),
        needs('playback_laptop', [1, 2]),
        needs(/Black Drape/, [12, 12]),
        needs('stage_ramp', 1),
        needs('stage_steps', 1),
        needs(['crew_sound', 'crew_technician'], [1, 10]),
      ],
      should: [needs('mic_lectern', 1), needs('stage_leg', [9, 9]), needs('stage_skirt', [3, 24]), needs('transport')],
      allowed: [...ROOM, 'stage_leg', 'stage_skirt', 'stage_handrail', 'drape', 'subwoofer'],
      offers: without(ROOM_OFFERS, 'uplight', 'lighting_stand', 'dimmer', 'dmx_splitter'),
      excluded: [
        'stage_wash',
        'profile_spot',
        'moving_head',
        'lighting_package',
        'lighting_console',
        'crew_lighting',
        'glassware',
        'crockery',
        'crew_photographer',
        'plants',
        'crew_steward',
        'two_way_radio',
      ],
      silly: ['toilet', 'marquee', 'generator', 'dance_floor', 'crowd_barrier', 'line_array'],
      title: [/prize|leaver/i, /420/],
    },
  },
  {
    id: 'ho-az-fleadh-notes',
    language: 'en',
    catalogue: 'corrib',
    description: `Fleadh sub-committee (gear) - notes of Tuesday. Present: all bar Fintan

Competition venues, Sat 20 June: parish hall, national school, library, credit union meeting room. In each: one column speaker or small PA w/ one wired or radio mic for the caller. Four in all so.

Céilí Mór that night in the community centre, 350 expected: PA on stands with a pair of subs, desk, 4 wedges, 8 mics with stands, 4 DIs, sound engineer 6pm till late. Disco lights, Bríd says NO, it is a céilí. Wooden floor is there already (just varnished, no need of a dance floor) and so is the stage. The band's keyboard player has her own.

Gig in the square Sunday cancelled, so no trailer and no generator.

Also 6 high tables (poseurs) for the foyer, & 200 conference chairs extra on top of what the centre has.

A.O.B. the raffle. Parking at the mart. Next meeting Tues at 8, Maeve to bri`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        either(needs(['speaker_column', 'pa_package'], [4, 6]), needs(['speaker_top', 'speaker_column'], [4, 16])),
        needs('subwoofer', [2, 2]),
        needs('mixing_console', [1, 5]),
        needs('stage_monitor', [4, 4]),
        needs(['mic_wired', 'mic_instrument'], [8, 14]),
        needs('di_box', [4, 4]),
        needs('crew_sound', [1, 10]),
        needs('table_cocktail', 6),
        needs(/Conference chair/, [200, 200]),
      ],
      should: [needs('mic_stand', [8, 14]), needs('transport')],
      allowed: [...without(FAIR, 'disco_light', 'generator'), 'speaker_column'],
      offers: without(FAIR_OFFERS, ...LOOS, 'backline', 'stage_roof'),
      excluded: ['disco_light', 'dance_floor', 'stage_deck', 'mobile_stage', 'generator', 'fuel', 'keyboard'],
      silly: ['lectern', 'projector', 'toilet', 'marquee', 'exhibition_stand'],
      title: [/fleadh|c[ée]il[íi]/i],
    },
  },
  {
    id: 'ho-az-memorial-lecture-event',
    language: 'en',
    catalogue: 'tamarack',
    description: `The Delia Marsh Memorial Lecture in Soil Science | Thursday, April 16 | 7:00-8:30 p.m. | Armory Great Hall | Free and open to the public, doors 6:15

ABOUT THE LECTURE The lecture was endowed in 1988 and brings a distinguished scholar to campus each spring.

ROOM SETUP (for vendors) Seating for 260, theater style, black folding chairs. 12' x 16' platform, one step unit, skirted. Walnut podium with microphone. 15K projector and 9x16 fastfold screen with dress kit, laptop, slide advancer, confidence monitor. Two lavaliers, two handhelds on the aisles for Q&A. Sound for 260. Assistive listening. Recording of the lecture: one camera with operator. One AV tech from 4:00 p.m. Black pipe and drape behind the platform, 40 feet.

RECEPTION follows in the West Gallery: 10 hi-tops with spandex. Light refreshments.

PARKING is free after 5 in Ramp 3. For accommodations contact the Office at least ten days befo`,
    good: {
      attendees: 260,
      days: 1,
      must: [
        needs(/Folding Chair, Black/, [260, 260]),
        needs('stage_deck', [4, 12]),
        needs('stage_steps', 1),
        needs(/Walnut/, 1),
        needs(/15K/, 1),
        needs(/9x16/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('confidence_monitor', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', 2),
        needs(SPEAKERS, [1, 12]),
        needs('induction_loop', [1, 2]),
        needs('camera', 1),
        needs('crew_camera', [1, 10]),
        needs(/Drape Black/, [40, 40]),
        needs('table_cocktail', 10),
        needs(['crew_technician', 'crew_video', 'crew_sound'], [1, 12]),
      ],
      should: [needs('mic_lectern', 1), needs('stage_skirt', [12, 56]), needs('transport')],
      allowed: [...ROOM, 'stage_handrail', 'video_recorder', 'streaming_encoder', 'audio_recorder', 'subwoofer'],
      offers: [...ROOM_OFFERS, 'bar_unit', 'coat_rail', 'stanchion'],
      silly: ['toilet', 'marquee', 'dance_floor', 'generator', 'crowd_barrier', 'disco_light'],
      title: [/lecture|marsh/i, /260/],
    },
  },
];
