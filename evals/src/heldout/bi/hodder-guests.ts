import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LINEN, PLATFORM, SEATS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { DECKS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, STAGES } from '../usual.ts';

/** Guests from abroad over the British shelf. */
export const HODDER_GUESTS: readonly EvalBrief[] = [
  {
    id: 'ho-bi-kongress-manchester',
    language: 'de',
    catalogue: 'hodder',
    description: `Sehr geehrte Damen und Herren,

unser Fachverband führt am 5. und 6. Oktober einen Kongress in einem Hotel in Manchester durch. Erwartet werden 180 Teilnehmerinnen und Teilnehmer, die Vorträge werden Deutsch–Englisch gedolmetscht.

Im Plenum benötigen wir:
- eine Dolmetscherkabine für zwei Personen und 180 Empfänger mit Kopfhörer
- einen lichtstarken Projektor mit 12.000 Lumen und eine Leinwand von etwa 4 Metern
- Beschallung, ein Rednerpult, 4 Ansteckmikrofone und 2 Handmikrofone (Funk)
- 2 Notebooks, 2 Presenter

In den vier Seminarräumen (je 30 bis 40 Personen) jeweils einen 75-Zoll-Monitor und ein Flipchart.

Außerdem 20 Posterwände und einen Empfangstresen sowie an beiden Tagen zwei Techniker.

Stühle und Tische stellt das Hotel, ebenso das WLAN. Die Dolmetscher bringen wir selbst mit. Eine Bühne ist nicht erforderlich, und aufgezeichnet wird nichts.

Mit freundlichen Grüßen
Dr. Annegret Pohl`,
    good: {
      attendees: 180,
      days: 2,
      must: [
        needs('interpretation_booth', [1, 1]),
        needs('interpretation_receiver', [180, 190]),
        needs(/12k/, [1, 1]),
        needs(/14 x 8/, [1, 1]),
        needs(['speaker_top', 'speaker_column', 'pa_package'], [1, 8]),
        needs('lectern', 1),
        needs('mic_wireless_lapel', [4, 4]),
        needs('mic_wireless_handheld', [2, 2]),
        needs('playback_laptop', [2, 6]),
        needs(/75in/, [4, 4]),
        needs('flip_chart', [4, 4]),
        needs('pinboard', [20, 20]),
        needs('registration_desk', [1, 2]),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [2, 48]),
      ],
      should: [needs('presentation_clicker', [2, 6]), needs('transport')],
      allowed: [...MEETING, 'interpretation_transmitter', 'display_stand'],
      offers: without(
        MEETING_OFFERS,
        ...PLATFORM,
        ...(['network', 'audio_recorder', 'video_recorder', 'camera', 'crew_camera', 'streaming_encoder'] as const),
      ),
      excluded: [
        ...SEATS,
        ...STAGES,
        ...([
          'table_round',
          'table_trestle',
          'table_desk',
          'network',
          'crew_interpreter',
          'video_recorder',
          'camera',
        ] as const),
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'crowd_barrier'],
      title: [/manchester|kongress/i, /180/],
    },
  },
  {
    id: 'ho-bi-mariage-lakes',
    language: 'fr',
    catalogue: 'hodder',
    description: `Bonjour,

Nous sommes un couple franco-anglais et nous nous marions le samedi 24 juillet dans le jardin d'une maison familiale près de Kendal, avec 90 invités assis.

Nous souhaiterions louer :
- un chapiteau de 9 x 18 m avec plancher
- 12 tables rondes de 8 personnes et 90 chaises chiavari dorées
- 90 chaises pliantes blanches en bois pour la cérémonie dehors, et l'arche
- une petite sono avec un micro sans fil pour la cérémonie
- un groupe électrogène de 20 kVA
- une remorque de toilettes de luxe
- 6 guirlandes guinguette

Le DJ apporte sa sono et ses lumières pour la soirée, ne comptez donc rien pour la danse. Le traiteur fournit vaisselle, verres, couverts et nappes. Pas de chauffage, nous sommes en juillet !

Merci d'avance,
Solène et Tom`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs(/9 x 18/, [1, 1]),
        needs('marquee_floor', [162, 162]),
        needs('table_round', [12, 12]),
        needs(/chiavari/, [90, 95]),
        needs(/white wood/, [90, 95]),
        needs('ceremony_arch', 1),
        needs(['pa_package', 'speaker_top', 'speaker_column'], [1, 2]),
        needs(/20kVA/, [1, 1]),
        needs('toilet_trailer', [1, 1]),
        needs('festoon', [6, 6]),
      ],
      should: [needs('transport')],
      allowed: [...without(SPEECH, 'amplifier'), ...OUTDOORS, 'mic_wireless_handheld', 'uplight'],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'mic_wireless_lapel'],
        ...LINEN,
        ...STAGE_LIGHT,
        ...([
          'glassware',
          'patio_heater',
          'crew_dj',
          'disco_light',
          'mirror_ball',
          'moving_head',
          'dance_floor',
        ] as const),
      ),
      excluded: [
        ...TABLEWARE,
        ...DECKS,
        ...([
          'tablecloth',
          'space_heater',
          'patio_heater',
          'crew_dj',
          'disco_light',
          'moving_head',
          'subwoofer',
        ] as const),
        /PA set B/,
      ],
      silly: ['projector', 'lectern', 'line_array', 'flip_chart', 'crowd_barrier', 'stage_monitor'],
      title: [/kendal|mariage/i, /90/],
    },
  },
  {
    id: 'ho-bi-vakbeurs-leeds',
    language: 'nl',
    catalogue: 'hodder',
    description: `Geachte heer, mevrouw,

Op 9, 10 en 11 november houden wij in Leeds een kleine vakbeurs voor tuinbouwtechniek, met ongeveer 500 bezoekers per dag. De hal is leeg.

Graag een offerte voor:
- 20 beursstands van 3 x 2 m
- 20 statafels en 40 barkrukken
- 2 registratiebalies en 6 kapstokken
- een presentatiehoek voor 60 personen: 60 stoelen, een 75 inch scherm, een kleine geluidsset met 1 headset en 1 handmicrofoon, en een laptop
- 8 portofoons
- een technicus gedurende de drie dagen

De hal levert de stroom tot aan elke stand en zorgt voor de schoonmaak en de afvalbakken. Beveiliging en bezoekersbegeleiding doen wij met eigen mensen. De koffie staat al bij de horeca van de hal, dus geen kopjes of waterkokers.

Met vriendelijke groet,
Wouter Dijkstra`,
    good: {
      attendees: [500, 1500],
      days: 3,
      must: [
        needs('exhibition_stand', [20, 20]),
        needs('table_cocktail', [20, 20]),
        needs('bar_stool', [40, 40]),
        needs('registration_desk', [2, 2]),
        needs('coat_rail', [6, 6]),
        needs('chair', [60, 60]),
        needs(/75in/, [1, 1]),
        needs(['pa_package', 'speaker_top', 'speaker_column'], [1, 4]),
        needs('mic_headset', [1, 1]),
        needs('two_way_radio', [8, 8]),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 40]),
      ],
      should: [
        either(needs('mic_wireless_handheld', [1, 1]), needs(/voice/, 1)),
        needs('playback_laptop', [1, 1]),
        needs('transport'),
      ],
      allowed: [...MEETING, 'carpet', 'mic_wireless_handheld'],
      offers: without([...MEETING_OFFERS, ...PARTY_OFFERS, 'stanchion', 'table_trestle'], 'waste_bin', 'crew_steward'),
      excluded: ['waste_bin', 'crew_steward', 'generator', 'fuel', /Cup & saucer/, 'hot_drinks'],
      silly: ['toilet', 'marquee', 'dance_floor', 'subwoofer', 'disco_light', 'line_array', 'hazer', 'drum_kit'],
      title: [/leeds|beurs/i, /500/],
    },
  },
];
