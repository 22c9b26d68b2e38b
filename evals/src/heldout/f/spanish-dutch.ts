import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, PARTY_LIGHT, SPEECH } from '../../usual.ts';
import {
  ANY_JOB,
  DECKS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW_OFFERS,
} from '../usual.ts';
import { without } from './without.ts';

/** A Spanish one against the demonstration's catalogue, Flemish ones against the AV and party hire. */
export const SPANISH_DUTCH: readonly EvalBrief[] = [
  {
    id: 'ho-f-congreso-enfermeria',
    language: 'es',
    catalogue: 'demo',
    description: `Estimados señores:

El Colegio de Enfermería celebra sus jornadas los días 5 y 6 de noviembre en el Palacio de Congresos de Salamanca, con 200 inscritos. Adjuntamos el detalle de lo que habrían de presupuestarnos:

1) Atril con micrófono de flexo, 3 micrófonos de solapa y 2 de mano inalámbricos
2) Dos cabinas de interpretación y 200 receptores
3) 30 paneles para pósteres
4) 10 stands modulares de 3 x 2
5) 2 mostradores de acreditación
6) 100 mandos de votación
7) Un técnico de sonido y uno de vídeo
8) 4 señales de pie para los pasillos

Quedamos a la espera de su oferta.

M.ª Ángeles Peñalver
Secretaría técnica`,
    good: {
      attendees: 200,
      days: 2,
      must: [
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 3),
        needs('mic_wireless_handheld', 2),
        needs('interpretation_booth', 2),
        needs('interpretation_receiver', 200),
        needs('pinboard', 30),
        needs('exhibition_stand', 10),
        needs('voting_system', 100),
      ],
      should: [
        needs('registration_desk', 2),
        needs('signage', 4),
        needs('crew_sound', 1),
        needs('crew_video', 1),
        needs('transport'),
      ],
      allowed: MEETING,
      offers: [...MEETING_OFFERS, 'crew_interpreter', 'carpet'],
      silly: [
        'subwoofer',
        'line_array',
        'generator',
        'dance_floor',
        'marquee',
        'toilet',
        'disco_light',
        'stage_monitor',
      ],
      title: [/salamanca/i, /200/],
    },
  },
  {
    id: 'ho-f-fanfare-lustrum',
    language: 'nl',
    catalogue: 'zenne',
    description: `Aan: verhuur
Onderwerp: Fwd: Fwd: lustrum fanfare — laatste versie

Dag allen, dit is waar het bestuur gisteren op uitgekomen is. Zaterdag 9 mei, parochiezaal van Sint-Kwintens-Lennik, 's namiddags concert, 's avonds bal, 260 man.

Blijft:
- podium 8 x 5 m op 60 cm, met twee trappen
- tafeltjes: 15 receptietafels met witte stretchhoes
- geluid voor het bal (tops + subs) en een DJ met zijn draaitafels
- 4 draadloze handmicro's
- dansvloer 36 m²
- 12 accu-uplights

Geschrapt:
- de muziekstandaards, iedereen brengt de zijne mee
- rookmachine en hazer (asthma van de tuba's)
- de vestiaire, dat doen we met de kapstokken van de chiro
- drankkaart-toestanden, toog is van de zaal met tapper en al

Stoelen: 260, hebben ze. Lieve vraagt nog of jullie dezelfde dag terug afhalen. Mvg, Koen`,
    good: {
      attendees: 260,
      days: 1,
      must: [
        needs(/Podiumelement 200/, [20, 20]),
        needs('stage_steps', 2),
        needs('table_cocktail', [15, 15]),
        needs(/Stretchhoes/, 15),
        either(needs(['speaker_top', 'line_array'], [2, 8]), needs(/Feestset/, [1, 2])),
        needs('crew_dj', 1),
        needs('mic_wireless_handheld', 4),
        needs('dance_floor', [36, 36]),
        needs(/Zenit/, 12),
      ],
      should: [needs('dj_player', [2, 4]), needs('dj_mixer', 1), needs('delivery', [1, 2])],
      allowed: [
        ...BAND,
        ...PARTY_LIGHT,
        ...ANY_JOB,
        ...DECKS,
        'dj_booth',
        'stage_steps',
        'stage_handrail',
        'stage_skirt',
      ],
      offers: [...without(PARTY_OFFERS, 'hazer'), ...without(SHOW_OFFERS, 'smoke_machine')],
      excluded: [
        'music_stand',
        'smoke_machine',
        'hazer',
        'coat_rail',
        'bar_unit',
        'crew_bar',
        'chair',
        'chair_banquet',
      ],
      silly: ['generator', 'toilet', 'marquee', 'lectern', 'projector', 'crowd_barrier', 'beer_table_set'],
      title: [/lennik|fanfare/i, /260/],
    },
  },
  {
    id: 'ho-f-wijkfeest',
    language: 'nl',
    catalogue: 'zenne',
    description:
      'Goeiedag, de buurtwerking van de Brugse Poort (Gent) plant op zondag 30 augustus een straatfeest van 11 tot 20 u, een 200-tal buren. Wij willen graag huren: 20 biertafelsets, 6 vouwtenten 3 x 3, een springkasteel, de volksspelen, 20 nadarhekken voor de twee straathoeken, een batterijspeaker met micro, 2 mobiele toiletten, 8 afvalcontainers, 8 parasols en een suikerspinmachine. Leveren tussen 8 en 9 u aan de kerk, dank u. Fatiha El Amrani',
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs('beer_table_set', 20),
        needs(/Vouwtent 3 x 3/, 6),
        needs(/Springkasteel/, 1),
        needs('game', 1),
        needs('crowd_barrier', 20),
        needs(/Bose S1/, 1),
        needs(/^Mobiel toilet$/, 2),
        needs('waste_bin', 8),
        needs('parasol', 8),
      ],
      should: [needs('delivery', [1, 2])],
      allowed: [...SPEECH, ...OUTDOORS],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'inflatable', 'mic_wireless_handheld'],
      silly: ['projector', 'lectern', 'line_array', 'dance_floor', 'stage_deck', 'marquee', 'disco_light', 'subwoofer'],
      unmet: [/suikerspin/i],
      title: [/gent|brugse poort/i, /200/],
    },
  },
];
