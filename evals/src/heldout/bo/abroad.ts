import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { BAND, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

const FETE_OFF: readonly Selector[] = [
  'crowd_barrier',
  'waste_bin',
  ...TABLEWARE,
  'bar_unit',
  'refrigeration',
  ...LOOS,
  'drum_kit',
  'guitar_amp',
  'bass_amp',
  'keyboard',
  'mic_wired',
  'mic_instrument',
  'generator',
  'inflatable',
  'dance_floor',
];
const STRAAT_OFF: readonly Selector[] = [
  'crowd_barrier',
  'waste_bin',
  ...LOOS,
  'refrigeration',
  'bar_unit',
  ...TABLEWARE,
  'cooking',
  'generator',
  'parasol',
  ...SEATS,
  ...DECKS,
  'crew_dj',
];
const BODA_OFF: readonly Selector[] = [
  ...TABLEWARE,
  'napkin',
  'refrigeration',
  'crew_waiter',
  ...SPEAKERS,
  ...RADIO_MICS,
  ...DECKS,
  'dj_booth',
  'crew_dj',
  'disco_light',
  ...LOOS,
  'generator',
  'marquee',
  'photo_booth',
];

/** In French, Dutch and Spanish. */
export const ABROAD: readonly EvalBrief[] = [
  {
    id: 'ho-bo-fete-village',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour c'est Jean-Claude, du comité des fêtes de Sainte-Rosine. Je vous écris comme ça vient, vous me direz s'il manque quelque chose.

Notre fête c'est samedi 26 et dimanche 27 juin, place de l'église. Le gros morceau c'est le repas du samedi soir, on sera 400 à table, donc 50 ensembles brasserie. Pour l'orchestre (ils sont cinq) il me faut le podium remorque couvert, une bonne sono, quatre retours et un technicien son les deux jours. Deux micros sans fil pour le maire et la tombola. Une vingtaine de guirlandes guinguette entre les platanes, disons vingt tout rond. Quatre barnums 3 x 3 pour les associations et un jeu de chamboule-tout pour les gosses. Cinq extincteurs, c'est la préfecture qui veut.

L'orchestre vient avec ses instruments, ses amplis et ses micros. On danse sur le goudron, comme toujours, donc pas de piste. Le traiteur de la paella apporte assiettes, couverts et verres. La buvette c'est le rugby qui la tient, ils ont leur comptoir et leurs frigos. La mairie met les barrières et les poubelles, et elle laisse ouvertes les toilettes de la salle des fêtes. Pour le courant on se branche au coffret de la place, inutile de monter un groupe électrogène. Et le château gonflable, on nous prête celui de l'école de Cadaujac.

Allez, merci d'avance !
Jean-Claude, 06 après 18 h`,
    good: {
      attendees: 400,
      days: 2,
      must: [
        needs('beer_table_set', 50),
        needs(/Podium remorque/, 1),
        needs(SPEAKERS, [2, 24]),
        either(needs(/Retour RCF/, 4), needs('stage_monitor', [4, 5])),
        needs('crew_sound', [1, 40]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('festoon', 20),
        needs(/Barnum/, 4),
        needs(/Chamboule/, 1),
        needs('fire_extinguisher', 5),
      ],
      should: [needs(['power_distro', 'power_cable']), needs('transport')],
      allowed: without([...OUTDOORS, ...BAND, ...PLATFORM], ...FETE_OFF),
      offers: without(
        [
          ...OUTDOORS_OFFERS,
          'stage_wash',
          'lighting_package',
          'table_cocktail',
          'tablecloth',
          'game',
          'marquee',
          'moving_head',
          'disco_light',
          'crew_lighting',
          'lighting_console',
        ],
        ...FETE_OFF,
      ),
      excluded: FETE_OFF,
      silly: [
        'projector',
        'lectern',
        'table_round',
        'interpretation_booth',
        'flip_chart',
        'ceremony_arch',
        'coat_rail',
      ],
      title: [/rosine|f[êe]te/i, /400/],
    },
  },
  {
    id: 'ho-bo-straatfeest-leeuwerik',
    language: 'nl',
    catalogue: 'zenne',
    description: `STRAATFEEST LEEUWERIKLAAN – wat we huren en wat niet (verslag van maandag bij Rita)

Wanneer: vrijdag 28 augustus, van 16 tot 23 uur. Een negentigtal buren, dus reken op 90.

Huren:
- 12 biertafelsets
- twee vouwtenten van 3 x 6
- 6 prikkabels, van gevel tot gevel
- het springkasteel en de volksspelen
- 1 batterijspeaker met handmicro, voor het woordje van de schepen
- 6 verlengkabels en 4 kabelbruggen

Niet huren:
- nadars en vuilbakken: brengt de stad
- wc: mag bij nummer 12 en nummer 18
- toog en koelwagen: van brouwerij De Kroon, glazen inbegrepen
- eten: het frietkraam bakt ter plaatse en heeft bakjes en vorkjes bij
- aggregaat: nee, we trekken stroom bij Wim in de garage
- parasols: staan er al genoeg in de tuinen
- stoelen: wie geen bank wil, zet zijn eigen tuinstoel buiten
- de dj: dat is de zoon van Rita, met zijn eigen draaitafels

Luc vraagt de prijs op. Volgende vergadering bij Wim, Rita haar keuken is te klein.`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs('beer_table_set', 12),
        needs(/Vouwtent 3 x 6/, 2),
        needs('festoon', 6),
        needs(/Springkasteel/, 1),
        needs(/Volksspelen/, 1),
        needs(/batterijspeaker/, 1),
        needs(/Verlengkabel/, 6),
        needs('cable_ramp', 4),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...SPEECH], ...STRAAT_OFF),
      offers: without(
        [...OUTDOORS_OFFERS, 'table_cocktail', 'disco_light', 'photo_booth', 'tablecloth', 'subwoofer'],
        ...STRAAT_OFF,
      ),
      excluded: STRAAT_OFF,
      silly: ['projector', 'lectern', 'table_round', 'stage_monitor', 'hazer', 'led_wall', 'interpretation_booth'],
      title: [/leeuwerik|straatfeest/i, /90/],
    },
  },
  {
    id: 'ho-bo-boda-carmona',
    language: 'es',
    catalogue: 'azahar',
    description: `¡Hola!

Soy Macarena, la hermana de la novia, que me ha tocado a mí pedir presupuestos. La boda es el sábado 18 de septiembre en el cortijo de mis tíos, cerca de Carmona. Somos 150, ceremonia y cena al aire libre.

Lo que queremos alquilar:
150 sillas plegables blancas y el arco de madera para la ceremonia
15 mesas redondas de 180 con su mantel
150 sillas crossback para la cena
una docena de mesas altas y dos barras blancas para el cóctel
una pista de baile de 6 x 6
20 guirnaldas de bombillas
8 olivos en maceta
4 sofás chill out

Del menaje se encarga el catering: platos, cubiertos, copas, hasta las servilletas. También traen sus cámaras de frío y a sus camareros. El DJ, que es amigo de mi cuñado, viene con todo, altavoces, micros, cabina y luces de discoteca, y nos sonoriza también la ceremonia. En el cortijo hay baños de sobra y la luz es trifásica, así que nada de generadores. Carpa no queremos, en septiembre aquí no cae una gota (mi madre no opina lo mismo, pero bueno). Ah, y el fotomatón lo regala mi primo Curro.

Un beso y gracias,
Macarena`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs(/plegable blanca/, 150),
        needs('ceremony_arch', 1),
        needs(/Redonda 180/, 15),
        needs(/Mantel redondo/, 15),
        needs(/Crossback/, 150),
        needs('table_cocktail', 12),
        needs('bar_unit', 2),
        needs('dance_floor', 36),
        needs('festoon', 20),
        needs('plants', 8),
        needs('sofa', 4),
      ],
      should: [needs('transport')],
      allowed: ANY_JOB,
      offers: without([...PARTY_OFFERS, 'backdrop', 'air_conditioner', 'crew_host'], ...BODA_OFF),
      excluded: BODA_OFF,
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_monitor', 'stage_deck', 'crew_sound', 'led_wall'],
      title: [/carmona|boda/i, /150/],
    },
  },
];
