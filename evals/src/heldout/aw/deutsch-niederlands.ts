import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, MAINS, PARTY_LIGHT, PLATFORM, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  DECKS,
  FOG,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW_OFFERS,
  STAGES,
} from '../usual.ts';
import { NO_ROOM } from './lamps.ts';

/** Two in German and two in Dutch. */
export const DEUTSCH_NEDERLANDS: readonly EvalBrief[] = [
  {
    id: 'ho-aw-feuerwehrfest',
    language: 'de',
    catalogue: 'foerde',
    description: `Moin,

unsere Freiwillige Feuerwehr wird 125 und wir feiern am Samstag, 5. Juni 2027, auf dem Dorfplatz in Schafstedt. Gerechnet wird mit 400 Leuten über den Tag.

Wir brauchen:
- den Bühnenwagen mit Dach
- Tontechnik für den Spielmannszug und abends die Coverband (5 Musiker): 4 Tops, 4 Bässe, Digitalpult, 5 Monitore, Mikros und 6 DI-Boxen, dazu ein Tontechniker
- 1 Handfunkmikrofon für den Bürgermeister
- Bühnenlicht mit 8 LED-PARs
- 50 Festzeltgarnituren
- 4 Faltpavillons
- 8 WC-Kabinen und 1 barrierefreie
- 40 Absperrgitter

Ihre Instrumente und Verstärker hat die Band selbst dabei. Strom holen wir vom Feuerwehrhaus (CEE 32 ist da), ein Aggregat braucht es also nicht. Bierwagen und Kühlung stellt die Brauerei. Auf den Ordnungsdienst könnt ihr verzichten, das machen die Kameraden.

Gruß, Wehrführer Thies Harms`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs('speaker_top', [4, 4]),
        needs('subwoofer', [4, 4]),
        needs(/X32/, 1),
        needs('stage_monitor', [5, 5]),
        needs(['mic_wired', 'mic_instrument'], [2, 16]),
        needs('di_box', [6, 6]),
        needs('crew_sound', [1, 16]),
        needs('mic_wireless_handheld', [1, 1]),
        either(needs('lighting_package', [1, 1]), needs('stage_wash', [8, 8])),
        needs('beer_table_set', [50, 50]),
        needs('gazebo', 4),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
        needs('crowd_barrier', [40, 40]),
      ],
      should: [needs('mic_stand', [2, 20]), needs('transport')],
      allowed: [
        ...without(OUTDOORS, 'generator', 'fuel', 'crew_steward'),
        ...LOUD,
        'mic_wired',
        'mic_instrument',
        'di_box',
        'stage_monitor',
        ...STAGE_LIGHT,
      ],
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'moving_head', 'hazer'], 'crew_steward', 'backline'),
      excluded: [
        'generator',
        'fuel',
        'refrigeration',
        'crew_steward',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'keyboard',
      ],
      silly: ['projector', 'lectern', 'dance_floor', 'marquee', 'table_round', 'flip_chart'],
      title: [/schafstedt|feuerwehr/i, /400/],
    },
  },
  {
    id: 'ho-aw-abiball',
    language: 'de',
    catalogue: 'foerde',
    description: `Hallo zusammen,

wir (Abikomitee) planen unseren Abiball am Freitag, 25. Juni, in der Stadthalle Itzehoe, 320 Personen mit Eltern. Bitte ein Angebot über:

32 runde Tische, 320 Bankettstühle in Bordeaux, runde Tischdecken für alle Tische
16 Stehtische für den Sektempfang
Bühne 6 x 4 m, 40 cm hoch, mit Treppe und schwarzer Blende
Acrylpult, 2 Handfunkmikrofone
Beamer 12.000 Lumen und die Leinwand 4 m breit, Laptop
Ton für die Reden und danach für die Party
Discolicht und 16 Akku-Uplights
Fotobox
je ein Techniker für Ton und Licht ab 18 Uhr

Was wir nicht brauchen: Geschirr, Besteck und Gläser (Caterer), Garderobe (hat die Halle) und einen DJ, den haben wir schon, er bringt sein Pult mit. Und bitte keine Nebelmaschine, auch keinen Hazer, wegen der Brandmelder.

Liebe Grüße
Finja & Ole`,
    good: {
      attendees: 320,
      days: 1,
      must: [
        needs('table_round', [32, 40]),
        needs(/Bankett/, [250, 320]),
        needs('tablecloth', [32, 50]),
        needs('table_cocktail', 16),
        needs('stage_deck', [12, 12]),
        needs('lectern', 1),
        needs('mic_wireless_handheld', [2, 2]),
        needs(/12\.000/, 1),
        needs(/400 x 230/, 1),
        needs('playback_laptop', 1),
        needs(SPEAKERS, [1, 8]),
        needs('disco_light', [1, 4]),
        needs('uplight', [16, 16]),
        needs('photo_booth', [1, 2]),
        needs('crew_sound', [1, 10]),
        needs('crew_lighting', [1, 10]),
      ],
      should: [needs('stage_steps', [1, 2]), needs('stage_skirt', [6, 20]), needs('transport')],
      allowed: [...LOUD, ...MEETING, ...PLATFORM, ...without(PARTY_LIGHT, ...FOG), 'uplight', 'napkin'],
      offers: without([...PARTY_OFFERS, ...MEETING_OFFERS], 'hazer', 'glassware', 'coat_rail', 'crew_dj'),
      excluded: [...TABLEWARE, ...FOG, ...DECKS, 'coat_rail', 'crew_dj'],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'interpretation_booth', 'beer_table_set'],
      unmetToo: [/stuhl|stühle|bankett|tisch/i],
      title: [/itzehoe|abiball/i, /320/],
    },
  },
  {
    id: 'ho-aw-studiedag-gent',
    language: 'nl',
    catalogue: 'zenne',
    description: `Beste,

Op donderdag 11 en vrijdag 12 maart 2027 houden wij in een abdij bij Gent een studiedag over erfgoed, telkens met zo'n 150 deelnemers in theateropstelling. Graag een prijs voor:

- grote zaal: beamer, fastfold van 4 m, laptop, klikker, plexi spreekgestoelte met zwanenhals, 4 dasspelden voor een panel van vier, 2 handmicro's voor het publiek, geluid
- drie werkgroepzalen van 20 à 25 man: telkens een 65-inch scherm op statief en een flipover
- simultaanvertaling: 1 tolkcabine en 60 ontvangers, Nederlands en Engels
- 12 posterborden
- een AV-technicus, beide dagen

Vriendelijke groet,
Saskia`,
    good: {
      attendees: 150,
      days: 2,
      must: [
        needs('projector', 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', [1, 4]),
        needs(/plexi/, 1),
        needs('mic_wireless_lapel', [4, 4]),
        needs('mic_wireless_handheld', [2, 2]),
        either(needs(['speaker_top', 'speaker_column'], [2, 6]), needs('pa_package', [1, 2])),
        needs(/QM65/, 3),
        needs('flip_chart', 3),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [60, 66]),
        needs('pinboard', 12),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 30]),
      ],
      should: [needs('presentation_clicker', [1, 4]), needs('mic_lectern', 1), needs('transport')],
      allowed: [...MEETING, ...SEATS, 'crew_interpreter'],
      offers: MEETING_OFFERS,
      silly: [...NO_ROOM, 'stage_monitor', 'disco_light', ...FOG],
      title: [/gent|studiedag|erfgoed/i, /150/],
    },
  },
  {
    id: 'ho-aw-buurtbal',
    language: 'nl',
    catalogue: 'zenne',
    description: `Hallo!

Wij organiseren op zaterdag 3 juli ons buurtbal op het plein in Schoten, 250 man verwacht, van 18 u tot 1 u. Wat we zoeken:

feesttent 10 x 15 met vloer
30 biertafelsets
feestset geluid en 1 draadloze handmicro
2 discosets op statief + spiegelbol
6 snoeren prikkabel
2 biertappen en 2 koelkasten
4 mobiele toiletten + 1 rolstoel
aggregaat 20 kVA met verdeelkast en kabels

De toog timmeren we zelf en de buren tappen, dus geen barpersoneel. Onze dj komt met zijn eigen cd-spelers en mixer. Glazen zijn van de brouwer (herbruikbekers). Nadarhekken krijgen we van de gemeente. Rook liever niet!

Merci,
Jef en Anneleen`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs(/Feesttent 10 x 15/, 1),
        needs('marquee_floor', [150, 150]),
        needs('beer_table_set', [30, 30]),
        either(needs(/Feestset/, [1, 2]), needs('speaker_top', [2, 4])),
        needs('mic_wireless_handheld', [1, 1]),
        needs('disco_light', 2),
        needs('mirror_ball', 1),
        needs('festoon', 6),
        needs(/Biertap/, 2),
        needs(/Koelkast/, 2),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        needs(/20 kVA/, 1),
        needs('power_distro', [1, 4]),
      ],
      should: [needs('power_cable', [1, 20]), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...without(PARTY_LIGHT, ...FOG), ...SPEECH, ...MAINS, ...ANY_JOB],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
        'hazer',
        'glassware',
        'bar_unit',
        'crew_bar',
        'crowd_barrier',
        'crew_dj',
      ),
      excluded: [...FOG, ...DECKS, 'bar_unit', 'crew_bar', 'crew_dj', 'glassware', 'crowd_barrier'],
      silly: ['projector', 'lectern', 'flip_chart', 'interpretation_booth', 'line_array', ...STAGES],
      title: [/schoten|buurt/i, /250/],
    },
  },
];
