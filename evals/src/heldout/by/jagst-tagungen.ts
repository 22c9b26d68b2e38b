import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { BROADCAST, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { DECKS, FOG, LOOS, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const BETRIEB_OFF: readonly Selector[] = ['camera', 'streaming_encoder', 'video_recorder', 'crew_camera', 'generator'];
const FACHTAG_OFF: readonly Selector[] = [...SPEAKERS, ...SEATS];
const HAUSMESSE_OFF: readonly Selector[] = ['transport', 'crew_stagehand'];
const ABI_OFF: readonly Selector[] = [
  ...FOG,
  'effect_fluid',
  'bar_unit',
  'crew_bar',
  'crew_waiter',
  'crockery',
  'cutlery',
  'glassware',
];

/** Meetings and a ball under a roof, in German. */
export const JAGST_TAGUNGEN: readonly EvalBrief[] = [
  {
    id: 'ho-by-betriebsversammlung',
    language: 'de',
    catalogue: 'jagst',
    description: `Anfrage über das Kontaktformular

Art der Veranstaltung: Betriebsversammlung
Datum: Dienstag, 23. März, 9 bis 12 Uhr
Ort: Montagehalle 4, Crailsheim
Personenzahl: 350 bis 400
Bestuhlung: Reihen, bitte 400 Stühle von Ihnen

Was wird benötigt?
Bühne 6 x 3 m in 80 cm Höhe mit einer Treppe, Rednerpult mit Mikrofon, 3 Funkmikrofone für Fragen aus der Belegschaft, Beschallung der Halle, LED-Wand 4 x 2 m hinter der Bühne, Laptop für die Folien. Tontechniker und Videotechniker während der Versammlung.

Bemerkungen:
Die Versammlung ist nicht öffentlich. Es darf nichts aufgezeichnet und nichts übertragen werden, Kameras haben in der Halle also nichts zu suchen. Strom ist in der Halle reichlich da, ein Aggregat brauchen wir nicht.

Ansprechpartner: Betriebsratsbüro, Hr. Ziegenbalg`,
    good: {
      attendees: [350, 400],
      days: 1,
      must: [
        needs(/Reihenstuhl/, 400),
        needs('stage_deck', 9),
        needs('stage_steps', [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', [1, 2]),
        needs('mic_wireless_handheld', [3, 4]),
        needs(SPEAKERS, [2, 16]),
        needs('led_wall', 8),
        needs('playback_laptop', [1, 2]),
        needs('crew_sound', [1, 12]),
        needs('crew_video', [1, 12]),
      ],
      should: [needs(/Füße 80/, 9), needs('transport'), needs('mixing_console', 1)],
      allowed: without(
        [...MEETING, ...PLATFORM, 'subwoofer', 'line_array', 'video_processor', 'mic_wired', 'di_box'],
        ...BETRIEB_OFF,
      ),
      offers: without(MEETING_OFFERS, ...BETRIEB_OFF),
      excluded: BETRIEB_OFF,
      silly: ['toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'bar_unit', 'beer_table_set', ...FOG],
      title: [/betriebsversammlung|crailsheim/i, /400|350/],
    },
  },
  {
    id: 'ho-by-fachtag-pflege',
    language: 'de',
    catalogue: 'jagst',
    description: `Sehr geehrte Damen und Herren,

für unseren zweitägigen Fachtag "Pflege ohne Grenzen" am 5. und 6. November an der Hochschule bitten wir um ein Angebot. Angemeldet sind 160 Personen, die Vorträge finden im Audimax statt, nachmittags wird in vier Seminarräumen zu je 30 bis 40 Personen gearbeitet.

Audimax:
- Projektor mit 12.000 Lumen, Leinwand 4 m breit, Laptop, Presenter
- Rednerpult mit Schwanenhalsmikrofon, 2 Ansteckmikrofone, 2 Handmikrofone (Funk)
- Dolmetschkabine für zwei Dolmetscherinnen (Deutsch/Französisch) und 60 Empfänger. Die Dolmetscherinnen haben wir selbst gebucht.
- Livestream für die Teilnehmenden zu Hause: 2 Kameras mit Bedienung, Bildmischer, Encoder

Seminarräume, je Raum:
- 1 Bildschirm 55 Zoll
- 1 Flipchart
- 2 Pinnwände

Das Audimax verfügt über eine fest eingebaute Lautsprecheranlage, an die Ihre Mikrofone angeschlossen werden können; eigene Lautsprecher bringen Sie bitte nicht mit. Bestuhlt sind sämtliche Räume. Als Option bieten Sie uns bitte Scheinwerferlicht für das Podium an.

Ein Tontechniker an beiden Tagen ist einzuplanen.

Mit freundlichen Grüßen
i. A. Roswitha Kübler`,
    good: {
      attendees: 160,
      days: 2,
      must: [
        needs(/RZ120/, 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', [1, 5]),
        needs('presentation_clicker', [1, 5]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', 2),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [60, 66]),
        needs('camera', 2),
        needs('crew_camera', [2, 4]),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs(/55 Zoll/, 4),
        needs('flip_chart', 4),
        needs('pinboard', 8),
        needs('crew_sound', [1, 24]),
        offers(['stage_wash', 'lighting_package'], [1, 16]),
      ],
      should: [needs('transport'), needs('mixing_console', 1)],
      allowed: without([...MEETING, ...BROADCAST, 'interpretation_transmitter', 'display_stand'], ...FACHTAG_OFF),
      offers: without([...MEETING_OFFERS, 'crew_lighting'], ...FACHTAG_OFF),
      excluded: FACHTAG_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'drum_kit', ...FOG],
      unmetToo: [/sender|strahler/i],
      title: [/fachtag|pflege|hochschule/i, /160/],
    },
  },
  {
    id: 'ho-by-hausmesse',
    language: 'de',
    catalogue: 'jagst',
    description: `Hallo Herr Frank,

wie am Telefon besprochen die Liste für unsere Hausmesse am 14. und 15. Oktober (Mi + Do), wir erwarten ca 250 Besucher.

6x Bildschirm 55" mit Fuß
20x Stehtisch inkl. weißer Husse
2x Empfangstheke
2x bedruckte Rückwand
1x roter Teppich
4x Garderobenständer
8x Handfunkgeräte
1x kleine Sprachanlage für die Begrüßung + Führungen, mit Funkmikro

Abholen und zurückbringen tun wir mit unserem eigenen LKW, eine Lieferung brauchen Sie also nicht reinrechnen. Aufbauen werden das unsere Azubis, da sind genug Hände da, Helfer von Ihnen entfallen.

Gruß
M. Ruoff
Vertriebsinnendienst`,
    good: {
      attendees: 250,
      days: 2,
      must: [
        needs(/55 Zoll/, 6),
        needs('table_cocktail', 20),
        needs(/Stretchhusse/, 20),
        needs('registration_desk', 2),
        needs('backdrop', 2),
        needs('carpet', 1),
        needs('coat_rail', 4),
        needs('two_way_radio', 8),
        needs(SPEAKERS, [1, 6]),
      ],
      allowed: without(
        [...SPEECH, ...RADIO_MICS, 'power_cable', 'power_distro', 'cable_ramp', 'video_cable', 'playback_laptop'],
        ...HAUSMESSE_OFF,
      ),
      offers: without([...MEETING_OFFERS, ...PARTY_OFFERS], ...HAUSMESSE_OFF),
      excluded: HAUSMESSE_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'drum_kit', 'subwoofer', ...FOG],
      title: [/hausmesse/i, /250/],
    },
  },
  {
    id: 'ho-by-abiball',
    language: 'de',
    catalogue: 'jagst',
    description: `Hi liebes Team,

wir sind das Abiballkomitee vom Peutinger und suchen noch jemand für die Technik und alles drumrum. Unser Ball ist am Freitag 2. Juli in der Stadthalle, wir sind mit Eltern und Lehrern 340 Leute, alle sitzen an runden Tischen.

Was wir bräuchten:
* 34 runde Tische für je 10 mit weißen Tischdecken, 340 Stühle
* Rednerpult + 2 Funkmikros für die Reden und Zeugnisse
* Beamer (hell!) und die 4m Leinwand für unser Abivideo, Laptop
* Tanzfläche 8 x 6 m
* ein DJ, der auflegt, mit Playern und Mischer und ner gescheiten Anlage
* Discolicht, 20 Uplights in Lila
* Fotobox + roter Teppich

Bar, Bedienung, Gläser und Geschirr laufen komplett über den Hallenwirt. Und Nebel oder Dunst dürfen wir nicht machen, da geht sofort die Brandmeldeanlage los (letztes Jahr 1.200 € Feuerwehreinsatz...).

Danke schonmal!!
Leonie & Emre`,
    good: {
      attendees: 340,
      days: 1,
      must: [
        needs(/rund 180/, 34),
        needs(/Tischdecke rund/, 34),
        needs(['chair', 'chair_banquet'], 340),
        needs('lectern', 1),
        needs('mic_wireless_handheld', [2, 3]),
        needs('projector', 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', [1, 2]),
        needs('dance_floor', 48),
        needs('crew_dj', 1),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
        needs(SPEAKERS, [2, 20]),
        needs(['disco_light', 'moving_head'], [1, 12]),
        needs('uplight', [20, 56]),
        needs('photo_booth', 1),
        needs('carpet', [1, 2]),
      ],
      should: [needs('subwoofer'), needs('transport')],
      allowed: without([...SHOW, ...MEETING, ...DECKS, 'line_array', 'subwoofer'], ...ABI_OFF),
      offers: without([...SHOW_OFFERS, ...PARTY_OFFERS, ...MEETING_OFFERS], ...ABI_OFF),
      excluded: ABI_OFF,
      silly: ['generator', 'fuel', ...LOOS, 'marquee', 'interpretation_booth', 'drum_kit', 'pinboard', 'crowd_barrier'],
      title: [/abiball|peutinger/i, /340/],
    },
  },
];
