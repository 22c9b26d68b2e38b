import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, SEATS, SPEECH, TABLEWARE } from '../../usual.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';
import { aRadioHandMic, aSystem } from './common.ts';

/** From abroad, coming to Lancashire: a twin town's reception, a firm's two days. */
export const RIBCHESTER_GUESTS: readonly EvalBrief[] = [
  {
    id: 'ho-bj-partnerstadt-empfang',
    language: 'de',
    catalogue: 'ribchester',
    description: `Sehr geehrte Damen und Herren,

unsere Stadt feiert am Samstag, 12. Juni, mit ihrer englischen Partnerstadt Lancaster 50 Jahre Freundschaft. Der Empfang im dortigen Rathaus beginnt um 18 Uhr, wir rechnen mit 90 Gästen, alle stehend.

Bitte bieten Sie uns an:
- eine kleine Beschallung für die Reden mit zwei Funkmikrofonen (Handsender)
- ein Rednerpult aus Eiche
- 4 beleuchtete Notenpulte für ein Streichquartett, das unverstärkt spielt
- 15 Stehtische
- 2 Theken zu je 2 m und 2 Flaschenkühlschränke
- 200 Sektflöten und 100 Weingläser
- einen roten Teppich
- 12 Akku-Strahler als Ambientelicht
- einen Fotografen für drei Stunden

Lieferung und Abholung am selben Tag.

Mit freundlichen Grüßen
Dr. Annegret Thoms`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        aSystem,
        needs('mic_wireless_handheld', [1, 2]),
        needs(/Lectern, oak/, 1),
        needs('music_stand', 4),
        needs('table_cocktail', 15),
        needs('bar_unit', 2),
        needs('refrigeration', 2),
        needs(/flute/, 200),
        needs(/Glass, wine/, 100),
        needs(/Uplighter battery/, 12),
        needs('crew_photographer', [1, 4]),
      ],
      should: [needs('carpet', 1), needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'mic_lectern', 'crew_technician', 'chair'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      silly: ['generator', 'toilet', 'marquee', 'drum_kit', 'subwoofer', 'crowd_barrier', 'exhibition_stand'],
      title: [/lancaster|partner|empfang/i, /90/],
    },
  },
  {
    id: 'ho-bj-seminaire-lacs',
    language: 'fr',
    catalogue: 'ribchester',
    description: `Bonjour,

Notre société vient en séminaire dans un manoir près de Kendal, les jeudi 8 et vendredi 9 octobre. Nous serons 60.

La salle plénière sera installée en classe pendant les deux jours : 30 tables rectangulaires, 60 chaises, un vidéoprojecteur de 5 000 lumens avec un écran de 10 pieds, un ordinateur portable, deux micros-cravates et un micro main sans fil, une petite sonorisation, 3 paperboards.

Le jeudi soir, soirée dansante : sono avec caissons de basses, un DJ à vous avec deux platines CDJ et une table de mixage, des jeux de lumière, une boule à facettes, 30 m² de piste de danse.

Un technicien sur place pendant les deux jours, s'il vous plaît. Nous pouvons aller jusqu'à 5 000 livres.

Bien cordialement,
Maëlle Kervran`,
    good: {
      attendees: 60,
      days: 2,
      must: [
        needs('table_trestle', [30, 31]),
        needs(['chair', 'chair_banquet'], [60, 64]),
        needs(/Projector 5k/, 1),
        needs(/Screen 10ft/, 1),
        needs('playback_laptop', 1),
        needs('mic_wireless_lapel', 2),
        aRadioHandMic,
        aSystem,
        needs('flip_chart', 3),
        either(needs('subwoofer', [1, 4]), needs(/Rig "Barn"/, 1), needs('speaker_column', [2, 4])),
        needs('crew_dj', [1, 2]),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
        needs('disco_light', [1, 4]),
        needs('mirror_ball', 1),
        needs('dance_floor', [30, 32]),
      ],
      should: [needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 48]), needs('transport')],
      allowed: [...MEETING, ...LOUD, ...PARTY_LIGHT, ...SEATS, 'dj_booth'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS, ...SHOW_OFFERS, ...PLATFORM, ...TABLEWARE],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'drum_kit', 'exhibition_stand'],
      title: [/kendal|s[ée]minaire/i, /60/],
    },
  },
];
