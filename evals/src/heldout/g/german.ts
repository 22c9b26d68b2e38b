import { type EvalBrief, needs } from '../../expectation.ts';
import { BAND } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** Germany: a brass band's mail, an unconference's issue, a town's schedule. */
export const GERMAN: readonly EvalBrief[] = [
  {
    id: 'ho-g-musikverein',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Servus beinand,

zum 125-jährigen vom Musikverein Oberdorf machen wir am Samstag, 27. Juni ein Jubiläumskonzert im Pausenhof, 400 Besucher. Das Zelt stellt die Brauerei samt Bierzeltgarnituren und Ausschank, und Klohäusl hat's in der Schule genug.

Von euch bräuchten wir bitte:
ein Podest 10 x 6 m, 40 cm hoch, mit zwei Treppen
30 Notenpulte (die guten, unsere klappern)
Beschallung für 400 Leute, ein kleiner Festvortrag und danach Blasmusik, also keine Rockanlage mit Bassboxen
2 Funkmikros für die Ansager, 2 Paar Kleinmembraner für Flöten und Klarinetten, 6 Galgenstative
einen Tontechniker
dazu 4 Stromkabel 32 A und zwei Verteiler 32 auf Schuko

Stühle für die Musikanten bringen wir aus dem Probenheim mit. Licht bleibt heuer weg, wir spielen um drei am Nachmittag.

Pfiat eich, der Sepp (2. Vorstand)`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs(/Podest 2 x 1/, 30),
        needs('stage_steps', 2),
        needs('music_stand', 30),
        needs(['speaker_top', 'speaker_column', 'line_array'], [2, 12]),
        needs('mic_wireless_handheld', 2),
        needs(/NT5/, 2),
        needs('mic_stand', [6, 8]),
        needs('crew_sound', 1),
      ],
      should: [
        needs(/Steckfuß 40/, [60, 160]),
        needs(/CEE 32/, 4),
        needs('power_distro', 2),
        needs('mixing_console', 1),
        needs('transport'),
      ],
      allowed: [...without(BAND, 'subwoofer'), 'stage_handrail', 'stage_skirt', ...ANY_JOB, 'crew_electrician'],
      offers: without(
        [...MEETING_OFFERS, ...OUTDOORS_OFFERS, 'lectern', 'mic_lectern'],
        'toilet',
        'beer_table_set',
        'chair',
        'stage_wash',
      ),
      excluded: ['subwoofer', 'marquee', 'beer_table_set', 'chair', 'toilet', 'lighting', 'crew_lighting', 'bar_unit'],
      silly: ['projector', 'drum_kit', 'hazer', 'dance_floor', 'generator', 'in_ear_monitor', 'led_wall'],
      title: [/oberdorf|musikverein/i, /400/],
    },
  },
  {
    id: 'ho-g-camp-issue',
    language: 'de',
    catalogue: 'klangwerk',
    description: `#23 Technik mieten (offen)

Kurzer Stand für das OffeneDatenCamp in Moers, 8.–9. Mai, 140 Leute:

**Großer Saal**
- Leinwand 4 m und ein Beamer, der bei Tageslicht taugt (7000 Lumen aufwärts)
- Ton: 2 kleine Boxen auf Stativ, Mischpult, 2 Handsender, 1 Headset
- etwas zum Draufstellen, 4 x 2 m, 40 cm, plus Treppe

**Vier Sessionräume**
- je ein großer Bildschirm mit Ständer (haben die vier 65er? sonst die 86er dazu)
- je ein Flipchart

**Sonst**
- 20 Schuko-Verlängerungen, 3 WLAN-APs extra
- 15 Stehtische

> @kathi: Laptops? – @jo: bringt eh jeder selbst mit, braucht's nicht
> @kathi: Stream? – @jo: macht das Videoteam vom Chaostreff, komplett mit eigenem Zeug
> @kathi: Techniker? – @jo: ich. Also nein.
> @kathi: Silent Disco am Freitagabend?! – @jo: 100 Kopfhörer, bin dabei 🎉`,
    good: {
      attendees: 140,
      days: 2,
      must: [
        needs(/400 x 225/, 1),
        needs(/VMZ71|PU2010B/, 1),
        needs('speaker_top', [2, 4]),
        needs('mic_wireless_handheld', 2),
        needs('mic_headset', 1),
        needs(/Podest 2 x 1/, 4),
        needs('display', 4),
        needs('table_cocktail', 15),
        needs('silent_disco', 100),
      ],
      should: [
        needs('flip_chart', 4),
        needs('display_stand', 4),
        needs(/Schuko 10/, 20),
        needs(/UniFi/, 3),
        needs('stage_steps', 1),
        needs('speaker_stand', [2, 4]),
        needs('mixing_console', 1),
      ],
      allowed: without([...MEETING, 'stage_leg', 'stage_skirt'], 'playback_laptop', 'crew_technician', 'crew_sound'),
      offers: without(MEETING_OFFERS, 'camera', 'streaming_encoder'),
      excluded: ['playback_laptop', 'camera', 'streaming_encoder', 'video_switcher', 'crew_sound', 'crew_video'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'subwoofer', 'stage_monitor', 'drum_kit', 'hazer'],
      title: [/moers|camp/i, /140/],
    },
  },
  {
    id: 'ho-g-stadtfest-lv',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Leistungsverzeichnis Stadtfest Bad Orb, 2 Tage (Fr/Sa), Kurparkbühne, je Abend ca. 900 Besucher

Pos. 1  Überdachte Bühne 8 x 6 m, 1 Stck. psch.
Pos. 2  Aktives Line-Array, 8 Elemente, dazu 4 Bässe
Pos. 3  Digitalpult mit Stagebox, 6 Monitore, 12 kabelgebundene Mikrofone, 8 DI-Boxen
Pos. 4  Bühnenlicht: 12 LED-PAR, 6 Washlights (Moving Head), Lichtpult
Pos. 5  je 1 Fachkraft Ton und Licht
Pos. 6  Stromerzeuger 60 kVA einschl. Diesel
Pos. 7  60 Absperrgitter, 30 Bauzaunfelder
Pos. 8  10 Toilettenkabinen
Pos. 9  6 Handfunkgeräte

Bieterhinweise
Aufbau Donnerstag ab 8 Uhr, Abnahme Freitag 14 Uhr, Abbau in der Nacht auf Sonntag. Die Preise sind netto einschließlich An- und Abtransport anzugeben.`,
    good: {
      attendees: [900, 1800],
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs('line_array', 8),
        needs('subwoofer', 4),
        needs('stage_monitor', 6),
        needs('stage_wash', [12, 16]),
        needs('moving_head', [6, 8]),
        needs(/GSW65/, 1),
        needs('crowd_barrier', 60),
        needs('toilet', 10),
      ],
      should: [
        needs('mixing_console', 1),
        needs('stagebox', [1, 2]),
        needs('mic_wired', [12, 16]),
        needs('di_box', 8),
        needs('fencing', 30),
        needs('two_way_radio', 6),
        needs('lighting_console', 1),
        needs('crew_sound', 1),
        needs('crew_lighting', 1),
        needs('fuel'),
        needs('transport'),
      ],
      allowed: [...SHOW, ...OUTDOORS],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS],
      silly: ['lectern', 'projector', 'dance_floor', 'mic_wireless_lapel', 'table_round', 'interpretation_booth'],
      title: [/bad orb|stadtfest/i, /900/],
    },
  },
];
