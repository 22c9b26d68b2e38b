import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, LOOS, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

/** In Dutch over a Flemish shelf. */
export const WEST: readonly EvalBrief[] = [
  {
    id: 'ho-as-dorpskermis',
    language: 'nl',
    catalogue: 'zenne',
    description: `Hallo,

Ons dorpscomité in Kortenberg houdt op zaterdag 11 september een kermisfuif in de parochiezaal, binnen dus, voor een 300-tal jongeren.

Graag prijs voor:
- geluidsinstallatie voor een fuif, met subs
- 2 CDJ's en een mengpaneel DJM, plus het DJ-meubel
- podium 4 x 2 m op 40 cm
- discolicht en 4 moving heads (LEDBeam of zo)
- 10 statafels
- 40 nadarhekken voor de wachtrij
- 2 stewards aan de deur

De zaal heeft een vaste toog met frigo's en eigen toiletten. Glazen krijgen we van de brouwer. De dj's komen van hier, die moeten jullie niet leveren. Liever geen rook of nevel: vorig jaar stond de brandweer daar.

Groeten, Lotte`,
    good: {
      attendees: [290, 310],
      days: 1,
      must: [
        either(needs(['speaker_top', 'line_array'], [2, 8]), needs(/Feestset/, [1, 2])),
        either(needs('subwoofer', [2, 8]), needs(/Feestset/, [1, 2])),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
        needs('dj_booth', 1),
        needs('stage_deck', [4, 4]),
        needs('disco_light', [1, 4]),
        needs(/LEDBeam/, 4),
        needs('table_cocktail', [10, 10]),
        needs('crowd_barrier', 40),
        needs('crew_steward', [2, 24]),
      ],
      should: [needs('transport')],
      allowed: [
        ...without(LOUD, 'line_array'),
        'line_array',
        ...PARTY_LIGHT,
        ...PLATFORM,
        ...ANY_JOB,
        'stage_monitor',
        'mic_wireless_handheld',
      ],
      offers: without(
        [...SHOW_OFFERS, ...PARTY_OFFERS, 'fire_extinguisher', 'stanchion', 'two_way_radio', 'crew_medic'],
        'bar_unit',
        'refrigeration',
        'glassware',
        'crew_dj',
        ...FOG,
      ),
      excluded: [...LOOS, ...FOG, 'bar_unit', 'refrigeration', 'glassware', 'crew_dj'],
      silly: ['generator', 'marquee', 'projector', 'lectern', 'table_round', 'chair_banquet', 'flip_chart'],
      title: [/kortenberg|fuif|kermis/i, /300/],
    },
  },
  {
    id: 'ho-as-symposium',
    language: 'nl',
    catalogue: 'zenne',
    description: `Beste,

Voor een symposium over waterbeheer op donderdag 3 juni in Mechelen vragen wij een offerte. Er zijn 150 deelnemers, in theateropstelling.

Benodigd: een LED-wand van 4 x 2 m achter de sprekers, een spreekgestoelte met micro, een panelgesprek met vijf panelleden (elk een hoofdbeugel), twee handmicro's voor de zaal, een scherm voor de sprekers op de grond, een laptop met klikker, een ringleiding, 150 congresstoelen, stemkastjes voor iedereen, en een geluidstechnicus en een videotechnicus voor de dag. In de inkomhal: een onthaalbalie, 15 posterborden en 8 receptietafels met stretchhoes.

Met vriendelijke groeten,
Joris`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs('led_wall', [8, 8]),
        needs('lectern', 1),
        needs('mic_headset', [5, 5]),
        needs('mic_wireless_handheld', [2, 2]),
        needs('confidence_monitor', 1),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        needs('induction_loop', [1, 1]),
        needs(/Congresstoel/, [150, 158]),
        needs('voting_system', [150, 158]),
        needs('crew_sound', [1, 16]),
        needs('crew_video', [1, 16]),
        needs('registration_desk', 1),
        needs('pinboard', 15),
        needs(/Receptietafel Ø/, 8),
        needs(/Stretchhoes/, 8),
      ],
      should: [
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 6])),
        needs('mic_lectern', 1),
        needs('mixing_console', [1, 1]),
        needs('video_processor', [1, 1]),
        needs('transport'),
      ],
      allowed: [
        ...MEETING,
        'armchair',
        'media_server',
        'video_converter',
        'crew_rigger',
        'truss',
        'truss_base',
        'ballast',
        'stage_wash',
        'lighting_package',
      ],
      offers: [...MEETING_OFFERS, 'armchair', 'table_coffee', 'sofa'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'beer_table_set', ...FOG],
      title: [/mechelen|symposium|water/i, /150/],
    },
  },
];
