import { type EvalBrief, either, needs } from '../../expectation.ts';
import { PLATFORM, RADIO_MICS, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { FOG, LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** A bank's delegates, a fire brigade's summer fete, a members' meeting that votes. */
export const GERMAN_DUTCH: readonly EvalBrief[] = [
  {
    id: 'ho-bc-vertreterversammlung',
    language: 'de',
    catalogue: 'foerde',
    description: `Sehr geehrte Damen und Herren,

für unsere Vertreterversammlung am Donnerstag, 12. Juni, in der Stadthalle Eckernförde bitten wir um ein Angebot. Wir rechnen mit 250 Personen in Reihenbestuhlung.

- 250 Stühle, verkettbar
- Bühne 6 x 3 m, 40 cm hoch, mit Treppe und schwarzer Blende
- Rednerpult
- 3 Funkmikrofone (Hand), 2 Ansteckmikrofone
- Beschallung des Saals
- Beamer mit 12.000 Lumen, Leinwand 4 m, Laptop
- 2 Empfangstresen
- 20 Stehtische für den anschließenden Imbiss
- Techniker für Ton und Video während der Veranstaltung

Aufbau ab 8 Uhr am selben Tag.

Mit freundlichen Grüßen
Vorstandssekretariat`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs(/verkettbar/, [250, 250]),
        needs('stage_deck', [9, 9]),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 18]),
        needs('lectern', 1),
        needs('mic_wireless_handheld', 3),
        needs('mic_wireless_lapel', 2),
        needs(SPEAKERS, [1, 12]),
        needs(/12\.000/, 1),
        needs(/400 x 230/, 1),
        needs('playback_laptop', 1),
        needs('registration_desk', 2),
        needs('table_cocktail', 20),
        needs(['crew_sound', 'crew_video', 'crew_technician'], [1, 40]),
      ],
      should: [needs(/40 cm, 4er/, 9), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT, 'line_array', 'subwoofer'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'beer_table_set', 'disco_light', ...FOG],
      title: [/eckernf|vertreter/i, /250/],
    },
  },
  {
    id: 'ho-bc-feuerwehr-sommerfest',
    language: 'de',
    catalogue: 'isarhang',
    description: `Servus beinand,

unsere Feuerwehr feiert am Samstag, 18. Juli, Sommerfest auf der Wiese hinterm Gerätehaus, rund 300 Leute.

Wir bräuchten das Zelt 10 x 20 m, 40 Biertischgarnituren, 3 Ausschänke, 4 Kühlschränke, 100 m Lichtgirlande, 10 Mülltonnen und 6 Feuerlöscher.

Die Blaskapelle spielt ohne Verstärker, eine Tonanlage braucht's also nicht. Toiletten sind im Gerätehaus genug da. Den Strom holen wir auch von dort, bitte kein Aggregat.

Vergelt's Gott, Korbinian`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs(/10 x 20/, 1),
        needs('beer_table_set', 40),
        needs('bar_unit', 3),
        needs('refrigeration', 4),
        needs('festoon', 5),
        needs('waste_bin', 10),
        needs('fire_extinguisher', 6),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, 'marquee_floor'], 'generator', 'fuel'),
      offers: without([...OUTDOORS_OFFERS, ...PARTY_OFFERS], ...LOOS),
      excluded: [...SPEAKERS, 'mixing_console', 'crew_sound', ...LOOS, 'generator'],
      silly: ['projector', 'lectern', 'moving_head', 'registration_desk', ...FOG],
      title: [/feuerwehr|sommerfest/i, /300/],
    },
  },
  {
    id: 'ho-bc-ledenvergadering',
    language: 'nl',
    catalogue: 'zenne',
    description: `Beste,

Voor onze algemene ledenvergadering op zaterdag 25 april in een sporthal in Vilvoorde zoeken wij materiaal voor 150 leden:

- 150 koppelbare congresstoelen
- podium van 6 x 3 m, 40 cm hoog, met trap
- spreekgestoelte in plexi
- 5 discussieposten voor het bestuur
- 2 draadloze handmicro's voor de zaal, met geluidsinstallatie
- beamer en scherm van 4 meter, laptop
- 150 stemkastjes
- 1 onthaalbalie
- een technicus van 9 tot 17 uur

Met vriendelijke groeten,
Griet Van Aerschot`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs('mic_conference', 5),
        needs(/Congresstoel/, [150, 150]),
        needs('stage_deck', [9, 9]),
        needs('stage_steps', [1, 2]),
        needs(/plexi/, 1),
        needs('mic_wireless_handheld', [1, 2]),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 6])),
        needs('projector', 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', [1, 2]),
        needs('voting_system', 150),
        needs('registration_desk', 1),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 24]),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, ...PLATFORM],
      offers: [...MEETING_OFFERS, ...RADIO_MICS, 'table_trestle', 'carpet'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'line_array', 'disco_light', ...FOG],
      title: [/vilvoorde|ledenvergadering|vergadering/i, /150/],
    },
  },
];
