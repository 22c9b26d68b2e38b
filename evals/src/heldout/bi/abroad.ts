import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BAND, LOUD, PARTY_LIGHT, PLATFORM, SEATS, TABLEWARE } from '../../usual.ts';
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
  SHOW_OFFERS,
} from '../usual.ts';

/** German and French over the shelves of their countries. */
export const ABROAD: readonly EvalBrief[] = [
  {
    id: 'ho-bi-vereinsjubilaeum',
    language: 'de',
    catalogue: 'isarhang',
    description: `Hallo zusammen,

der Sportverein Grafrath wird 100 und feiert am Samstag, 3. Juli, auf dem Vereinsgelände, mit rund 400 Gästen über den Tag verteilt. Abends spielt eine siebenköpfige Coverband.

Wir brauchen:
50 Biertischgarnituren
10 Faltpavillons
eine Bühne 6 x 4 m, 80 cm hoch, mit Aufgang und Geländer hinten
Beschallung für die Band mit 2 Bässen, 5 Monitoren und Digitalpult
Mikrofone samt Schlagzeugsatz, 6 DI-Boxen
Bühnenlicht, ein Paket genügt
2 Handfunkmikros für die Ehrungen
Tontechniker von 15 bis 24 Uhr
8 Girlanden

Um Speisen und Getränke kümmert sich der Wirt: Ausschank, Kühlschränke, Gläser und Geschirr kommen von ihm. Toiletten gibt es im Vereinsheim genug. Instrumente und Verstärker bringt die Band mit. Strom liegt an der Bühne, ein Aggregat wird nicht gebraucht.

Sportliche Grüße
Hias Brandl`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs('beer_table_set', [50, 50]),
        needs('gazebo', [10, 10]),
        needs('stage_deck', [12, 12]),
        needs(['speaker_top', 'pa_package'], [1, 8]),
        either(needs('subwoofer', [2, 2]), needs(/Tanz-Paket/, 1)),
        needs('stage_monitor', [5, 5]),
        needs(/Digitalpult/, [1, 1]),
        needs(/Schlagzeugmikros/, 1),
        needs('di_box', [6, 6]),
        needs('lighting_package', [1, 1]),
        needs('mic_wireless_handheld', [2, 2]),
        needs('crew_sound', [1, 12]),
        needs('festoon', [8, 8]),
      ],
      should: [
        needs(/80 cm, 4/, [12, 12]),
        needs('stage_steps', [1, 2]),
        needs('stage_handrail', [3, 3]),
        needs(['mic_wired'], [2, 12]),
        needs('mic_stand', [2, 16]),
        needs('transport'),
      ],
      allowed: [
        ...without(OUTDOORS, 'generator', 'fuel'),
        ...without(BAND, 'line_array'),
        ...PLATFORM,
        'lighting_stand',
        'crew_lighting',
        'uplight',
      ],
      offers: without(
        [...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...PARTY_OFFERS, 'moving_head', 'hazer', 'stage_wash', 'marquee'],
        ...LOOS,
        ...(['bar_unit', 'refrigeration', 'glassware', 'backline', 'crew_bar'] as const),
      ),
      excluded: [...LOOS, ...TABLEWARE, 'bar_unit', 'refrigeration', 'generator', 'fuel'],
      silly: ['projector', 'lectern', 'table_round', 'flip_chart', 'choir_riser', 'dance_floor'],
      title: [/grafrath|jubil|verein/i, /400/],
    },
  },
  {
    id: 'ho-bi-mitgliederversammlung',
    language: 'de',
    catalogue: 'foerde',
    description: `Moin,

für unsere Mitgliederversammlung der Wohnungsgenossenschaft am Dienstag, 8. Juni, 18 Uhr, in der Stadthalle Eckernförde bitte ein Angebot. Wir rechnen mit 250 bis 300 Mitgliedern in Reihenbestuhlung.

300 Reihenstühle, verkettbar
Podium 6 x 2 m, 40 cm hoch, mit Treppe und Rollstuhlrampe, Blende vorn
2 eckige Tische fürs Präsidium
Acrylpult
Tonanlage für den Saal, 3 Handfunkmikrofone (zwei davon für Fragen aus dem Saal), 2 Ansteckmikrofone
12.000-Lumen-Beamer, Leinwand 4 m, Laptop und Klicker
2 Empfangstresen, 4 Garderoben
1 Tonfachkraft und 2 Helfer

Aufbau am selben Tag ab 12 Uhr. Als Option bitte eine Fotobox für den Ausklang.

Viele Grüße, Wiebke Thomsen`,
    good: {
      attendees: [250, 300],
      days: 1,
      must: [
        needs(/Stuhl, Reihe/, [300, 300]),
        needs('stage_deck', [6, 6]),
        needs('stage_ramp', 1),
        needs('table_trestle', [2, 2]),
        needs('lectern', 1),
        needs(['speaker_top', 'line_array', 'pa_package'], [1, 12]),
        needs('mic_wireless_handheld', [3, 3]),
        needs('mic_wireless_lapel', [2, 2]),
        needs(/12\.000/, 1),
        needs(/400 x 230/, 1),
        needs('registration_desk', [2, 2]),
        needs('coat_rail', [4, 4]),
        needs('crew_sound', [1, 12]),
        needs('crew_stagehand', [2, 24]),
      ],
      should: [
        needs(/40 cm, 4er/, [6, 6]),
        needs('stage_steps', [1, 1]),
        needs('stage_skirt', [6, 16]),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        offers('photo_booth', 1),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, 'line_array', 'tablecloth', 'stage_wash', 'lighting_package'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'stage_monitor'],
      title: [/eckernf|mitglieder/i, /250|300/],
    },
  },
  {
    id: 'ho-bi-soiree-entreprise',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Pour les 40 ans de notre entreprise nous recevons 180 salariés le jeudi 17 juin au soir, dans notre entrepôt de Bègles vidé pour l'occasion. Au programme : discours à 19 h, cocktail dînatoire, puis piste de danse jusqu'à 1 h.

À chiffrer :
– estrade de 4 x 2 m à 40 cm, avec escalier et jupe
– sonorisation pour les discours et la soirée, 2 micros HF main, un technicien son
– 30 projecteurs sur batterie pour les murs
– 20 mange-debout, 3 bars lumineux
– piste de danse de 36 m²
– DJ animateur
– un photobooth

Le traiteur apporte verres, vaisselle et frigos, et son personnel. Pas de sièges, tout le monde reste debout. Pas de fumée ni de brouillard : l'entrepôt a une détection. Les sanitaires du site suffisent.

Cordialement,
Maud Lartigue`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs('stage_deck', [4, 8]),
        needs(['speaker_top', 'pa_package', 'speaker_column'], [1, 8]),
        needs('mic_wireless_handheld', [2, 2]),
        needs('crew_sound', [1, 12]),
        needs(/sur batterie/, [30, 30]),
        needs('table_cocktail', [20, 20]),
        needs('bar_unit', [3, 3]),
        needs('dance_floor', [36, 36]),
        needs('crew_dj', 1),
        needs('photo_booth', 1),
      ],
      should: [
        needs(/pieds 40/, [4, 8]),
        needs('stage_steps', [1, 1]),
        needs('stage_skirt', [4, 12]),
        either(needs('subwoofer', [1, 4]), needs(/Kit sono soirée/, [1, 2])),
        needs('transport'),
      ],
      allowed: [
        ...LOUD,
        ...without(PARTY_LIGHT, 'line_array'),
        ...PLATFORM,
        ...ANY_JOB,
        ...DECKS,
        'lectern',
        'mic_lectern',
        'stage_monitor',
      ],
      offers: without(
        [...PARTY_OFFERS, 'display', 'signage'],
        ...([
          'hazer',
          'glassware',
          'refrigeration',
          'crew_waiter',
          'crew_bar',
          'bar_stool',
          'sofa',
          'armchair',
        ] as const),
      ),
      excluded: [
        ...SEATS,
        ...TABLEWARE,
        ...LOOS,
        ...([
          'hazer',
          'smoke_machine',
          'refrigeration',
          'crew_waiter',
          'bar_stool',
          'sofa',
          'armchair',
          'bench',
        ] as const),
      ],
      silly: ['generator', 'marquee', 'crowd_barrier', 'line_array', 'flip_chart', 'beer_table_set', 'choir_riser'],
      title: [/b[eè]gles|40 ans|soir[ée]e|entreprise/i, /180/],
    },
  },
];
