import { type EvalBrief, either, needs } from '../../expectation.ts';
import { PLATFORM, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { FOG, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** In German: a barcamp's list, a town's tender, a firm's jubilee, a band's rider. */
export const GERMAN: readonly EvalBrief[] = [
  {
    id: 'ho-u-barcamp',
    language: 'de',
    catalogue: 'klangwerk',
    description: `barcamp-weserbergland/orga · Issue #31: Technik und Möbel

Samstag/Sonntag, 21. und 22. März, alte Teppichfabrik Hameln, wir rechnen mit 130 Leuten.

Für die Halle brauchen wir:
* Bühne 4 x 2 m, 40 cm hoch, mit Treppe
* den 7.000er Beamer samt Leinwand 400 x 225
* zwei Lautsprechersäulen (die mit Bass reichen dicke), ein kleines Mischpult, 3 Handfunkmikros, 1 Headset
* 130 Stapelstühle und 20 Klapptische
* 5 Flipcharts
* einen Menschen, der sich um den Ton kümmert

Für die Sessionräume: drei 65-Zöller mit Ständer.

> **@lisbeth**: Laptops muss keiner mieten, jeder hält den Vortrag vom eigenen Gerät
> **@torben-k**: WLAN macht Freifunk, die bringen alles mit
> **@lisbeth**: und aufgenommen wird nix, da gab es letztes Jahr Ärger wegen Datenschutz. Also auch keine Kameras.
> **@torben-k**: Fürs Frühstück habe ich den Bäcker gefragt, der stellt Stehtische hin
> **@uwe**: Wer bringt den Beamer von der Garage zurück, der noch bei mir steht? Der ist kaputt, falls einer fragt`,
    good: {
      attendees: 130,
      days: 2,
      must: [
        needs(/Podest 2 x 1/, 4),
        needs(/VMZ71/, 1),
        needs(/400 x 225/, 1),
        needs('speaker_column', 2),
        needs('mixing_console', 1),
        needs('mic_wireless_handheld', 3),
        needs('mic_headset', 1),
        needs('chair', [130, 137]),
        needs('table_trestle', 20),
        needs('flip_chart', 5),
        needs('crew_sound'),
        needs(/65"/, 3),
        needs('display_stand', 3),
      ],
      should: [needs(/Steckfuß 40/, [16, 16]), needs('stage_steps', 1), needs('video_cable'), needs('transport')],
      allowed: [...MEETING, ...PLATFORM],
      offers: MEETING_OFFERS,
      excluded: [
        'playback_laptop',
        'network',
        'camera',
        'crew_camera',
        'video_recorder',
        'audio_recorder',
        'table_cocktail',
      ],
      silly: ['marquee', 'dance_floor', 'generator', 'toilet', 'subwoofer', 'crowd_barrier', 'hazer'],
      title: [/barcamp|hameln/i, /130/],
    },
  },
  {
    id: 'ho-u-stadtfest',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Stadt Bad Kellbach, Fachbereich Kultur. Öffentliche Ausschreibung: Veranstaltungstechnik und Ausstattung zum Altstadtfest am 4. und 5. September (Kurzfassung)

Erwartet werden rund 2.000 Besucherinnen und Besucher über beide Tage. Anzubieten sind Lieferung, Aufbau, Betreuung und Abbau folgender Leistungen:

1. Überdachte Rundbogenbühne, 8 x 6 m, auf dem Kirchplatz
2. Beschallung: 8 Line-Array-Elemente, 4 Subwoofer, 6 Bühnenmonitore, ein Digitalpult mit 40 Kanälen, 8 kabelgebundene Gesangsmikrofone, 4 Funkhandmikrofone, 8 DI-Boxen
3. Licht: 12 LED-PAR, 4 Washlights (kopfbewegt), ein Lichtpult
4. Personal: ein Tontechniker, ein Lichttechniker, ein Meister für Veranstaltungstechnik
5. Strom: ein Aggregat 60 kVA, 150 l Diesel, 20 Kabelbrücken
6. Ausstattung: 60 Bierzeltgarnituren, 8 Faltpavillons, 70 Absperrgitter, 10 Toilettenkabinen
7. 12 Handfunkgeräte

Zuschlagskriterium ist zu 100 % der Preis. Die Bindefrist endet am 15. Mai. Nebenangebote sind nicht zugelassen.`,
    good: {
      attendees: 2000,
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs('line_array', 8),
        needs('subwoofer', 4),
        needs('stage_monitor', 6),
        needs(/X32|M32|TF1/, 1),
        needs('mic_wired', 8),
        needs('mic_wireless_handheld', 4),
        needs('di_box', 8),
        needs(/ROOT PAR|FLAT PRO/, 12),
        needs(/LEDWash/, 4),
        needs('lighting_console', 1),
        needs('crew_sound'),
        needs('crew_lighting'),
        needs(/Meister/),
        needs(/60 kVA|GSW65/, 1),
        needs('fuel', [150, 150]),
        needs('cable_ramp', 20),
        needs('beer_table_set', 60),
        needs('gazebo', 8),
        needs('crowd_barrier', 70),
        needs('toilet', 10),
        needs('two_way_radio', 12),
      ],
      should: [needs('mic_stand', [8, 20]), needs('power_distro'), needs('power_cable'), needs('transport')],
      allowed: [...SHOW, ...OUTDOORS, 'consumables'],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS],
      silly: ['projector', 'lectern', 'table_round', 'flip_chart', 'dance_floor', 'armchair', 'interpretation_booth'],
      title: [/kellbach|altstadtfest/i, /2[. ]?000/],
    },
  },
  {
    id: 'ho-u-jubilaeum',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Guten Tag,

unsere Druckerei wird 75, und am Freitag, dem 18. Juni, feiern wir das ab 16 Uhr auf dem Hof in Lemgo mit ungefähr 150 Gästen, also Belegschaft, Kunden und der Bürgermeisterin. Mein Vater hat so etwas 1990 schon einmal gemacht, damals noch mit Pferdewagen.

Haben müssten wir zwei Partyzelte 6 x 12, 20 Bierzeltgarnituren, 12 Stehtische mit Hussen, zwei Thekenelemente, acht Lichterketten, eine kleine Sprachanlage für die Reden mit zusätzlich einem Ansteckmikro, ein Podest von 4 x 2 m bei 40 cm Höhe, ein Plexiglaspult sowie sechs Heizpilze, falls es abends frisch wird.

Zum Tanz spielt später eine Kapelle aus dem Nachbarort auf, ihre Anlage und ihr Licht haben die Leute dabei. Gezapft wird vom Getränkehandel, der Ausschankwagen kommt mit Kühlung und Personal; unsere Theken sind nur zum Abstellen. Toiletten gibt es im Betrieb genug. Drehstrom haben wir reichlich, einen Generator braucht hier wirklich niemand.

Mit freundlichen Grüßen
Henrike Vollmer`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs('marquee', 2),
        needs('beer_table_set', 20),
        needs('table_cocktail', 12),
        needs('bar_unit', 2),
        needs('festoon', 8),
        needs('pa_package', 1),
        needs('mic_wireless_lapel', 1),
        needs('stage_deck', 4),
        needs('lectern', 1),
        needs('patio_heater', 6),
      ],
      should: [needs(/Steckfuß 40/, [16, 16]), needs('stage_steps', 1), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, ...PLATFORM, 'mic_lectern'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...STAGE_LIGHT],
      excluded: [
        'subwoofer',
        'line_array',
        'stage_monitor',
        'stage_wash',
        'moving_head',
        'lighting_package',
        'toilet',
        'generator',
      ],
      silly: ['projector', 'flip_chart', 'crowd_barrier', 'followspot', 'interpretation_booth', 'hazer'],
      title: [/lemgo|jubil|druckerei|75/i, /150/],
    },
  },
  {
    id: 'ho-u-bandrider',
    language: 'de',
    catalogue: 'klangwerk',
    description: `KAPITÄN ACKERMANN - Technical Rider (Club und kleine Halle), Stand Januar
Termin: Sa 14. November, Kulturwerk Osnabrück, 350 Besucher

Wir sind zu viert und freuen uns auf einen entspannten Tag bei euch. Wer das hier liest, hat schon mal mehr getan als die meisten.

Bitte stellt uns:
- eine Bühne 8 x 4 m, 60 cm hoch, mit Aufgang
- eine aktive PA mit Bässen, für 350 Leute und Rockmusik bemessen
- ein Digitalpult (X32 oder M32) mit Stagebox, dazu jemanden, der die Monitore vom FOH aus fährt
- 5 Monitore
- 4 SM58 mit Galgenstativ, 4 DI-Boxen, 3 SM57, eine Beta 52, drei Tom-Clips
- 8 LED-PARs und ein paar bewegte Scheinwerfer, ein Lichtpult

Schlagzeug, Amps und Keyboard haben wir im Bus. Unser Lichtmann ist immer dabei. Auf In-Ears verzichten wir, wir mögen Keile. Nebel bitte nicht, der Sänger hat Asthma.

Catering: warm. Parkplatz: lang.`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs('stage_deck', [16, 32]),
        needs('stage_steps', [1, 2]),
        either(needs('speaker_top', [2, 10]), needs('line_array', [4, 12])),
        needs('subwoofer', [2, 6]),
        needs(/X32|M32/, 1),
        needs('stagebox', [1, 2]),
        needs('crew_sound'),
        needs('stage_monitor', 5),
        needs(/SM58/, 4),
        needs('di_box', 4),
        needs(/SM57/, 3),
        needs(/Beta 52/, 1),
        needs(/e 904/, 3),
        needs(/ROOT PAR|FLAT PRO|AX5/, 8),
        needs('moving_head', [2, 8]),
        needs('lighting_console', 1),
      ],
      should: [needs(/Steckfuß 60/, [64, 64]), needs('mic_stand', [4, 14]), needs('transport')],
      allowed: [...SHOW, 'amplifier'],
      offers: SHOW_OFFERS,
      excluded: [...FOG, 'drum_kit', 'guitar_amp', 'bass_amp', 'keyboard', 'crew_lighting', 'in_ear_monitor'],
      silly: ['marquee', 'toilet', 'projector', 'lectern', 'table_round', 'generator', 'crowd_barrier'],
      title: [/osnabrück|ackermann|kulturwerk/i, /350/],
    },
  },
];
