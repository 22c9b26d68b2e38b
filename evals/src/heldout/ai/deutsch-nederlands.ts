import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, SPEAKERS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  DECKS,
  FOG,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW_OFFERS,
} from '../usual.ts';

/** In German on the Förde, in Dutch in Flanders. */
export const DEUTSCH_NEDERLANDS: readonly EvalBrief[] = [
  {
    id: 'ho-ai-feuerwehrfest',
    language: 'de',
    catalogue: 'foerde',
    description: `Moin,

die Freiwillige Feuerwehr Sörup wird 125 und feiert am Samstag, den 12. Juni, auf dem Sportplatz, gerechnet wird mit 400 Leuten. Wir hätten gern:

- das große Zelt 10 x 30
- 45 Festzeltgarnituren
- Bühne 6 x 4 m, 40 cm hoch, mit Treppe
- Anlage für Blasmusik und abends Disco, mit Tontechniker, 2 Handfunken
- Bühnenlicht-Set und 2 Tanzlicht-Sets
- 20 Lichterketten
- 60 Absperrgitter
- 8 WC-Kabinen und eine barrierefreie
- 15 Mülltonnen
- 10 Stehtische
- 1 Stromerzeuger 30 kVA mit 3 Verteilern

Zeltboden lassen wir weg, der Platz ist trocken. Der Getränkewagen kommt von der Brauerei, mit Tresen, Kühlschränken und Gläsern. Den DJ macht der Sohn vom Wehrführer. Parkplatz und Ordner übernehmen wir selbst, und ausgeleuchtet wird mit unserem Lichtmast. Handfunkgeräte haben wir als Feuerwehr ja nun wirklich genug.

Gruß, Hauke`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs(/10 x 30/, 1),
        needs('beer_table_set', [45, 45]),
        needs('stage_deck', 12),
        either(needs(['speaker_top', 'line_array'], [2, 10]), needs('pa_package', [1, 3])),
        needs('crew_sound', 1),
        needs('mic_wireless_handheld', 2),
        needs('lighting_package', 1),
        needs('disco_light', 2),
        needs('festoon', 20),
        needs('crowd_barrier', [60, 60]),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
        needs('waste_bin', 15),
        needs(/30 kVA/, 1),
      ],
      should: [
        needs('table_cocktail', 10),
        needs('power_distro', 3),
        needs('stage_steps', [1, 2]),
        needs(/40 cm, 4er/, 12),
        needs('transport'),
      ],
      allowed: without(
        [...OUTDOORS, ...LOUD, ...PLATFORM, ...PARTY_LIGHT, 'stage_monitor', 'mic_wired', 'di_box'],
        'crew_steward',
        'floodlight',
        'two_way_radio',
      ),
      offers: without(
        [...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...PARTY_OFFERS],
        'crew_steward',
        'two_way_radio',
        'bar_unit',
        'refrigeration',
        'glassware',
        'crew_dj',
      ),
      excluded: [
        'marquee_floor',
        'bar_unit',
        'refrigeration',
        'glassware',
        'crew_dj',
        'crew_steward',
        'floodlight',
        'two_way_radio',
      ],
      silly: ['projector', 'lectern', 'table_round', 'flip_chart', 'registration_desk'],
      title: [/sörup|feuerwehr/i, /400/],
    },
  },
  {
    id: 'ho-ai-silberhochzeit',
    language: 'de',
    catalogue: 'foerde',
    description: `Guten Tag, für die Silberhochzeit meiner Eltern am 28. August in der Scheune bei Glücksburg suche ich: 10 runde Tische 150 cm mit weißen Tischdecken, 80 Bankettstühle in bordeaux, Teller, Besteck, Weingläser und Stoffservietten für 80 Personen, 6 Stehtische, 2 Tresen, 25 m² Tanzparkett, das Disco-Set mit einem Handfunkmikrofon für die Reden, 1 Tanzlicht-Set, 16 Akku-Uplights, 10 Lichterketten, eine Fotobox, 4 Heizpilze, den WC-Wagen sowie einen DJ. Anlieferung bitte am Freitag. Danke, Svenja Petersen`,
    good: {
      attendees: 80,
      days: 1,
      must: [
        needs(/rund, 150/, [10, 11]),
        needs('tablecloth', [10, 12]),
        needs('chair_banquet', [80, 84]),
        needs('crockery', [80, 160]),
        needs('cutlery', [80, 90]),
        needs(/Glas, Wein/, [80, 160]),
        needs('table_cocktail', 6),
        needs(/Tresen, 2 m/, 2),
        needs('dance_floor', [25, 25]),
        needs('pa_package', 1),
        needs('uplight', 16),
        needs('festoon', 10),
        needs('toilet_trailer', 1),
        needs('crew_dj', 1),
      ],
      should: [
        needs('napkin', [80, 100]),
        needs('mic_wireless_handheld', 1),
        needs('disco_light', 1),
        needs('photo_booth', 1),
        needs('patio_heater', 4),
        needs('transport'),
      ],
      allowed: [...LOUD, ...PARTY_LIGHT, ...ANY_JOB, 'glassware'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS],
      silly: ['projector', 'lectern', 'crowd_barrier', 'line_array', 'stage_monitor', 'flip_chart'],
      title: [/silberhochzeit|glücksburg/i, /80/],
    },
  },
  {
    id: 'ho-ai-personeelsfeest',
    language: 'nl',
    catalogue: 'zenne',
    description: `Dag,

Op vrijdag 11 juni houden wij ons personeelsfeest in het magazijn in Vilvoorde, 260 collega's, walking dinner en daarna dansen.

Wat we bij jullie willen huren:
- 40 receptietafels met stretchhoes
- 20 barkrukken
- 2 togen van 2 m (steigerhout)
- podium 6 x 3 m met trap, voor de speech van de CEO en later de dj
- de geluidsinstallatie voor spreken én dansen, met subs en een geluidstechnicus
- 2 draadloze handmicro's
- 8 moving heads, 24 accu-uplights, hazer, en iemand die het licht doet
- 1 spiegelbol
- dansvloer 6 x 6
- photobooth
- 6 vestiairerekken

Het cateringbedrijf brengt borden, bestek en glazen mee en doet ook de bar, barpersoneel is dus niet nodig. De dj heeft zijn eigen spelers en mengtafel, enkel een dj-meubel graag. Een LED-wand was het plan, maar de directie vond dat te duur, we laten die vallen. Er zijn toiletten genoeg in het gebouw. Koelkasten hebben we staan.

Groetjes,
Lotte (HR)`,
    good: {
      attendees: 260,
      days: 1,
      must: [
        needs(/Receptietafel Ø/, [40, 40]),
        needs(/Stretchhoes/, [40, 40]),
        needs('bar_stool', 20),
        needs(/steigerhout/, 2),
        needs(/200 x 100/, 9),
        either(needs(['speaker_top', 'line_array'], [2, 10]), needs('pa_package', [1, 2])),
        needs('crew_sound', 1),
        needs('mic_wireless_handheld', 2),
        needs('moving_head', 8),
        needs('uplight', 24),
        needs('hazer', 1),
        needs('dance_floor', [36, 36]),
        needs('dj_booth', 1),
        needs('coat_rail', 6),
      ],
      should: [
        needs('subwoofer', [2, 6]),
        needs('stage_steps', [1, 2]),
        needs('crew_lighting', 1),
        needs('mirror_ball', 1),
        needs('photo_booth', 1),
        needs('transport'),
      ],
      allowed: [...LOUD, ...PLATFORM, ...PARTY_LIGHT, ...ANY_JOB, 'effect_fluid', 'stage_monitor', 'di_box'],
      offers: without(
        [...PARTY_OFFERS, ...SHOW_OFFERS],
        'glassware',
        'crew_bar',
        'led_wall',
        'video_processor',
        'refrigeration',
        'crew_dj',
        'backline',
      ),
      excluded: [
        ...TABLEWARE,
        ...LOOS,
        'crew_bar',
        'dj_player',
        'dj_mixer',
        'crew_dj',
        'led_wall',
        'video_processor',
        'refrigeration',
      ],
      silly: ['marquee', 'lectern', 'crowd_barrier', 'generator', 'beer_table_set', 'flip_chart'],
      title: [/vilvoorde|personeel/i, /260/],
    },
  },
  {
    id: 'ho-ai-vakbeurs',
    language: 'nl',
    catalogue: 'zenne',
    description: `Geachte,

Gelieve een offerte op te maken voor onze vakbeurs te Mechelen op 6 en 7 oktober, 500 bezoekers per dag:

12 beursstanden Octanorm 3 x 2
12 klaptafels
24 congresstoelen grijs voor de standen, 120 voor de lezingenzaal
2 onthaalbalies
20 posterborden
1 spreekgestoelte plexi met zwanenhalsmicro
1 beamer 6.200 lumen met fastfold 300 x 169
1 laptop met klikker
geluid voor de lezingenzaal (120 personen), 2 dasspeldmicro's, 2 handmicro's
2 schermen 65 inch op statief in de inkom
24 afzetpalen
8 vestiairerekken
1 AV-technicus gedurende beide dagen

Met vriendelijke groet,
Dienst Aankoop`,
    good: {
      attendees: [500, 1000],
      days: 2,
      must: [
        needs('exhibition_stand', 12),
        needs('table_trestle', 12),
        needs(/Congresstoel/, [144, 144]),
        needs('registration_desk', 2),
        needs('pinboard', 20),
        needs(/plexi/, 1),
        needs('projector', 1),
        needs(/300 x 169/, 1),
        needs('playback_laptop', [1, 2]),
        needs(SPEAKERS, [1, 6]),
        needs('mic_wireless_lapel', 2),
        needs(/65"/, 2),
        needs('stanchion', [24, 24]),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 2]),
      ],
      should: [
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [1, 2]),
        needs('presentation_clicker', 1),
        needs('coat_rail', 8),
        needs('transport'),
      ],
      allowed: [...MEETING, ...SPEECH, ...STAGE_LIGHT],
      offers: [...MEETING_OFFERS, 'carpet', 'plinth', 'bar_stool', 'table_cocktail', 'hot_drinks'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'beer_table_set', ...DECKS, ...FOG],
      title: [/mechelen|beurs/i, /500/],
    },
  },
];
