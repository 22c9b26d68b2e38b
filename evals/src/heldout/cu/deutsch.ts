import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { SPEAKERS } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

const STAGE_LAMPS: readonly Selector[] = ['stage_wash', 'profile_spot', 'moving_head', 'lighting_package'];
const BACKLINE: readonly Selector[] = ['drum_kit', 'guitar_amp', 'bass_amp', 'guitar', 'bass_guitar', 'keyboard'];
const OWN_MICS: readonly Selector[] = ['mic_wired', 'mic_instrument'];

/** Two riders, a note and a post in a forum. */
export const DEUTSCH: readonly EvalBrief[] = [
  {
    id: 'ho-cu-zeltfest-eckpunkte',
    language: 'de',
    catalogue: 'kinzig',
    description: `Wir leben für die Bühne -- Full Speed!

Für die größeren Veranstaltungen (zB: Zeltfeste) gelten die folgenden Eckpunkte. Bei kleinen Locations (private Feiern oder unplugged) stimmen wir uns einzeln mit dem Veranstalter ab

 

1. Stromanschlüsse

Für die Ton- und Lichttechnik:    mind. 2 x 32A / 380 V à Kraftstrom

Anschlüsse: 3 Phasen mit 5-poligem Cekon-Stecker nach Euronorm, mit Nulleiter! 

Die Stromanschlüsse müssen sich auf der Bühne oder direkt daneben befinden und eine echte Erdung haben. Wo genau der Sicherungskasten steht, ist den Technikern der Band beim Eintreffen mitzuteilen. Der Kasten muss für sie frei zugängig sein (Schlüssel). Am Stromanschluss darf kein anderes Gerät (Heizung, Kühlschrank, usw.) mit dranhängen. Die Anschlüsse sind getrennt abzusichern, nicht über eine gemeinsame Sicherung. Für Schäden an der Technik der Band und an der Gesundheit der Künstler, die von einer ungenügend geschützten Elektroinstallation am Auftrittsort kommen, haftet der Veranstalter in voller Höhe. Die nötige Bühnenbeleuchtung stellt die Band. Die Beleuchtung von Halle und Zelt (außer Schank, Eingangskontrolle- und Sicherheitslicht) muss während des Auftritts ausgeschaltet sein.

 

2. Bühne

Wenn die Technikcrew ankommt, muss die Bühne leer und besenrein sein. Aus Gründen der Beschallung soll die Bühne in Festzelten mittig an der Stirnseite stehen. Sie muss auf jeden Fall vor Feuchtigkeit geschützt sein. Bei Open-Air sind Bühne und FOH-Platz (Steuerung für Licht und Ton) regendicht zu überdachen und nach drei Seiten stabil gegen den Wind zu schützen. Wo und wie die Musikanlage und der FOH-Platz aufgestellt werden, bestimmen die Techniker der Band. Damit der Auftritt reibungslos läuft, braucht die stabile Bühne folgende Mindestmaße:

 

Bühnenbreite: mind. 5m (links und rechts de`,
    good: {
      must: [either(needs('stage_deck', [6, 60]), needs('mobile_stage', 1))],
      should: [needs(['power_distro', 'power_cable']), needs('transport')],
      allowed: without([...SHOW, ...OUTDOORS, 'gazebo', 'stage_roof'], ...STAGE_LAMPS),
      offers: without([...SHOW_OFFERS, ...OUTDOORS_OFFERS, 'marquee', 'drape'], ...STAGE_LAMPS),
      excluded: STAGE_LAMPS,
      silly: ['interpretation_booth', 'lectern', 'projector', 'table_round'],
    },
  },
  {
    id: 'ho-cu-partyband-zusatz',
    language: 'de',
    catalogue: 'kinzig',
    description: `Bühnenanweisung & Wissenswertes
Der Technical Rider gehört zum Eventvertrag. Damit die Veranstaltung ohne Reibung ablaufen kann, bitten wir die folgenden technischen Anforderungen und Notwendigkeiten zu beachten:
Allgemeines:
Am Auftrittstag muss bei Aufbaubeginn der Veranstalter oder jemand Verantwortliches da sein. Die Bühne muss zu Beginn des Aufbaus fertig und frei sein. Zu- und Abfahrt am Bühneneingang sind vor und auch nach der Veranstaltung freizuhalten. Wir brauchen einen Parkplatz für unseren Transporter samt Anhänger
Auf- /Abbau
Den Aufbau der Anlage beginnen wir zeitig, spätestens aber 3 Stunden vor Spielbeginn. Die Bühne muss stabil, waagrecht, sauber und unbedingt fertig aufgebaut sein. Vom Veranstalter kommen zwei hoch motivierte , kräftige und nicht alkoholisierte Helfer. Wer auf Veranstalterseite für die Elektroinstallation zuständig ist, muss ab Aufbaubeginn am Ort greifbar sein. Diese Person muss zwingend die Schlüssel zu verschlossenen Stromkästen haben.
Stromanschlüsse:
Der Verteilerkasten muss nahe der Bühne stehen. Kompatibel sind: CEE32, CEE16, (jede Phase mit mindestens 16A abgesichert).
Ersatzweise nehmen wir auch: 3 x 230V (separate, getrennte Phasen) / abgesichert mit mindestens 16A. Alle Anschlüsse müssen getrennt und auch entsprechend abgesichert sein.
Achtung: Kein Gerät (Kühlschrank usw.) darf an diesen Anschlüssen mit hängen. Das Licht über der Tanzfläche sollte eigens zu schalten sein.
Soundsystem:
Sunny Chords spielt grundsätzlich über das bandeigene Soundsystem, das für max. 800 - 1000 Leute (Festzelt) ausgelegt ist.
Handelt es s`,
    good: {
      must: [needs(STAGES), needs(['power_distro', 'power_cable'])],
      should: [needs('crew_stagehand', [1, 40]), needs('transport')],
      allowed: without(SHOW, ...SPEAKERS),
      offers: without([...SHOW_OFFERS, 'dance_floor', 'gazebo', 'marquee', 'beer_table_set', 'generator'], ...SPEAKERS),
      excluded: SPEAKERS,
      silly: ['interpretation_booth', 'lectern', 'projector', 'table_round'],
    },
  },
  {
    id: 'ho-cu-punk-im-atelier',
    language: 'de',
    catalogue: 'kinzig',
    description: `Kuddel: Davon, wie vorher mit den Bands hin und her geschrieben wurde, gibts kein Foto - sorry. Manches davon hat vielleicht der Artikel von vor paar Jahren schon erklärt. Also, was bringen die Bands mit, was brauchen sie? Was ich auch nicht geschleppt hab, war das Essen für die Bands, das macht heute Henner. Zur Technik: Im Atelier ist keine PA, die müssen also wir besorgen. Drum fahren unser Tonprofi Holmes und ich schon mittags los und laden alles ein. Boxen, Stative, Mikros (für den Gesang und zum Abnehmen von Schlagzeug und Gitarren), eine ganze Kabeltrommel voll XLR-Kabel, ne Kiste Stromkabel. Irgendein Rack (keine Ahnung, was da drin steckt. Ein Verstärker? Ne Endstufe? Aber für sowas gibt es ja die Tonmenschen!). Das Mischpult selber natürlich auch. Früher wog sowas gefühlt ne Tonne, und diesmal passt es, digitaler Technik sei dank, in nen Punker-Rucksack. Geil! Achja, Licht bringen wir auch mit, aber bloß so viel wie noch in die Karre geht.
Der andere Technikkram kommt von den Bands. Die Backline (Grundset vom Schlagzeug, Gitarrenboxen, Bassbox) teilen sich die Bands nach Absprache, alles andere (Instrumente, Effektgeräte, Topteile, Verschleißkram vom Schlagzeug usw.) bringt normal jede Band selber mit.`,
    good: {
      must: [
        needs(SPEAKERS, [1, 12]),
        needs('mixing_console', [1, 2]),
        needs('mic_wired', [1, 12]),
        needs('mic_instrument', [1, 12]),
        needs(['stage_wash', 'lighting_package', 'moving_head'], [1, 16]),
        needs('power_cable'),
      ],
      should: [needs('audio_cable'), needs('mic_stand'), needs(['speaker_stand', 'subwoofer'])],
      allowed: SHOW,
      offers: without(SHOW_OFFERS, 'backline'),
      excluded: BACKLINE,
      silly: ['interpretation_booth', 'lectern', 'projector', 'marquee', 'toilet', 'generator'],
    },
  },
  {
    id: 'ho-cu-forum-countryrock',
    language: 'de',
    catalogue: 'kinzig',
    description: `Nachher steht ein kleiner Gig mit der Bluesrock/Country Band an. Sonst sind wir autark, bringen das eigene Pult (X32Rack), eigene Backline incl. Monitore. Jetzt ist das Budget eher schmal, dafür soll es für uns weniger Aufwand sein, und die Technik wird gestellt. Da bin ich dann immer bissl skeptisch, vor allem weil auf unseren TecRider zurückkam: Beschallung: 2x Aktivbass 2x Aktivtop Säulensystem - was ja ok ist -, dann an Technik: Mackie DL1604 + Tablet (??? kennen tu ich nur ein DL1608), 2x Aktivmonitor + Stativ (oh je), 1x Funkmic, 6x Mic (dynamisch) - brauchen wir nicht, wir bringen eh eigene mit -, Stativsatz + Kabelsatz - was immer das sein soll -, Stromverteilung - na wenigstens etwas.
So wie ich das sehe, sind das wohl eher DJs, dazu passt auch die Bühne, die sie anbieten: Bühnenpodest 4x3m Falt-Pavillon 3x3m - ah ja, bei 5 Musikern! Gespannt bin ich auch, ob die überhaupt schonmal ne Liveband (Drums, Bass, E-Gitarre, Akkustik-Gitarre, Keyboard, 4xVox) gemischt haben, was ja eigentlich keine große Sache sein sollte. Hab mir jedenfalls die Fader App wieder draufgemacht, schnell ein Offline Set gebaut und hoffe, dass die mich ans Pult lassen, weil wir für Aufbau und Soundcheck nur max. 1h haben. Meinen eigenen Monitor bring ich definitiv mit, und passende Kabel auch. Am Mackie sind ja nur Klinken Outs für die Monitore. Die Mics für die Drumabnahme bringt der Drummer selbst mit, für den Git-Amp hab ich eins dabei. Und dann hoff ich noch, dass es trocken bleibt...`,
    good: {
      must: [
        needs(SPEAKERS, [1, 8]),
        needs('mixing_console', 1),
        needs('stage_monitor', [1, 5]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('power_distro', [1, 3]),
        needs('stage_deck', [6, 8]),
        needs('gazebo', [1, 2]),
      ],
      should: [needs('mic_stand'), needs('audio_cable'), needs('transport')],
      allowed: without([...SHOW, ...ANY_JOB], ...OWN_MICS),
      offers: without([...SHOW_OFFERS, 'mobile_stage', 'stage_roof'], ...OWN_MICS, 'backline'),
      excluded: OWN_MICS,
      silly: ['interpretation_booth', 'lectern', 'projector', 'toilet', 'table_round'],
    },
  },
];
