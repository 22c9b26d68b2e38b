import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, PARTY_LIGHT, RADIO_MICS, SEATS, SLIDES, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  FOG,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  SHOW_OFFERS,
  STAGES,
} from '../usual.ts';

/** In Scottish fields and streets, and two parties from abroad. */
export const STRATHALLAN_FIELDS: readonly EvalBrief[] = [
  {
    id: 'ho-j-games-minutes',
    language: 'en',
    catalogue: 'strathallan',
    description: `Highland Games committee, minutes of 12 January (extract)

4. Hire for the Games, Killin, Wednesday 4 August. Last year's gate was 2,500; the weather was poor and we should plan for the same.
4.1 Refreshment tent: agreed to take the 12 x 24 again, with 40 beer table sets. No floor, the ground was fine.
4.2 PA for the arena: complaints last year that the far side could not hear the commentary. A system for the whole ring, two handheld radio mics, and an engineer for the day. Action: Gordon to get a price.
4.3 Power: 20 kVA generator for the PA and the tent with the cabling and distribution.
4.4 Barriers: 120 for the ring.
4.5 Toilets: council is providing these this year, nothing to hire.
4.6 Dancing platform: the Dancing Association brings its own.
4.7 Bar: the brewery comes with its own bar and coolers.
4.8 First aid: confirmed.
4.9 Bins: 20 wheelie bins.
5. Heavy events: Mr McIntyre reported that the caber has been found.`,
    good: {
      attendees: 2500,
      days: 1,
      must: [
        needs(/FRAME 12m x 24m/, 1),
        needs('beer_table_set', [40, 40]),
        needs(['speaker_top', 'line_array', 'pa_package'], [1, 16]),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 2]),
        needs(/20kVA/, 1),
        needs('crowd_barrier', [120, 120]),
      ],
      should: [needs('waste_bin', 20), needs(['power_cable', 'power_distro']), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'line_array', 'subwoofer'],
      offers: without([...OUTDOORS_OFFERS, 'space_heater'], ...LOOS, 'bar_unit', 'beer_table_set'),
      excluded: [...LOOS, ...STAGES, 'bar_unit', 'marquee_floor'],
      silly: ['projector', 'dance_floor', 'disco_light', 'stage_monitor', 'lectern', 'uplight', 'hazer'],
      title: [/killin|games/i, /2[.,  ]?500/],
    },
  },
  {
    id: 'ho-j-thirty-in-a-field',
    language: 'en',
    catalogue: 'strathallan',
    description: `What PA do I need for 30 people in a field?

It's a wee humanist wedding blessing outside Comrie, Sunday 20 June, 2 pm, an hour at most. There's no power anywhere near and I don't want a generator chugging away through the vows. One mic for the celebrant, and music off my phone before and after. Everybody is bringing rugs and camp chairs so no seating needed.

I was told by a friend I'd need "at least a couple of kilowatts and two subs" which sounds daft?`,
    good: {
      attendees: 30,
      days: 1,
      must: [needs(/BATTERY/, [1, 2]), needs([...RADIO_MICS, 'mic_wired'], [1, 2])],
      should: [needs('transport')],
      allowed: [
        'speaker_stand',
        'mic_stand',
        'audio_cable',
        'consumables',
        'transport',
        'audio_player',
        'crew_technician',
        'crew_stagehand',
        'crew_sound',
        'mixing_console',
      ],
      offers: ['gazebo', 'crew_sound', 'crew_technician', ...RADIO_MICS],
      excluded: ['generator', 'fuel', 'subwoofer', ...SEATS],
      silly: ['line_array', 'toilet', 'marquee', 'stage_deck', 'stage_monitor', 'crowd_barrier', 'lighting_package'],
      title: [/comrie|wedding|blessing/i, /30/],
    },
  },
  {
    id: 'ho-j-switch-on-todo',
    language: 'en',
    catalogue: 'strathallan',
    description: `CHRISTMAS LIGHTS SWITCH-ON, High St Auchterarder, Sat 28 Nov, 4-7pm, c. 800

done
- road closure
- tree (arrives 20th)
- stage: the council's trailer stage, on site 1pm
- toilets, town hall is staying open
- stewards, Rotary
- choir, 25 kids, backing tracks on CD

still to do
- PA for the street + engineer
- 2 radio mics for the provost and Santa, 2 mics on stands for the choir
- something to play the CD on
- lights for the stage, just a simple wash so folk can see them
- genny for sound and lights (the council's one is broken), cables, cable ramps x 10
- 40 barriers

Could you price the second list please`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs(['speaker_top', 'line_array', 'pa_package'], [1, 12]),
        needs('crew_sound', [1, 2]),
        needs('mic_wireless_handheld', [2, 2]),
        needs(['stage_wash', 'lighting_package'], [1, 12]),
        needs('generator', [1, 2]),
        needs('crowd_barrier', [40, 40]),
      ],
      should: [
        needs(['mic_wired', 'mic_instrument'], [2, 4]),
        needs('audio_player', 1),
        needs('cable_ramp', 10),
        needs('mic_stand', [2, 6]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...BAND, ...STAGE_LIGHT],
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'choir_riser'], ...LOOS, 'crew_steward', 'stage_roof'),
      excluded: [...STAGES, ...LOOS],
      silly: ['projector', 'dance_floor', 'table_round', 'lectern', 'marquee', 'hazer', 'disco_light'],
      title: [/auchterarder|switch|christmas/i, /800/],
    },
  },
  {
    id: 'ho-j-kasteel',
    language: 'nl',
    catalogue: 'strathallan',
    description: `Goedendag,

Wij komen met ons bedrijf (60 collega's uit Utrecht) voor een strategietweedaagse naar een kasteelhotel in Perthshire, op 14 en 15 april.

Plenair in de balzaal, 60 personen:
- beamer met doek van ongeveer 3 meter
- kleine geluidsset met 2 draadloze handmicrofoons
- spreekgestoelte
- laptop en klikker

Daarnaast drie werkruimtes van 20 personen, ieder met een scherm van 55 inch.

Graag beide dagen iemand van jullie erbij voor de techniek.

Tafels en stoelen staan er al, het internet regelt het hotel, en het diner met de whiskyproeverij is ook al geboekt. Podium of licht hoeft niet.

Groeten,
Marloes Hendriks`,
    good: {
      attendees: 60,
      days: 2,
      must: [
        needs('projector', 1),
        needs('projection_screen', 1),
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], [1, 4])),
        needs('lectern', 1),
        needs(/55in/, 3),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 20]),
      ],
      should: [
        needs('mic_wireless_handheld', [1, 2]),
        needs('playback_laptop', [1, 4]),
        needs('presentation_clicker', [1, 4]),
        needs('transport'),
      ],
      allowed: without(MEETING, 'speaker_timer'),
      offers: without(MEETING_OFFERS, ...STAGES, ...STAGE_LIGHT, 'uplight', 'network', 'stage_steps', 'stage_skirt'),
      excluded: [
        ...SEATS,
        ...STAGES,
        'table_round',
        'table_trestle',
        'stage_wash',
        'lighting_package',
        'profile_spot',
        'uplight',
      ],
      silly: ['generator', 'toilet', 'marquee', 'subwoofer', 'dance_floor', 'line_array', 'stage_monitor'],
      title: [/perthshire/i, /60/],
    },
  },
  {
    id: 'ho-j-congreso-stirling',
    language: 'es',
    catalogue: 'strathallan',
    description: `Estimados señores:

Organizamos un congreso de geomorfología en la universidad de Stirling los días 7, 8 y 9 de septiembre. Esperamos 140 participantes.

Necesitaríamos presupuesto para:
1. Aula magna (140 personas): un proyector potente de 10.000 lúmenes, una pantalla de unos 4 m y un ordenador portátil.
2. Tres salas de 30 a 40 personas para las sesiones paralelas: en cada una, proyector, pantalla y portátil.
3. Un mostrador de registro en la entrada.
4. 20 paneles para pósteres.
5. Un técnico los tres días.

De sonido no hace falta nada: todas las salas tienen ya micrófonos y altavoces instalados. Tampoco necesitamos mesas ni sillas.

Un cordial saludo,
Nuria Ballester`,
    good: {
      attendees: 140,
      days: 3,
      must: [
        needs('projector', 4),
        needs('projection_screen', 4),
        needs('playback_laptop', 4),
        needs('registration_desk', [1, 1]),
        needs(['crew_technician', 'crew_video'], [1, 30]),
      ],
      should: [needs(/10K/, 1), needs('transport')],
      allowed: [...SLIDES, ...ANY_JOB, 'lectern', 'speaker_timer', 'confidence_monitor'],
      offers: without(MEETING_OFFERS, ...RADIO_MICS, 'audio_recorder', 'induction_loop'),
      excluded: [...SPEAKERS, ...RADIO_MICS, 'mic_wired', 'mixing_console', 'crew_sound', ...SEATS, 'table_trestle'],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'stage_monitor',
        ...FOG,
        ...without(PARTY_LIGHT, ...STAGE_LIGHT),
      ],
      unmet: [/p[oó]ster|panel/i],
      title: [/stirling|congreso/i, /140/],
    },
  },
];
