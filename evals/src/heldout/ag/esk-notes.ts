import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, BROADCAST, RADIO_MICS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, STAGES } from '../usual.ts';
import { system } from './keep.ts';

/** A funeral and pictures in a park. */
export const ESK_NOTES: readonly EvalBrief[] = [
  {
    id: 'ho-ag-overflow-funeral',
    language: 'en',
    catalogue: 'esk',
    description: `Dear Sirs,

I write for the family of our late head teacher. The funeral is on Wednesday 4 February at 1 o'clock in the parish church at Melrose, which holds two hundred and will be full. We expect a further 150 in the church hall across the lane, who should be able to see and hear the whole of it.

May we ask you for one camera in the church with somebody to work it, the cable to bring the picture over (it is 40 paces), a projector and a ten foot frame screen in the hall, loudspeakers there, 150 padded linking chairs, and two of your pop-up shelters for the church door in case it rains. A second person to sit with the equipment in the hall would put our minds at rest.

Inside the church there is a good system with its own microphones, and the beadle will give you a feed from it. The ladies of the Guild see to the tea afterwards, from their own urns and their own cups. The family have asked for it to be plain, so please do not suggest staging or coloured lights.

Yours faithfully
D. Rutherford, Session Clerk`,
    good: {
      attendees: [150, 350],
      days: 1,
      must: [
        needs('camera', 1),
        needs('crew_camera', 1),
        needs('projector', 1),
        needs(/Frame screen 10ft/, 1),
        system(6),
        needs(/Padded linking/, [150, 150]),
        needs('gazebo', 2),
        needs(['crew_technician', 'crew_video', 'crew_sound'], [1, 2]),
      ],
      should: [needs('video_cable'), needs('transport')],
      allowed: [...without(SPEECH, 'audio_player'), ...BROADCAST, ...ANY_JOB, 'projector', 'di_box', 'display'],
      offers: [
        ...BROADCAST,
        'audio_recorder',
        'induction_loop',
        'display',
        'two_way_radio',
        'coat_rail',
        'patio_heater',
      ],
      excluded: [
        ...RADIO_MICS,
        ...STAGES,
        'mic_wired',
        'uplight',
        'stage_wash',
        'lighting_package',
        'moving_head',
        'profile_spot',
        'hot_drinks',
        'crockery',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'subwoofer', 'crowd_barrier', 'hazer', 'festoon'],
      title: [/melrose|funeral/i],
    },
  },
  {
    id: 'ho-ag-park-pictures',
    language: 'en',
    catalogue: 'esk',
    description: `Hi, it's the film club again. Pictures in the park, Friday 27 August, gates 7, film at 9, 300 tickets.

Same as last time really: the trailer screen, sound to go with it that people at the back can follow (with a bit of bottom end), a laptop, one hand-held for the raffle and your engineer till we finish about 11.30. 300 black folding chairs. 6 loos and 1 accessible, 2 hand wash units. 5 festoons down the path and 6 LED floods for the way out. Two bar counters and two bottle fridges, with one of the quiet 20kVA generators for the bar and the sound plus whatever boxes and cable that takes. I know the screen makes its own.

You can leave off the stewards this year, the Scouts are doing that in return for a donation. The council is leaving its wheelie bins out for us too. And we'd rather skip the barriers, they only got in the way.

Cheers, Fiona`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs(/Trailer LED/, 1),
        needs(['speaker_top', 'line_array', 'pa_package', 'speaker_column'], [1, 12]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('crew_sound', [1, 1]),
        needs(/Folding chair, black/, [300, 300]),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs('hand_wash', 2),
        needs('festoon', 5),
        needs(/LED floodlight/, 6),
        needs('bar_unit', 2),
        needs('refrigeration', 2),
        needs(/20kVA/, 1),
      ],
      should: [
        either(needs('subwoofer', [1, 6]), needs(/Dancing kit/, [1, 3])),
        needs('playback_laptop', 1),
        needs('power_distro', [1, 6]),
        needs('power_cable'),
        needs('transport'),
      ],
      allowed: [...without(OUTDOORS, 'crew_steward', 'waste_bin'), ...BAND, 'video_cable', 'crew_video'],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...STAGE_LIGHT],
        'crew_steward',
        'waste_bin',
        'crowd_barrier',
      ),
      excluded: ['crew_steward', 'waste_bin', 'crowd_barrier'],
      silly: ['projector', 'lectern', 'stage_deck', 'marquee', 'table_round', 'stage_monitor', 'disco_light'],
      title: [/film|pictures|park/i, /300/],
    },
  },
];
