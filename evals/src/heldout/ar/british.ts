import { type EvalBrief, either, needs } from '../../expectation.ts';
import { SEATS, SPEAKERS, TABLES } from '../../usual.ts';
import { LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** British and Irish: a council's lots, a carnival's specification, a college's tender, a question on a forum. */
export const BRITISH: readonly EvalBrief[] = [
  {
    id: 'ho-ar-council-lots',
    language: 'en',
    catalogue: 'nidd',
    description: `Fellside and Vale Borough Council intends to appoint suppliers to a framework for event infrastructure, for two years with an option to extend by a further two. Bidders may apply for one, several or all Lots. The estimated spend across the term is shown against each:
Lot 1: Public address systems, outdoor (£22,000)
Lot 2: Covered mobile stage (£18,500)
Lot 3: Portable toilets including accessible units (£26,400)
Lot 4: Pedestrian barriers and mesh fencing (£9,750)
Lot 5: Temporary power, generators and distribution (£31,200)
Lot 6: Two way radio hire (£2,900)
Lot 7: Marquees and gazebos (£14,000)
Lot 8: Tables and chairs (£4,300)
Lot 9: Outdoor LED screen (£12,000)
Lot 10: Stewarding (£40,600)
Lot 11: Tower lights (£3,150)
TUPE is not expected to apply. The Council does not guarantee any volume of work. CPV 39154000, 79952000.`,
    good: {
      must: [
        needs(SPEAKERS),
        needs('mobile_stage'),
        needs('toilet'),
        needs('toilet_accessible'),
        needs('crowd_barrier'),
        needs('fencing'),
        needs('generator'),
        needs('power_distro'),
        needs('two_way_radio'),
        needs('marquee'),
        needs('gazebo'),
        needs(['table_trestle', 'table_round', 'table_desk', 'beer_table_set', 'table_cocktail']),
        needs('chair'),
        needs(/Big Trailer/),
        needs('crew_steward'),
        needs(/Site Tower/),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...SHOW, ...LOOS, ...SEATS, ...TABLES, 'marquee_floor'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'space_heater', 'mic_wireless_handheld', 'mic_wireless_lapel'],
      silly: ['photo_booth', 'dance_floor', 'exhibition_stand', 'crockery', 'flip_chart', 'voting_system'],
    },
  },
  {
    id: 'ho-ar-carnival-spec',
    language: 'en',
    catalogue: 'nidd',
    description: `Oxgarth Carnival 2026
Arena & Stage: Specification for Suppliers

Background

The Carnival has been held on the Recreation Ground since 1954 (save for the war of the
committees in 1988). The procession leaves the Co-op at noon; the field opens at 11. Around
5,000 come through the gate. Date: Sunday 12 July.

Community Stage

Roofed trailer stage, 24' x 20' or near.
PA system for an open field, say 1,000 people in front of the stage,
4 monitors,
3 radio hand microphones, 6 vocal mics on stands, 4 DIs,
one engineer, 10am to 6pm.

The stage programme includes a brass band, two dance schools and a ukulele group of 30.

Arena

Separate battery PA for the commentator at the ringside, with radio mic.
60 steel barriers round the ring.

Field

12 gazebos 3m x 3m for clubs and charities.
One marquee 6m x 12m for the produce show with 20 trestle tables.
10 walkie-talkies for the marshals.
20 wheelie bins.

Provided by others - please do not quote

Toilets: in the pavilion, plus a hired block arranged by the Parish Council.
Generators: J. Ombersley (Electrical) lends and looks after two.
Marshals and gate stewards: Round Table.
Medical cover: voluntary first aiders.
Bouncy castles and rides: the showmen pay a pitch fee.
Bar: the Rugby Club, own tent and bar counters.

Quotations

To be with the Secretary by the end of Janu`,
    good: {
      attendees: [1000, 5000],
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(SPEAKERS, [4, 24]),
        needs('stage_monitor', [4, 4]),
        needs('mic_wireless_handheld', [3, 4]),
        needs(/SM58/, [6, 6]),
        needs('di_box', 4),
        needs('crew_sound', [1, 2]),
        needs(/Crowd Hailer/, [1, 1]),
        needs('crowd_barrier', [60, 60]),
        needs('gazebo', 12),
        needs(/Frame 6x12/, 1),
        needs('table_trestle', [20, 20]),
        needs('two_way_radio', 10),
        needs('waste_bin', 20),
      ],
      should: [needs('mic_stand', [6, 16]), needs('subwoofer', [2, 10]), needs('transport')],
      allowed: [...OUTDOORS, ...SHOW, 'marquee_floor'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'pinboard'],
      excluded: [...LOOS, 'generator', 'crew_steward', 'crew_medic', 'inflatable', 'bar_unit', 'crew_bar'],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'exhibition_stand', 'mirror_ball', 'flip_chart'],
      title: [/oxgarth|carnival/i],
    },
  },
  {
    id: 'ho-ar-etb-graduation',
    language: 'en',
    catalogue: 'corrib',
    description: `Request for Quotation: provision of staging and audio visual services for the Further Education Graduation, Tuesday 10th November 2026, Sports Hall, approx. 320 in attendance (110 graduates + families).

2. Specification of Requirements
2.1 Stage 24ft x 12ft at 2ft high, black valance to front and sides, two sets of treads, one handrail at either end.
2.2 Perspex lectern with gooseneck microphone.
2.3 PA suitable for speech and for a harp and two singers; 2 no. handheld radio mics, 2 no. vocal mics on stands, 1 no. DI.
2.4 Projector and 14' x 8' screen, laptop and clicker.
2.5 Two cameras with operators, vision mixer, and live stream to the college's channel. The recording to be handed over on a drive within 5 working days.
2.6 Stage lighting so that faces may be seen on camera.
2.7 320 conference chairs, linked in rows.
2.8 Red carpet, 10m.
2.9 Black drape, 12m, to back of stage.
2.10 Crew: sound engineer and vision technician for rehearsal (Monday 9th, 4pm) and event.

3. Award Criteria
Cost 60%, Quality of proposal 25%, Sustainability 15%.

4. Conditions
Tax clearance certificate to be furnished. Late quotations will not be considered. Garda vetting isn't requi`,
    good: {
      attendees: 320,
      must: [
        needs('stage_deck', [9, 9]),
        needs('lectern', 1),
        needs(/Gooseneck/, 1),
        either(needs(['speaker_top', 'speaker_column', 'line_array'], [2, 12]), needs('pa_package', [1, 2])),
        needs('mic_wireless_handheld', [2, 2]),
        needs('mic_wired', 2),
        needs('di_box', [1, 1]),
        needs('projector', 1),
        needs(/14 x 8/, 1),
        needs('camera', 2),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs(['stage_wash', 'lighting_package', 'profile_spot', 'moving_head'], [1, 24]),
        needs(/Conference chair/, [320, 330]),
        needs('drape', [12, 12]),
        needs('crew_sound', [1, 2]),
      ],
      should: [
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', 1),
        needs('crew_camera', [2, 4]),
        needs('crew_video', [1, 2]),
        needs('stage_steps', 2),
        needs('stage_skirt', [10, 24]),
        needs('carpet', 1),
        needs('mic_stand', [2, 4]),
        needs('stage_handrail', [2, 4]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...SHOW, 'network'],
      offers: [...MEETING_OFFERS, ...SHOW_OFFERS],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'dance_floor', 'disco_light', 'exhibition_stand'],
      title: [/graduation/i, /320/],
    },
  },
  {
    id: 'ho-ar-session-post',
    language: 'en',
    catalogue: 'corrib',
    description: `Sound for a céilí in the square - what do I ask for?

Howdy. Not a techie at all so go easy. Our fleadh weekend committee has decided on an open air céilí in the Market Square on the Saturday night (1 Aug), from 8 till 11, and I've been handed the job of getting the gear. About 400 people, dancing on the tarmac.

The band is six: two boxes, fiddle, flute, banjo and piano (he has an electric one). They say they need "a mic each and four wedges and a couple of DIs" and a man to mix it.

The council electrician says there's nothing in the square we can plug into, so I suppose a generator? 20 kVA was mentioned, is that mad? And we were told to get one of those trailer stages with the roof because it rained last year and the fiddle player won't forgive us. Festoon round the square would be gorgeous, I counted 15 lengths of 20 metres. Some bit of light on the band too when it gets dark.

What size of PA would you go for? Speakers at the front only, or some down the back as well?

Thanks a million`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(SPEAKERS, [2, 20]),
        needs(['mic_wired', 'mic_instrument'], [5, 12]),
        needs('stage_monitor', [4, 4]),
        needs('di_box', [2, 4]),
        needs('crew_sound', [1, 2]),
        needs(/20kVA/, 1),
        needs('festoon', [15, 15]),
        needs(['stage_wash', 'lighting_package', 'moving_head', 'profile_spot'], [1, 24]),
      ],
      should: [
        needs('mixing_console', [1, 2]),
        needs('mic_stand', [5, 14]),
        needs('power_distro', [1, 6]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SHOW],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'mic_wireless_handheld', 'dance_floor'],
      silly: ['projector', 'lectern', 'marquee', 'table_round', 'exhibition_stand', 'flip_chart', 'photo_booth'],
      title: [/c[eé]il[ií]|square|fleadh/i, /400/],
    },
  },
];
