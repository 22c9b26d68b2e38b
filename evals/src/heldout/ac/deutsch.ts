import { type EvalBrief, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  FOG,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW_OFFERS,
} from '../usual.ts';
import { TOPS, WIRED } from './common.ts';

/** German: a fire brigade, a Christmas party, a barn wedding, a congress of doctors. */
export const DEUTSCH: readonly EvalBrief[] = [
  {
    id: 'ho-ac-feuerwehr',
    language: 'de',
    catalogue: 'isarhang',
    description: `Sehr geehrte Damen und Herren,

unsere Freiwillige Feuerwehr in Otterfing wird heuer 150 Jahre alt. Am Samstag, 17. Juli, gibt es auf dem Festplatz einen Abend mit Blasmusik und anschließend einer Partyband, gerechnet wird mit 320 Besuchern.

Wir bitten um ein Angebot über:
- das große Zelt (10 x 20) mit Boden auf der ganzen Fläche
- Bühne 6 x 4 m, 80 cm hoch, mit Aufgang und Absturzsicherung hinten
- Bühnenlicht-Paket, zweimal
- 10 Girlanden
- 6 WC-Kabinen, davon eine barrierefrei
- 60 Sperrgitter
- 30 Stehtische, also die hohen Bistrotische

Beschallung einschließlich Tontechniker bringt die Partyband mit und lässt die Blaskapelle darüber spielen. Biertischgarnituren stellt die Brauerei, ebenso den Ausschank und die Kühlung. Strom kommt vom Gerätehaus, ein Aggregat hätten wir zur Not selber. Handfunkgeräte haben wir logischerweise genug, Feuerlöscher auch.

Auf- und Abbauhelfer stellt der Verein, bitte also nur einen Verantwortlichen einplanen, wenn überhaupt.

Mit kameradschaftlichen Grüßen
Korbinian Estner, Festausschuss`,
    good: {
      attendees: 320,
      days: 1,
      must: [
        needs(/Zelt 10 x 20/, 1),
        needs('marquee_floor', [200, 200]),
        needs('stage_deck', 12),
        needs('stage_steps', [1, 2]),
        needs('stage_handrail', [3, 7]),
        needs('lighting_package', 2),
        needs('festoon', 10),
        needs('toilet', [5, 6]),
        needs('toilet_accessible', 1),
        needs('crowd_barrier', 60),
        needs('table_cocktail', 30),
      ],
      should: [needs(/Steckbeine 80/, 12), needs('transport')],
      allowed: [
        ...without(OUTDOORS, 'generator', 'fuel', 'two_way_radio', 'fire_extinguisher', 'crew_stagehand'),
        ...PLATFORM,
        ...STAGE_LIGHT,
        'crew_technician',
      ],
      offers: without([...OUTDOORS_OFFERS, ...PARTY_OFFERS], 'beer_table_set', 'bar_unit', 'refrigeration', 'crew_bar'),
      excluded: [
        ...SPEAKERS,
        'stage_monitor',
        'mixing_console',
        'crew_sound',
        'beer_table_set',
        'bar_unit',
        'refrigeration',
        'generator',
        'two_way_radio',
        'fire_extinguisher',
        'crew_stagehand',
      ],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'registration_desk'],
      title: [/otterfing|feuerwehr/i, /320/],
    },
  },
  {
    id: 'ho-ac-weihnachtsfeier',
    language: 'de',
    catalogue: 'isarhang',
    description: `Hallo zusammen,

für unsere Weihnachtsfeier am 10. Dezember in der Lagerhalle in Garching (Logistikfirma, 130 Leute) hätte ich gern von euch:

13 runde Bankettische mit Tischdecken, 130 gepolsterte Stühle
Tanz-Paket und zwei Partylicht-Bars, dazu die Diskokugel
24 Akku-Scheinwerfer in Rot und Gold
1 Funkmikro für die Chefin
zwei Warmluftgebläse, die Halle ist ein Eisschrank
3 Garderoben
10 Bistrotische mit Hussen fürs Ankommen
4 Clubsessel

Könnt ihr das bis Mittag stehen haben? Abbau wäre am 11. in der Früh.

Viele Grüße
Jana vom Empfang`,
    good: {
      attendees: 130,
      days: 1,
      must: [
        needs('table_round', 13),
        needs(/Tischdecke weiß, rund/, 13),
        needs(/Stuhl gepolstert/, 130),
        needs(/Tanz-Paket/, 1),
        needs('disco_light', 2),
        needs('mirror_ball', 1),
        needs(/Akku-Scheinwerfer/, 24),
        needs('mic_wireless_handheld', 1),
        needs('space_heater', 2),
        needs('coat_rail', 3),
        needs('table_cocktail', 10),
        needs(/Husse für/, 10),
        needs('armchair', 4),
      ],
      should: [needs('transport')],
      allowed: [...LOUD, ...ANY_JOB, 'fuel', 'mic_wired'],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS, 'stage_deck', 'stage_steps', 'floodlight', 'stage_leg'],
      silly: ['toilet', 'marquee', 'projector', 'crowd_barrier', 'line_array', 'parasol', 'choir_riser'],
      title: [/garching|weihnacht/i, /130/],
    },
  },
  {
    id: 'ho-ac-scheunenhochzeit',
    language: 'de',
    catalogue: 'foerde',
    description: `Moin,

wir heiraten am 28. August in einer Scheune bei Kappeln, 88 Gäste, und ich sitze gerade über dem Formular auf eurer Seite. Da passt aber nicht alles rein, deshalb so:

Möbel: 11 runde Tische zu 8 Personen (150 cm), Tischdecken dazu. Stühle hat die Scheune, schöne alte aus Holz.
Geschirr: 88 Gedecke flache Teller, Besteck, Wein-, Sekt- und Wassergläser. Stoffservietten näht meine Tante.
Technik: Disco-Set mit Bässen und ein Tanzlicht-Set, Uplights 16 Stück, 10 Lichterketten. Einen DJ haben wir (mein Bruder, bringt nur seinen Controller mit, keine Boxen). Keine Nebelmaschine und keinen Hazer, ist ja alles Stroh!
Sonst: Fotobox, 2 Kühlschränke, Tanzparkett 5 x 5 m. Toiletten sind im Hof, Strom auch. Einen Tresen zimmert der Bräutigam.
Servicepersonal? Wollte ich erst, jetzt machen es die Landfrauen.

Liebe Grüße, Wiebke`,
    good: {
      attendees: 88,
      days: 1,
      must: [
        needs(/rund, 150/, 11),
        needs('tablecloth', 11),
        needs('crockery', 88),
        needs('cutlery', 88),
        needs(/Glas, Wein/, 88),
        needs(/Glas, Sekt/, 88),
        needs(/Glas, Wasser/, 88),
        needs(/Disco-Set/, 1),
        needs('disco_light', 1),
        needs('uplight', 16),
        needs('festoon', 10),
        needs('photo_booth', 1),
        needs('refrigeration', 2),
        needs('dance_floor', 25),
      ],
      should: [needs('transport')],
      allowed: [...LOUD, ...without(ANY_JOB, 'crew_project_manager'), ...RADIO_MICS],
      offers: without(
        [...PARTY_OFFERS, ...OUTDOORS_OFFERS],
        ...FOG,
        ...LOOS,
        ...SEATS,
        'bar_unit',
        'napkin',
        'crew_dj',
        'crew_waiter',
      ),
      excluded: [...SEATS, 'napkin', 'crew_dj', ...FOG, ...LOOS, 'generator', /^Tresen, 2 m/, 'crew_waiter'],
      silly: ['projector', 'lectern', 'marquee', 'crowd_barrier', 'line_array', 'stage_monitor', 'led_wall'],
      title: [/kappeln|hochzeit|scheune/i, /88/],
    },
  },
  {
    id: 'ho-ac-aerztekongress',
    language: 'de',
    catalogue: 'foerde',
    description: `Anfrage über das Kontaktformular

Veranstaltung: Norddeutsche Pneumologie-Tage
Zeitraum: 23.–24. September, 2 Tage
Ort: Kulturspeicher Flensburg
Teilnehmer: 260
Bestuhlung: 260 Reihenstühle anthrazit, verkettet
Bühne: 8 x 3 m, Höhe 40 cm, Treppe, Rollstuhlrampe, schwarze Blende
Rednerpult: Acryl
Bild: Laserbeamer 12.000 lm mit 4-m-Leinwand (Rahmen); Laptop + Klicker. Industrieausstellung: 5 Monitore 65 Zoll
Ton: wird vom Haus gestellt (Anlage, Mikrofone, Tonmeister)
Licht: Bühnenlicht-Set. Bedienung durch Haustechnik
Posterausstellung: 20 Stellwände
Aufzeichnung/Stream: entfällt nach Rücksprache mit dem Vorstand
Dolmetscher: entfällt
Foyer: 25 Stehtische, 1 Empfangstresen, 4 Garderoben. Kaffeegeschirr über Caterer
Personal: 1 Videotechniker an beiden Tagen
Internet: vorhanden`,
    good: {
      attendees: 260,
      days: 2,
      must: [
        needs(/Stuhl, Reihe/, 260),
        needs('stage_deck', 12),
        needs('stage_steps', [1, 2]),
        needs('stage_ramp', 1),
        needs('lectern', 1),
        needs(/12\.000/, 1),
        needs(/400 x 230/, 1),
        needs('playback_laptop', [1, 6]),
        needs('presentation_clicker', 1),
        needs('display', 5),
        needs('lighting_package', 1),
        needs('pinboard', 20),
        needs('table_cocktail', 25),
        needs('registration_desk', 1),
        needs('coat_rail', 4),
        needs('crew_video', [1, 20]),
      ],
      should: [needs('stage_skirt', [8, 22]), needs(/Steckfüße 40/, 12), needs('transport')],
      allowed: [...without(MEETING, ...SPEECH, 'mic_lectern'), ...PLATFORM, ...without(STAGE_LIGHT, 'crew_lighting')],
      offers: without(MEETING_OFFERS, ...RADIO_MICS, 'camera', 'streaming_encoder', 'crew_camera', 'network'),
      excluded: [
        ...TOPS,
        'subwoofer',
        ...RADIO_MICS,
        ...WIRED,
        'mixing_console',
        'crew_sound',
        'crew_lighting',
        'camera',
        /Tasse/,
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'table_round', 'crowd_barrier'],
      title: [/flensburg|pneumo/i, /260/],
    },
  },
];
