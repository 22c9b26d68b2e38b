import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { ANY_JOB, DECKS, FOG, LOOS, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW_OFFERS, STAGES } from '../usual.ts';

/** On the coast and in the southwest: a school's leavers, a sailing club's prizes, a cooperative's members. */
export const CONTINENT: readonly EvalBrief[] = [
  {
    id: 'ho-ao-abiball',
    language: 'de',
    catalogue: 'foerde',
    description: `Moin,

wir sind das Abikomitee vom Gymnasium in Eckernförde und feiern am Freitag, 25. Juni, unseren Abiball in der Stadthalle. Es kommen 280 Leute (Abiturienten, Eltern, Lehrer).

Wir möchten mieten:
* 28 runde Tische 180 cm mit weißen Tischdecken und 280 Bankettstühle
* Tanzparkett, 6 x 6 m
* Musikanlage für 280 Leute mit Bässen
* 3 Handfunkmikros für Reden und Programm
* Tanzlicht, zwei Sets, und 16 Akku-Uplights
* Beamer und Leinwand (4 m) für den Film über unseren Jahrgang
* Fotobox
* jemanden für die Technik von 17 bis 1 Uhr

Eine Bühne hat die Stadthalle. Der DJ ist gebucht und bringt sein Pult und seine Player selbst mit. Geschirr, Besteck und Gläser kommen vom Caterer. Nebel und Dunst sind wegen der Rauchmelder verboten.

Unsere Schmerzgrenze sind 5.500 Euro. Habt ihr da was frei?

Viele Grüße, Jule und Mats`,
    good: {
      attendees: 280,
      days: 1,
      must: [
        needs(/rund, 180/, 28),
        needs('tablecloth', [28, 30]),
        needs(/Bankett/, [280, 294]),
        needs('dance_floor', [36, 36]),
        either(needs(['speaker_top', 'line_array'], [2, 10]), needs(/Disco-Set/, [1, 3])),
        needs('mic_wireless_handheld', 3),
        needs(/Tanzlicht/, 2),
        needs('uplight', 16),
        needs('projector', 1),
        needs(/400 x 230/, 1),
        needs('photo_booth', 1),
        needs(['crew_technician', 'crew_sound', 'crew_lighting', 'crew_video'], [1, 24]),
      ],
      should: [either(needs('subwoofer', [2, 8]), needs(/Disco-Set/, [1, 3])), needs('transport')],
      allowed: [...LOUD, ...PARTY_LIGHT, ...ANY_JOB, 'playback_laptop', 'video_cable', 'napkin', 'crew_video'],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS, 'lectern'],
      excluded: [...STAGES, ...DECKS, 'crew_dj', ...TABLEWARE, ...FOG],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'flip_chart', 'line_array'],
      title: [/eckernförde|abiball/i, /280/],
    },
  },
  {
    id: 'ho-ao-segelverein',
    language: 'de',
    catalogue: 'foerde',
    description: `Hallo zusammen,

die Siegerehrung unserer Regattawoche in Strande findet am Samstag, 11. September, ab 17 Uhr auf der Wiese vor dem Clubhaus statt. Wir rechnen mit 240 Seglern und Gästen, bei jedem Wetter.

Benötigt werden:
1 Zelt 10 x 30 m, ohne Boden (der Rasen ist trocken und eben)
30 Festzeltgarnituren
Bühne 4 x 3 m, 40 cm hoch, mit Treppe
Rede- und Musikanlage für 240 Personen, 2 Funkmikrofone
1 Tontechniker
10 Lichterketten
12 Stehtische

Heizung brauchen wir im September keine. Toiletten und Strom sind im Clubhaus vorhanden. Der Getränkewagen bringt seinen eigenen Tresen, Kühlschränke und alle Gläser mit.

Falls möglich, bitte die Fotobox als Option angeben.

Mast- und Schotbruch!
Kersten, Festausschuss`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs(/Zelt, 10 x 30/, 1),
        needs('beer_table_set', [30, 30]),
        needs('stage_deck', 6),
        either(needs(['speaker_top', 'line_array'], [2, 8]), needs('pa_package', [1, 3])),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 14]),
        needs('festoon', 10),
        needs('table_cocktail', 12),
      ],
      should: [needs(/40 cm, 4er/, 6), needs('stage_steps', [1, 2]), offers('photo_booth', 1), needs('transport')],
      allowed: [...LOUD, ...PLATFORM, ...ANY_JOB, 'waste_bin', 'crew_electrician', 'floodlight', 'fire_extinguisher'],
      offers: [...PARTY_OFFERS, ...STAGE_LIGHT, 'gazebo', 'crowd_barrier', 'waste_bin', 'crew_steward'],
      excluded: [
        'marquee_floor',
        'space_heater',
        'patio_heater',
        ...LOOS,
        'generator',
        'bar_unit',
        'refrigeration',
        'glassware',
      ],
      silly: ['projector', 'lectern', 'dance_floor', 'stage_monitor', 'flip_chart', 'hazer', 'table_round'],
      title: [/strande|siegerehrung|regatta/i, /240/],
    },
  },
  {
    id: 'ho-ao-cooperative',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Je prépare l'assemblée générale de notre coopérative viticole, le jeudi 18 mars à 9 h 30, à la salle des fêtes de Cadillac. Nous attendons 260 adhérents, assis en rangées.

Il me faudrait :
- une estrade de 6 x 2 m, hauteur 40 cm, avec marches et jupe
- une table de six intervenants sur l'estrade : 6 micros sans fil, cravate de préférence
- un pupitre plexi
- 2 micros HF main pour les questions de la salle
- un vidéoprojecteur puissant et un écran de 4 m, un PC, une télécommande
- une sonorisation pour la salle, avec un technicien
- 2 banques d'accueil pour l'émargement

La commune nous prête les chaises. L'apéritif est offert par le traiteur, qui amène ses mange-debout, ses verres et son personnel. Nous ne souhaitons aucune captation ni diffusion sur Internet. Pas d'éclairage non plus, la salle est bien équipée.

Cordialement,
M. Dubosq`,
    good: {
      attendees: 260,
      days: 1,
      must: [
        needs('stage_deck', [6, 12]),
        needs('mic_wireless_lapel', 6),
        needs(/Pupitre/, 1),
        needs('mic_wireless_handheld', 2),
        needs('projector', 1),
        needs(/400 x 225/, 1),
        needs(SPEAKERS, [2, 10]),
        needs(['crew_sound', 'crew_technician'], [1, 24]),
        needs('registration_desk', 2),
      ],
      should: [
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 16]),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, 'subwoofer', 'table_trestle', 'table_desk'],
      offers: MEETING_OFFERS,
      excluded: [
        ...SEATS,
        'table_cocktail',
        'glassware',
        'crew_waiter',
        'camera',
        'streaming_encoder',
        'crew_camera',
        'stage_wash',
        'lighting_package',
        'profile_spot',
        'moving_head',
        'crew_lighting',
        'uplight',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'crowd_barrier'],
      title: [/cadillac|assembl/i, /260/],
    },
  },
];
