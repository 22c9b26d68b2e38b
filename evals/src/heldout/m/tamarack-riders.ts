import { type EvalBrief, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const LAMPS = ['stage_wash', 'profile_spot', 'lighting_package'] as const;

/** After public riders and conditions, told in words of our own: a mentalist, a keynote, a DJ, a choir, a festival, a show. */
export const TAMARACK_RIDERS: readonly EvalBrief[] = [
  {
    id: 'ho-m-mentalist',
    language: 'en',
    catalogue: 'tamarack',
    description: `SOUND

The System
People have to hear what happens. There is not much more to it. Speakers let into the ceiling, such as ballrooms have, I've never known to be good enough. Same goes for that box in the wall from 1978 you plug into. In rooms like that it takes a sound system of its own. In a proper theater we're mostly fine.

Microphones
Must have: a wireless lav, or a Countryman or the like over the ear.
Also a wireless handheld on a straight stand (not a boom, that's for people who sing behind a guitar), as a spare and for those I bring up.
Keep wired mics away from me. I go down among the audience and somebody would trip, or I'd pull it out, or break something.

Inputs
All music is on my laptop, which lives downstage left, and needs a headphone size way into the board. If that's at the back, 200 feet off, then there have to be 200 feet of cable.

LIGHT
Stage and house lights need to work apart from each other. House at full while they come in, stage at 10-20%. Both to nothing at the top of the show, then a general stage wash. Later on I call for house lights: 80%. No more cues than that.`,
    good: {
      must: [
        needs(SPEAKERS, [1, 8]),
        needs(['mic_wireless_lapel', 'mic_headset'], [1, 2]),
        needs('mic_wireless_handheld', [1, 2]),
        needs(LAMPS, [1, 24]),
      ],
      should: [
        needs(/Straight/, 1),
        needs('di_box', [1, 2]),
        needs('mixing_console', 1),
        needs('audio_cable'),
        needs(['crew_sound', 'crew_technician'], [1, 12]),
      ],
      allowed: [...without(LOUD, 'mic_stand'), ...STAGE_LIGHT, ...ANY_JOB],
      offers: without([...MEETING_OFFERS, ...SHOW_OFFERS], 'playback_laptop', 'mic_wired'),
      excluded: ['mic_wired', 'playback_laptop', /Mic Stand, Boom/, /House Sound Patch/],
      silly: ['generator', 'marquee', 'dance_floor', 'crowd_barrier', 'disco_light', 'choir_riser', 'lectern'],
    },
  },
  {
    id: 'ho-m-keynote',
    language: 'en',
    catalogue: 'tamarack',
    description: `Q. What do you need from AV?

I bring: my Apple device, the clicker, charger, HDMI adaptor. Slides are 16:9. Video, hardly ever.

From the client:

  • projector, 3k lumens (minimum)
  • screen(s) to suit the size of the room
  • audio jack
  • outlet for the laptop
  • wireless Countryman (preferred) or lav, one
  • handheld mic, one
  • mixer that has channels enough for these

What I want is ten to twenty minutes in the room, ideally the day before, to check the picture from where your people sit. Meet the technicians, hook up, walk about with the mic on. If AV is excellent we are through sooner.

House lights above the screen sometimes wash it out. Often that's one breaker. Where all of the ceiling is on that breaker, unscrewing the bulbs in front of the screen is not too much to ask.`,
    good: {
      must: [
        needs('projector', [1, 2]),
        needs('projection_screen', [1, 2]),
        needs(['mic_headset', 'mic_wireless_lapel'], [1, 1]),
        needs(['mic_wireless_handheld', 'mic_wired'], [1, 1]),
        needs('mixing_console', 1),
      ],
      should: [needs('di_box', [1, 2]), needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 24])],
      allowed: without(MEETING, 'playback_laptop', 'presentation_clicker', 'lectern', 'mic_lectern'),
      offers: [...MEETING_OFFERS, 'lectern', 'mic_lectern'],
      excluded: ['playback_laptop', 'presentation_clicker'],
      silly: ['generator', 'marquee', 'dance_floor', 'crowd_barrier', 'subwoofer', 'disco_light', 'stage_monitor'],
    },
  },
  {
    id: 'ho-m-dj-rider',
    language: 'en',
    catalogue: 'tamarack',
    description: `TECHNICAL RIDER

1. Equipment
  1. Players: 3x Pioneer CDJ-2000 NXS2 or newer, at the least. In full working order (jogs not loose, Play/Cue not sticking, pitch not sticky), latest firmware.
  2. Mixer: Pioneer DJM-900 NXS2, 1x (a DJM-A9 or DJM-V10 will do as well).
  3. Link: mixer and players go through one LAN switch (PRO DJ LINK). Two players on one cable past the mixer: only when there's really no other way, we'd much rather not.
  4. Monitors: 2, independent, professional (d&b, L'Acoustics, Martin Audio), on stands, at the height of my ears. In true stereo, level from Booth on the mixer. The subs must not set them howling.

2. Booth
  1. A table that stands like a rock. With a lot of bass it must not shake the CDJs; feet or mats under them when the subs are close.
  2. 90-105 cm high, with space for headphones, USBs and drinks away from the gear.
  3. Power, LAN, XLR, RCA tidied and taped.
  4. Two free sockets by the mixer, no fewer.`,
    good: {
      must: [needs('dj_player', [3, 4]), needs('dj_mixer', 1), needs(['stage_monitor', 'speaker_top'], [2, 12])],
      should: [needs(['dj_booth', 'table_trestle'], [1, 1]), needs('speaker_stand', [2, 10])],
      allowed: [...LOUD, ...ANY_JOB, 'network', 'stage_monitor'],
      offers: [...SHOW, ...SHOW_OFFERS, ...RADIO_MICS],
      silly: ['projector', 'lectern', 'generator', 'marquee', 'chair', 'choir_riser', 'crowd_barrier', 'drum_kit'],
      unmetToo: [/switch|LAN|mat|feet/i],
    },
  },
  {
    id: 'ho-m-joy-chor',
    language: 'de',
    catalogue: 'tamarack',
    description: `Merkblatt für Veranstalter

Piano
Singen wir nicht a cappella, so braucht es ein Klavier oder einen Flügel, gestimmt, und zwar so, dass die Stimmung das Konzert übersteht.

Bühne
Sind alle dabei, stehen wir auf mindestens 6 x 3 m, mit Klavier auf 6 x 5 m; ein Flügel will nochmals etwa 6 m². Gibt es vor Ort keine geeigneten Stufen, stellen wir unsere eigenen Podestelemente auf, je nach Platz. Das sieht besser aus und klingt auch besser.

Licht
Ein normal ausgeleuchteter Bühnenraum genügt. Sind Scheinwerfer da, nehmen wir sie gerne.

Ton
Wir singen unverstärkt. Nur bei heikler Akustik oder sehr grossem Publikum sorgt der Veranstalter für eine Anlage samt Techniker.

Probe
Bei grösseren Anlässen proben wir vorher, am liebsten auf der Bühne selbst, sonst in einem Nebenraum.

Garderobe
Ein Raum zum Abschliessen, 20 Personen, in dem man sich auch einsingen kann.`,
    good: {
      must: [needs(['piano', 'keyboard'], 1)],
      allowed: [...STAGE_LIGHT, ...ANY_JOB],
      offers: [
        ...SPEECH,
        ...RADIO_MICS,
        'mic_instrument',
        'mic_wired',
        'crew_sound',
        'uplight',
        'music_stand',
        ...SEATS,
      ],
      excluded: ['choir_riser', 'stage_deck'],
      silly: ['generator', 'marquee', 'dance_floor', 'projector', 'disco_light', 'crowd_barrier', 'hazer', 'subwoofer'],
    },
  },
  {
    id: 'ho-m-moros',
    language: 'es',
    catalogue: 'tamarack',
    description: `TRABAJOS PARA LAS FIESTAS DE AGOSTO

Martes 26 de julio. Castillo de Moros y Cristianos, en el parque: se recoge la estructura del castillo en las naves municipales y se monta encima de una plataforma homologada, tan ancha y larga como el castillo, a 0,80 m de altura y para 500 kg/m² como mínimo. Por delante de ella, para la embajada, escenario homologado de 6 x 4 m y 0,80 m de alto, con faldón de tela negro y escalera. Otra plataforma que cubra la fuente. Sobre el montaje aconsejan el Ayuntamiento y un representante de la Junta Central. Una vez montado, se valla. Se desmonta el 11 de agosto y el castillo vuelve a las naves municipales.

Viernes 29. Gala del deporte, Plaza Mayor, 21:30 h: montar y decorar los fondos del escenario, poner telas, sillas y demás, según diga la concejalía de Deportes.

Sábado 30. Tirada provincial de palomos, campo de tiro, 16 h: llevar vallas y material de apoyo.`,
    good: {
      must: [needs('stage_deck', [6, 40]), needs('stage_steps', [1, 4]), needs('crowd_barrier')],
      should: [needs('stage_skirt', [30, 120]), needs('drape'), needs('chair'), needs('transport')],
      allowed: [...OUTDOORS, ...PLATFORM, 'drape'],
      offers: [...OUTDOORS_OFFERS, ...SPEECH, ...STAGE_LIGHT],
      silly: ['projector', 'dance_floor', 'disco_light', 'piano', 'stage_monitor', 'table_round', 'choir_riser'],
      unmetToo: [/castillo|plataforma|fuente|apoyo/i],
    },
  },
  {
    id: 'ho-m-evocatie',
    language: 'nl',
    catalogue: 'tamarack',
    description: `VOORWAARDEN VOOR WIE ONS UITNODIGT

A. Dit doen wij
- het programma zelf: teksten, muziek, zang, film- en klankmontage
- de techniek: versterking, videoprojectoren, lichttafel, monitoren, volgspot, schijnwerpers en effectprojectoren
- het decor: een diascherm van 9 m breed en 2 m hoog, en de rekwisieten
- de opstelling, met 4 van onze mensen, 2 uur of langer
- de voorstelling, 95 minuten, met 3 van onze mensen
- 20 affiches

B. Dit doet de organisator
- een zaal of kerk die goed donker gemaakt kan worden
- een leeg, proper en stevig podium voor decor en scherm: niet smaller dan 9,50 m, niet minder dan 3 m diep, en 3,5 m vrij tot het plafond
- 4 tafels, daar komt de bediening op te staan
- kaartverkoop, pers, stoelen klaarzetten
- zes personen of meer die VOOR en NA helpen uitladen, monteren, afbreken en inladen. Ligt de zaal op een verdieping, dan nog 4 erbij

C. Op de dag
Wij zijn er 3 à 4 uur vooraf. Hou dicht bij de ingang plaats vrij voor 1 vrachtwagen en 2 auto's. Zaal en podium zijn dan leeg, er is elektriciteit.`,
    good: {
      days: 1,
      must: [needs('stage_deck', [7, 14]), needs('table_trestle', [4, 4])],
      should: [needs('crew_stagehand', [6, 100])],
      allowed: [...PLATFORM, ...ANY_JOB, ...SEATS],
      offers: ['drape', 'stanchion', 'two_way_radio', 'crew_project_manager'],
      excluded: [
        ...SPEAKERS,
        'mixing_console',
        'projector',
        'projection_screen',
        'lighting_console',
        'stage_monitor',
        'followspot',
        'crew_sound',
        'crew_lighting',
        'crew_video',
        ...LAMPS,
      ],
      silly: ['generator', 'marquee', 'dance_floor', 'crowd_barrier', 'choir_riser', 'toilet'],
    },
  },
];
