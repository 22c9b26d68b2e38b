import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { BAND, BROADCAST, LOUD, PARTY_LIGHT, PLATFORM, SPEAKERS, SPEECH, STAGE_LIGHT, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SCREENS,
  SHOW_OFFERS,
  STAGES,
} from '../usual.ts';

const VINES_OFF: readonly Selector[] = ['tablecloth', ...SPEAKERS, 'glassware', 'refrigeration', ...LOOS];
const DAWN_OFF: readonly Selector[] = ['lighting', 'lectern', ...STAGES, 'generator', ...LOOS, 'waste_bin'];
const TOWNHALL_OFF: readonly Selector[] = ['playback_laptop', 'presentation_clicker', ...SCREENS, ...STAGES];

/** Long ones. */
export const BARWON_LETTERS: readonly EvalBrief[] = [
  {
    id: 'ho-bu-vines-lunch',
    language: 'en',
    catalogue: 'barwon',
    description: `Hello Barwon team,

We make a bit of pinot out at Bannockburn, and every vintage we put a long lunch on between the rows for the wine club. This year it's Sunday 28 March, noon until the last person gives up, and for the first time we have sold all 180 places, so the old setup of mismatched tables won't stretch.

The picture in my head is one very long table down the middle of block four. To get there I reckon we want 24 of your 2.4 metre trestles end to end and 180 of the oak crossback chairs. They'll be dressed with nothing but vine cuttings on bare timber, so no tablecloths thanks. Each place gets a linen napkin and a cutlery set, and there are two plated courses, so 360 dinner plates all up. Eight lengths of festoon overhead for when the light goes, and eight market umbrellas for the ones who burn.

On drinks you can relax. We've got more wine glasses in the cellar door than we'll ever break, and our coolroom is forty metres away. The cellar door toilets coped with more than this at Easter, so no portables. And the two lads on guitar bring a small amp of their own that does their voices as well, so please don't put a PA on the quote. I'll make my speech standing on a barrel like always.

Could you also price the 10 x 15 structures, two of them, as a wet weather option? I'd rather see what it costs before I pray.

Power's only for the festoon and there's an outlet at the pump shed.

All the best,
Rowan`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(/Trestle table 2\.4/, 24),
        needs(/Crossback/, 180),
        needs('napkin', 180),
        needs('cutlery', 180),
        needs('crockery', 360),
        needs('festoon', 8),
        needs('parasol', 8),
        offers(/10 x 15m/, 2),
      ],
      should: [needs('power_cable'), needs('transport')],
      allowed: [...ANY_JOB, 'waste_bin', 'hand_wash', 'fire_extinguisher'],
      offers: without(
        [
          ...PARTY_OFFERS,
          'marquee_lining',
          'crew_waiter',
          'serving',
          'cooking',
          'hot_drinks',
          'gazebo',
          'space_heater',
        ],
        ...VINES_OFF,
        'crew_dj',
        'chair_cover',
      ),
      excluded: VINES_OFF,
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_deck', 'generator', 'crew_sound', 'table_round'],
      title: [/lunch|bannockburn|vin/i, /180/],
    },
  },
  {
    id: 'ho-bu-footy-ball',
    language: 'en',
    catalogue: 'barwon',
    description: `Dear Sir/Madam,

Our football and netball club turns one hundred this year and on Saturday 12 September the committee is putting on a centenary ball in the big shed at the showgrounds in Colac. Tickets closed last week at 320, seated for dinner at 32 tables of ten, and I have been handed the job of finding somebody to fit the place out. It has a concrete floor, a roof, lights, toilets and a good commercial kitchen, and electricians tell me there is plenty of three phase.

For the dining we need 32 of the 1.8 m round tables with white cloths, 320 white Tiffany chairs and 320 linen napkins, and three portable bars. In front of the stage we would like a dance floor of 8 by 6 metres.

The stage should be 7.2 m wide and 3.6 m deep at 600 high, with skirting along the front and two sets of steps. A six piece band plays from nine, so sound for the whole shed, six foldback wedges and vocal mics for four singers, and your sound operator to mix. Before that there are the speeches and the Team of the Century, for which a lectern with its microphone and two handheld radio mics. Lighting for the stage with somebody to drive it, and the mob on the committee are very keen on 24 uplights in red and white around the walls.

Behind the band we would like an LED wall, 4 m by 2 m, to run old photographs during dinner, so a laptop and a vision operator as well.

The budget for all of the above is in the order of $38,000 including GST. If it cannot be done for that please tell me where you would trim.

Yours faithfully,
Bernard Lynch
Hon. Secretary`,
    good: {
      attendees: 320,
      days: 1,
      must: [
        needs('table_round', 32),
        needs(/Tablecloth, round/, 32),
        needs(/Tiffany/, 320),
        needs('napkin', 320),
        needs('bar_unit', 3),
        needs('dance_floor', 48),
        needs('stage_deck', 9),
        needs('stage_steps', 2),
        needs(SPEAKERS, [2, 16]),
        needs('stage_monitor', 6),
        needs(/Shure SM58/, [4, 8]),
        needs('crew_sound', [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 2),
        needs(['stage_wash', 'lighting_package', 'profile_spot', 'moving_head'], [1, 24]),
        needs('crew_lighting', [1, 2]),
        needs('uplight', 24),
        needs(/LED wall/, 8),
        needs('playback_laptop', [1, 2]),
        needs('crew_video', [1, 2]),
      ],
      should: [
        needs(/legs 600/, 9),
        needs('stage_skirt', [7, 24]),
        needs('subwoofer', [1, 8]),
        needs('mixing_console', [1, 2]),
        needs('transport'),
      ],
      allowed: [...BAND, ...PLATFORM, ...PARTY_LIGHT, ...WALL, ...ANY_JOB, 'presentation_clicker'],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS, 'refrigeration', 'crockery', 'cutlery'],
      silly: ['toilet', 'marquee', 'crowd_barrier', 'projector', 'interpretation_booth', 'gazebo', 'pinboard'],
      title: [/centenary|ball|colac/i, /320/],
    },
  },
  {
    id: 'ho-bu-dawn-service',
    language: 'en',
    catalogue: 'barwon',
    description: `To whom it may concern,

I write for the Drysdale sub-branch about the Anzac Day dawn service at the memorial in the reserve, Sunday 25 April, beginning at 5.45 am. In recent years 500 to 600 people have stood on the grass for about forty minutes.

Sound is what we are chiefly asking for. Last year those at the back heard nothing, so please allow for the full 600 across an open reserve. The padre and the president speak from the one lectern, which is the sub-branch's own oak one, and it will need your gooseneck microphone. Two handheld radio microphones for the readers from the secondary college, and a player for the Last Post in case the bugler's lip fails him. We should like your sound operator there from 4 am.

For the older members, 150 black folding chairs at the front, and 40 crowd barriers along the road side. Afterwards there is tea in the hall next door, for which three urns and 200 cups and saucers.

I must be plain about a few matters. The service is held in darkness, so no lighting of any sort anywhere in the reserve. We do not want a generator: there is mains power in the cabinet behind the memorial, and in 2019 one could be heard humming right through the minute's silence. The speakers stand on the memorial steps as they have since 1923 and no stage is to be put up. The shire opens the toilet block early for us and sees to the bins.

If you are able to hold your price to that of a community organisation the members would be grateful.

Lest we forget,
W. J. Tranter, OAM`,
    good: {
      attendees: [500, 600],
      days: 1,
      must: [
        needs(SPEAKERS, [4, 20]),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 2),
        needs('audio_player', 1),
        needs('crew_sound', [1, 2]),
        needs(/Folding chair black/, 150),
        needs('crowd_barrier', 40),
        needs('hot_drinks', 3),
        needs(/Cup and saucer/, 200),
      ],
      should: [needs(['power_cable', 'cable_ramp']), needs('transport')],
      allowed: without([...OUTDOORS, ...SPEECH, 'line_array', 'subwoofer'], ...DAWN_OFF, 'floodlight', 'fuel'),
      offers: without(
        [...OUTDOORS_OFFERS, 'audio_recorder', 'camera', 'led_wall'],
        ...DAWN_OFF,
        'festoon',
        'stage_roof',
      ),
      excluded: DAWN_OFF,
      silly: ['projector', 'dance_floor', 'stage_monitor', 'bar_unit', 'inflatable', 'table_round', 'marquee'],
      title: [/dawn|anzac|drysdale/i, /600/],
    },
  },
  {
    id: 'ho-bu-townhall-hybrid',
    language: 'en',
    catalogue: 'barwon',
    description: `Hi Barwon,

I look after internal comms at a logistics company and we're planning our first proper all-staff town hall since moving into the new headquarters on Malop Street. Date is Tuesday 18 August, 9.30am to 12.30pm, and we'd like you in the evening before or from 6am, whichever you prefer. Between 250 and 300 people will be in the atrium in theatre rows, with another 900 or so watching from the depots.

Format: our CEO opens, then a panel of five, then questions from the floor and from the stream. Please allow for five headset mics and three handhelds for the runners, sound for the atrium and a sound operator. It goes live to the depots and we want it recorded too, so three cameras with three camera operators, a vision switcher, a streaming encoder and a vision operator who calls the show. Some nice soft light on the panel so nobody looks like a hostage on camera. One foldback monitor on the floor in front of the panel.

About a fifth of the drivers would rather follow in Vietnamese or Punjabi, so two interpreter booths and 60 receivers please. The interpreters themselves are booked.

We'll also need 300 of the plain black chairs.

A few things you don't have to worry about. The atrium has a fixed video wall that we feed over HDMI, so there's no call for screens, TVs or projectors. Every laptop comes from our IT people, clicker as well. And the CEO hates being up on a platform, she wants everyone on the level, so we are definitely not having a stage.

Happy to walk you through the space any day next week.

Best,
Tegan`,
    good: {
      attendees: [250, 300],
      days: 1,
      must: [
        needs('mic_headset', 5),
        needs('mic_wireless_handheld', 3),
        needs(SPEAKERS, [2, 16]),
        needs('crew_sound', [1, 2]),
        needs('camera', 3),
        needs('crew_camera', 3),
        needs('video_switcher', 1),
        needs('streaming_encoder', [1, 2]),
        needs('crew_video', [1, 2]),
        needs(['stage_wash', 'lighting_package', 'profile_spot'], [1, 20]),
        needs('confidence_monitor', 1),
        needs('interpretation_booth', 2),
        needs('interpretation_receiver', 60),
        needs(/Folding chair black/, 300),
      ],
      should: [needs('mixing_console', 1), needs('transport')],
      allowed: without([...MEETING, ...LOUD, ...STAGE_LIGHT, ...BROADCAST, 'di_box', 'stagebox'], ...TOWNHALL_OFF),
      offers: without(
        [...MEETING_OFFERS, 'armchair', 'sofa', 'table_coffee', 'hot_drinks', 'interpretation_transmitter'],
        ...TOWNHALL_OFF,
      ),
      excluded: TOWNHALL_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'bar_unit', 'smoke_machine'],
      title: [/town ?hall|malop|staff/i, /300/],
    },
  },
];
