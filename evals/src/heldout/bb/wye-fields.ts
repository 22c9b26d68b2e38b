import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BAND, LINEN, LOUD, RADIO_MICS, SPEAKERS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** In fields and streets by the Wye: a school fair, a wedding, a hill race, a market, a funeral. */
export const WYE_FIELDS: readonly EvalBrief[] = [
  {
    id: 'ho-bb-school-fair',
    language: 'en',
    catalogue: 'wye',
    description: `Type of event: school summer fair
Date: Saturday 20 June, 12 till 4
Where: playing field, Symonds Green Primary, near Ross-on-Wye
How many: about 400 over the afternoon

What would you like to hire?
8 gazebos, 15 trestle tables, 60 folding chairs, a bouncy castle, a set of garden games, and some sort of speaker system with a wireless mic for the announcements and the raffle.

Anything else we should know?
The school will be open so people can use the toilets inside. We can run a cable from the kitchen, so no generator please. The PTA has tea urns of its own.`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs('gazebo', 8),
        needs('table_trestle', [15, 15]),
        needs(/folding/, [60, 60]),
        needs('inflatable', 1),
        needs('game', 1),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [1, 4])),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'mic_wireless_handheld'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: [...LOOS, 'generator', 'fuel', 'hot_drinks'],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'line_array', 'stage_monitor', 'hazer', 'led_wall'],
      title: [/fair|ross|symonds/i, /400/],
    },
  },
  {
    id: 'ho-bb-meadow-wedding',
    language: 'en',
    catalogue: 'wye',
    description: `Hello!

We're getting married on Saturday 8 August in my parents' meadow outside Fownhope and there'll be 110 of us for the meal. It's a bare field apart from the sheep so please can you quote for:

- your 9m x 18m marquee with a hard floor all through and the ivory lining
- 11 of the 6ft round tables with white cloths
- 110 limewash chiavari chairs
- an oak dance floor, 6m x 6m
- the posh loo trailer
- a quiet generator that will run it all, with whatever cables and boxes go with it
- 6 strings of festoon to get people to the car park and back

Our caterer turns up with all the plates, cutlery and glasses and her own waitresses. The band have their own PA and disco lights and have said we can use their mic for the speeches. My uncle Ted has built us a bar out of pallets and can't be talked out of running it, so we're sorted there too. Photographer's booked.

Thank you so much,
Bethan`,
    good: {
      attendees: 110,
      days: 1,
      must: [
        needs(/Marquee 9m x 18m/, 1),
        needs('marquee_floor', [150, 170]),
        needs('marquee_lining', [140, 240]),
        needs(/6ft round/, [11, 12]),
        needs(/chiavari/, [110, 116]),
        needs('dance_floor', [36, 36]),
        needs('toilet_trailer', 1),
        needs('generator', [1, 1]),
        needs('festoon', 6),
      ],
      should: [
        needs(/Cloth 120in/, [11, 13]),
        needs('power_distro', [1, 6]),
        needs('power_cable', [1, 30]),
        needs('fuel'),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, 'napkin', 'uplight'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'space_heater', 'ceremony_arch', 'table_trestle'],
      excluded: [
        ...TABLEWARE,
        'crew_waiter',
        ...SPEAKERS,
        ...RADIO_MICS,
        'disco_light',
        'bar_unit',
        'crew_bar',
        'crew_photographer',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_monitor', 'led_wall', 'choir_riser'],
      title: [/fownhope|wedding/i, /110/],
    },
  },
  {
    id: 'ho-bb-hill-race',
    language: 'en',
    catalogue: 'wye',
    description: `TEL 14/7 10.40 - Gwyn, Skirrid Harriers
hill race, Sunday 13 Sept, start field at Pandy, approx 250 runners, gone by 3pm
wants:
60 crowd barriers for the finish
4 gazebos (registration, tea, kit, timing)
6 trestles
battery speaker with mic for the starter
12 walkie talkies for the checkpoints
6 loos + 1 accessible
mountain rescue do the first aid as every year, marshals are all club members so no stewards off us. council drops wheelie bins the day before. club has its own start arch and clock
rang off, quote by email, needs delivering Sat pm`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs('crowd_barrier', [60, 60]),
        needs('gazebo', 4),
        needs('table_trestle', 6),
        needs(/Everse/, [1, 2]),
        needs('two_way_radio', 12),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'mic_wireless_handheld'],
      offers: [...OUTDOORS_OFFERS, 'hot_drinks'],
      excluded: ['crew_medic', 'crew_steward', 'waste_bin'],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'line_array', 'stage_monitor', 'hazer', 'led_wall'],
      title: [/pandy|race|skirrid|harriers/i, /250/],
    },
  },
  {
    id: 'ho-bb-frost-market',
    language: 'en',
    catalogue: 'wye',
    description: `INVITATION TO QUOTE: FROST MARKET, HIGH STREET, KINGTON
Friday 4 and Saturday 5 December, 2pm to 9pm. Footfall around 3,000 in all.

Kington Town Council invites quotations for the supply, erection and removal of:
1. 24 no. gazebos, 3m x 3m, with sides
2. Festoon lighting, 400 metres
3. 1 no. silenced generator, 60kVA, with fuel, and 6 no. distribution boards
4. 40 no. cable ramps
5. 80 no. pedestrian barriers
6. Covered trailer stage
7. Public address system to suit the stage, with two hand-held radio microphones and an engineer on both days
Optional: 8 no. gas patio heaters, to be priced separately.

The following fall outside this contract and should not be priced: stewarding and first aid (Round Table volunteers); public toilets (those in the car park will be kept open); refuse.

Quotations to the Clerk by noon on 2 October.`,
    good: {
      attendees: 3000,
      days: 2,
      must: [
        needs('gazebo', [24, 24]),
        needs('festoon', [16, 16]),
        needs(/60kVA/, 1),
        needs('power_distro', 6),
        needs('cable_ramp', [40, 40]),
        needs('crowd_barrier', [80, 80]),
        needs('mobile_stage', 1),
        needs(SPEAKERS, [1, 16]),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 4]),
      ],
      should: [offers('patio_heater', 8), needs('fuel'), needs('transport')],
      allowed: [...OUTDOORS, ...BAND, ...STAGE_LIGHT],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      excluded: ['crew_steward', 'crew_medic', ...LOOS, 'waste_bin'],
      silly: ['projector', 'dance_floor', 'table_round', 'lectern', 'marquee', 'hazer', 'disco_light', ...LINEN],
      title: [/kington|market/i, /3[.,]?000/],
    },
  },
  {
    id: 'ho-bb-chapel-funeral',
    language: 'en',
    catalogue: 'wye',
    description: `Dear Sirs,

I am writing about my father's funeral, which is to be on Wednesday 17 June at 2 o'clock in the chapel at Llanveynoe. The chapel seats 80 and we believe nearer 200 will come, so those who cannot get in will sit under canvas on the lawn and follow the service there.

Would you let me have a price for a 6m by 12m marquee, 120 white folding chairs, two 75 inch televisions in the marquee, a camera inside the chapel to feed them, loudspeakers for the marquee, and someone to look after it all on the day.

The chapel has perfectly good microphones of its own which you may take a feed from. The lawn is level and dry, so we shall not want a floor, and heaters will hardly be needed in June. Tea afterwards is in the village hall; the ladies there see to the cups and urns.

Yours faithfully,
Margaret Prosser (Mrs)`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(/Marquee 6m x 12m/, 1),
        needs(/white folding/, [120, 120]),
        needs(/TV 75in/, 2),
        needs('camera', [1, 2]),
        needs(SPEAKERS, [1, 6]),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 16]),
      ],
      should: [needs('video_cable', [1, 8]), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'video_switcher', 'video_cable', 'crew_video', 'crew_camera', 'di_box'],
      offers: [...OUTDOORS_OFFERS, 'induction_loop', 'video_recorder', 'streaming_encoder', 'network'],
      excluded: [
        ...RADIO_MICS,
        'mic_wired',
        'mic_lectern',
        'marquee_floor',
        'space_heater',
        'patio_heater',
        'crockery',
        'hot_drinks',
      ],
      silly: ['dance_floor', 'disco_light', 'subwoofer', 'crowd_barrier', 'hazer', 'moving_head', 'bar_unit', 'game'],
      title: [/llanveynoe|funeral|service/i, /200/],
    },
  },
  {
    id: 'ho-bb-noces-hay',
    language: 'fr',
    catalogue: 'wye',
    description: `Bonjour,

Nous habitons Nantes mais nous nous marions le samedi 5 septembre dans une grange près de Hay-on-Wye, avec 90 invités. Nous souhaitons louer :

- 90 chaises Chiavari et 9 tables rondes de 10 personnes, avec nappes blanches et serviettes
- l'arche en bois pour la cérémonie
- une piste de danse en chêne de 5 m x 5 m
- une sono pour la soirée avec un micro sans fil pour les discours
- 10 projecteurs sur batterie pour éclairer les murs
- 4 guirlandes guinguette dehors

Le traiteur fournit la vaisselle, les couverts et les verres. Pas besoin de DJ : c'est un ami qui s'en charge et il vient avec ses platines. Il y a des toilettes dans la grange.

Merci d'avance et bonne journée,
Maëlle et Tom`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs(/chiavari/, [90, 95]),
        needs(/6ft round/, [9, 10]),
        needs(/Cloth 120in/, [9, 11]),
        needs('napkin', [90, 110]),
        needs('ceremony_arch', 1),
        needs('dance_floor', [25, 25]),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 4])),
        needs('uplight', [10, 10]),
        needs('festoon', 4),
      ],
      should: [needs('mic_wireless_handheld', [1, 2]), needs('transport')],
      allowed: [...LOUD, ...SHOW, 'disco_light', 'floodlight'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      excluded: [...TABLEWARE, 'crew_dj', 'dj_player', 'dj_mixer', ...LOOS],
      silly: [
        'projector',
        'lectern',
        'crowd_barrier',
        'line_array',
        'marquee',
        'choir_riser',
        'fencing',
        'stage_monitor',
      ],
      title: [/hay|mariage|noces/i, /90/],
    },
  },
];
