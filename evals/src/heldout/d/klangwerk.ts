import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import {
  ANY_JOB,
  DECKS,
  FOG,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  SHOW,
  SHOW_OFFERS,
  STAGES,
} from '../usual.ts';

export const KLANGWERK: readonly EvalBrief[] = [
  {
    id: 'ho-d-maikundgebung',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Anfrage über das Kontaktformular

Anlass: Kundgebung zum 1. Mai
Ort: Marktplatz Göttingen
Personen: 800
Bühne: entfällt, LKW-Pritsche vorhanden
Ton: ja, für Reden und eine Band (4 Musiker) zum Abschluss
Mikrofone: 2 Funk-Handsender, 1 Schwanenhals fürs Pult, für die Band nach Bedarf
Rednerpult: 1
Monitore: 2
Licht: nein (mittags)
Strom: 1 Aggregat mit 13 kVA
Absperrgitter: 30
Zelt: nein
Toiletten: stellt die Stadt
Personal: 1 Tontechniker; Ordner stellt der DGB
Backline: bringt die Band mit
Sonstiges: Aufbau ab 8 Uhr`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs(['speaker_top', 'speaker_column', 'line_array'], [2, 12]),
        needs('mic_wireless_handheld', 2),
        needs('mic_lectern', 1),
        needs(['mic_wired', 'mic_instrument'], [2, 16]),
        needs('lectern', 1),
        needs('stage_monitor', 2),
        needs(/Geko/, 1),
        needs('crowd_barrier', 30),
        needs('crew_sound', [1, 2]),
      ],
      should: [needs('subwoofer'), needs('mixing_console', [1, 2]), needs('di_box'), needs('fuel'), needs('transport')],
      allowed: [...BAND, ...OUTDOORS.filter((each) => each !== 'floodlight')],
      offers: ['fencing', 'two_way_radio', 'audio_recorder', 'induction_loop', 'loudhailer'],
      excluded: [...STAGES, 'lighting', 'marquee', 'gazebo', ...LOOS, 'backline'],
      silly: ['projector', 'led_wall', 'dance_floor', 'table_round', 'furniture'],
      title: [/göttingen/i, /800/],
    },
  },
  {
    id: 'ho-d-betriebsversammlung-hybrid',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Liebes Klangwerk-Team,

am Dienstag, 24. Februar, findet unsere hybride Betriebsversammlung in der Fahrzeughalle in Salzgitter statt. 250 Kolleginnen und Kollegen sitzen vor Ort, weitere 400 schauen am Bildschirm zu.

Was wir von Ihnen benötigen: eine Bühne 6 x 2 m in 40 cm Höhe mit Treppe, einen hellen Beamer mit 4-m-Leinwand und Zuspieler, 2 Headsets und 4 Handfunkmikrofone, Beschallung für die Halle, 2 Kameras samt Kameraleuten, einen Bildmischer und je eine Fachkraft für Ton und Video.

Den Stream selbst übernimmt unsere IT: Encoder und Internetleitung sind Sache der Kollegen, sie nehmen nur Ihr fertiges Bild per HDMI ab. Stühle stehen schon, und bei der Beleuchtung begnügen wir uns mit den Hallenstrahlern. Mitgeschnitten werden darf aus Datenschutzgründen nichts.

Herzliche Grüße
Anke Rühmkorf`,
    good: {
      attendees: [250, 650],
      days: 1,
      must: [
        needs('stage_deck', [6, 6]),
        needs('stage_steps', [1, 2]),
        needs(/Steckfuß 40/, [12, 24]),
        needs('projector', 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', [1, 2]),
        needs('mic_headset', 2),
        needs('mic_wireless_handheld', 4),
        needs(SPEAKERS, [2, 12]),
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('video_switcher', 1),
        needs('crew_sound', [1, 2]),
        needs('crew_video', [1, 2]),
      ],
      should: [needs('mixing_console', 1), needs('video_cable'), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, 'intercom', 'amplifier', 'video_converter'],
      offers: MEETING_OFFERS,
      excluded: [
        'streaming_encoder',
        'network',
        ...SEATS,
        'lighting',
        'crew_lighting',
        'video_recorder',
        'audio_recorder',
      ],
      silly: ['subwoofer', 'generator', 'toilet', 'marquee', 'dance_floor', 'beer_table_set'],
      title: [/salzgitter/i, /250|400|650/],
    },
  },
  {
    id: 'ho-d-gallery-jazz',
    language: 'en',
    catalogue: 'klangwerk',
    description:
      'Hi! Jazz quartet plus singer at our gallery in Kreuzberg, Berlin, Friday 28 November, about 80 people. What we could use from you is a small PA (two tops is plenty), a little mixer, three vocal mics with stands, a pair of small condensers over the drums, three monitors, one guitar combo and the small stage lighting set, plus a sound person for soundcheck and show. We own a grand piano, the drummer is driving his kit up from Leipzig and the bass player won’t touch any amp other than her own. The gallery’s 80 chairs are out already. Under no circumstances fog or haze, these are other people’s oil paintings! Greetings, Aylin',
    good: {
      attendees: 80,
      days: 1,
      must: [
        needs(['speaker_top', 'speaker_column'], [2, 2]),
        needs('mixing_console', 1),
        needs('mic_wired', [3, 5]),
        needs('mic_stand', [3, 9]),
        needs(/NT5/, 1),
        needs('stage_monitor', 3),
        needs('guitar_amp', 1),
        either(needs('lighting_package', 1), needs('stage_wash', [4, 10])),
        needs('crew_sound', [1, 2]),
      ],
      should: [needs('audio_cable'), needs('transport')],
      allowed: [...BAND.filter((each) => each !== 'line_array'), ...STAGE_LIGHT, ...ANY_JOB, 'music_stand'],
      offers: [...SHOW_OFFERS.filter((each) => each !== 'smoke_machine' && each !== 'backline'), 'audio_recorder'],
      excluded: ['drum_kit', 'bass_amp', 'keyboard', ...SEATS, ...FOG, 'effect_fluid'],
      silly: ['generator', 'toilet', 'marquee', 'lectern', 'projector', 'line_array', 'crowd_barrier'],
      title: [/berlin|kreuzberg/i, /80/],
    },
  },
  {
    id: 'ho-d-jeunes-talents-kehl',
    language: 'fr',
    catalogue: 'klangwerk',
    description: `Bonjour,

Festival Jeunes Talents, au bord du Rhin à Kehl, samedi 4 et dimanche 5 juillet, 900 personnes par jour, six groupes de rock et deux DJ.

Demandé :
- scène couverte 8 x 6
- façade line array : 8 éléments et 4 caissons
- 4 retours et la console, microphonie pour un groupe de rock
- backline commun : batterie, ampli guitare, ampli basse et clavier
- 12 PAR et 4 lyres avec pupitre
- un technicien son, un technicien lumière

Pris en charge par ailleurs :
- barrières et clôtures : services techniques de la ville
- sanitaires : idem
- énergie : coffret 63 A sur place, pas de groupe
- platines et table de mixage DJ : ils voyagent avec les leurs
Pas de machine à fumée ni de stroboscopes, le site est voisin d'une clinique.

Cordialement,
Yann`,
    good: {
      attendees: [900, 1800],
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs('line_array', 8),
        needs('subwoofer', 4),
        needs('stage_monitor', 4),
        needs('mixing_console', [1, 2]),
        needs(['mic_wired', 'mic_instrument'], [4, 30]),
        needs('drum_kit', 1),
        needs('guitar_amp', [1, 2]),
        needs('bass_amp', 1),
        needs('keyboard', 1),
        needs('stage_wash', 12),
        needs('moving_head', 4),
        needs('lighting_console', 1),
        needs('crew_sound', [1, 2]),
        needs('crew_lighting', [1, 2]),
      ],
      should: [needs('di_box'), needs('mic_stand'), needs('power_distro'), needs('stagebox'), needs('transport')],
      allowed: [...SHOW, ...OUTDOORS],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS],
      excluded: ['crowd_barrier', 'fencing', ...LOOS, 'generator', 'fuel', ...DECKS, 'smoke_machine', 'strobe'],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'interpretation_booth'],
      title: [/kehl/i, /900|1[.,  ]?800/],
    },
  },
];
