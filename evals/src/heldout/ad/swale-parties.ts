import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, LINEN, PLATFORM, SPEAKERS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { ANY_JOB, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

/** Over a web shop's shelf in Kent: a wedding, a fete, a band, a silent disco, a twinning supper. */
export const SWALE_PARTIES: readonly EvalBrief[] = [
  {
    id: 'ho-ad-brides-mother',
    language: 'en',
    catalogue: 'swale',
    description: `Dear Sir or Madam,

I am the mother of the bride and have been put in charge of "everything that isn't flowers". The wedding is on Saturday 17 July in our own paddock near Faversham, 120 guests sitting down.

I think we need your 9 x 15 metre marquee with the hard floor and the ivory lining, fifteen of the 5ft round tables each with a long white cloth, 120 gold Chiavari chairs, 120 white linen napkins, a wooden dance floor 6 metres by 6, six runs of festoon for the path, and the luxury loo trailer. As there is no electricity in the paddock we had better have the 20kVA generator as well.

The caterer (a friend of a friend, very good) arrives with all her own plates, cutlery and glasses and her own girls to wait at table. My husband's cousin Jeremy is the DJ and brings his decks, his loudspeakers and all those flashing lights, so you needn't trouble about any of that. I did ask my daughter about a photo booth and was told quite firmly no. And it is July, so I am not paying for heaters.

Would you let me know the cost with delivery?

Yours faithfully,
Rosalind Pettifer`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs(/9m x 15m/, 1),
        needs('marquee_floor', [120, 150]),
        needs('marquee_lining', [100, 160]),
        needs(/5ft Round/, [15, 16]),
        needs('tablecloth', [15, 16]),
        needs(/Chiavari/, [120, 128]),
        needs('napkin', [120, 130]),
        needs(/Wooden Dance Floor/, [36, 36]),
        needs('festoon', 6),
        needs('toilet_trailer', 1),
        needs(/20kVA/, 1),
      ],
      should: [needs('power_distro', [1, 3]), needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, ...LINEN],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: [
        ...TABLEWARE,
        ...SPEAKERS,
        'crew_waiter',
        'dj_controller',
        'dj_booth',
        'crew_dj',
        'disco_light',
        'photo_booth',
        'space_heater',
        'patio_heater',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_monitor', 'pinboard', 'silent_disco'],
      title: [/wedding|faversham/i, /120/],
    },
  },
  {
    id: 'ho-ad-parish-fete',
    language: 'en',
    catalogue: 'swale',
    description: `Village Fete, Saturday 26 June, The Green. Expected attendance 600.

The Parish Council resolved at its last meeting to obtain a price for the following:

(a) 12 gazebos 3m x 3m
(b) 40 trestle tables
(c) 120 black folding chairs
(d) 2 portable toilets and 1 disabled toilet
(e) one portable battery PA with microphone, for announcements
(f) 60 crowd barriers
(g) 10 wheelie bins
(h) 6 walkie talkies
(i) 4 fire extinguishers
(j) 1 bouncy castle

Members noted that Cllr Babbage will again lend his generator. The Scouts are putting up their own marquee and doing the teas out of it with their own urns. Stewarding is by volunteers from the football club. For the dog show and prize-giving Mr Wickens is parking his flatbed on the green as he always does, so no stage is required.

Please address your quotation to the Clerk. Set up from 8 am, all to be gone by 6 pm.`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs('gazebo', 12),
        needs(/6ft Trestle/, 40),
        needs(/Black Plastic Folding/, 120),
        needs('toilet', 2),
        needs('toilet_accessible', 1),
        needs(/Battery PA/, 1),
        needs('crowd_barrier', 60),
        needs('waste_bin', 10),
        needs('two_way_radio', 6),
        needs('fire_extinguisher', 4),
        needs('inflatable', 1),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH],
      offers: [...OUTDOORS_OFFERS, 'mic_wireless_handheld'],
      excluded: ['generator', 'fuel', 'marquee', 'hot_drinks', 'crew_steward', ...STAGES],
      silly: ['projector', 'dance_floor', 'disco_light', 'lectern', 'table_round', 'uplight', 'subwoofer'],
      title: [/f[eê]te/i, /600/],
    },
  },
  {
    id: 'ho-ad-tour-manager',
    language: 'en',
    catalogue: 'swale',
    description: `hey, TM for a five piece on a college run. we're at the students' union hall in Canterbury thurs 14 oct, cap 350, and the venue's PA has just been condemned so i need a rig at short notice

from you pls:
- 4 tops + 4 subs
- 2 wedges (one for the drummer, one spare)
- drum mic kit x 1
- 8 DIs
- 10 boom stands
- 5 piece drum kit (ours is in the shop)
- bass amp
- 12 LED pars, 4 movers, a hazer and somebody to run them

what we've got on the truck: FOH desk with its stage box, our own sound engineer, three radio vocal mics, in-ears for everyone else, both guitar amps. stage is built in at the hall. load in 2pm, curfew 11

cheers, Dec`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs('speaker_top', [4, 4]),
        needs('subwoofer', 4),
        needs('stage_monitor', 2),
        needs(/Drum Microphone Kit/, 1),
        needs('di_box', 8),
        needs('mic_stand', [10, 10]),
        needs('drum_kit', 1),
        needs('bass_amp', 1),
        needs(/LED Par/, 12),
        needs('moving_head', 4),
        needs('hazer', 1),
        needs('crew_lighting', 1),
      ],
      should: [needs('speaker_stand', [2, 4]), needs('transport')],
      allowed: SHOW,
      offers: SHOW_OFFERS,
      excluded: [
        ...STAGES,
        'mixing_console',
        'stagebox',
        'crew_sound',
        'mic_wireless_handheld',
        'in_ear_monitor',
        'guitar_amp',
      ],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'table_round', 'silent_disco'],
      title: [/canterbury|band|gig|concert|five.piece/i, /350/],
    },
  },
  {
    id: 'ho-ad-silent-disco',
    language: 'en',
    catalogue: 'swale',
    description: `Hello! I volunteer for a hospice in Sittingbourne and I've been given the job of pricing up our fundraising silent disco, Friday 12 November in the Corn Hall, 7 till 11, 200 tickets.

I'd like:
• 200 silent disco headphones
• 2 DJ controllers and one DJ booth to put them on
• 1 handheld radio mic
• 16 wireless uplighters
• 1 mirror ball
• 10 poseur tables
• 2 of the mobile bars
• 4 coat rails
• the photo booth

We can't collect, so delivery please. If there's a charity rate I will sing your praises for ever.

Thank you so much, Bev`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs('silent_disco', [200, 200]),
        needs('dj_controller', 2),
        needs('dj_booth', 1),
        needs('mic_wireless_handheld', 1),
        needs(/Wireless LED Uplighter/, 16),
        needs('mirror_ball', 1),
        needs('table_cocktail', 10),
        needs('bar_unit', 2),
        needs('coat_rail', 4),
        needs('photo_booth', 1),
        needs('transport'),
      ],
      allowed: [...ANY_JOB, ...SPEECH, 'truss', 'lighting_stand'],
      offers: [...PARTY_OFFERS, ...STAGE_LIGHT, 'subwoofer'],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'stage_monitor', 'crowd_barrier'],
      title: [/sittingbourne|silent|disco|hospice/i, /200/],
    },
  },
  {
    id: 'ho-ad-jumelage',
    language: 'fr',
    catalogue: 'swale',
    description: `Madame, Monsieur,

Je vous écris au nom d'un comité de jumelage du Pas-de-Calais. Pour les trente ans de notre amitié avec Whitstable, nous offrons un dîner à nos hôtes anglais le samedi 2 octobre dans leur salle communale : 80 convives.

Nous souhaiterions louer chez vous :
– 10 tables rondes pour 8 personnes, avec 10 nappes blanches
– 80 chaises Chiavari dorées
– 80 serviettes en tissu
– 160 verres à vin et 80 flûtes à champagne
– une petite sonorisation pour les discours, plus un micro HF main supplémentaire
– 12 projecteurs LED sans fil pour colorer les murs
– 4 guirlandes guinguette de 20 m
– 2 portants pour les manteaux

Les assiettes et les couverts sont dans les placards de la salle. Le service sera fait par nos bénévoles, et nos musiciens joueront sans amplification sur l'estrade qui s'y trouve déjà. Nous avons finalement renoncé à danser : ni piste ni DJ, donc.

Avec nos salutations amicales,
Le secrétaire`,
    good: {
      attendees: 80,
      days: 1,
      must: [
        needs(/5ft Round/, 10),
        needs('tablecloth', 10),
        needs(/Chiavari/, [80, 84]),
        needs('napkin', [80, 88]),
        needs(/Wine Glass/, [160, 176]),
        needs(/Flute/, [80, 88]),
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], [1, 2])),
        needs('mic_wireless_handheld', [1, 2]),
        needs(/Wireless LED Uplighter/, 12),
        needs('festoon', 4),
        needs('coat_rail', 2),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, ...SPEECH],
      offers: [...PARTY_OFFERS, ...BAND, ...PLATFORM],
      excluded: [
        'crockery',
        'cutlery',
        'crew_waiter',
        ...STAGES,
        'dance_floor',
        'crew_dj',
        'dj_controller',
        'dj_booth',
      ],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'crowd_barrier', 'subwoofer', 'disco_light'],
      title: [/whitstable|jumelage|d[iî]ner/i, /80/],
    },
  },
];
