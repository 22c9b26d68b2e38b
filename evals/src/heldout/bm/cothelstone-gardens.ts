import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, OUTDOORS, OUTDOORS_OFFERS, STAGES } from '../usual.ts';

const FETE_OFF: readonly Selector[] = [
  'inflatable',
  'hot_drinks',
  'crockery',
  'glassware',
  'bar_unit',
  'refrigeration',
  'crew_bar',
  'crowd_barrier',
  'marquee_floor',
  'crew_sound',
];
const MEMORIAL_OFF: readonly Selector[] = [
  'lectern',
  'mic_lectern',
  ...STAGES,
  'playback_laptop',
  ...TABLEWARE,
  'generator',
  'fuel',
  'uplight',
  'festoon',
  'stage_wash',
  'lighting_package',
  'profile_spot',
  'floodlight',
];

/** On grass. */
export const COTHELSTONE_GARDENS: readonly EvalBrief[] = [
  {
    id: 'ho-bm-fete-minutes',
    language: 'en',
    catalogue: 'cothelstone',
    description: `NETHER HATHERWICK FETE COMMITTEE
Extract from the minutes of 11 May (secretary to send to hire firm for a price)

Date confirmed as Saturday 18 July, noon to five, Rectory Field. Treasurer reported 700 through the gate last year; same assumed.

6. Hire
6.1 Stalls: fourteen pop-up gazebos and 30 trestle tables.
6.2 Teas: one frame marquee, 20ft by 40ft, and 120 white folding chairs. Boarded flooring was proposed and voted down, 5 to 2. The WI bring the urns and their own cups and plates.
6.3 Public address: loudspeakers for announcements over the whole field, two handheld radio microphones. Geoff will work it himself as he does every year and does not want an engineer sent.
6.4 Toilets: six singles and one accessible. Two hand wash units.
6.5 Children: a coconut shy to be hired. The Scouts' bouncy castle is available free of charge.
6.6 Bar: to be run by the Plough from their own trailer, with their glasses, fridges and staff.
6.7 Electricity: one 6kVA generator and leads.
6.8 Barriers for the lane are on loan from the parish council.
6.9 Ten wheelie bins.

7. Any other business
The drum of the tombola is beyond repair (Mr Sully). The silver band thanked for playing without charge.`,
    good: {
      attendees: 700,
      days: 1,
      must: [
        needs('gazebo', 14),
        needs(/Trestle, 6ft/, 30),
        needs(/20ft x 40ft/, 1),
        needs(/Folding, White/, 120),
        needs(['speaker_top', 'speaker_column', 'line_array', 'pa_package'], [1, 12]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs('hand_wash', 2),
        needs('game', 1),
        needs(/6kVA/, 1),
        needs('power_cable', [1, 40]),
        needs('waste_bin', 10),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...SPEECH], ...FETE_OFF, 'crew_technician'),
      offers: without([...OUTDOORS_OFFERS, 'subwoofer', 'marquee_lining', 'tablecloth', 'audio_player'], ...FETE_OFF),
      excluded: FETE_OFF,
      unmetToo: [/tombola/i],
      silly: ['projector', 'dance_floor', 'hazer', 'lectern', 'stage_monitor', 'disco_light', 'exhibition_stand'],
      title: [/hatherwick|fete/i, /700/],
    },
  },
  {
    id: 'ho-bm-marjorie',
    language: 'en',
    catalogue: 'cothelstone',
    description: `Dear Cothelstone Hire, I hope you do not mind a letter, I have never got on with the website. My wife Marjorie died in July and rather than a church we are remembering her at home, in the orchard, on Saturday 10 October at two in the afternoon. There will be 120 of us I think, the bell ringers are all coming. I should like one marquee, 30ft by 60ft, with boarded flooring under the whole of it as the ground is soft by then, and two marquee heaters. Then 120 white folding chairs set in rows, and eight trestle tables with white cloths for the tea, and two tea urns. Some of her friends want to say a few words so a small loudspeaker set and one handheld radio microphone, but no lectern please, she could not abide being lectured at, and nothing like a stage. My grandson has made a slide show which he will play from his laptop, so one 55 inch display for that. Two portable toilets and an accessible one, as my sister is in a wheelchair. The cups, plates, glasses and cutlery are being lent by the village hall. The electricity can come from the house, your Mr Dyte looked at it when he did our golden wedding and said there was no need for a generator. As it is in daylight I do not want any lighting. The flowers are from her own garden. Yours sincerely, Wilfred Tapp, Orchard End, Lower Stawbridge`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs(/30ft x 60ft/, 1),
        needs('marquee_floor', [160, 170]),
        needs('space_heater', 2),
        needs(/Folding, White/, 120),
        needs(/Trestle, 6ft/, 8),
        needs(/Tablecloth, Trestle/, 8),
        needs('hot_drinks', 2),
        needs(['speaker_top', 'speaker_column', 'pa_package'], [1, 6]),
        needs(['mic_wireless_handheld', 'pa_package'], [1, 2]),
        needs(/Display, 55in/, 1),
        needs('toilet', 2),
        needs('toilet_accessible', 1),
      ],
      should: [needs('power_cable'), needs('transport')],
      allowed: without(
        [...OUTDOORS, ...SPEECH, ...ANY_JOB, 'video_cable', 'display_stand', 'crew_video'],
        ...MEMORIAL_OFF,
      ),
      offers: without(
        [
          ...OUTDOORS_OFFERS,
          'marquee_lining',
          'carpet',
          'coat_rail',
          'plants',
          'audio_recorder',
          'induction_loop',
          'napkin',
          'crew_waiter',
        ],
        ...MEMORIAL_OFF,
      ),
      excluded: MEMORIAL_OFF,
      silly: [
        'dance_floor',
        'subwoofer',
        'stage_monitor',
        'disco_light',
        'bar_unit',
        'inflatable',
        'game',
        'projector',
      ],
      title: [/memor|remember|marjorie|celebration|stawbridge|funeral|orchard/i, /120/],
    },
  },
];
