import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { LINEN, LOUD, SEATS, SLIDES, SPEAKERS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, MEETING, MEETING_OFFERS, SHOW_OFFERS, STAGES } from '../usual.ts';

const LIVRE_OFF: readonly Selector[] = [
  'crew_sound',
  ...STAGES,
  'stage_wash',
  'lighting_package',
  'profile_spot',
  'uplight',
  'hot_drinks',
  'crockery',
  'carpet',
  'playback_laptop',
];
const MUSICAL_OFF: readonly Selector[] = [
  'stage_wash',
  'lighting_package',
  'moving_head',
  'lighting_console',
  'crew_lighting',
  'uplight',
  'disco_light',
  ...SEATS,
  ...STAGES,
  ...FOG,
  'keyboard',
  'piano',
  'playback_laptop',
];
const BEURS_OFF: readonly Selector[] = [
  'carpet',
  'hot_drinks',
  'refrigeration',
  ...TABLEWARE,
  'bar_unit',
  'crew_steward',
  'playback_laptop',
  ...STAGES,
];

/** In French, Spanish and Dutch. */
export const ABROAD: readonly EvalBrief[] = [
  {
    id: 'ho-bn-salon-livre',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour Madame,

Je suis bibliothécaire à la médiathèque de Saint-Macaire et je prépare notre salon du livre jeunesse, qui aura lieu à la salle des fêtes les samedi 20 et dimanche 21 mars. Une quarantaine d'auteurs, et environ 1 200 visiteurs sur le week-end.

Pour les stands, j'aurais besoin de 45 tables rectangulaires de 183 avec autant de nappes blanches, de 180 chaises coque noires (les auteurs et le public des rencontres), de 24 grilles d'exposition et d'une banque d'accueil. Pour les rencontres, dans la petite salle, 80 personnes assises : un vidéoprojecteur de 5 000 lumens, un écran de 3 m, une petite sono et trois micros main sans fil. Ajoutez aussi deux portants pour les manteaux, svp.

C'est Kévin, notre régisseur municipal, qui tiendra le son, pas la peine de prévoir quelqu'un. Les auteurs parlent de plain-pied, au milieu des enfants : surtout pas de scène. L'éclairage de la salle nous convient. Le café, c'est l'affaire des Amis du Livre, ils ont leurs percolateurs et leurs tasses. Les intervenants viennent avec leur ordinateur portable. Quant à la moquette, la mairie a refait le sol l'été dernier, donc non merci.

Pourriez-vous livrer le vendredi avant 16 h ?

Bien à vous,
Sandrine Lagarde`,
    good: {
      attendees: [600, 1200],
      days: 2,
      must: [
        needs(/183 x 76/, 45),
        needs(/Nappe 160 x 260/, 45),
        needs(/coque M2/, 180),
        needs(/Grille caddie/, 24),
        needs('registration_desk', 1),
        needs(/EB-2250U/, 1),
        needs(/Cadre 300/, 1),
        needs(SPEAKERS, [1, 4]),
        needs(['mic_wireless_handheld', /Kit sono conférence/], [3, 4]),
        needs('coat_rail', 2),
      ],
      should: [needs('transport')],
      allowed: without([...SPEECH, ...SLIDES, ...ANY_JOB, 'crew_host'], ...LIVRE_OFF),
      offers: without([...MEETING_OFFERS, 'stanchion', 'waste_bin', 'pouffe', 'plants'], ...LIVRE_OFF, ...STAGE_LIGHT),
      excluded: LIVRE_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'subwoofer', 'stage_monitor', 'disco_light', ...FOG],
      title: [/livre|macaire/i],
    },
  },
  {
    id: 'ho-bn-musical-instituto',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola, soy Nuria, la profe de música del IES Torreblanca. Os escribo porque este año nos hemos liado la manta a la cabeza y hacemos un musical entero con los de bachillerato, tres funciones: jueves 10, viernes 11 y sábado 12 de junio, en el teatro municipal. Caben 280 personas por función y ya está casi todo vendido.

Lo que nos haría falta:
6 micros de diadema para los protagonistas
4 micros inalámbricos de mano para el coro
2 monitores de escenario
la mesa digital
altavoces con subgrave para las 280 butacas
técnico de sonido las tres tardes
un proyector de 6.000 lúmenes y una pantalla de 4 m para los decorados
12 metros de telón negro

De luces nada, que el teatro tiene su equipo y su iluminador. El escenario, como comprenderéis, ya está, y las butacas también. El piano es el del instituto y lo subimos nosotros. El portátil lo presta el departamento de informática. Ah, y la protagonista tiene asma, así que humo o niebla ni hablar.

Tenemos unos 3.000 euros de la AMPA. ¿Llega?

Un abrazo y gracias`,
    good: {
      attendees: 280,
      days: 3,
      must: [
        needs('mic_headset', 6),
        needs('mic_wireless_handheld', 4),
        needs('stage_monitor', 2),
        needs(/Mesa digital/, 1),
        needs(SPEAKERS, [2, 20]),
        needs(['subwoofer', 'speaker_column', 'pa_package'], [1, 8]),
        needs('crew_sound', [1, 60]),
        needs(/L610U/, 1),
        needs(/Fastfold 400/, 1),
        needs('drape', 12),
      ],
      should: [needs('transport')],
      allowed: without([...LOUD, ...SLIDES, ...ANY_JOB, 'mic_wired'], ...MUSICAL_OFF),
      offers: without(
        [...SHOW_OFFERS, 'mic_headset', 'mic_wireless_lapel'],
        ...MUSICAL_OFF,
        ...STAGE_LIGHT,
        'backline',
        'spark_machine',
      ),
      excluded: MUSICAL_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'lectern', 'crowd_barrier', 'interpretation_booth'],
      title: [/musical|torreblanca/i, /280/],
    },
  },
  {
    id: 'ho-bn-vakbeurs',
    language: 'nl',
    catalogue: 'ijssel',
    description: `OFFERTEAANVRAAG
Vakbeurs Duurzaam Installeren, IJsselhal Zwolle
Dinsdag 9 en woensdag 10 februari, 10.00 - 17.00 uur
Verwacht: 1.500 bezoekers

1. Beursvloer
   20 beursstands van 3 x 2 m
   24 statafels met zwarte stretchhoes
   4 stuks verdeler 32A en 10 krachtkabels
2. Entree
   2 ontvangstbalies
   6 garderoberekken
3. Lezingenzaal (120 personen)
   120 zaalstoelen, koppelbaar
   beamer 5.500 lumen en een scherm van 3 meter
   katheder met zwanenhalsmicrofoon
   2 draadloze handmicrofoons en 1 dasspeldmicrofoon
   geluidsinstallatie voor spraak
4. Personeel
   1 allround technicus, beide dagen van 9 tot 17 uur

NIET IN UW OFFERTE
- Vloerbedekking ligt al in de hal.
- De horeca is van de hal: koffie, koeling, servies en de bar lopen via hen.
- Voor de beveiliging hebben wij een vast bedrijf.
- Sprekers gebruiken hun eigen laptop.
- Een podium hoeft niet, de spreker staat gewoon voor de zaal.

Graag ontvangen wij uw prijs uiterlijk 15 december.

M. Terpstra, bureau Beurs & Zo`,
    good: {
      attendees: [750, 1500],
      days: 2,
      must: [
        needs('exhibition_stand', 20),
        needs('table_cocktail', 24),
        needs(/Stretchhoes/, 24),
        needs('power_distro', [4, 6]),
        needs(/Krachtkabel/, 10),
        needs('registration_desk', 2),
        needs('coat_rail', 6),
        needs(/koppelbaar/, 120),
        needs(/5\.500/, 1),
        needs(/300 x 170/, 1),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 2),
        needs('mic_wireless_lapel', 1),
        needs(SPEAKERS, [1, 6]),
        needs('crew_technician', [1, 40]),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, 'waste_bin', 'fire_extinguisher'], ...BEURS_OFF),
      offers: without([...MEETING_OFFERS, 'stanchion', ...LINEN], ...BEURS_OFF),
      excluded: BEURS_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'subwoofer', 'stage_monitor', 'disco_light', ...FOG],
      title: [/beurs|zwolle|ijsselhal|installeren/i, /1[., ]?500/],
    },
  },
];
