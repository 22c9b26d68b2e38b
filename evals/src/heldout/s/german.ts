import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, LOUD, PLATFORM } from '../../usual.ts';
import { FOG, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** In German: a school's ball, a wedding, a works meeting, a fire brigade's birthday. */
export const GERMAN: readonly EvalBrief[] = [
  {
    id: 'ho-s-abiball',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Hallo zusammen,

wir sind das Abikomitee vom Schiller-Gymnasium Hameln und planen unseren Abiball am 27. Juni in der Rattenfänger-Halle. Es kommen ungefähr 320 Leute, Eltern und Großeltern mitgezählt. Der letzte Jahrgang war mit euch zufrieden, deshalb schreiben wir zuerst euch.

Das brauchen wir:
- eine Bühne 6 x 4 m, 60 cm hoch, mit Treppe und schwarzer Blende
- 4 Boxen HK Linear 112 und 2 Subs, dazu jemanden für den Ton
- 2 Funkmikrofone und ein Rednerpult für die Rede vom Direktor
- einen Beamer mit 10.000 Lumen und die 4-m-Leinwand für die Babyfotos
- 2 CDJ und das Mischpult dazu
- 12 Akku-Strahler von Astera für die Wände
- die Spiegelkugel
- 20 Stehtische

Tische und Stühle gibt es in der Halle mehr als genug. Der DJ ist Linus aus der 13b, der will aber kein Geld. Einen Laptop mit der Präsentation bringen wir selbst mit. Wegen der Brandmelder darf in der Halle kein Nebel gemacht werden, das hat der Hausmeister dreimal gesagt.

Wir haben etwa 3.000 Euro eingesammelt. Reicht das?

Viele Grüße
Leonie, Can und Mattis`,
    good: {
      attendees: 320,
      days: 1,
      must: [
        needs(/Podest 2 x 1/, 12),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 20]),
        needs(/HK Audio Linear 5 MKII 112/, 4),
        needs('subwoofer', 2),
        needs('crew_sound'),
        needs('mic_wireless_handheld', 2),
        needs('lectern', 1),
        needs(/PU2010/, 1),
        needs(/400 x 225/, 1),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
        needs(/Astera/, 12),
        needs('mirror_ball', 1),
        needs('table_cocktail', 20),
      ],
      should: [needs(/Steckfuß 60/, 48), needs('mixing_console', 1), needs('speaker_stand'), needs('transport')],
      allowed: [...MEETING, ...SHOW],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS, ...SHOW_OFFERS],
      excluded: ['chair', 'table_round', 'table_trestle', 'crew_dj', 'playback_laptop', ...FOG],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'beer_table_set', 'fencing'],
      title: [/hameln|abiball|schiller/i, /320/],
    },
  },
  {
    id: 'ho-s-streuobst-hochzeit',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Liebes Klangwerk-Team,

am Samstag, den 5. September heiraten wir auf der Streuobstwiese meiner Schwiegereltern bei Nürtingen, mit 90 Gästen. Eigentlich wollten wir ganz klein feiern, aber dann hat die Oma die Liste in die Hand bekommen.

Bitte macht uns ein Angebot über zwei Partyzelte 6 x 12 m, 9 runde Tische, 90 Stapelstühle, 8 Stehtische, 10 Lichterketten zu 20 m, 16 Akku-Strahler und 4 Heizpilze. Für die Trauung im Freien hätten wir gern eine kleine Säule von Bose mit einem Ansteckmikrofon für den Redner. Außerdem 2 Toilettenkabinen und das 13-kVA-Aggregat mit einem Verteiler, weil auf der Wiese nichts liegt.

Die Band hat ihr eigenes Licht und bringt auch Schlagzeug und Verstärker mit. Auf einen Tanzboden verzichten wir, barfuß im Gras ist schöner. Um die Theke und den Ausschank kümmert sich der Musikverein.

Herzliche Grüße
Annika und Jonas Weber`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs(/Partyzelt/, 2),
        needs('table_round', 9),
        needs(/Stapelstuhl/, [90, 95]),
        needs('table_cocktail', 8),
        needs('festoon', 10),
        needs(/Astera/, 16),
        needs('patio_heater', 4),
        needs(/Bose/, [1, 1]),
        needs('mic_wireless_lapel', 1),
        needs('toilet', 2),
        needs(/Geko/, 1),
        needs('power_distro', 1),
      ],
      should: [needs('transport'), needs('power_cable')],
      allowed: [...OUTDOORS, ...BAND, 'mic_wireless_handheld'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: [
        'moving_head',
        'profile_spot',
        'lighting_package',
        'stage_wash',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'dance_floor',
        'bar_unit',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'led_wall', 'flip_chart', 'choir_riser'],
      title: [/nürtingen|hochzeit|annika|streuobst/i, /90/],
    },
  },
  {
    id: 'ho-s-betriebsversammlung',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Sehr geehrte Damen und Herren,

im Auftrag unserer Geschäftsführung bitte ich um ein Angebot für die Betriebsversammlung am Mittwoch, 18. November, 13 bis 16 Uhr, in Werkhalle 4, Zwickau. Erwartet werden 450 Beschäftigte.

Benötigt werden:
1. Podium 8 x 3 m, Höhe 1 m, zwei Treppen, Geländer hinten (8 m), Blende vorn
2. Rednerpult mit Schwanenhalsmikrofon, vier Headsets, drei Handmikrofone für Fragen
3. Beschallung mit 8 Line-Array-Elementen RCF HDL 20 und 2 Subwoofern, ein Tontechniker
4. LED-Wand innen, 6 x 3 m, mit Prozessor, ein Videotechniker
5. Bühnenlicht in einfacher Ausführung, z. B. das kleine Lichtset
6. eine Dolmetscherkabine und 60 Empfänger für unsere polnischen Kolleginnen und Kollegen
7. vier Helfer für Auf- und Abbau

Zur Information: 450 Stühle stehen aus der Kantine bereit. Eine Aufzeichnung oder Übertragung findet auf Wunsch des Betriebsrats nicht statt. Den Strom legt unsere Betriebselektrik bis an die Bühne, 63 A, ein Aggregat ist also nicht nötig. Den Zuspielrechner bringt die Unternehmenskommunikation mit.

Mit freundlichen Grüßen
i. A. Sabine Quandt, Assistenz der Geschäftsführung`,
    good: {
      attendees: 450,
      days: 1,
      must: [
        needs(/Podest 2 x 1/, 12),
        needs('stage_steps', 2),
        needs('stage_handrail', [4, 5]),
        needs('stage_skirt', [8, 16]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_headset', 4),
        needs('mic_wireless_handheld', 3),
        needs(/HDL 20/, 8),
        needs('subwoofer', 2),
        needs('crew_sound'),
        needs(/Absen/, 18),
        needs('video_processor', 1),
        needs('crew_video'),
        either(needs('lighting_package', 1), needs('stage_wash', [4, 24])),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', 60),
        needs('crew_stagehand'),
      ],
      should: [needs(/Steckfuß 100/, 48), needs('mixing_console', 1), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, ...LOUD, 'hoist', 'truss', 'truss_base', 'crew_lighting', 'lighting_console'],
      offers: MEETING_OFFERS,
      excluded: [
        'chair',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'video_recorder',
        'audio_recorder',
        'generator',
        'playback_laptop',
      ],
      silly: ['toilet', 'marquee', 'dance_floor', 'mirror_ball', 'beer_table_set', 'bar_unit', 'patio_heater'],
      title: [/zwickau|betriebsversammlung|werkhalle/i, /450/],
    },
  },
  {
    id: 'ho-s-feuerwehr-125',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Servus,

die Freiwillige Feuerwehr Oberpframmern wird 125 Jahre alt und das feiern wir am Samstag, 11. Juli am Sportplatz mit rund 800 Besuchern, abends spielt eine Partyband.

Schickt uns doch bitte einen Preis für die Rundbogenbühne, 60 Bierzeltgarnituren, 12 Line-Array-Elemente HDL 20 mit 6 Subs RCF 9004, 6 Monitore, das M32 mit zwei Stageboxen, 6 SM58, Abnahme für Schlagzeug (Bassdrum und Toms), 6 DI-Boxen und 10 Galgenstative, 12 LED-PAR, 8 Robe LEDWash, Pult QuickQ, Hazer, ein Tonler und ein Lichtler. Strom: das große Aggregat mit 60 kVA, 200 Liter Diesel, zwei 63er-Verteiler, zwanzig Kabelbrücken. Dann noch 10 Toilettenkabinen, 60 Absperrgitter und 12 Funkgeräte.

Gruß Toni Huber, 2. Kommandant`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs('beer_table_set', 60),
        needs(/HDL 20/, 12),
        needs(/9004/, 6),
        needs('stage_monitor', 6),
        needs(/M32 Live/, 1),
        needs('stagebox', 2),
        needs(/SM58/, 6),
        needs(/Beta 52/, [1, 2]),
        needs(/e 904/, [2, 4]),
        needs('di_box', 6),
        needs('mic_stand', 10),
        needs(/ROOT PAR|FLAT PRO/, 12),
        needs(/LEDWash/, 8),
        needs(/QuickQ/, 1),
        needs('hazer', 1),
        needs('crew_sound'),
        needs('crew_lighting'),
        needs(/Pramac/, 1),
        needs('fuel', 200),
        needs(/63 A auf/, 2),
        needs('cable_ramp', 20),
        needs('toilet', 10),
        needs('crowd_barrier', 60),
        needs('two_way_radio', 12),
      ],
      should: [needs('transport'), needs('power_cable')],
      allowed: [...SHOW, ...OUTDOORS],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS],
      silly: ['lectern', 'projector', 'flip_chart', 'table_round', 'interpretation_booth', 'choir_riser'],
      title: [/oberpframmern|feuerwehr|125/i, /800/],
    },
  },
];
