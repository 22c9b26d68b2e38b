import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { BAND, BROADCAST, LOUD, PLATFORM, SITE_POWER, SPEAKERS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  DECKS,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  STAGES,
} from '../usual.ts';

const MARIAGE_OFF: readonly Selector[] = [
  ...TABLEWARE,
  'napkin',
  ...SPEAKERS,
  'mixing_console',
  ...DECKS,
  'crew_dj',
  'disco_light',
  'moving_head',
  ...LOOS,
  'marquee_floor',
];
const MERCADO_OFF: readonly Selector[] = [...STAGES, 'crowd_barrier', ...LOOS, 'refrigeration', ...TABLEWARE];

/** In French, Spanish and Dutch. */
export const ABROAD: readonly EvalBrief[] = [
  {
    id: 'ho-bl-mariage-domaine',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Nous nous marions le samedi 5 juin au domaine de mes parents, près de Cadillac. Nous serons 130 à table, dehors.

Il nous faudrait :
- une structure pour 130 personnes assises
- 13 tables rondes de 180 avec leurs nappes blanches
- 130 chaises Napoléon III blanches
- une piste de danse de 6 x 6 m
- 10 guirlandes guinguette
- une arche pour la cérémonie laïque

Le traiteur fournit la vaisselle, les couverts, les verres et les serviettes. Le DJ vient avec sa sono, ses platines et ses jeux de lumière. Pas de plancher sous la tente, le terrain est plat. Et pour les toilettes, celles de la maison suffisent.

Merci d'avance pour votre devis,
Clémence et Bastien`,
    good: {
      attendees: 130,
      days: 1,
      must: [
        needs('marquee', [1, 2]),
        needs(/ronde Ø 180/, 13),
        needs(/Nappe ronde/, 13),
        needs(/Napoléon III blanche/, 130),
        needs('dance_floor', 36),
        needs('festoon', 10),
        needs('ceremony_arch', 1),
      ],
      should: [needs('transport')],
      allowed: [...SITE_POWER, ...ANY_JOB, 'fire_extinguisher', 'waste_bin', 'ballast'],
      offers: without(
        [
          ...PARTY_OFFERS,
          'marquee_lining',
          'space_heater',
          'parasol',
          'floodlight',
          'game',
          'gazebo',
          'fan',
          'hand_wash',
        ],
        ...MARIAGE_OFF,
      ),
      excluded: MARIAGE_OFF,
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_monitor', 'stage_deck', 'exhibition_stand', 'crew_sound'],
      title: [/cadillac|mariage/i, /130/],
    },
  },
  {
    id: 'ho-bl-remise-diplomes',
    language: 'fr',
    catalogue: 'garonne',
    description: `Objet : remise des diplômes, lycée des Graves

Madame, Monsieur,

Notre lycée organise sa remise des diplômes le vendredi 2 juillet à 18 h dans le gymnase. Nous attendons 320 personnes, élèves et familles, assises face à la scène.

Merci de nous chiffrer :
1. une scène de 6 x 4 m, hauteur 60 cm, avec jupe noire et deux escaliers
2. un pupitre avec micro col de cygne et 2 micros HF main
3. une sonorisation pour 320 personnes et un technicien son
4. un vidéoprojecteur de 8 500 lumens, un écran de 4 m et un PC portable
5. 320 chaises coque noires accrochables
6. un fond photo imprimé et deux tapis rouges de 10 m
7. la retransmission en direct pour les familles absentes : une caméra avec cadreur et un encodeur
8. en option : l'éclairage de la scène

Cordialement,
Le proviseur adjoint`,
    good: {
      attendees: 320,
      days: 1,
      must: [
        needs('stage_deck', 12),
        needs(/Escalier/, 2),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [2, 16]),
        needs('crew_sound', [1, 12]),
        needs(/PU1008/, 1),
        needs(/Cadre 400/, 1),
        needs('playback_laptop', [1, 2]),
        needs(/coque M2/, 320),
        needs('backdrop', 1),
        needs(/Tapis rouge/, 2),
        needs('camera', 1),
        needs('crew_camera', 1),
        needs('streaming_encoder', 1),
        offers(['stage_wash', 'lighting_package', 'profile_spot'], [1, 20]),
      ],
      should: [needs(/4 pieds 60/, 12), needs('stage_skirt'), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, ...BROADCAST, 'subwoofer', 'line_array'],
      offers: [...MEETING_OFFERS, ...STAGE_LIGHT],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'hazer', 'stage_monitor'],
      title: [/dipl[oô]me|lyc[eé]e|graves/i, /320/],
    },
  },
  {
    id: 'ho-bl-mercado-sabores',
    language: 'es',
    catalogue: 'azahar',
    description: `Buenos días:

Preparamos el Mercado de Sabores en la plaza del pueblo, sábado 10 y domingo 11 de octubre. Calculamos unas 600 personas al día.

Necesitamos presupuesto de lo siguiente:
- 14 carpas plegables de 3 x 3 para los puestos
- 40 conjuntos cerveceros
- 12 guirnaldas de luces
- equipo de sonido para la actuación de un trío (voz, guitarra y cajón) y para avisos, con 2 micrófonos inalámbricos de mano
- técnico de sonido los dos días
- un generador de 40 kVA con sus mangueras y cuadros

El ayuntamiento pone el escenario, las vallas y los aseos portátiles, de eso no hace falta nada. Cada puesto trae sus neveras y también sus platos, cubiertos y vasos.

Un saludo,
Asociación de Comerciantes`,
    good: {
      attendees: 600,
      days: 2,
      must: [
        needs(/plegable 3 x 3/, 14),
        needs('beer_table_set', 40),
        needs('festoon', 12),
        needs(SPEAKERS, [2, 16]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('crew_sound', [1, 40]),
        needs('generator', 1),
        needs('power_cable', [1, 40]),
        needs('power_distro', [1, 8]),
      ],
      should: [needs('stage_monitor', [1, 4]), needs('mic_wired', [1, 6]), needs('transport')],
      allowed: without([...OUTDOORS, ...BAND], ...MERCADO_OFF),
      offers: without(
        [...OUTDOORS_OFFERS, 'stage_wash', 'lighting_package', 'table_cocktail', 'bar_unit'],
        ...MERCADO_OFF,
      ),
      excluded: MERCADO_OFF,
      silly: ['projector', 'dance_floor', 'lectern', 'hazer', 'led_wall', 'interpretation_booth', 'table_round'],
      title: [/mercado|sabores/i, /600/],
    },
  },
  {
    id: 'ho-bl-halve-marathon',
    language: 'nl',
    catalogue: 'ijssel',
    description: `Hallo,

Op zondag 27 september lopen we weer onze halve marathon, met 800 deelnemers. Start en finish zijn op de Markt. Graag een offerte voor:

* 120 dranghekken
* geluid bij start en finish, met 2 draadloze handmicrofoons voor de speaker en een geluidstechnicus
* een erepodium van 4 x 2 m, 40 cm hoog, met trap
* 8 vouwbare partytenten van 3 x 3 m
* 12 toiletcabines en 1 rolstoeltoilet
* 15 rolcontainers voor afval
* 12 portofoons voor de organisatie
* een aggregaat van 6 kVA met snoeren
* 20 biertafels met banken

Opbouw kan vanaf 6 uur 's ochtends, om 15 uur moet het plein weer leeg zijn.

Met sportieve groet,
Jelle`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs('crowd_barrier', 120),
        needs(SPEAKERS, [1, 16]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('crew_sound', [1, 20]),
        needs('stage_deck', [4, 4]),
        needs('stage_steps', [1, 2]),
        needs('gazebo', 8),
        needs('toilet', 12),
        needs('toilet_accessible', 1),
        needs('waste_bin', 15),
        needs('two_way_radio', 12),
        needs(/6 kVA/, 1),
        needs('power_cable', [1, 40]),
        needs('beer_table_set', 20),
      ],
      should: [needs(/Poten 40/, 4), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...SPEECH, ...PLATFORM],
      offers: [...OUTDOORS_OFFERS, 'backdrop', 'carpet', 'led_wall', 'marquee', 'crew_photographer'],
      silly: ['projector', 'dance_floor', 'hazer', 'lectern', 'stage_monitor', 'table_round', 'disco_light'],
      title: [/marathon/i, /800/],
    },
  },
];
