import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { BROADCAST, PLATFORM, SEATS, SPEAKERS } from '../../usual.ts';
import { without } from '../f/without.ts';
import { FOG, LOOS, MEETING, MEETING_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

const DINING: readonly Selector[] = ['table_round', 'table_trestle', 'table_desk', 'beer_table_set'];
const FIXTURES: readonly Selector[] = [
  'stage_wash',
  'profile_spot',
  'moving_head',
  'lighting_package',
  'lighting_console',
  'crew_lighting',
];
const WINZER_OFF: readonly Selector[] = [...SEATS, ...DINING, 'playback_laptop'];
const CHOR_OFF: readonly Selector[] = [
  ...SPEAKERS,
  'stage_monitor',
  'mixing_console',
  'crew_sound',
  'mic_instrument',
  ...SEATS,
];
const MUSICAL_OFF: readonly Selector[] = [...STAGES, 'drape', ...FOG, ...FIXTURES];
const PODIUM_OFF: readonly Selector[] = [
  'projector',
  'projection_screen',
  'led_wall',
  'presentation_clicker',
  ...SEATS,
  'armchair',
];
const MESSE_OFF: readonly Selector[] = ['exhibition_stand', 'carpet', 'generator', 'crew_waiter', 'crew_bar'];

/** In German, under a roof. */
export const EIFEL_SAAL: readonly EvalBrief[] = [
  {
    id: 'ho-cb-winzer-versammlung',
    language: 'de',
    catalogue: 'eifel',
    description: `Guten Tag,

unsere Winzergenossenschaft hält am Freitag, 14. März, ihre Mitgliederversammlung im Bürgerhaus Dernau ab. Wir rechnen mit 220 Mitgliedern, los geht es um 19 Uhr.

Wir bräuchten ein Podest für den Vorstand, 6 x 2 m und 40 cm hoch, mit Treppe und vorne herum einer schwarzen Blende. Außerdem ein Rednerpult mit Mikrofon, zwei Funkmikrofone für Fragen aus dem Saal und eine Beschallung, bei der man auch in der letzten Reihe jedes Wort versteht. Für den Jahresabschluss einen Beamer (bitte einen hellen, der Saal wird nicht ganz dunkel) und eine 4 m breite Leinwand. Ein Tontechniker soll den Abend über dabei sein.

Tische und Stühle sind im Bürgerhaus reichlich vorhanden, die stellt uns der Hausmeister auf. Seinen Laptop hat unser Geschäftsführer immer selber dabei.

Mit freundlichen Grüßen
Marlies Kreuzberg`,
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs('stage_deck', 6),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 20]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 10]),
        needs('projector', 1),
        needs(/4 x 2,25/, 1),
        needs('crew_sound', [1, 2]),
      ],
      should: [needs(/Podestfüße 40/, 6), needs(/12.000 Lumen/, 1), needs('transport')],
      allowed: without([...MEETING, ...PLATFORM, 'subwoofer'], ...WINZER_OFF),
      offers: without(MEETING_OFFERS, ...WINZER_OFF),
      excluded: WINZER_OFF,
      silly: ['generator', ...LOOS, 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'crowd_barrier'],
      title: [/winzer|mitglieder|dernau/i, /220/],
    },
  },
  {
    id: 'ho-cb-gewaesser-tagung',
    language: 'de',
    catalogue: 'eifel',
    description: `Art der Veranstaltung: Fachtagung „Gewässer im Mittelgebirge“
Termin: Dienstag, 7. und Mittwoch, 8. Oktober
Ort: Kurhaus Gemünd
Teilnehmende: 160
Ihre Wünsche:
Großer Saal: 160 gepolsterte Stapelstühle in Reihen, Rednerpult mit Schwanenhalsmikrofon, 2 Ansteckmikrofone, 2 Handfunkmikrofone, Lautsprecher für Sprache, Beamer mit 12.000 Lumen, Leinwand 4 m, Vorführlaptop, Presenter.
Simultanübersetzung Deutsch/Französisch: 1 Dolmetscherkabine, 60 Empfänger.
Zwei Seminarräume: jeweils ein 75-Zoll-Bildschirm, 15 Seminartische und ein Flipchart.
Foyer: 20 Stellwände für Poster, 2 Empfangstresen, 15 Stehtische.
Personal: ein Tontechniker und ein Videotechniker an beiden Tagen.
Sonstiges: Als Option bitte den Livestream aus dem großen Saal mit 2 Kameras anbieten.`,
    fields: { attendees: 160, days: 2, venue: 'Kurhaus Gemünd' },
    good: {
      attendees: 160,
      days: 2,
      must: [
        needs(/Stapelstuhl/, [160, 220]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 10]),
        needs(/12.000 Lumen/, 1),
        needs(/4 x 2,25/, 1),
        needs('playback_laptop', [1, 3]),
        needs('presentation_clicker', [1, 3]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [60, 66]),
        needs(/75 Zoll/, 2),
        needs('table_desk', 30),
        needs('flip_chart', 2),
        needs('pinboard', 20),
        needs('registration_desk', 2),
        needs('table_cocktail', 15),
        needs('crew_sound', [1, 4]),
        needs('crew_video', [1, 4]),
        offers('streaming_encoder', 1),
        offers('camera', 2),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, ...PLATFORM, 'subwoofer', 'tablecloth'],
      offers: MEETING_OFFERS,
      silly: ['generator', ...LOOS, 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', ...FOG],
      title: [/gew[äa]sser|fachtagung|gem[üu]nd/i, /160/],
    },
  },
  {
    id: 'ho-cb-chor-basilika',
    language: 'de',
    catalogue: 'eifel',
    description: `Sehr geehrte Damen und Herren,

der Oratorienchor führt am Sonntag, 22. Juni, in der Basilika Steinfeld den „Elias“ auf, wir erwarten gut 350 Zuhörer. Bitte machen Sie uns ein Angebot über

Chorstufen für 60 Sängerinnen und Sänger,
30 Notenpulte mit Leuchte für das Orchester,
ein Podest 2 x 1 m, 40 cm hoch, für den Dirigenten,
12 LED-Scheinwerfer, damit Chor und Orchester warm von vorne beleuchtet sind, samt Lichttechniker.

Musiziert wird selbstverständlich unverstärkt, und die Begrüßung läuft über die Anlage der Kirche. Eine Beschallung brauchen wir von Ihnen daher nicht. Den Mitschnitt besorgt ein befreundeter Tonmeister mit seinen eigenen Mikrofonen. Das Publikum sitzt in den Bänken, und Stühle für die Orchestermusiker holen wir aus dem Pfarrsaal.

Freundliche Grüße
Dr. Annegret Thelen, 1. Vorsitzende`,
    good: {
      attendees: [350, 360],
      days: 1,
      must: [
        needs('choir_riser', [5, 6]),
        needs('music_stand', [30, 31]),
        needs('stage_deck', 1),
        needs(['stage_wash', 'lighting_package'], [1, 14]),
        needs('crew_lighting', [1, 2]),
      ],
      should: [needs(/Podestfüße 40/, 1), needs('transport')],
      allowed: without(SHOW, ...CHOR_OFF, 'subwoofer', 'hazer', 'disco_light', 'mirror_ball'),
      offers: without([...SHOW_OFFERS, 'uplight'], ...CHOR_OFF, 'backline', ...FOG),
      excluded: CHOR_OFF,
      silly: ['generator', 'marquee', 'dance_floor', 'disco_light', 'beer_table_set', 'bar_unit', ...FOG],
      title: [/elias|oratorien|chor|steinfeld/i, /350/],
    },
  },
  {
    id: 'ho-cb-schulmusical',
    language: 'de',
    catalogue: 'eifel',
    description: `Liebes Team,

unsere Musical-AG spielt „Die Welle am Rursee“ am Donnerstag, Freitag und Samstag (3.–5. Juli), jeweils 19 Uhr in der Aula des Clara-Fey-Gymnasiums. Pro Abend passen 250 Zuschauer hinein.

Von euch hätten wir gern: 10 Funkmikrofone mit Kopfbügel, das digitale Mischpult mit 32 Kanälen, eine Beschallung für die Aula, 2 Monitorboxen und einen Tontechniker für alle drei Abende. Das Bühnenbild werfen wir diesmal an die Rückwand – also bitte den 12.000er-Beamer und einen Laptop dazu. Und 2 Verfolger, die bedienen unsere Zehntklässler.

Zur Aula: Bühne samt Vorhang gehört zum Haus. Die Scheinwerfer hängen fest an der Decke und werden von der Technik-AG gefahren, zusätzliches Bühnenlicht könnt ihr euch also sparen. Nebel und Dunst sind tabu, sonst rückt die Feuerwehr aus.

Viele Grüße
Jonas Breuer`,
    good: {
      attendees: 250,
      days: 3,
      must: [
        needs('mic_headset', 10),
        needs(/32 Kanäle/, 1),
        needs(SPEAKERS, [1, 10]),
        needs('stage_monitor', 2),
        needs('crew_sound', [1, 4]),
        needs(/12.000 Lumen/, 1),
        needs('playback_laptop', 1),
        needs('followspot', 2),
      ],
      should: [needs('transport')],
      allowed: without(
        [...SHOW, 'video_cable', 'projection_screen', 'crew_video', 'crew_technician'],
        ...MUSICAL_OFF,
        ...PLATFORM,
      ),
      offers: without([...SHOW_OFFERS, 'mic_headset', 'induction_loop'], ...MUSICAL_OFF, ...PLATFORM),
      excluded: MUSICAL_OFF,
      silly: ['generator', ...LOOS, 'marquee', 'dance_floor', 'lectern', 'crowd_barrier'],
      title: [/welle|musical|clara|schul|aula/i, /250/],
    },
  },
  {
    id: 'ho-cb-podium-bibliothek',
    language: 'de',
    catalogue: 'eifel',
    description: `Hallo, Anfrage für den 18.11., Podiumsdiskussion zur Bürgermeisterwahl in der Stadtbibliothek Euskirchen, 18.30 bis 21 Uhr. Im Raum ca. 90 Leute, der Rest schaut zu Hause.

- 4 Kandidaten mit Ansteckmikro, Moderatorin mit Kopfbügel
- 2 Handmikros (Funk) fürs Publikum
- Ton für den Raum + jemand, der ihn fährt
- Livestream: 2 Kameras mit Kameraleuten, Bildmischer, Streaming-Rechner
- Induktionsschleife
- bisschen Licht auf die Runde, damit es im Stream nach was aussieht

Auf dem Podium nehmen wir die Sessel aus unserer Leseecke, Stühle fürs Publikum haben wir auch. Gezeigt wird nichts, Beamer und Leinwand entfallen.

Gruß, Silke Hamacher`,
    good: {
      attendees: [88, 92],
      days: 1,
      must: [
        needs('mic_wireless_lapel', 4),
        needs('mic_headset', [1, 2]),
        needs('mic_wireless_handheld', [1, 3]),
        needs(SPEAKERS, [1, 6]),
        needs(['crew_sound', 'crew_technician'], [1, 20]),
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs('induction_loop', [1, 2]),
        needs(['stage_wash', 'profile_spot', 'lighting_package', 'moving_head'], [1, 12]),
      ],
      should: [needs('transport')],
      allowed: without(
        [
          ...MEETING,
          ...BROADCAST,
          ...PLATFORM,
          'stage_wash',
          'profile_spot',
          'lighting_package',
          'lighting_console',
          'lighting_stand',
          'crew_lighting',
        ],
        ...PODIUM_OFF,
      ),
      offers: without(MEETING_OFFERS, ...PODIUM_OFF),
      excluded: PODIUM_OFF,
      silly: ['generator', ...LOOS, 'marquee', 'dance_floor', 'disco_light', 'subwoofer', ...FOG],
      title: [/podium|euskirchen|b[üu]rgermeister|bibliothek/i, /90/],
    },
  },
  {
    id: 'ho-cb-messestand-holz',
    language: 'de',
    catalogue: 'eifel',
    description: `Betreff: Ausstattung Messestand Holz & Haus, Trier

Sehr geehrte Damen und Herren,

vom 6. bis 8. Februar (drei Messetage, Aufbau am 5.) stellen wir auf der „Holz & Haus“ in den Messehallen Trier aus, Standfläche 8 x 5 m. Wir möchten mieten:

2 Bildschirme 75 Zoll auf Ständer
2 Vorführlaptops
1 Theke 2 m
6 Barhocker
4 Stehtische
1 Sofa und 2 Sessel
6 Kübelpflanzen
1 kleine Tonanlage für unsere Vorführungen am Stand, mit einem Kopfbügelmikrofon
1 Garderobenständer

Wände und Teppich kommen vom Messebauer. Den Stromanschluss hat unsere Zentrale bei der Messe bestellt. Bewirtet wird von unseren eigenen Leuten, Servicepersonal ist nicht nötig.

Mit besten Grüßen
Zimmerei Lentz GmbH, Marketing`,
    good: {
      days: 3,
      must: [
        needs(/75 Zoll/, 2),
        needs('playback_laptop', 2),
        needs('bar_unit', 1),
        needs('bar_stool', 6),
        needs('table_cocktail', 4),
        needs('sofa', 1),
        needs('armchair', 2),
        needs('plants', 6),
        needs(SPEAKERS, [1, 4]),
        needs('mic_headset', 1),
        needs('coat_rail', 1),
      ],
      should: [needs('transport')],
      allowed: without(MEETING, ...MESSE_OFF),
      offers: without([...MEETING_OFFERS, 'refrigeration', 'hot_drinks', 'glassware'], ...MESSE_OFF),
      excluded: MESSE_OFF,
      silly: [...LOOS, 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'crowd_barrier', ...FOG],
      title: [/holz|messe|trier|lentz/i],
    },
  },
  {
    id: 'ho-cb-lesung-weinkeller',
    language: 'de',
    catalogue: 'eifel',
    description: `Lesung mit Weinprobe, Samstag 8. November, Gewölbekeller Burg Satzvey, 60 Gäste.
Bitte anbieten: 60 weiße Klappstühle, 8 Stehtische, Tonanlage für die Autorin mit einem Ansteckmikrofon, dazu ein Handfunkmikrofon für die Moderation, 10 farbige Akkuspots für die Wände, 120 Weingläser, 60 Sektgläser, ein Gläserkühlschrank. Lieferung am selben Tag bis 15 Uhr, Abholung am Sonntag. Danke! K. Nettersheim, Buchhandlung am Markt`,
    good: {
      attendees: 60,
      days: 1,
      must: [
        needs(/Klappstuhl/, 60),
        needs('table_cocktail', 8),
        needs(SPEAKERS, [1, 4]),
        needs('mic_wireless_lapel', 1),
        needs(['mic_wireless_handheld', /Tonanlage Rede/, /Akkubox/], [1, 3]),
        needs('uplight', 10),
        needs(/Weinglas/, [120, 130]),
        needs(/Sektglas/, [60, 66]),
        needs('refrigeration', 1),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, 'tablecloth'],
      offers: [...MEETING_OFFERS, 'tablecloth', 'bar_unit', 'crew_waiter', 'crew_bar', 'festoon'],
      silly: ['generator', ...LOOS, 'marquee', 'dance_floor', 'stage_monitor', 'crowd_barrier', 'subwoofer', ...FOG],
      title: [/lesung|wein|satzvey/i, /60/],
    },
  },
];
