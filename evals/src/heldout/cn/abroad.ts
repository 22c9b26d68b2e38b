import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { PLATFORM, RADIO_MICS, SLIDES, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const WIRTSHAUS_OFF: readonly Selector[] = [
  ...SPEAKERS,
  'amplifier',
  'stage_monitor',
  'mixing_console',
  'stage_wash',
  'profile_spot',
  'moving_head',
  'lighting_package',
  'lighting_console',
];
const BANDA_OFF: readonly Selector[] = ['guitar', 'bass_guitar', /cymbal/];
const LIGHTS: readonly Selector[] = ['stage_wash', 'profile_spot', 'lighting_package', 'moving_head'];

/** In German, French and Spanish. */
export const ABROAD: readonly EvalBrief[] = [
  // After waidlerische-wirtshausmusi.de/Fia-Veranstalter
  {
    id: 'ho-cn-wirtshausmusi',
    language: 'de',
    catalogue: 'medway',
    description: `Was der Veranstalter vorbereiten sollte, damit bei einer Buchung MIT kompletter PA-&Lichtanlage (beides bringt die Musikgruppe selber mit) alles reibungslos abläuft
· Bühnenanweisung
Damit die Beschallung gut wird, ist die Bühne möglichst an einer Stirnseite des Saales aufzubauen.
Wenn die Musikgruppe eintrifft (etwa 2 Stunden bevor es losgeht) muss die Bühne leer und besenrein sein. Fehlt diese Zeit, so kann sich der Beginn nach hinten schieben, an der Höhe der Gage ändert das nichts. Stabil und in der Waage muss die Bühne stehen.
Als Mindestmaße der Bühne bitten wir einzuhalten:
Breite: ca. 5,00 Meter | Tiefe: ca.3,00 Meter | Lichte Höhe: ca. 3,00 Meter |
Dazu einen Aufgang mit Geländer und vorne eine schwarze Verkleidung.
Für unsere PA-Boxen brauchen wir links und rechts neben der Bühne je mind. 1x1 Meter freien Platz am Boden.
Auf der Bühne darf sich niemand außer der Band aufhalten, weder beim Auftritt noch in den Pausen, dafür sorgt der Veranstalter. Auf der Bühne wird nicht getanzt.
· Stromanschlüsse
4x Steckdose 230V – jede für sich abgesichert
Sie müssen sich neben oder auf der Bühne befinden und ordentlich geerdet sein. An diesen Kreisen darf KEIN Gerät des Veranstalters (Heizung, Kühlschrank etc.) hängen. Kommt durch eine mangelhafte Elektrik vor Ort jemand von uns oder unsere Technik zu Schaden, haftet dafür der Veranstalter in voller Höhe.
Auf Wunsch der Band muss man das Saallicht ausschal`,
    good: {
      attendees: null,
      days: 1,
      must: [needs('stage_deck', [5, 10]), needs('stage_steps', [1, 2]), needs('stage_skirt', [1, 20])],
      should: [needs('stage_leg', [5, 10]), needs(['power_cable', 'power_distro'], [1, 12]), needs('transport')],
      allowed: [...PLATFORM, ...ANY_JOB],
      offers: ['drape', 'crew_technician'],
      excluded: WIRTSHAUS_OFF,
      silly: ['projector', 'lectern', 'gazebo', 'choir_riser', 'stage_floor', 'hazer', 'strobe', 'drum_kit'],
      unmetToo: [/./],
    },
  },
  // After lesung-mit-wasserglas.de/buhne-technik
  {
    id: 'ho-cn-lesung-zu-zweit',
    language: 'de',
    catalogue: 'medway',
    description: `Bühne

Einiges, was sein muss
Zuallererst wäre da die Bühne. Etwas Erhöhtes also, auf dem wir dem Publikum so gezeigt werden, wie es uns zukommt. Als alter Hase unter den Veranstaltern wissen Sie freilich längst: Ein bisschen sehen möchte man die Vortragenden schon auch.

Mikrophone und Techniker
Zwei Mikrophone brauchen wir selbstverständlich, so zärtlich, wie wir unsere Texte lesen, eines für jeden. Den Stimmen tut das gut, und es erlaubt jenes atmosphärische Raunen, von dem niemand so ergriffen ist wie wir selber. Professioneller sieht es obendrein aus.
Weil das mit den Tönen und ihrem Einpegeln ja so eine Sache ist, brauchen Sie auch jemanden, der die Tonanlage kennt und zu bedienen weiß. Vor der Vorstellung machen wir mit ihm dann den Soundcheck, wie es sich gehört.

Beamer und Licht
Zum Leseprogramm gehören Lichtbilder-Vorträge der besonderen Art. Die stammen von Herrn Radke persönlich und werden von ihm an dem Abend auch live vertont. Für ein Publikum, das heutzutage im Sehen so verwöhnt ist, jedes Mal der Höhepunkt. Damit das klappt, braucht es einen Beamer, hell und zugleich leise, an den ein Laptop von der Stange passt.
Achtung: Bedient wird der Laptop auf der Bühne, das Kabel zum Beamer muss also lang genug sein. Und dass es über oder neben den Herren Radke und Neumann dann auch eine Leinwand gibt – darüber müssen wir nicht reden.
Von Vorteil ist ein Bühnenlicht, das man regeln kann, weil sich die Vortrags-Situationen dann geschmackvoll abwechseln. Notfalls tut es auch das Saallicht, wenn es während der Lichtbil`,
    good: {
      attendees: null,
      days: 1,
      must: [
        needs(['stage_deck', 'mobile_stage'], [1, 16]),
        needs(['mic_wired', ...RADIO_MICS, 'mic_lectern', 'mic_instrument'], [2, 4]),
        needs(['crew_sound', 'crew_technician'], [1, 3]),
        needs('projector', 1),
        needs('projection_screen', 1),
      ],
      should: [
        needs(SPEAKERS, [1, 12]),
        either(needs(LIGHTS, [1, 20]), offers(LIGHTS, [1, 20])),
        needs('video_cable', [1, 4]),
        needs('transport'),
      ],
      allowed: [...SPEECH, ...SLIDES, ...PLATFORM, ...STAGE_LIGHT, ...ANY_JOB, 'table_trestle', 'chair'],
      offers: MEETING_OFFERS,
      silly: ['stage_monitor', 'gazebo', 'choir_riser', 'stage_floor', 'hazer', 'strobe', 'drum_kit', 'subwoofer'],
      unmetToo: [/./],
    },
  },
  // After 45tour.fr (besoins techniques d'une rencontre)
  {
    id: 'ho-cn-besoins-techniques',
    language: 'fr',
    catalogue: 'medway',
    description: `Martin et Éloi :
Besoins techniques
On jouera dans un espace clos, pas au beau milieu des rayons.
L'ingénieur son recevra un livret pour suivre la lecture.
Quand Martin parle, l'ingénieur son coupe la reverb et monte la voix. Comptez 1 heure 15 de balance, c'est parfait pourvu que la scène soit entièrement prête à l'avance.
Petite ou grande médiathèque, public nombreux ou pas, il faut un minimum de sonorisation.
- Une console de qualité professionnelle
- Un système de diffusion, professionnel lui aussi
- 1 vidéo projecteur pour projeter le dessin. À placer assez haut pour ne pas gêner la vue du public
- 1 écran
- Des câbles HDMI assez longs pour aller de la caméra au vidéo projecteur
- 2 retours son, un pour chacun
- 3 multiprises
- De quoi éclairer Éloi et Martin, quelques projecteurs (gélatines ambre, si vous en avez)
Pour Martin :
- 1 micro voix SM 58 + 1 grand pied de micro
- 1 tabouret haut
- 1 pupitre (genre Manhasset) et sa lampe
- 1 stand clavier noir
- 2 DI
- un retour vidéo (ils peuvent jouer sans, mais quel confort s'il y en a un).
Pour Éloi :
- 1 table noire, ou sous un tissu noir (au moins 1m50 de largeur)
- 1 caméra de bonne définition
- un grand pied de micro ou autre chose de pratique pour fixer la caméra à la verticale du dessin
Le montage de la sono et son exploitation ne peuvent être à la charge des musiciens. Prévoyez donc un technicien compétent, là pour la balance e`,
    good: {
      attendees: null,
      days: 1,
      must: [
        needs('mixing_console', 1),
        needs(SPEAKERS, [1, 12]),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('stage_monitor', 2),
        needs(LIGHTS, [1, 20]),
        needs([/SM58/, /Beta 58/], [1, 2]),
        needs('mic_stand', [1, 3]),
        needs('bar_stool', [1, 2]),
        needs('music_stand', 1),
        needs(/keyboard stand/, 1),
        needs('di_box', 2),
        needs('table_trestle', 1),
        needs('camera', 1),
        needs(['crew_sound', 'crew_technician'], [1, 3]),
      ],
      should: [
        needs('power_cable', [1, 12]),
        needs('video_cable', [1, 6]),
        needs(/stand light/, 1),
        either(needs('confidence_monitor', 1), offers('confidence_monitor', 1)),
        needs('transport'),
      ],
      allowed: [...SPEECH, ...SLIDES, ...STAGE_LIGHT, ...ANY_JOB, 'confidence_monitor', 'di_box', 'mic_wired'],
      offers: [...MEETING_OFFERS, ...SHOW_OFFERS],
      silly: ['gazebo', 'choir_riser', 'stage_floor', 'hazer', 'strobe', 'drum_kit', 'guitar_amp', 'lectern'],
      unmetToo: [/./],
    },
  },
  // After es.scribd.com/document/629163489/Rider-Full-Band-OCT2018
  {
    id: 'ho-cn-rider-banda',
    language: 'es',
    catalogue: 'medway',
    description: `La Banda Entera (Full Band)

Rider Técnico

 P.A. (AMPLIFICACIÓN DE SALA): Un sistema de sonido profesional de 4 vías, capaz de dar 110db-
spl como mínimo en la posición de la consola de FOH sin salirse del nivel nominal, que reparta el sonido por igual en todo el espacio del público
y con no más de un dos por ciento (2%) de distorsión.
Cuántas cajas van por lado depende del público que se espere y, en un recinto cerrado, de su arquitectura y sus medidas; ningún lugar de la audiencia debe quedar
sin cubrir. Se prefieren: L-Acoustics, D&B, Nexo, Meyer Sound, JBL.

 F.O.H. (CONSOLA Y EFECTOS): Consola digital con 16 canales o más (Allen&Heath, Digico, Venue), que pueda sacar
cuatro mezclas de monitores por lo menos. Un reverb y 4 compresores como mínimo.

 BACK LINE REQUERIDO: Batería completa. 3 cajas directas. Amplificador de Guitarra Vox (o similar). Amplificador de Guitarra Orange (o similar). Teclado
de 88 teclas con su base. 5 atriles de lectura.

 BACK LINE CON EL QUE VIAJAN: Un bajo eléctrico, dos guitarras eléctricas, 2 procesadores de efectos (gtr), Platos,
Baquetas, Set de armónicas.

 MONITORES: Los monitores se manejan desde la consola de sala y ahí deben estar conectados y ruteados.
6 monitores de piso como mínimo; mejor 7, con dos de ellos para la batería (L-Acoustics, D&B, Meyer Sound, Nexo, JBL)

 IMPORTANTE: Los componentes de todo el sistema serán originales y la amplificación y el procesamiento estarán en condiciones óptimas. También
se pondrán los micrófonos, bases y cables que pide el input list. La consola de FOH va frente al esce`,
    good: {
      attendees: null,
      days: 1,
      must: [
        needs(SPEAKERS, [2, 24]),
        needs('mixing_console', 1),
        needs('drum_kit', 1),
        needs('di_box', [3, 6]),
        needs('guitar_amp', 2),
        needs('keyboard', 1),
        needs('music_stand', 5),
        needs('stage_monitor', [6, 8]),
        needs(['mic_wired', 'mic_instrument'], [2, 30]),
        needs('mic_stand', [2, 30]),
      ],
      should: [needs('subwoofer', [1, 12]), needs(/keyboard stand/, 1), needs('transport')],
      allowed: [...SHOW, 'drum_part'],
      offers: without(SHOW_OFFERS, 'backline'),
      excluded: BANDA_OFF,
      silly: ['projector', 'lectern', 'gazebo', 'choir_riser', 'stage_floor', 'strobe'],
      unmetToo: [/./],
    },
  },
];
