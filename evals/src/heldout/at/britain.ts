import { type EvalBrief, either, needs } from '../../expectation.ts';
import {
  BAND,
  LOUD,
  PARTY_LIGHT,
  PLATFORM,
  RADIO_MICS,
  SEATS,
  SLIDES,
  SPEAKERS,
  SPEECH,
  STAGE_LIGHT,
  TABLES,
  WALL,
} from '../../usual.ts';
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
  STAGES,
} from '../usual.ts';
import { judged } from './judged.ts';

/** A council's lots, a band's page, a regatta, a hall's forum post, an Irish county's notice. */
export const BRITAIN: readonly EvalBrief[] = [
  {
    id: 'ho-at-borough-lots',
    language: 'en',
    catalogue: 'irthing',
    description: `The Borough Council intends to put in place a framework for the hire of equipment for its annual programme of outdoor and civic events (air show weekend, Remembrance Sunday, lantern parade and others). Period: 24 months with the option of 2 x 12 months.
Lot A - Crowd barriers, approx. £9,200 p.a.
Lot B - Portable toilets incl. accessible units, approx. £27,450 p.a.
Lot C - Public address systems, outdoor, approx. £22,000 p.a.
Lot D - LED screens, approx. ££18,500 p.a.
Lot E - Marquees with tables and chairs, approx. £14,306 p.a.
Lot F - Covered trailer stage, approx. £6,800 p.a.
Lot G - Hand held radios, approx. £1,950 p.a.
Lot H - Generators and temporary power, approx. £12,700 p.a.
Lot I - SIA stewards, approx. £41,000 p.a.
Bidders may submit for one, several or all lots. TUPE is not considered to apply. Electronic auction will not be used.`,
    good: judged({
      must: [
        needs('crowd_barrier'),
        needs(/Loo, single|Loo trailer/),
        needs('toilet_accessible'),
        needs(SPEAKERS),
        needs(/LED trailer/, [1, 4]),
        needs('marquee'),
        needs(/Trestle|Round, /),
        needs('chair'),
        needs('mobile_stage', [1, 1]),
        needs('two_way_radio'),
        needs('generator'),
        needs('crew_steward'),
      ],
      should: [needs('power_distro'), needs('power_cable'), needs('transport')],
      allowed: [
        ...OUTDOORS,
        ...LOUD,
        ...PLATFORM,
        ...RADIO_MICS,
        ...SEATS,
        ...TABLES,
        ...LOOS,
        ...WALL,
        'marquee_floor',
      ],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'marquee_lining', 'space_heater', 'bench', 'stage_monitor'],
      silly: ['dance_floor', 'interpretation_booth', 'silent_disco', 'photo_booth'],
    }),
  },
  {
    id: 'ho-at-soul-band-page',
    language: 'en',
    catalogue: 'irthing',
    description: `TECH SPEC (8 piece: lead vocal x2, keys, bass, guitar, drums, sax, trumpet)

Please read this through & pass it on to whoever is doing your sound, it saves a lot of phone calls!!

Stage - min 24ft x 16ft and 2ft high, treads both sides. We have played on smaller and it wasn't pretty.
PA - 3 way active or good 2 way with subs, suitable for the size of room (generally 250-300 people dancing). Engineer to be provided.
Desk - 24 ch digital with stagebox.
Monitors - 6 wedges on 5 mixes, drummer likes his LOUD
Mics - 2 x radio handheld for the singers, drum mic set, 3 x SM57 for brass and guitar, 2 x SM58 backing vox, stands for all
DIs - 4
Lights - 12 LED pars on stands or truss with a desk and someone who knows how to work it, couple of moving heads are always nice
Power - 2 separate 32A single phase feeds at the stage

Timings: we need 90 mins to set up and soundcheck before guests come in. Dressing room w/ mirror, 8 hot meals (not sandwiches). Parking for two vans close to the load-in.`,
    good: judged({
      attendees: [250, 300],
      must: [
        needs('stage_deck', [12, 12]),
        needs(['speaker_top', 'line_array'], [2, 12]),
        needs('subwoofer', [2, 8]),
        needs('crew_sound', [1, 2]),
        needs(/24 ch digi/, [1, 1]),
        needs('stagebox', [1, 2]),
        needs('stage_monitor', [6, 6]),
        needs('mic_wireless_handheld', [2, 2]),
        needs(/Drum mics/, [1, 1]),
        needs(/SM57/, [3, 4]),
        needs(/SM58/, [2, 4]),
        needs('di_box', [4, 4]),
        needs(/Par, LED/, [12, 12]),
      ],
      should: [
        needs('stage_steps', [2, 2]),
        needs('moving_head', [2, 4]),
        needs('lighting_console', 1),
        needs('crew_lighting', [1, 2]),
        needs('mic_stand', [5, 16]),
        needs('transport'),
      ],
      allowed: [...SHOW, ...PARTY_LIGHT],
      offers: [...SHOW_OFFERS, 'mirror_ball'],
      silly: ['toilet', 'projector', 'lectern', 'table_round', 'crowd_barrier', 'marquee'],
    }),
  },
  {
    id: 'ho-at-regatta-overview',
    language: 'en',
    catalogue: 'saltmarsh',
    description: `Town Quay Regatta & Raft Race
Infrastructure Overview (draft 3)

The Site

The regatta has taken place on the Town Quay and adjoining Marsh
Green since 1921 and regularly draws 3,500 visitors over the day.
The Green is home to the community stage while stalls and the
charity rafts are found along the quay.

Community Stage

Trailer stage with roof, approx 20' x 16', c/w steps. In 2019 this was
placed too near the slipway and the tide reached the generator,
contractors are asked to note the revised plan overleaf.
PA for bands and dance schools, minimum 4 tops and 4 bins, with
two engineers across the day, 4 wedges, full mic kit.
Generated power, silenced, min 20kVA.

Stalls and hospitality

12 no. pop-up 10' x 10' with sides and weights for charities
One frame marquee 9m x 18m for the tea tent, boards not needed as
the Green drains well
30 trestle tables, 150 folding chairs
The beer tent is run by the brewery who bring their own bar,
chillers and glasses.

Welfare

15 toilets and 2 accessible. Two hand wash.
The race commentary on the quay has its own loudspeakers,
installed by the Sailing Club. St John are again providing first ai`,
    good: judged({
      attendees: 3500,
      days: 1,
      must: [
        needs('mobile_stage', [1, 1]),
        needs(['speaker_top', 'line_array'], [4, 12]),
        needs('subwoofer', [4, 8]),
        needs('crew_sound', [2, 2]),
        needs('stage_monitor', [4, 4]),
        needs(['mic_wired', 'mic_instrument'], [2, 20]),
        needs('generator', [1, 2]),
        needs('gazebo', [12, 12]),
        needs(/9 x 18m/, [1, 1]),
        needs(/Trestle/, [30, 30]),
        needs('chair', [150, 150]),
        needs(/Loo, single/, [15, 15]),
        needs('toilet_accessible', [2, 2]),
        needs('hand_wash', [2, 2]),
      ],
      should: [needs('fuel'), needs('transport'), needs('mic_stand', [2, 16])],
      allowed: [...SHOW, ...OUTDOORS],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS, ...RADIO_MICS, 'marquee_lining'],
      excluded: ['marquee_floor', 'bar_unit', 'refrigeration', 'glassware', 'crew_medic'],
      silly: ['projector', 'lectern', 'dance_floor', 'interpretation_booth', 'table_round'],
    }),
  },
  {
    id: 'ho-at-panto-post',
    language: 'en',
    catalogue: 'saltmarsh',
    description: `Evening all

Secretary of a village am-dram here, hoping the hive mind can help. Panto is last week of January, 4 shows Wed to Sat, hall holds about 130.

What we've got already: the hall's PA (two Mackies on the wall, perfectly loud enough), a Behringer desk our sound chap won't be parted from, black tabs, and a proper stage with steps.

What we haven't: the dame and five others can't be heard past row F so I reckon 6 headset radio mics?? Lighting is currently two floodlights from somebody's barn. I'd like a dozen LED pars or whatever is usual for a stage 20ft wide, and something to control them with that a 15 year old can drive. A smoke machine for the demon king. Also a piano of some kind, the upright has woodworm, 88 keys ideally.

Is it cheaper to get all that from one hire place for the 4 days? We'd collect it ourselves, the vicar has a Transit.

ta
Barb`,
    good: judged({
      attendees: 130,
      days: 4,
      must: [
        needs('mic_headset', [6, 6]),
        either(needs(/7P Hex/, [8, 16]), needs(/Village Stage/, [1, 2])),
        needs('smoke_machine', [1, 1]),
        needs(['keyboard', 'piano'], [1, 1]),
      ],
      allowed: [
        ...STAGE_LIGHT,
        ...ANY_JOB,
        'crew_technician',
        'effect_fluid',
        'audio_cable',
        'batteries',
        'mic_stand',
        'di_box',
      ],
      offers: [...SHOW_OFFERS, 'followspot', 'moving_head', 'stage_monitor', 'crew_sound', 'audio_player'],
      excluded: [...SPEAKERS, 'mixing_console', 'drape', ...STAGES, 'stage_steps', 'transport'],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'crowd_barrier'],
    }),
  },
  {
    id: 'ho-at-parade-notice',
    language: 'en',
    catalogue: 'corrib',
    description: `Request for Tender: St Patrick's Day Parade - Supply, Erection and Dismantling of Viewing Stand, Public Address and Ancillary Equipment

1.1 The Council invites tenders from competent contractors for services on 17 March on Shop Street and the Diamond.
1.2 The requirement is as follows:
(i) one covered trailer stage, not less than 6m x 5m, as reviewing stand;
(ii) public address system along approx. 250m of parade route, comprising at least eight loudspeakers, with engineer, and two radio microphones for the MCs;
(iii) 150 no. crowd control barriers;
(iv) 120 no. seats for invited guests;
(v) 14 no. toilets, of which 2 to be wheelchair accessible;
(vi) 20 no. stewards from 11.00 to 15.00;
(vii) one LED screen of at least 10 sq. metres;
(viii) eight two-way radios.
1.3 Tenderers shall hold Public Liability insurance of €6.5m and a current Tax Clearance Access Number.
1.4 Queries shall be raised through the messaging facility no later than 12 noon on the date shown. The Council is not bound to accept the lowest or any tender. A site visit is not env`,
    good: judged({
      days: 1,
      must: [
        needs('mobile_stage', [1, 1]),
        needs(['speaker_top', 'speaker_column', 'line_array'], [8, 16]),
        needs('crew_sound', [1, 2]),
        needs('mic_wireless_handheld', [2, 2]),
        needs('crowd_barrier', [150, 150]),
        needs('chair', [120, 120]),
        needs(/Portaloo$/, [12, 14]),
        needs('toilet_accessible', [2, 2]),
        needs('crew_steward', [20, 100]),
        needs(/LED trailer/, [1, 1]),
        needs('two_way_radio', [8, 8]),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...WALL, ...SLIDES, 'stage_monitor'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...PARTY_OFFERS, ...MEETING_OFFERS, ...BAND, ...SPEECH],
      silly: ['dance_floor', 'table_round', 'photo_booth', ...FOG],
    }),
  },
];
