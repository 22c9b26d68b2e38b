import { type EvalBrief, needs } from '../../expectation.ts';
import { BROADCAST, PLATFORM, SITE_SERVICES, SPEAKERS, STAGE_LIGHT, WALL } from '../../usual.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';
import { without } from './without.ts';

/** The American Southwest. */
export const AMERICAN: readonly EvalBrief[] = [
  {
    id: 'ho-f-general-session-rundown',
    language: 'en',
    catalogue: 'bluemesa',
    description: `NATIONAL ROOFERS EXCHANGE / GENERAL SESSION / PHOENIX RESORT BALLROOM C / OCT 20-21 / 600 PAX

AV SCOPE REV 4

PROJECTION: 2x 9x16 fast-fold, rear, w/ 12K projectors. Center LED from rev 2 has been cut, don't quote it.
AUDIO: Kara hang or equivalent for 600, digital desk, 6 lavs, 4 ULXD handhelds, podium gooseneck.
STAGE: 24x12 @ 24", two sets of steps, black skirt all around. Resort has risers but fire marshal red-tagged them.
SCENIC: 60ft of 16H black velour.
PLAYBACK: 2 show laptops, PerfectCue, downstage confidence x2, Limitimer.
RECORD: single camera w/ op, Ki Pro. Stream is being handled by the association's own agency, we give them a program feed and that's all.
LABOR: A1, V1, LD, GFX, show caller.
LIGHTING: stage wash, 8 lekos for the podium and panel, ballroom house lights we control off the wall.
INTERNET: hotel exclusive, not yours. RIGGING: in-house exclusive, ditto, so ground support everything you bring.
POWER: hotel drops 2x 200A 3ph; bring distro.`,
    good: {
      attendees: 600,
      days: 2,
      must: [
        needs(/9' x 16'/, 2),
        needs(/RZ120/, [2, 2]),
        needs(SPEAKERS, [4, 20]),
        needs('mixing_console', [1, 2]),
        needs('mic_wireless_lapel', 6),
        needs(/ULXD2/, 4),
        needs(/Versalite 4x8/, 9),
        needs(/16'H/, 60),
        needs('confidence_monitor', 2),
      ],
      should: [
        needs('mic_lectern', [1, 2]),
        needs('stage_steps', 2),
        needs('stage_skirt'),
        needs(/16-24in adj/, 9),
        needs('playback_laptop', [2, 3]),
        needs('speaker_timer', 1),
        needs('camera', 1),
        needs('crew_camera', 1),
        needs('video_recorder', 1),
        needs('crew_stage_manager', 1),
        needs('profile_spot', [8, 12]),
        needs(/200A/, [1, 2]),
        needs('presentation_clicker', [1, 2]),
      ],
      allowed: [
        ...MEETING,
        ...PLATFORM,
        ...STAGE_LIGHT,
        ...without(BROADCAST, 'streaming_encoder', 'network'),
        'line_array',
        'subwoofer',
        'amplifier',
        'projector_lens',
        'stage_wash',
        'video_converter',
      ],
      offers: without(MEETING_OFFERS, 'streaming_encoder', ...WALL),
      excluded: ['led_wall', 'streaming_encoder', 'network', 'hoist', 'crew_rigger'],
      silly: [
        'generator',
        'marquee',
        'dance_floor',
        'disco_light',
        'crowd_barrier',
        'patio_heater',
        'stage_monitor',
        'mobile_stage',
      ],
      title: [/phoenix|roofers/i, /600/],
    },
  },
  {
    id: 'ho-f-homecoming-thread',
    language: 'en',
    catalogue: 'bluemesa',
    description: `From: ASB Advisor
To: rentals
Subj: Re: Re: homecoming dance quote??

Thanks for calling back so fast. To your questions. It's the high school gym in Flagstaff, Saturday October 3rd, we've sold 420 tickets. Yes to the 12 battery uplights, yes to the mirrorball, yes to two of the GigBars, yes to a step and repeat with the mascot on it. PA: your guy said tops and subs, I trust him. We do want a DJ/MC since the one we had moved to Tucson. 10 high-boys with the black spandex. A white drape to hide the wrestling mats, 40 ft.

NO to the CO2 blaster, the haze and the cold sparks, the district shot all three down. The floor: it's a gym floor! We dance on it. We have our own tables for the punch bowl. Coat rack no, they live in hoodies.

Mr. D`,
    good: {
      attendees: 420,
      days: 1,
      must: [
        needs(/Freedom Par/, 12),
        needs('mirror_ball', 1),
        needs(/GigBar/, 2),
        needs('backdrop', 1),
        needs(['speaker_top', 'line_array', 'speaker_column'], [2, 12]),
        needs('subwoofer', [2, 8]),
        needs('crew_dj', 1),
        needs('table_cocktail', 10),
        needs(/white sheer/, 40),
      ],
      should: [needs(/Spandex highboy/, 10), needs('delivery', [1, 2])],
      allowed: [
        ...without(SHOW, 'hazer', 'effect_fluid'),
        'dj_player',
        'dj_mixer',
        'dj_booth',
        'mic_wireless_handheld',
      ],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS],
      excluded: [
        'confetti_machine',
        'hazer',
        'spark_machine',
        'dance_floor',
        'table_trestle',
        'table_round',
        'coat_rail',
      ],
      silly: ['generator', 'toilet', 'lectern', 'projector', 'marquee', 'bar_unit', 'crew_bar', 'piano'],
      title: [/flagstaff|homecoming/i, /420/],
    },
  },
  {
    id: 'ho-f-iglesia-vigilia',
    language: 'es',
    catalogue: 'bluemesa',
    description: `Dios los bendiga, hermanos.

La iglesia va a tener su vigilia al aire libre el sábado 11 de abril, en el estacionamiento del templo en Chandler, esperamos unas 350 personas. Tenemos micrófonos y consola, lo que nos falta es bocina. El grupo de alabanza trae su batería, sus teclados y sus amplificadores.

Quisiéramos que nos cotice por favor:
* 4 bocinas amplificadas de 12 pulgadas y 2 subwoofers
* 4 monitores de piso
* una tarima de 16 por 8 pies, con escalera
* 350 sillas plegables
* 6 toldos de 10 x 10
* un generador de 7 kW y otro igual de respaldo
* una torre de luz

Los baños son los del templo. El hermano Chuy, que es ingeniero de sonido, se encarga. No ocupamos luces de colores ni humo, es un culto.

Pastor Abel Quintero`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs('speaker_top', [4, 4]),
        needs('subwoofer', 2),
        needs('stage_monitor', 4),
        needs('stage_deck', [4, 4]),
        needs('stage_steps', [1, 2]),
        needs('chair', 350),
        needs(/EZ-Up/, 6),
        needs(/EU7000/, 2),
        needs('floodlight', 1),
      ],
      should: [needs('stage_leg', 4), needs('power_cable'), needs('delivery')],
      allowed: [
        ...PLATFORM,
        ...SITE_SERVICES,
        ...ANY_JOB,
        'speaker_stand',
        'audio_cable',
        'generator',
        'fuel',
        'ballast',
      ],
      offers: without(
        [...OUTDOORS_OFFERS, 'led_wall', 'audio_recorder', 'camera', 'interpretation_receiver'],
        'toilet',
        'toilet_accessible',
        'toilet_trailer',
      ),
      excluded: [
        'mic_wireless_handheld',
        'mic_wired',
        'mixing_console',
        'drum_kit',
        'keyboard',
        'guitar_amp',
        'bass_amp',
        'toilet',
        'crew_sound',
        'stage_wash',
        'disco_light',
        'moving_head',
        'lighting_package',
        'hazer',
        'smoke_machine',
      ],
      silly: ['dance_floor', 'projector', 'bar_unit', 'table_cocktail', 'crew_dj', 'confetti_machine'],
      title: [/chandler|vigilia/i, /350/],
    },
  },
];
