import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, SEATS, SPEAKERS } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  DECKS,
  FOG,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  STAGES,
} from '../usual.ts';

/** In German, French and Dutch over the British shelf. */
export const NENE_ABROAD: readonly EvalBrief[] = [
  {
    id: 'ho-be-vertriebstagung',
    language: 'de',
    catalogue: 'nene',
    description: `Guten Tag,

wir veranstalten am 4. und 5. Mai eine Vertriebstagung mit 60 Teilnehmern in einem Hotel bei Peterborough und suchen einen Partner vor Ort.

Plenum: Beamer, Leinwand ca. 3 m breit, Laptop, Klicker, kleine Tonanlage, 2 Ansteckmikrofone und 1 Handmikrofon.
Drei Gruppenräume mit je 20 Personen: je ein Bildschirm 55 Zoll und ein Flipchart.
Dazu an beiden Tagen ein Techniker.

Tische und Stühle stellt das Hotel. Eine Bühne brauchen wir nicht.

Mit freundlichen Grüßen
Katja Brömmel`,
    good: {
      attendees: 60,
      days: 2,
      must: [
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('playback_laptop', [1, 4]),
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], [1, 4])),
        needs('mic_wireless_lapel', 2),
        either(needs('mic_wireless_handheld', [1, 2]), needs(/Talk set/, 1)),
        needs(/TV 55/, 3),
        needs('flip_chart', 3),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 4]),
      ],
      should: [needs('presentation_clicker', [1, 4]), needs(/3\.0 x 1\.7/, 1), needs('transport')],
      allowed: MEETING,
      offers: without(MEETING_OFFERS, 'stage_deck', 'stage_leg', 'stage_steps', 'stage_skirt', 'stage_handrail'),
      excluded: [...SEATS, ...STAGES, 'table_round', 'table_trestle', 'table_desk'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'subwoofer', 'stage_monitor', 'line_array', ...FOG],
      title: [/peterborough|vertrieb/i, /60/],
    },
  },
  {
    id: 'ho-be-mariage-oundle',
    language: 'fr',
    catalogue: 'nene',
    description: `Bonjour,

Notre fille se marie le samedi 17 juillet dans notre jardin près d'Oundle, nous serons 90. Il nous faudrait une tente de 9 x 15 m avec plancher, 12 tables rondes de 8 avec nappes blanches, 90 chaises Chiavari, assiettes, couverts et verres à vin pour 90, une piste de danse, une sono pour danser avec un micro sans fil pour les discours, 3 guirlandes lumineuses et une remorque sanitaire.

Pouvez-vous nous faire un devis ?

Cordialement,
Hélène`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs(/Frame 9 x 15/, 1),
        needs('marquee_floor', [135, 135]),
        needs(/round, 5ft/, [12, 12]),
        needs('tablecloth', [12, 14]),
        needs(/Chiavari/, [90, 95]),
        needs('crockery', [90, 290]),
        needs('cutlery', [90, 100]),
        needs(/Glass, wine/, [90, 200]),
        needs('dance_floor', [16, 81]),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 4])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('festoon', 3),
        needs('toilet_trailer', 1),
      ],
      should: [needs('transport')],
      allowed: [...LOUD, ...OUTDOORS, ...PARTY_LIGHT, 'napkin', 'glassware', 'crew_sound'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'space_heater', ...DECKS],
      silly: ['lectern', 'projector', 'stage_monitor', 'line_array', 'exhibition_stand', 'pinboard', 'strobe'],
      title: [/oundle|mariage/i, /90/],
    },
  },
  {
    id: 'ho-be-personeelsfeest',
    language: 'nl',
    catalogue: 'nene',
    description: `Hallo,

Op vrijdag 24 september houden we met 130 collega's een personeelsfeest in onze loods in Corby. Graag een prijs voor 15 statafels, 10 barkrukken, 2 barren met 3 barmedewerkers, 2 CDJ's met mengpaneel, een geluidsset om op te dansen, 2 sets discolampen, 16 uplights, een rookmachine en een photobooth. Er is 32A stroom in de loods, dus ook een verdeelkast graag.

Groet,
Sander`,
    good: {
      attendees: 130,
      days: 1,
      must: [
        needs('table_cocktail', 15),
        needs('bar_stool', 10),
        needs('bar_unit', 2),
        needs('crew_bar', [3, 30]),
        needs(/CDJ/, 2),
        needs('dj_mixer', 1),
        needs(SPEAKERS, [1, 8]),
        needs('disco_light', 2),
        needs('uplight', 16),
        needs('smoke_machine', 1),
        needs('photo_booth', 1),
        needs(/Distro/, [1, 2]),
      ],
      should: [needs('transport')],
      allowed: [
        ...LOUD,
        ...PARTY_LIGHT,
        ...ANY_JOB,
        'effect_fluid',
        'glassware',
        'refrigeration',
        'mic_wireless_handheld',
      ],
      offers: [...PARTY_OFFERS, 'dj_booth', 'strobe', 'stage_deck', 'stage_leg'],
      silly: ['lectern', 'projector', 'toilet', 'marquee', 'crowd_barrier', 'generator', 'exhibition_stand'],
      title: [/corby|personeelsfeest/i, /130/],
    },
  },
];
