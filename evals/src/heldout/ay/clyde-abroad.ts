import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BROADCAST, PLATFORM, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** Guests of the Clyde, in German, French, Spanish and Dutch. */
export const CLYDE_ABROAD: readonly EvalBrief[] = [
  {
    id: 'ho-ay-produktvorstellung',
    language: 'de',
    catalogue: 'clyde',
    description: `Guten Tag,

wir stellen am Mittwoch, 21. April, in einer ehemaligen Werft in Glasgow unsere neue Schiffspumpe vor. Eingeladen sind 70 Fachbesucher.

Wir benötigen:
- LED-Wand 4 x 2,5 m mit Zuspieler und Techniker
- kleine Beschallung mit 2 Ansteckmikrofonen und 1 Handfunkmikrofon
- 70 Stühle in Reihen
- 16 Akku-Uplights in Blau
- Rednerpult

Stehtische und Gläser bringt der Caterer mit. Eine Bühne brauchen wir nicht, die Pumpe steht auf dem Boden. Teppich liegt bereits.

Mit freundlichen Grüßen
Henning Vollmer`,
    good: {
      attendees: 70,
      days: 1,
      must: [
        needs('led_wall', 10),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [1, 2]),
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], [1, 4])),
        needs('chair', [70, 74]),
        needs('uplight', 16),
        needs('lectern', 1),
      ],
      should: [
        needs(['playback_laptop', 'media_server'], [1, 2]),
        needs(['crew_video', 'crew_technician'], [1, 12]),
        needs('video_processor', 1),
        needs('transport'),
      ],
      allowed: [...MEETING, ...WALL],
      offers: without(
        [...MEETING_OFFERS, ...PARTY_OFFERS],
        'stage_deck',
        'table_cocktail',
        'glassware',
        'carpet',
        ...PLATFORM,
      ),
      excluded: ['table_cocktail', 'glassware', 'stage_deck', 'mobile_stage', 'carpet'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'crowd_barrier', 'line_array'],
      title: [/glasgow|produkt|vorstellung|pumpe/i, /70/],
    },
  },
  {
    id: 'ho-ay-choeur',
    language: 'fr',
    catalogue: 'clyde',
    description: `Bonjour,

Notre chœur (40 chanteurs, de Nantes) donne un concert le samedi 17 juillet dans une église d'Édimbourg, environ 200 auditeurs. Il nous faudrait quatre gradins de choriste, un éclairage simple du chœur et de quoi enregistrer le concert : une paire de micros et un enregistreur. Nous chantons a cappella et sans amplification, donc pas de sonorisation. Les bancs de l'église suffisent pour le public.

Pouvez-vous nous faire un prix ?
Solène`,
    good: {
      attendees: [200, 240],
      days: 1,
      must: [
        needs('choir_riser', 4),
        needs(['stage_wash', 'profile_spot', 'lighting_package'], [1, 16]),
        needs('audio_recorder', 1),
        needs(/Mic pair, choir/, [1, 2]),
      ],
      should: [needs('mic_stand', [1, 4]), needs('transport')],
      allowed: [
        ...STAGE_LIGHT,
        ...ANY_JOB,
        'audio_cable',
        'crew_sound',
        'crew_technician',
        'mixing_console',
        'stagebox',
      ],
      offers: ['camera', 'crew_camera', 'video_recorder', 'uplight', 'music_stand', 'crew_photographer', 'drape'],
      excluded: [...SPEAKERS, 'stage_monitor', ...SEATS],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'projector', 'lectern', ...FOG],
      title: [/(é|e)dimbourg|edinburgh|ch(œ|oe)ur|concert/i, /200|240/],
    },
  },
  {
    id: 'ho-ay-congreso-interpretado',
    language: 'es',
    catalogue: 'clyde',
    description: `Buenas tardes:

Preparamos unas jornadas sobre pesca sostenible en Glasgow, los días 14 y 15 de octubre, con 120 asistentes sentados en teatro. Necesitamos:

- proyector, pantalla grande y portátil
- sonido para la sala, atril con micrófono y 2 micrófonos inalámbricos de mano
- interpretación inglés-español: una cabina, 120 receptores y 2 intérpretes
- un mostrador de acreditaciones
- técnico los dos días

Como opción, coticen también la retransmisión en directo con dos cámaras.

Gracias y un saludo,
Amaia`,
    good: {
      attendees: 120,
      days: 2,
      must: [
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('playback_laptop', [1, 2]),
        needs(['speaker_top', 'speaker_column', 'pa_package', 'line_array'], [1, 8]),
        needs('lectern', 1),
        needs('mic_wireless_handheld', [2, 2]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [120, 126]),
        needs('registration_desk', 1),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 40]),
      ],
      should: [
        needs('mic_lectern', 1),
        needs('crew_interpreter', [2, 4]),
        needs('interpretation_transmitter', [1, 4]),
        { anyOf: [{ what: ['camera'], units: 2, offered: true }] },
        { anyOf: [{ what: ['streaming_encoder'], units: 1, offered: true }] },
        needs('transport'),
      ],
      allowed: [...MEETING, 'speaker_stand', 'interpretation_transmitter', 'chair', 'ups'],
      offers: [...MEETING_OFFERS, ...BROADCAST],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'crowd_barrier', ...FOG],
      title: [/glasgow|pesca|jornadas/i, /120/],
    },
  },
  {
    id: 'ho-ay-halve-marathon',
    language: 'nl',
    catalogue: 'clyde',
    description: `Hallo,

Met onze atletiekvereniging organiseren we op zondag 12 september een halve marathon rond Loch Lomond, zo'n 800 lopers. Voor start en finish zoeken we:

80 dranghekken
12 partytenten van 3x3
40 klaptafels
geluid met 2 draadloze headsets voor de speaker
10 mobiele toiletten en 1 voor rolstoelen
20 afvalcontainers
12 portofoons
stille aggregaat van 40 kVA

Wat gaat dat kosten, inclusief bezorgen?
Groet, Jeroen`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs('crowd_barrier', 80),
        needs('gazebo', 12),
        needs('table_trestle', 40),
        needs(['speaker_top', 'pa_package', 'speaker_column', 'line_array'], [1, 12]),
        needs('mic_headset', 2),
        needs('toilet', 10),
        needs('toilet_accessible', 1),
        needs('waste_bin', 20),
        needs('two_way_radio', 12),
        needs(/40kVA/, 1),
      ],
      should: [needs('transport'), needs('power_distro', [1, 4])],
      allowed: [...OUTDOORS, ...SPEECH],
      offers: [...OUTDOORS_OFFERS, 'subwoofer', 'loudhailer', 'mic_wireless_handheld', 'mobile_stage'],
      silly: ['projector', 'dance_floor', 'disco_light', 'stage_monitor', 'lectern', 'table_round', ...FOG],
      title: [/loch lomond|marathon/i, /800/],
    },
  },
];
