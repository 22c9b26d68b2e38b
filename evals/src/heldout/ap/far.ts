import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, LOUD, PLATFORM, SEATS, SPEECH, STAGE_LIGHT, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

/** An Irish quay, two Australian evenings and a Canadian choir festival. */
export const FAR: readonly EvalBrief[] = [
  {
    id: 'ho-ap-regatta-quay',
    language: 'en',
    catalogue: 'corrib',
    description: `Quotations are sought for the August Bank Holiday Regatta, Ballinacurra Quay, 1-3 August (3 days). Footfall c. 6,000 over the weekend.

1.0 QUAYSIDE STAGE: covered trailer stage, 6m approx; PA adequate to cover the slip and the hotel side; engineer each day 1pm-9pm; 2 radio handhelds for race commentary; 4 wedges; backline drums & bass amp shared by the trad and rock bands
1.1 BIG SCREEN: towable LED, to carry the drone feed from the starting line
2.0 FOOD VILLAGE: 12 gazebos 3x3; marquee 9m x 18m; 20 beer bench sets
3.0 CROWD & SAFETY: 140 barriers; 50 heras with feet and clips along the slip; 14 radios; 8 stewards per day; 6 fire points
4.0 WELFARE: 18 portaloos, 2 wheelchair units, 4 hand wash, 30 wheelie bins
5.0 POWER: 2 x 20kVA silenced, distribution & ramps

Submit one price per heading plus VAT at the appropriate rate. Insurances: €6.5m public, €13m employers. Tides: HW Saturday 18.42, nothing to be parked on the slip after 5. The Committee is a voluntary body and takes decisions slowly but pays quickly.`,
    good: {
      attendees: 6000,
      days: 3,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array', 'pa_package'], [1, 16]),
        needs('crew_sound', [1, 6]),
        needs('mic_wireless_handheld', 2),
        needs('stage_monitor', 4),
        needs('drum_kit', 1),
        needs('bass_amp', 1),
        needs(/LED trailer/, 1),
        needs('gazebo', 12),
        needs(/9 x 18/, 1),
        needs('beer_table_set', 20),
        needs('crowd_barrier', [140, 140]),
        needs('fencing', [50, 50]),
        needs('two_way_radio', 14),
        needs('crew_steward', [8, 300]),
        needs('toilet', 18),
        needs('toilet_accessible', 2),
        needs('waste_bin', 30),
        needs(/20kVA/, 2),
      ],
      should: [
        needs('fire_extinguisher', 6),
        needs('hand_wash', 4),
        needs('power_distro', [1, 12]),
        needs('cable_ramp'),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...BAND, ...STAGE_LIGHT, ...WALL, 'camera', 'crew_camera'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'marquee_floor'],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'exhibition_stand', 'mirror_ball'],
      title: [/regatta|ballinacurra|quay/i, /6[.,  ]?000/],
    },
  },
  {
    id: 'ho-ap-carols-rfq',
    language: 'en',
    catalogue: 'wattlebird',
    description: `RFQ – Carols on the Oval 2026 – Production

Council seeks a quotation for the supply, bump in, operation and bump out of production equipment for its annual Carols, Sunday 13 December, 7.30pm – 9.15pm. Expected crowd: 3,000.

Deliverables: * Truck stage with roof * PA for an oval, crowd to 80 m from stage * 6 handheld radio mics * 4 overhead/condenser or SM57 mics for the community choir (60 voices) * 4 x choir risers * Foldback, 4 wedges * Audio operator, rehearsal from 3pm * Trailer LED screen for the words of the songs, plus a laptop with PowerPoint * Diesel lighting towers x 4 for the car park * Genset 60kVA with distribution * 20 x UHF radios

Not part of this RFQ: stage lighting (engaged directly with another supplier), toilets (public amenities plus existing contract), waste bins, first aid and traffic management. Attendees bring picnic rugs so no chairs please. The Salvation Army band brings its own music stands and instruments. In previous years a snow machine was used. It will not be used again.

Respondents must hold $20M public liability and provide SWMS. Pricing ex GST, schedule attached. Weather contingency: decision by noon, cancellation fee to be sta`,
    good: {
      attendees: 3000,
      days: 1,
      must: [
        needs(/Truck stage/, 1),
        needs(['speaker_top', 'line_array'], [4, 16]),
        needs('mic_wireless_handheld', 6),
        needs(['mic_instrument', 'mic_wired'], [4, 12]),
        needs('choir_riser', 4),
        needs('stage_monitor', 4),
        needs('crew_sound', [1, 12]),
        needs(/Trailer screen/, 1),
        needs('playback_laptop', 1),
        needs(/Lighting tower/, 4),
        needs(/60kVA/, 1),
        needs('two_way_radio', 20),
      ],
      should: [
        needs('subwoofer', [2, 8]),
        needs('power_distro', [1, 10]),
        needs('mic_stand', [4, 16]),
        needs('transport'),
      ],
      allowed: without([...OUTDOORS, ...BAND, ...WALL, ...PLATFORM], 'waste_bin', 'crew_medic'),
      offers: without(
        [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
        ...LOOS,
        'chair',
        'bench',
        'beer_table_set',
        'strobe',
        'blinder',
        'followspot',
        'uplight',
      ),
      excluded: [
        ...LOOS,
        'waste_bin',
        ...SEATS,
        'stage_wash',
        'lighting_package',
        'moving_head',
        'profile_spot',
        'followspot',
        'lighting_console',
        'crew_lighting',
      ],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'disco_light', 'exhibition_stand', 'inflatable'],
      title: [/carols|oval/i, /3[.,  ]?000/],
    },
  },
  {
    id: 'ho-ap-school-fete',
    language: 'en',
    catalogue: 'wattlebird',
    description: `Bottlebrush Primary Twilight Fete!! Fri 20 November 3.30 till 8 – HIRE WISHLIST (P&C)

Hi families, Jodie here, I've put my hand up for "equipment" so here is where we're at. If anyone has a mate in hire, sing out!! We had about 1,100 through the gate last year.

* 2 jumping castles (well, one each end so the little ones don't get squashed)
* dunk tank – Mr Fenwick has agreed. In writing
* 16 pop-ups 3x3 for the stalls & 40 trestles 1.8m
* 100 black folding chairs
* fairy floss machine
* 2 x 6 burner BBQ and one coolroom
* 3 urns for tea & coffee
* genset 7kVA x 2 (the oval has one power point and it's rusty)
* portable PA with a mic for announcements + raffle
* 10 strings festoon
* 20 bins
* 3 loos and an accessible one, the block by the oval is being rebuilt

Uniform shop is open 3.30–5. Plants for the plant stall to Room 4 please, labelled this time. Pony rides are BACK`,
    good: {
      attendees: 1100,
      days: 1,
      must: [
        needs('inflatable', 2),
        needs(/Dunk tank/, 1),
        needs(/Pop-up 3x3/, 16),
        needs(/Trestle 1\.8m/, 40),
        needs('chair', [100, 100]),
        needs(/Fairy floss/, 1),
        needs(/BBQ 6 burner/, 2),
        needs(/Coolroom/, 1),
        needs('hot_drinks', 3),
        needs(/7kVA/, 2),
        either(needs('pa_package', [1, 2]), needs('speaker_top', [1, 4])),
        needs('festoon', 10),
        needs('waste_bin', 20),
        needs('toilet', 3),
        needs('toilet_accessible', 1),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'mic_wireless_handheld'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      silly: ['projector', 'lectern', 'line_array', 'stage_monitor', 'table_round', 'exhibition_stand', 'moving_head'],
      title: [/bottlebrush|fete/i, /1[.,  ]?100/],
    },
  },
  {
    id: 'ho-ap-choral-festival',
    language: 'en',
    catalogue: 'kawartha',
    description: `REPORT TO COMMUNITY SERVICES COMMITTEE
Re: Regional Choral Festival, Memorial Arena, May 8 and 9

Purpose: to obtain direction on rental of equipment for the Festival, which returns after three years. 26 choirs are registered and an audience of 500 is anticipated at each of the two evening concerts.

Equipment required:
a) eight (8) choral risers, three step;
b) stage 16' x 24', 24" high, for soloists and the orchestra, with stair units at both ends and an accessible ramp;
c) forty (40) music stands with lights;
d) 500 chairs, black;
e) pipe and drape, black, 80 linear feet, to mask the penalty boxes;
f) four (4) condenser microphones for choir, one oak lectern with microphone, loudspeakers appropriate to a room with a very long echo, and an audio engineer;
g) stage lighting, basic, white;
h) three (3) 100 cup coffee urns and 300 cups and saucers for the adjudicators' tea.

Financial implications: $14,600 from the Culture reserve, offset by ticket revenue of $9,000 (est.). In 2023 the amount was $11,115.

Recommendation: THAT the report be received; and THAT staff be authorized to issue a request for quotat`,
    good: {
      attendees: 500,
      days: 2,
      must: [
        needs('choir_riser', 8),
        needs('stage_deck', [12, 12]),
        needs('stage_ramp', 1),
        needs('music_stand', 40),
        needs(/Samsonite folder/, [500, 500]),
        needs(/10ft black/, [80, 80]),
        needs(/SM81/, 4),
        needs(/oak/, 1),
        either(needs(['speaker_top', 'speaker_column', 'line_array'], [2, 16]), needs('pa_package', [1, 4])),
        needs('crew_sound', [1, 4]),
        needs(['stage_wash', 'lighting_package'], [1, 32]),
        needs('hot_drinks', 3),
        needs(/Cup & Saucer/, [300, 300]),
      ],
      should: [needs('stage_steps', 2), needs('stage_leg', 12), needs('mic_lectern', 1), needs('transport')],
      allowed: [...LOUD, ...PLATFORM, ...STAGE_LIGHT, ...ANY_JOB, 'mic_instrument', 'mic_lectern', 'mic_wired'],
      offers: [...MEETING_OFFERS, ...SHOW_OFFERS, ...PARTY_OFFERS, 'fire_extinguisher'],
      silly: ['toilet', 'marquee', 'generator', 'dance_floor', 'disco_light', 'hazer', 'inflatable'],
      title: [/choral|arena|festival/i, /500/],
    },
  },
];
