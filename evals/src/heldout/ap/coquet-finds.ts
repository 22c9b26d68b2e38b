import { type EvalBrief, either, needs } from '../../expectation.ts';
import { PLATFORM, RADIO_MICS, SEATS, SLIDES, SPEAKERS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, LOOS, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

/** A board memo, a forum post, an issue, a rider and a race's page over an American house. */
export const COQUET_FINDS: readonly EvalBrief[] = [
  {
    id: 'ho-ap-movie-memo',
    language: 'en',
    catalogue: 'coquet',
    description: `The 2026 Movies Under the Stars series is proposed for four Friday evenings (June 19, July 10, July 24 and August 7) at Heritage Commons. The series had previously used the outdoor wall of the old library, which was demolished last fall, and the Village no longer has a surface on which to show films.

Staff contacted three firms for the rental of an inflatable screen of approximately 25’, a projector suitable for dusk, a sound system for up to 400 people, one wireless microphone for the welcome, a generator, and a technician to run the film. Only two responded, one of which is not available on July 24. Two light towers for the walk to the gravel lot have been added at the request of the Police Department.

The Park District will again loan its showmobile for the pre-movie children's entertainer at no charge to the Village. Portable restrooms remain on the Commons all summer under the Village's annual agreement, and residents are asked to bring their own chairs and blankets. The Lions will sell popcorn.

Film licenses are purchased directly from the distributor ($1,740 for four titles). Total cost of screen, projection, sound, generator and labor is not to exceed $11,500, budgeted in account 283-4009. This item was considered by the Recreation Advisory Board, which voted 5-0 to recommend`,
    good: {
      attendees: 400,
      days: 4,
      must: [
        needs(/inflatable movie screen/, 1),
        needs('projector', 1),
        either(needs(['speaker_top', 'speaker_column', 'line_array'], [2, 12]), needs('pa_package', [1, 3])),
        needs('mic_wireless_handheld', 1),
        needs('generator', [1, 2]),
        needs(['crew_technician', 'crew_video', 'crew_sound'], [1, 40]),
        needs(/light tower/, 2),
      ],
      should: [needs('playback_laptop', 1), needs(['power_cable', 'power_distro']), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, ...SLIDES, 'subwoofer'],
      offers: without([...OUTDOORS_OFFERS], ...LOOS, 'chair', 'bench', 'stage_roof'),
      excluded: [...LOOS, ...SEATS, ...STAGES],
      silly: ['lectern', 'dance_floor', 'stage_monitor', 'exhibition_stand', 'table_round', 'moving_head', 'led_wall'],
      title: [/movie|heritage/i, /400/],
    },
  },
  {
    id: 'ho-ap-sunrise-forum',
    language: 'en',
    catalogue: 'coquet',
    description: `Hey all, long time lurker, first post. I'm the (only) sound guy at a small church and got volunteered for our Easter sunrise service, which this year is out at the reservoir overlook. Figure 120 folks, maybe a few more if it's warm. No power up there at all and the pastor has made it VERY clear he doesn't want to hear a generator while he's preaching.

What we have: a little Mackie mixer, two SM58s with stands, and our own folding chairs that go up on a trailer. So I'm good there.

What I don't have is speakers that run off a battery, and some kind of wireless for the pastor because he walks. Everything else is an acoustic guitar and people singing. I don't think we need subs?? It's hymns.

Is one battery box going to reach the back or should I rent two. Wind off the water can be pretty stiff at 6am. Budget is basically whatever the deacons find under the couch cushions lol. TIA`,
    good: {
      attendees: [120, 130],
      days: 1,
      must: [needs(/battery loudspeaker/, [1, 3])],
      should: [needs([...RADIO_MICS, /battery loudspeaker/], [1, 4]), needs('transport')],
      allowed: [
        ...RADIO_MICS,
        'speaker_stand',
        'audio_cable',
        'consumables',
        'transport',
        'audio_player',
        'di_box',
        'crew_sound',
        'crew_technician',
        'crew_stagehand',
      ],
      offers: [
        'gazebo',
        'crew_sound',
        'crew_technician',
        'audio_player',
        'di_box',
        'lectern',
        'two_way_radio',
        'parasol',
      ],
      excluded: ['generator', 'fuel', 'subwoofer', 'mixing_console', 'mic_wired', 'mic_stand', ...SEATS],
      silly: ['line_array', 'toilet', 'marquee', 'stage_deck', 'crowd_barrier', 'lighting_package', 'stage_monitor'],
      title: [/easter|sunrise|service/i, /120/],
    },
  },
  {
    id: 'ho-ap-issue-av',
    language: 'en',
    catalogue: 'coquet',
    description: `AV checklist for the auditorium #58

Opening this so it doesn't all live in DMs. Two days, single track, ~150 ppl, University Center auditorium.

**In the room already** (confirmed w/ building manager)
- projector + big screen, HDMI at the front
- ceiling speakers and the house mixer, we just plug into it
- fixed seats

**Need to rent**
- [ ] 3 lav mics (one on, one being wired up, one spare)
- [ ] 2 handheld wireless for Q&A
- [ ] confidence monitor so speakers quit turning around
- [ ] countdown timer
- [ ] 2 clickers
- [ ] two 65" TVs for the hallway track, on stands
- [ ] low riser, 8x16 and about a foot, because row 12 saw nothing last year
- [ ] clear podium if it isn't $$$

Recording: @tamsin's crew does it with their own cameras and capture box, same as every year. Please nobody order a stream either, we voted on that in #41.

Catering is #57. T-shirts is #60.`,
    good: {
      attendees: 150,
      days: 2,
      must: [
        needs('mic_wireless_lapel', 3),
        needs('mic_wireless_handheld', 2),
        needs('confidence_monitor', 1),
        needs('speaker_timer', 1),
        needs('presentation_clicker', 2),
        needs(/65"/, 2),
        needs('stage_deck', [4, 4]),
        needs(/acrylic/, 1),
      ],
      should: [needs('stage_leg', 4), needs('transport')],
      allowed: [
        ...without(SLIDES, 'projector', 'projector_lens', 'projection_screen'),
        ...PLATFORM,
        ...ANY_JOB,
        'audio_cable',
        'crew_sound',
        'mic_lectern',
        'di_box',
        'display_stand',
      ],
      offers: without(
        MEETING_OFFERS,
        'camera',
        'crew_camera',
        'video_recorder',
        'streaming_encoder',
        'audio_recorder',
        'led_wall',
        'video_processor',
      ),
      excluded: [
        'projector',
        'projection_screen',
        ...SPEAKERS,
        'mixing_console',
        ...SEATS,
        'camera',
        'crew_camera',
        'video_recorder',
        'streaming_encoder',
      ],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'stage_monitor',
        'disco_light',
        'crowd_barrier',
        'hazer',
      ],
      title: [/university|auditorium|av/i, /150/],
    },
  },
  {
    id: 'ho-ap-showband-rider',
    language: 'en',
    catalogue: 'coquet',
    description: `Technical Rider (becomes part of the contract)

Stage - In the absence of a permanent stage, Purchaser shall furnish a stage no smaller than twenty-four (24) feet wide by sixteen (16) feet deep and two (2) feet high, with steps. Milk crates, hay wagons and picnic tables are not stages.

Sound - Purchaser shall furnish a professional P.A. suited to the venue including two (2) 18" subwoofers or more, powered and in phase. Artist travels with its own mixing console, engineer, in-ear monitors and all microphones. Purchaser shall furnish ten (10) boom stands and six (6) direct boxes.

Backline - One (1) five-piece drum set, one (1) bass amplifier, one (1) 88-key weighted stage piano. Guitarist carries his own amplifier, do not substitute.

Lights - Minimum twenty-four (24) LED pars, with an operator. NO fog, haze or smoke of any kind at any time; lead vocalist is asthmatic.

Power - Three (3) separate 20A circuits at the upstage edge. Clean. Not shared with the caterer, the coffee or the beer cooler.

Labor - Four (4) sober loaders at load-in and again at load-out.

Hospitality - Twelve (12) bath towels, case of room temperature water, hot meal for seven (7) or a buyout of $30 per person. One (1) private dressing room that locks. Artist shall not be asked to play "just one more" by anyone other than the signatory of this agre`,
    good: {
      days: 1,
      must: [
        either(needs('stage_deck', [12, 12]), needs('mobile_stage', 1)),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 16])),
        needs('subwoofer', [2, 8]),
        needs('mic_stand', 10),
        needs('di_box', 6),
        needs('drum_kit', 1),
        needs('bass_amp', 1),
        needs('keyboard', 1),
        either(needs('stage_wash', [24, 32]), needs('lighting_package', [3, 4])),
        needs('crew_lighting', [1, 2]),
        needs('crew_stagehand', [4, 64]),
      ],
      should: [needs('stage_steps', [1, 2]), needs('lighting_console', [1, 1]), needs('transport')],
      allowed: without(
        SHOW,
        ...FOG,
        'effect_fluid',
        'mixing_console',
        'crew_sound',
        'mic_wired',
        'mic_instrument',
        'in_ear_monitor',
        'backline',
      ),
      offers: without(SHOW_OFFERS, 'smoke_machine', 'backline'),
      excluded: [
        ...FOG,
        'effect_fluid',
        'mixing_console',
        'crew_sound',
        'in_ear_monitor',
        'mic_wired',
        'mic_instrument',
        ...RADIO_MICS,
        'guitar_amp',
      ],
      silly: ['toilet', 'marquee', 'projector', 'lectern', 'table_round', 'exhibition_stand', 'chair'],
      unmetToo: [/towel|water|meal|dressing|hospitality/i],
    },
  },
  {
    id: 'ho-ap-half-marathon',
    language: 'en',
    catalogue: 'coquet',
    description: `HARVEST HALF & 5K — Finish Village needs (updated 8/3)
Sunday, October 4 · Depot Park · 2,400 runners last year, course opens 7:00a

STILL LOOKING FOR
10 pop-up canopies (sponsors row + packet pickup)
40 six-foot tables
150 folding chairs
120 sections of bike rack
PA at the finish, announcer wants a wireless handheld
small awards stage, 8 x 12, knee high or less, with a step
2 quiet generators, 7kW or so
30 cable ramps — the chute crosses the path twice
40 cardboard trash boxes
12 radios for course captains

TAKEN CARE OF, THANK YOU!!
port-a-johns (40, booked in May)
finish arch, mats & clock — the timing company
medics and their 20x20 tent — Trinity Hospital
coffee — Ridgeline Roasters, they bring their own urns
tunes — the radio station's DJ plays off the van
bananas — you know who you are, Dave

Volunteers sign up at the bottom of the page. Road closures go up 9/20. Registration goes to $95 after Labor Day, no refunds, strollers start at the back please.`,
    good: {
      attendees: 2400,
      days: 1,
      must: [
        needs('gazebo', 10),
        needs(/6 foot banquet table/, 40),
        needs('chair', [150, 150]),
        needs('crowd_barrier', [120, 120]),
        either(needs(['speaker_top', 'speaker_column', 'line_array'], [1, 8]), needs('pa_package', [1, 3])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('stage_deck', [3, 3]),
        needs(/7 kW/, 2),
        needs('cable_ramp', 30),
        needs('waste_bin', 40),
        needs('two_way_radio', 12),
      ],
      should: [needs('stage_leg', 3), needs('stage_steps', 1), needs('transport')],
      allowed: without([...OUTDOORS, ...SPEECH, ...PLATFORM, 'subwoofer'], 'crew_medic'),
      offers: without([...OUTDOORS_OFFERS, 'tablecloth', 'backdrop'], ...LOOS),
      excluded: [...LOOS, /20 x 20/, 'hot_drinks', 'crew_dj', 'dj_controller'],
      silly: ['projector', 'dance_floor', 'lectern', 'stage_monitor', 'table_round', 'hazer', 'moving_head'],
      title: [/harvest|depot|half/i, /2[.,  ]?400/],
    },
  },
];
