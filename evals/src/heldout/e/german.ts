import { type EvalBrief, either, needs } from '../../expectation.ts';
import { SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

export const GERMAN: readonly EvalBrief[] = [
  {
    id: 'ho-e-hauptversammlung',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Guten Tag,

unser Sportverein hält am Freitag, 20. März um 19 Uhr seine Jahreshauptversammlung in der Turnhalle in Lippstadt ab. Wir rechnen mit 200 Mitgliedern und bitten um ein Angebot für:

- Tonanlage für die Halle
- Rednerpult mit Mikrofon
- 2 Funkmikrofone für Wortmeldungen
- Beamer mit Leinwand 4 m
- Laptop und Presenter
- 200 Stühle
- einen Techniker für den Abend

Keine Tische nötig, es wird nur in Reihen bestuhlt. Eine Bühne ist vorhanden. Licht brauchen wir nicht.

Mit sportlichen Grüßen
Ralf Terhorst, 2. Vorsitzender`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(SPEAKERS, [1, 8]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [1, 2]),
        needs('projector', 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        needs('chair', [200, 200]),
        needs(['crew_sound', 'crew_video', 'crew_technician'], [1, 2]),
      ],
      should: [either(needs('mixing_console', 1), needs('pa_package')), needs('transport')],
      allowed: MEETING,
      offers: MEETING_OFFERS,
      excluded: [
        'table_round',
        'table_trestle',
        'table_cocktail',
        'beer_table_set',
        'stage_deck',
        'mobile_stage',
        'lighting',
        'crew_lighting',
      ],
      silly: ['subwoofer', 'line_array', 'generator', 'dance_floor', 'marquee', 'toilet', 'stage_monitor'],
      title: [/lippstadt/i, /200/],
    },
  },
  {
    id: 'ho-e-stadtfest',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Stadtfest Warendorf, Samstag, 5. September, 14 bis 24 Uhr, Marktplatz, ca. 2.000 Besucher über den Tag

Wir bitten um ein Angebot für

1. Rundbogenbühne 8 x 6 m
2. Beschallung mit Line-Array (8 Elemente) und 4 Subs
3. 6 Bühnenmonitore
4. Mischpult mit Stagebox
5. Mikrofonie für drei Bands nacheinander
6. 2 Funkmikrofone für die Moderation
7. Bühnenlicht mit Lichtpult
8. Ton- und Lichttechniker
9. 40 Absperrgitter
10. 40 Bierzeltgarnituren
11. 8 Faltpavillons
12. 6 Handfunkgeräte

Die Bands bringen ihre Instrumente und Verstärker mit. Strom ist am Marktplatz vorhanden, ein Aggregat wird nicht benötigt. Die Toiletten stellt die Stadt.

Stadtmarketing Warendorf, Frau Eickholt`,
    good: {
      attendees: 2000,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs('line_array', 8),
        needs('subwoofer', 4),
        needs('stage_monitor', 6),
        needs('mixing_console', [1, 2]),
        needs('stagebox', [1, 2]),
        needs(['mic_wired', 'mic_instrument'], [5, 30]),
        needs('mic_wireless_handheld', [2, 2]),
        needs(['stage_wash', 'moving_head', 'profile_spot', 'lighting_package'], [1, 40]),
        either(needs('lighting_console', 1), needs('lighting_package')),
        needs('crew_sound', [1, 2]),
        needs('crew_lighting', [1, 2]),
        needs('crowd_barrier', 40),
        needs('beer_table_set', 40),
        needs('gazebo', 8),
        needs('two_way_radio', 6),
      ],
      should: [needs('mic_stand'), needs('di_box'), needs('power_distro'), needs('crew_stagehand'), needs('transport')],
      allowed: [...SHOW, ...OUTDOORS],
      offers: [...SHOW_OFFERS.filter((each) => each !== 'backline'), ...OUTDOORS_OFFERS],
      excluded: ['drum_kit', 'guitar_amp', 'bass_amp', 'keyboard', 'generator', 'toilet'],
      silly: ['dance_floor', 'projector', 'lectern', 'table_round', 'marquee', 'interpretation_booth'],
      title: [/warendorf/i, /2[.,\s]?000/],
    },
  },
  {
    id: 'ho-e-gospelkonzert',
    language: 'de',
    catalogue: 'klangwerk',
    description:
      'Liebes Team, unser Gospelchor gibt am Sonntag, 29. November um 17 Uhr ein Adventskonzert in der Christuskirche in Detmold, erwartet werden etwa 300 Zuhörer. Wir sind 36 Sängerinnen und Sänger, dazu E-Piano, Cajon und E-Bass. Bitte bietet uns an: 3 Chorpodeste, 2 Paar Kondensatormikrofone für den Chor, 3 Funkmikrofone für die Solisten, ein Stagepiano, 4 Monitore, Mischpult, Lautsprecher für das Kirchenschiff, 8 LED-Scheinwerfer für den Altarraum und einen Tontechniker. Aufbau ab 12 Uhr. Herzliche Grüße, Birte Asmussen',
    good: {
      attendees: [300, 336],
      days: 1,
      must: [
        needs('choir_riser', 3),
        needs(/NT5/, [2, 2]),
        needs('mic_wireless_handheld', 3),
        needs('keyboard', 1),
        needs('stage_monitor', 4),
        needs('mixing_console', 1),
        needs(SPEAKERS, [2, 8]),
        needs(['stage_wash', 'uplight'], 8),
        needs('crew_sound', [1, 2]),
      ],
      should: [needs('mic_stand'), needs('di_box'), needs('transport')],
      allowed: [...SHOW.filter((each) => each !== 'hazer'), 'uplight', 'bass_amp'],
      offers: [
        ...SHOW_OFFERS,
        'music_stand',
        'induction_loop',
        'hazer',
        'audio_recorder',
        'bass_amp',
        'in_ear_monitor',
        'mic_headset',
      ],
      silly: ['generator', 'marquee', 'toilet', 'projector', 'dance_floor', 'crowd_barrier', 'disco_light'],
      title: [/detmold/i, /300/],
    },
  },
  {
    id: 'ho-e-hausmesse',
    language: 'de',
    catalogue: 'demo',
    description: `Sehr geehrte Damen und Herren,

am 16. und 17. Oktober veranstalten wir in unserer Lagerhalle in Osnabrück eine Hausmesse mit 18 Ausstellern und rund 400 Besuchern. Wir benötigen an beiden Tagen:

18 Messestände 3 x 2 m
18 Stehtische
36 Barhocker
2 Empfangstheken
6 Bildschirme 55 Zoll mit Ständer
200 m² Teppichboden
10 Kundenstopper
eine Tonanlage mit Funkmikrofon für die Begrüßung
Verlängerungskabel für die Stände

WLAN ist in der Halle vorhanden. Um Essen und Getränke kümmert sich ein Caterer. Stühle haben wir selbst.

Bitte mit Lieferung und Aufbau.

Mit freundlichen Grüßen
Torsten Wübker`,
    good: {
      attendees: 400,
      days: 2,
      must: [
        needs('exhibition_stand', 18),
        needs('table_cocktail', 18),
        needs('bar_stool', 36),
        needs('registration_desk', 2),
        needs(/55in Display/, 6),
        needs('display_stand', 6),
        needs('carpet', [200, 200]),
        needs('signage', 10),
        needs(SPEAKERS, [1, 6]),
        either(needs('mic_wireless_handheld', 1), needs('pa_package')),
        needs('power_cable', [5, 40]),
        needs('delivery', [1, 3]),
      ],
      should: [needs('crew_stagehand')],
      allowed: [...SPEECH, ...ANY_JOB, 'crew_electrician', 'video_cable'],
      offers: [
        ...MEETING_OFFERS,
        'carpet',
        'stanchion',
        'waste_bin',
        'crew_steward',
        'floodlight',
        'table_trestle',
        'sofa',
        'armchair',
        'crew_electrician',
        'playback_laptop',
        'power_distro',
        ...STAGE_LIGHT,
      ],
      excluded: ['network', 'cooking', 'serving', 'hot_drinks', 'chair', 'chair_banquet'],
      silly: ['subwoofer', 'dance_floor', 'marquee', 'disco_light', 'generator', 'line_array', 'stage_monitor'],
      title: [/osnabrück/i, /400|18/],
    },
  },
];
