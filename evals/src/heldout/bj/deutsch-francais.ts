import { type EvalBrief, needs } from '../../expectation.ts';
import { BROADCAST, PLATFORM, RADIO_MICS, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  FOG,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW_OFFERS,
} from '../usual.ts';
import { aSystem, LAMPS } from './common.ts';

/** In German over a Bavarian shelf, in French over one of the Gironde. */
export const DEUTSCH_FRANCAIS: readonly EvalBrief[] = [
  {
    id: 'ho-bj-kandidatenrunde',
    language: 'de',
    catalogue: 'isarhang',
    description: `Guten Tag,

zur Bürgermeisterwahl laden wir am Mittwoch, 24. Februar, 19.30 Uhr, zur Podiumsdiskussion in die Turnhalle Wolfratshausen: fünf Kandidaten und eine Moderatorin, 300 Besucher in Reihen.

Wir benötigen:
• Bühne 6 x 4 m, 40 cm hoch, mit Schürze vorn und einem Aufgang
• 300 reihbare Stühle
• 6 Nackenbügelmikros für das Podium, 2 Handsender für Fragen aus dem Publikum
• Beschallung der Halle samt Tontechniker
• eine Kamera mit Kameramann und den Livestream ins Internet

Das Hallenlicht genügt uns völlig, bitte keine Scheinwerfer anbieten. Die Aufbauhelfer stellt die Feuerwehr. Getränke verkauft der Turnverein, der seine eigene Theke und seine Kühlschränke hat.

Mit freundlichem Gruß
Korbinian Lechner, Bürgerforum`,
    good: {
      attendees: [300, 306],
      days: 1,
      must: [
        needs('stage_deck', [12, 12]),
        needs(/reihbar/, 300),
        needs('mic_headset', 6),
        needs('mic_wireless_handheld', [2, 2]),
        aSystem,
        needs('crew_sound', [1, 24]),
        needs('camera', 1),
        needs('streaming_encoder', 1),
        needs('crew_camera', 1),
      ],
      should: [
        needs(/Steckbeine 40/, 12),
        needs('stage_skirt', [6, 14]),
        needs('stage_steps', [1, 1]),
        needs('transport'),
      ],
      allowed: [...without(MEETING, 'crew_stagehand'), ...BROADCAST, ...PLATFORM, 'subwoofer'],
      offers: without(
        [...MEETING_OFFERS, ...PARTY_OFFERS],
        ...STAGE_LIGHT,
        ...LAMPS,
        'uplight',
        'bar_unit',
        'refrigeration',
      ),
      excluded: [...LAMPS, 'uplight', 'crew_lighting', 'crew_stagehand', 'bar_unit', 'refrigeration'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'hazer', 'beer_table_set'],
      title: [/wolfratshausen|podium|kandidat/i, /300|306/],
    },
  },
  {
    id: 'ho-bj-hoffest-firma',
    language: 'de',
    catalogue: 'isarhang',
    description: `Hallo zusammen,

unser Betrieb wird 75 und wir feiern am Freitag, 16. Juli, ab 15 Uhr auf dem Werkshof in Penzberg, mit Familien werden es so 200 Leute.

Was wir bräuchten: 25 Biertischgarnituren, 8 Faltpavillons, 8 große Schirme, 10 Bistrotische mit Hussen, 10 Girlanden, 3 Ausschanktheken, 10 Mülltonnen, 6 Löscher. Dazu zwei Leute zum Auf- und Abbauen.

Der DJ hat seine eigene Anlage samt Mikrofon und Lichtern dabei, also keine Tontechnik und keine Partybeleuchtung. Toiletten sind im Werk genug da, Strom liegt auf dem Hof, ein Aggregat ist nicht nötig. Kühlschränke und Grill bringt der Metzger mit.

Danke und Gruß
Steffi Hörmann`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs('beer_table_set', [25, 25]),
        needs('gazebo', 8),
        needs('parasol', 8),
        needs('table_cocktail', 10),
        needs(/Husse für Bistrotisch/, 10),
        needs('festoon', 10),
        needs('bar_unit', 3),
        needs('waste_bin', 10),
        needs('fire_extinguisher', 6),
        needs('crew_stagehand', [2, 24]),
      ],
      should: [needs('transport')],
      allowed: without(OUTDOORS, 'generator', 'fuel'),
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
        ...LOOS,
        'refrigeration',
        'disco_light',
        'moving_head',
        'mirror_ball',
        'crew_dj',
        'lighting_package',
        'stage_wash',
      ),
      excluded: [
        ...SPEAKERS,
        ...RADIO_MICS,
        'mixing_console',
        'crew_sound',
        'disco_light',
        'mirror_ball',
        'lighting_package',
        'moving_head',
        ...LOOS,
        'generator',
        'refrigeration',
      ],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'flip_chart', 'pinboard', 'hazer', 'stage_deck'],
      title: [/penzberg|jubil|fest|75/i, /200/],
    },
  },
  {
    id: 'ho-bj-troupe-amateur',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Notre troupe d'amateurs joue un vaudeville à la salle des fêtes de Bazas, vendredi 12 et samedi 13 mars (deux représentations, 180 spectateurs par soir). Voici ce qu'il nous faut :

- un plateau de 8 x 4 m à 60 cm, avec jupe devant et un escalier
- 14 mètres linéaires de pendrillons noirs
- 8 PC de 1 kW, 6 découpes, deux blocs gradateurs, le pupitre FLX
- un régisseur lumière pour les deux soirs
- 180 chaises coques accrochables

Pour le son, rien : la salle a sa sono et nous jouons sans micro. Pas de fumée non plus, la comédienne principale est asthmatique. La buvette est tenue par le comité des fêtes avec son frigo et ses verres.

On monte le jeudi. Merci d'avance,
Jean-Rémi pour les Baladins`,
    good: {
      attendees: 180,
      days: 2,
      must: [
        needs('stage_deck', [16, 16]),
        needs('drape', [14, 14]),
        needs(/PC 1 kW/, 8),
        needs('profile_spot', 6),
        needs('dimmer', 2),
        needs(/FLX/, 1),
        needs('crew_lighting', [1, 24]),
        needs(/M2 accrochable/, 180),
      ],
      should: [
        needs(/pieds 60 cm/, 16),
        needs('stage_skirt', [8, 16]),
        needs('stage_steps', [1, 2]),
        needs('transport'),
      ],
      allowed: [...ANY_JOB, ...PLATFORM, ...STAGE_LIGHT, 'crew_stage_manager', 'crew_electrician'],
      offers: without(
        [...SHOW_OFFERS, ...MEETING_OFFERS],
        ...FOG,
        ...RADIO_MICS,
        ...SPEAKERS,
        'mixing_console',
        'crew_sound',
      ),
      excluded: [
        ...SPEAKERS,
        ...RADIO_MICS,
        'mic_wired',
        'mixing_console',
        'crew_sound',
        ...FOG,
        'refrigeration',
        'glassware',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'crowd_barrier', 'beer_table_set', 'disco_light'],
      title: [/bazas|vaudeville|th[ée][âa]tre|troupe|pi[èe]ce/i, /180/],
    },
  },
];
