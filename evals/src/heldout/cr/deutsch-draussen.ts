import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { BAND, LOUD, PLATFORM, SITE_POWER, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

const DORFFEST_OFF: readonly Selector[] = [
  'marquee',
  'bar_unit',
  'refrigeration',
  'glassware',
  'generator',
  'power_distro',
  'waste_bin',
];
const SCHEUNE_OFF: readonly Selector[] = [
  'crockery',
  'cutlery',
  'glassware',
  'napkin',
  ...SPEAKERS,
  'mixing_console',
  'mic_wireless_handheld',
  'mic_wired',
  'stage_wash',
  'lighting_package',
  'disco_light',
  'moving_head',
  'generator',
  'photo_booth',
];

/** In German, under the sky and in a barn. */
export const DEUTSCH_DRAUSSEN: readonly EvalBrief[] = [
  {
    id: 'ho-cr-dorffest',
    language: 'de',
    catalogue: 'werra',
    description: `Telefonnotiz, 14.4., 9:20 Uhr
Herr Schaub, Ortsvorsteher Niederhone

Dorffest auf dem Anger, Sa 21. und So 22. August, etwa 500 Leute am Tag.

Möchte von uns:
- Anhängerbühne mit Dach, steht beide Tage
- Bühnenlicht für den Samstagabend
- Beschallung: Samstag Coverband (5 Leute), Sonntag Blaskapelle. 4 Monitore dazu
- Tontechniker an beiden Tagen
- 50 Bierzeltgarnituren
- 6 WC-Kabinen, dazu 1 rollstuhlgerechte
- 10 Lichterketten
- 1 Hüpfburg

Braucht er nicht: Zelt kommt von der Feuerwehr. Theke, Kühlschränke und Gläser bringt alles die Brauerei mit. Strom legt der Bauhof, die stellen auch die Verteilerkästen, also kein Aggregat. Mülltonnen kommen von der Stadt.

Anlieferung Freitagnachmittag. Er hätte den Preis gern bis Montag, da ist Ortsbeirat.`,
    good: {
      attendees: 500,
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs(['lighting_package', 'stage_wash', 'profile_spot'], [1, 32]),
        needs(SPEAKERS, [2, 24]),
        needs('stage_monitor', 4),
        needs('crew_sound', [1, 4]),
        needs('beer_table_set', 50),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs('festoon', 10),
        needs('inflatable', 1),
      ],
      should: [needs('mic_wired', [1, 12]), needs('transport')],
      allowed: without([...OUTDOORS, ...BAND, ...STAGE_LIGHT, 'mic_wireless_handheld'], ...DORFFEST_OFF),
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'hazer', 'moving_head'], ...DORFFEST_OFF, 'backline'),
      excluded: DORFFEST_OFF,
      silly: ['projector', 'dance_floor', 'lectern', 'interpretation_booth', 'table_round', 'mic_conference'],
      title: [/dorffest|niederhone|anger/i, /500/],
    },
  },
  {
    id: 'ho-cr-firmenlauf',
    language: 'de',
    catalogue: 'werra',
    description: `Moin Jens, hier wie besprochen die Liste für den Firmenlauf. Mittwoch 9. Juni, Start und Ziel am Marktplatz, 1.200 Läufer, los gehts 18 Uhr, Siegerehrung gegen 20:30.

150 Absperrgitter
10 Faltpavillons
Ton für Start/Ziel, 1 Handfunke und 1 Kopfbügel für den Moderator
Techniker dazu, 15 bis 21 Uhr
Podest 4 x 2 m für die Siegerehrung, 40 hoch, mit Treppe
14 WC-Kabinen
20 Bierzeltgarnituren
20 Mülltonnen
15 Funkgeräte
6 Flutlichter, weil der Abbau im Dunkeln ist
20-kVA-Aggregat mit Kabeln und Verteilern
20 Kabelbrücken

und falls ihr so was habt: einen aufblasbaren Startbogen

Aufbau Mittwoch ab 8, Platz muss um Mitternacht leer sein. Danke dir! Steffi`,
    good: {
      attendees: 1200,
      days: 1,
      must: [
        needs('crowd_barrier', 150),
        needs('gazebo', 10),
        needs(SPEAKERS, [1, 16]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('mic_headset', 1),
        needs(['crew_technician', 'crew_sound'], [1, 16]),
        needs('stage_deck', 4),
        needs('stage_steps', [1, 2]),
        needs('toilet', 14),
        needs('beer_table_set', 20),
        needs('waste_bin', 20),
        needs('two_way_radio', 15),
        needs('floodlight', 6),
        needs(/20 kVA/, 1),
        needs('power_cable', [1, 40]),
        needs('power_distro', [1, 8]),
        needs('cable_ramp', 20),
      ],
      should: [needs(/Steckfüße 40/, 4), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM],
      offers: [...OUTDOORS_OFFERS, 'carpet', 'led_wall', 'marquee', 'drape'],
      unmet: [/bogen/i],
      silly: ['projector', 'dance_floor', 'hazer', 'lectern', 'table_round', 'disco_light', 'ceremony_arch'],
      title: [/firmenlauf|marktplatz|lauf/i, /1[., ]?200/],
    },
  },
  {
    id: 'ho-cr-scheunenhochzeit',
    language: 'de',
    catalogue: 'werra',
    description: `---------- Weitergeleitete Nachricht ----------
Von: Miriam Sandrock
Betreff: Fwd: Hochzeit 4. September - Liste!!

Hallo, mein Bruder hat mir eure Adresse gegeben. Könnt ihr uns das hier anbieten? Es geht um Samstag, 4. September, wir sind 96 Gäste. Ort ist die Feldscheune von Svens Eltern. LG Miriam

> Hi Miri,
> hier, was wir ausleihen müssten, hab gestern nochmal alles durchgezählt:
> 12 runde Tische für je 8, mit runden weißen Tischdecken
> 96 weiße Klappstühle
> Traubogen für draußen
> Tanzboden 5 x 5 m
> 8 Lichterketten
> 4 Heizpilze, abends wirds kalt
> den Toilettenwagen
> 1 Theke
>
> Nicht nötig: Geschirr, Besteck, Gläser und Stoffservietten, das macht alles der Caterer. Die Band hat ihre eigene Anlage samt Mikros und bringt auch ihr Licht mit, für die Reden leihen sie uns ein Mikro. Strom ist in der Scheune genug, Papa will da kein Aggregat stehen haben. Und die Fotobox hat Jule schon woanders gebucht, als Geschenk.
>
> Kuss, Sven`,
    good: {
      attendees: 96,
      days: 1,
      must: [
        needs(/Tisch rund 150/, 12),
        needs(/Tischdecke rund/, 12),
        needs(/Klappstuhl weiß/, 96),
        needs('ceremony_arch', 1),
        needs('dance_floor', 25),
        needs('festoon', 8),
        needs('patio_heater', 4),
        needs('toilet_trailer', 1),
        needs('bar_unit', 1),
      ],
      should: [needs('transport')],
      allowed: without([...SITE_POWER, ...ANY_JOB, 'waste_bin', 'hand_wash'], ...SCHEUNE_OFF),
      offers: without(
        [...PARTY_OFFERS, 'floodlight', 'gazebo', 'toilet_accessible', 'beer_table_set', 'space_heater'],
        ...SCHEUNE_OFF,
        'crew_dj',
      ),
      excluded: SCHEUNE_OFF,
      silly: ['projector', 'lectern', 'crowd_barrier', 'interpretation_booth', 'crew_sound', 'stage_monitor'],
      title: [/hochzeit|scheune|sandrock|miriam/i, /96/],
    },
  },
];
