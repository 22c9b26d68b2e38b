import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { LOUD, MAINS, PLATFORM, SEATS, SITE_POWER, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const TANZBAND_OFF: readonly Selector[] = [
  ...SPEAKERS,
  'lighting_stand',
  'lighting_package',
  'stage_wash',
  'disco_light',
  'moving_head',
];
const SCHUESSEL_OFF: readonly Selector[] = [...SPEAKERS, 'projector', 'camera', 'smoke_machine'];

/** In German, after public texts, each named at its brief. */
export const DEUTSCH: readonly EvalBrief[] = [
  // Minutes: bi-annweiler.de/bi/to0050.asp?__ktonr=28850
  {
    id: 'ho-co-achthundert',
    language: 'de',
    catalogue: 'lippe',
    description: `Für die Vorbereitung der 800-Jahr Feier haben sich der Vorsitzende, die Mitglieder des Rates und weitere Leute aus dem Ort zu einem Gremium zusammengetan.

 

Folgende Themen der 800-Jahr Feier kamen im Gremium zur Sprache:

 

a) Zelt

Geplant ist ein Festzelt bei der Wasgauhalle. Nach Auffassung des Gremiums muss es wenigstens 20 m lang und 10 m breit werden. Die Höhe ist noch zu ermitteln, weil ja auch die Bühne mit ins Zelt soll. Das Gremium holt hierfür jetzt mehrere Angebote ein. Zu klären ist dabei auch, wie ein Boden eingebaut und wie beleuchtet werden kann. Über die Bestuhlung des Festzeltes soll mit einer Brauerei aus der Nähe gesprochen werden. 

 

b) Catering

Speisen und Getränke soll ein Caterer übernehmen. Standgebühr nimmt die Ortsgemeinde keine, eine Umsatzpauschale soll aber vorab verhandelt werden. Mit dem Caterer sind dazu Gespräche zu führen.

 

c) Toilettenwagen

150,00 € kostet die Miete des Toilettenwagens, und zwar für das komplette Wochenende.

 

d) Security

Zur Bewachung des Festaktes und eventuell auch nachts soll eine Security-Firma angesprochen werden.

 

e) Chronik

Herr Paul Adler von der Verbandsgemeindeverwaltung stellt die Ortschronik zusammen. Zur Wahl stehen 2 Varianten (48 oder 72 Seiten). Damit entschieden werden kann, soll Herr Adler sie Anfang 2019 dem Gremium vorstellen.

 

f) Umsatz/Gewinn

Bleibt ein Gewinn, geht er an einen gemeinnützigen Zweck (etwa eine neue Ruhebank).

 

g) Kosten

Die 800-Jahr Feier wird nur über den Haushalt der Ortsgemeinde abgerechnet. Was Dritten (z.B. dem Sportverein) effektiv an Kosten entsteht, soll die Ortsgemeinde decken. Übernommen werden effektive Kosten allerdings bloß bei Vorlage von`,
    good: {
      attendees: null,
      must: [
        either(needs(/10 x 20/, [1, 2]), needs(/15 x 40/, 1)),
        needs('stage_deck', [6, 60]),
        either(needs('marquee_floor', [150, 240]), offers('marquee_floor', [150, 240])),
        either(
          needs(['festoon', 'floodlight', 'uplight', 'lighting_package', 'stage_wash'], [1, 60]),
          offers(['festoon', 'floodlight', 'uplight', 'lighting_package', 'stage_wash'], [1, 60]),
        ),
      ],
      should: [needs('toilet_trailer', 1), needs('stage_steps', [1, 2]), needs('transport')],
      allowed: [
        ...PLATFORM,
        ...SITE_POWER,
        ...STAGE_LIGHT,
        ...LOUD,
        ...ANY_JOB,
        'crew_steward',
        'marquee_lining',
        'fire_extinguisher',
        'ballast',
        'festoon',
        'floodlight',
        'uplight',
      ],
      offers: [
        ...OUTDOORS_OFFERS,
        ...SEATS,
        'space_heater',
        'dance_floor',
        'mic_wireless_handheld',
        'lectern',
        'carpet',
      ],
      silly: ['projector', 'interpretation_booth', 'choir_riser', 'spark_machine', 'camera'],
      unmetToo: [/security|wach|chronik|cater|speise|getränk/i],
      title: [/800|wasgau/i],
    },
  },
  // Stage instructions of a dance band: soundset-music.de/ueber-uns/buehnenanweisung.html
  {
    id: 'ho-co-tanzband',
    language: 'de',
    catalogue: 'lippe',
    description: `Bühnenanweisung
Mit den Punkten hier wollen wir beitragen, dass euer Fest gelingt. Dankbar werden euch die Gäste dafür sein.
Fragen dazu? Dann meldet euch bitte früh genug bei uns!
Tipp: Als PDF-Datei steht die Bühnenanweisung unter "PDFs" zum Herunterladen!
1. Aufbau
Wir beginnen mit dem Aufbau rund 3 Stunden, bevor wir spielen können müssen. Bis dahin muss der Veranstalter mit allen Bühnenbauten und Stromanschlüssen fertig sein. Auf der Bühne darf nichts stehen. Klappt das nicht, sagt der Veranstalter der Band früh genug Bescheid.
Unsere Lautsprecher-Boxen und Lichtstative stellen wir vor die Bühne und an die Seiten, notfalls auch mit auf die Bühne. Ist die Bühne größer, kommt hinten quer noch unsere erweiterte Lichtanlage dazu.
2. Bühne
- Breite wenigstens 6m, Tiefe wenigstens 4m
- Über der Bühne 2,5m lichte Höhe oder mehr, im Zelt 3m
- Waagerecht, stabil und frei, sobald wir aufbauen
- Leicht zu erreichen: Zufahrt frei und befestigt, Wege kurz
Im Freien außerdem:
Spielen wir Open-Air, braucht die Bühne auch noch ein Dach, muss wetterfest sein und auf 3 Seiten zu. An den Seiten darf es nicht durchziehen. Geht sie nicht weit nach hinten, sollte ein Vordach schräg fallenden Regen abhalten.
3. Stromanschluss
Haltet euch beim Strom bitte unbedingt an das, was hier steht, sonst fällt er womöglich mitten in der Veranstaltung aus. Der Anschluss muss nahe bei der Bühne liegen (max. 15m weg). Was mit Strom zu tun hat, muss in allem den VDE-Bestimmungen von heute entsprechen. Zu jedem Stromkreis gehören LS-Schalter bzw. Sicherung und ein Fehlerstrom-Schutzschalter (FI). Dass der Anschluss einwandfrei geht, und die Sc`,
    good: {
      must: [
        either(needs('stage_deck', [12, 24]), needs('mobile_stage', 1)),
        needs(['power_distro', 'power_cable', 'generator'], [1, 60]),
      ],
      should: [needs(['stage_leg', 'mobile_stage']), needs('transport')],
      allowed: [...PLATFORM, 'mobile_stage', ...SITE_POWER, ...ANY_JOB, 'stage_roof', 'ballast', 'drape'],
      offers: without([...OUTDOORS_OFFERS, 'marquee', 'dance_floor', 'carpet', 'stage_floor'], ...TANZBAND_OFF),
      excluded: TANZBAND_OFF,
      silly: ['projector', 'mic_lectern', 'interpretation_booth', 'table_round', 'camera', 'choir_riser'],
      unmetToo: [/dach|garderobe/i],
    },
  },
  // Technical notes of a theatre for children: theater-troebinger.at/en/uebersicht-technik/technik-schuessel-und-loeffel
  {
    id: 'ho-co-schuessel-loeffel',
    language: 'de',
    catalogue: 'lippe',
    description: `"Die Geschichte von der Schüssel und vom Löffel"
Bühnenraum:
- Bühne erhöht, oder die Sitzreihen steigen an. Im Turnsaal einer Schule gestaffelt sitzen (Langbänke, Matten, Sessel, ev. Tische)
- Mindestens 4x4m Bühne
- Der Boden der Bühne muss etwas aushalten (wacklige Podeste taugen nicht).
- Raumhöhe 2,70m
- Verdunkelung muss möglich sein
Technik:
- Welches Licht wir brauchen: siehe Bühnenplan
- Eine Lichtanlage können wir mithaben und das Ensemble fährt sie dann selbst.
- Auf der Bühne eine Steckdose (220V, 16A) – daran kommt unsere mitgebrachte Technik (Beamer, Viedokamera, Aktivboxen)
Zeit:
- Aufbau: 3 Stunden vor Beginn der Vorstellung brauchen wir den Saal
- Davon 3 Stunden technische Einrichtung und Aufbau
- Mit dem Haustechniker 1 Stunde Durchlauf (fährt das Ensemble sein Licht selbst, kann der Durchlauf entfallen)
- Abbau: 60 Minuten
- Einlass in den Saal: frühestens 15 Minuten vorher
- Dauer der Vorstellung ca. 45 Minuten
Techniker/Personal:
- Wer die Hausanlage kennt und bedienen kann (ein/e Techniker*in)
- Für Licht und Ton in der Vorstellung ein Techniker (den können auch wir mitbringen, oder das Ensemble steuert die eigene Lichtanlage)
- Jemand, der uns ausladen hilft
- Leute für den Einlass und zum Herrichten der Sitzgelegenheiten
Sonstiges - bitte unbedingt beachten::
- Höchstens 150 Zuschauer
- Beim Bühneneingang ein PKW-Parkplatz
- Pyrotechnik: Nebelmaschine!!! (die bringen wir mit) – der Veranstalter muss dafür sorgen, dass die Rauchmelder aus sind!
Bühnenplan::
1: Schloss links
2 + 3: Wickeltisch + Tafel (gekreuzt) + die Spielerinnen davor
4: Schloss rechts`,
    good: {
      must: [either(needs('stage_deck', [8, 15]), offers('stage_deck', [8, 15]))],
      should: [needs('stage_leg', [8, 15]), needs('transport')],
      allowed: [
        ...PLATFORM,
        ...MAINS,
        ...ANY_JOB,
        ...without(STAGE_LIGHT, ...SCHUESSEL_OFF),
        'crew_sound',
        'crew_technician',
        'drape',
      ],
      offers: [...SEATS, 'bench', 'table_trestle', 'crew_steward', 'mixing_console', 'fire_extinguisher'],
      excluded: SCHUESSEL_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'hazer', 'disco_light', 'interpretation_booth'],
    },
  },
  // Stage instructions of a band: barracuda-sound.de/vertrag/buehne.htm
  {
    id: 'ho-co-gastspiel',
    language: 'de',
    catalogue: 'lippe',
    description: `Band Name
Bühnenanweisung





 1.   Vom Gastspielvertrag der Band läßt sich diese Bühnenanweisung nicht trennen. Nehmen Sie sich bitte
       die Zeit, sie sorgfältig durchzuarbeiten. Unnötige mehrarbeit soll sie Ihnen nicht machen, sie soll
       vielmehr helfen, daß das Gastspiel glatt läuft. Wenn Sie also irgendwo ein Problem kommen sehen,
       besprechen Sie es bitte mit der Band.

 2.   Veranstalter (Name, Anschrift, Tel.): ____________________________________________________

       ___________________________________________________________________im folgenden V.

       Tel. am Veranstaltungstag: ______________________________

 3.   Beginn Aufbau: ____ . ____ Uhr,  Einlass: ___ . ___ Uhr, Beginn Veranstaltung: ___ . ___ Uhr.

 4.   Bühne bei kleiner Besetzung: 6m breit, 4m tief, darüber 3m Liche Höhe.
       Bühne bei großer Besetzung: 8m breit, 6m tief, darüber 4m Liche Höhe.
       Mit Maßnahmen, die dazu taugen, hält V das Puplikum ringsum mind. 1,5m von der Bühne weg.

 5.   Im Freien ist die Bühne oben und an den Seiten gegen Sturm und Nässe zu schützen.
 
 5a.  An die hintere Wand der Bühne gehört schwarzer Stoff (Molton). Er muss so breit sein wie die ganze
       Bühne und mindestens 4m hoch.

 6. V sorgt dafür, daß weder vorher noch nachher noch während der Veranstaltung Dritte an Kabel, Zubehör,
       Instrumente und Bühne kommen.

 7.   Pyrotechnik, offenes Feuer, Brennbares, Wasser, Schaum und dergleichen sind, der Sicherheit wegen,
       auf der Bühne und um sie herum nicht erlaubt. Handys und anderes, was funkt, sind ausser`,
    good: {
      attendees: null,
      must: [
        either(needs('stage_deck', [12, 24]), needs('mobile_stage', 1)),
        needs('drape', [6, 12]),
        needs(['crowd_barrier', 'stanchion', 'pit_barrier'], [4, 40]),
      ],
      should: [needs(['stage_leg', 'mobile_stage']), needs('transport')],
      allowed: [
        ...without(SHOW, 'spark_machine'),
        'mobile_stage',
        'stage_roof',
        'crew_steward',
        ...SITE_POWER,
        'ballast',
        'truss',
      ],
      offers: without([...SHOW_OFFERS, ...OUTDOORS_OFFERS], 'spark_machine', 'confetti', 'confetti_machine'),
      excluded: ['spark_machine'],
      silly: ['projector', 'lectern', 'interpretation_booth', 'table_round', 'registration_desk'],
      unmetToo: [/dach|planen|überdach/i],
    },
  },
  // A conjurer on open-air shows: gospelmagic.de/open_air
  {
    id: 'ho-co-morgenstern-freien',
    language: 'de',
    catalogue: 'lippe',
    description: `Open Air

Was für und was gegen ein Open Air mit Morgenstern spricht

Open Air Veranstaltungen habe ich schon viele mitgemacht. Verglichen mit denen im Saal, das muss ich in der Summe sagen, war ich hinterher eher enttäuscht. Hier sind einmal Vor- und Nachteile:

Vorteile
•   »Zaungäste« bleiben von selbst stehen
•   in kirchliche Räume trauen sich manche schwerer als hierher
•   die Luft ist besser 😉

Nachteile
•   mit der Akustik gibt es fast immer Probleme
•   Licht- und Pyroeffekte gehen unter, weil sich nicht verdunkeln lässt
•   was auf der Straße und in der Natur ringsum passiert, lenkt ab
•   es fehlt meistens an einer Bühne, die taugt (16m² mindestens und die absolut eben, 60cm Höhe mindestens, Einblick nur von einer Seite, vor allem aber ein Dach, falls es auf einmal regnet), und zu beschaffen ist sie auch nicht
•   mit den Zuschauern redet man hinterher kaum, weil dort niemand gern stehen bleibt

Denk bitte auch daran, dass man die Leute durchaus anders als Open Air erreichen kann. Wer kirchliche Räume scheut, kommt vielleicht in eine Gaststätte oder in die Stadthalle. Bei einem Straßenfest könnte ich draußen als Straßenkünstler Kostproben geben und dazu einladen. So haben wir schon manchen Saal voll bekommen und waren sehr zufrieden.

Willst Du nach alldem trotzdem lieber ein Open Air mit Morgenstern planen, dann beachte bitte: ohne eine Bühne wie oben beschrieben geht keines der Programme. Auch eine Beschallungsanlage kann ich fürs Freie leider nicht stellen. Die Überdachung ist `,
    good: {
      must: [
        either(needs('stage_deck', [8, 24]), needs('mobile_stage', 1)),
        needs(['stage_roof', 'mobile_stage'], 1),
        needs(SPEAKERS, [1, 12]),
      ],
      should: [needs('transport')],
      allowed: [
        ...without(OUTDOORS, 'floodlight'),
        ...LOUD,
        ...PLATFORM,
        'mobile_stage',
        'stage_roof',
        'drape',
        'mic_headset',
        'mic_wireless_handheld',
        'mic_wireless_lapel',
        'truss',
      ],
      offers: [...OUTDOORS_OFFERS, ...SEATS, 'stage_wash', 'lighting_package'],
      silly: ['projector', 'dance_floor', 'interpretation_booth', 'spark_machine', 'hazer', 'drum_kit', 'disco_light'],
    },
  },
];
