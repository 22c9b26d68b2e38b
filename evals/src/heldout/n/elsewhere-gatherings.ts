import { type EvalBrief, needs } from '../../expectation.ts';
import { BROADCAST, LOUD, PARTY_LIGHT, PLATFORM, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { ANY_JOB, LOOS, MEETING, MEETING_OFFERS, OUTDOORS_OFFERS, PARTY_OFFERS, STAGES } from '../usual.ts';

/** In English from Ireland, Britain and Canada: hustings, a golden wedding, a trust's meeting, a banquet. */
export const ELSEWHERE_GATHERINGS: readonly EvalBrief[] = [
  {
    id: 'ho-n-hustings-call',
    language: 'en',
    catalogue: 'corrib',
    description: `Call 9.40 - Cáit, Tuam chamber of commerce
Hustings Tues 4 Nov 8pm in the parish centre, 200 expected, 9 candidates
wants:
stage 16ft x 8ft @ 1ft w. access ramp and treads, black valance
3 x 6ft trestles for the candidates + 10 conference chairs up there
5 radio h/helds on the table (share 1 between 2), 1 lapel for the chair
PA to suit, 2 tops + desk. Sound eng yes
loop kit
not wanted: lectern ("they'd never get down off it"), screens or slides, stage lights - house lights up the whole time
hall has 220 seats of its own down on the floor so only the ten
local radio do the recording and bring what they need. Tea after = ICA ladies, delft & burco theirs
Stewards: two guards + volunteers
she's at 093 555 0142, quote by Fri`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(/Litedeck 8 x 4/, 4),
        needs('stage_ramp', 1),
        needs('table_trestle', 3),
        needs(/Conference chair/, [10, 10]),
        needs('mic_wireless_handheld', 5),
        needs('mic_wireless_lapel', 1),
        needs(['speaker_top', 'speaker_column', 'pa_package'], [1, 4]),
        needs('induction_loop', 1),
        needs('crew_sound', [1, 8]),
      ],
      should: [
        needs(/legs 1ft/, 4),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [7, 15]),
        needs('mixing_console', 1),
        needs('transport'),
      ],
      allowed: [...SPEECH, ...PLATFORM, ...ANY_JOB],
      offers: [...MEETING_OFFERS, 'tablecloth'],
      excluded: [
        'lectern',
        'mic_lectern',
        'projector',
        'projection_screen',
        'display',
        'led_wall',
        'playback_laptop',
        'stage_wash',
        'lighting_package',
        'profile_spot',
        'crew_lighting',
        'video_recorder',
        'camera',
        'crockery',
        'hot_drinks',
        'crew_steward',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'stage_monitor'],
      title: [/tuam|hustings/i, /200/],
    },
  },
  {
    id: 'ho-n-golden-wedding',
    language: 'en',
    catalogue: 'larkfield',
    description: `Dear Larkfield,

My parents will have been married fifty years on Sunday 8 August, and the five of us children are giving them a lunch in the orchard for 64 guests.

We should like the 9m x 12m clearspan marquee with ivory lining and coconut matting, eight 5ft rounds (eight to a table) with 120in white cloths, 64 chiavari chairs with the gold frame, ivory napkins for all, dinner plates, dessert plates, table knives, table forks, dessert spoons and dessert forks, 64 of each. Flutes for the toast, too, and 128 wine glasses. A cake table with its skirt, two high chairs, a croquet set for afterwards, and the small battery PA with its radio mic, as Father is bound to make a speech.

My sister is a florist and is making everything for the tables, so please leave out candelabra and such. We have asked a string trio who play quite unplugged, and nobody under seventy will be dancing. Waitresses are coming with the cook. The house is thirty paces away: lavatories, power and the fridges are there. Should it turn cold we'll go indoors, so no heaters.

Yours sincerely,
Margaret Ashdown`,
    good: {
      attendees: 64,
      days: 1,
      must: [
        needs(/Clearspan 9m x 12m/, 1),
        needs(/Lining, Ivory/),
        needs(/Matting/),
        needs(/Round 5ft \(/, 8),
        needs(/Round 120in/, [8, 9]),
        needs(/Chiavari, Gold/, [64, 64]),
        needs(/Napkin, Ivory/, [64, 64]),
        needs(/Plate, Dinner/, [64, 64]),
        needs(/Plate, Dessert/, [64, 64]),
        needs(/Knife, Table/, [64, 64]),
        needs(/Fork, Table/, [64, 64]),
        needs(/Spoon, Dessert/, [64, 64]),
        needs(/Fork, Dessert/, [64, 64]),
        needs(/Flute/, [64, 70]),
        needs(/Glass, Wine/, [128, 128]),
        needs(/PA, Battery/, 1),
      ],
      should: [needs(/Table, Cake/, 1), needs(/High Chair/, 2), needs(/Croquet/, 1), needs('transport')],
      allowed: [...ANY_JOB, 'crockery', 'glassware', 'cutlery', 'fire_extinguisher', 'mic_stand'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'marquee_floor'],
      excluded: [
        'centrepiece',
        'dance_floor',
        'disco_light',
        'crew_waiter',
        ...LOOS,
        'generator',
        'refrigeration',
        'space_heater',
        'patio_heater',
      ],
      silly: ['projector', 'stage_deck', 'crowd_barrier', 'beer_table_set', 'inflatable', 'table_desk'],
      title: [/golden|anniversary|orchard|lunch|wedding/i, /64/],
    },
  },
  {
    id: 'ho-n-trust-annual-meeting',
    language: 'en',
    catalogue: 'demo',
    description: `REQUEST FOR QUOTATION RFQ-0388
Annual members' meeting, hospital trust, Guildhall, Thursday 17 September, 17:00-19:30. In the room: 220 members. Online: as many again.

Scope of supply
1. Platform 6m x 3m x 400mm high, black skirt to three sides, one 2-tread step, wheelchair ramp
2. Clear acrylic lectern with gooseneck
3. Panel of six: six lapel radio microphones
4. Two handheld radio microphones for members' questions
5. Loudspeakers for speech to 220 and a digital mixer
6. 7,000 lumen projector, 12ft screen with dress kit, two presentation laptops, one presentation clicker
7. Streaming: two PTZ cameras, switcher, encoder, with a vision mixer/streaming engineer
8. Portable induction loop
9. Stage wash lighting for the platform
10. Sound engineer

Provided by others - quotations including these will be returned
- 220 chairs, and the panel's armchairs (Guildhall)
- internet line and Wi-Fi (Guildhall)
- BSL interpreters and captioners (the Trust)
- members' voting: by show of hands, no keypads
- registration desks, signage and pop-up banners (communications team)
- refreshments
- photographer (in-house)
- stewards and first aid (site services)

Access from 09:00 by the Quay Street door (2.1m high). Payment 30 days. Framework ref. SBS/10/JCM/9430.`,
    good: {
      attendees: [220, 440],
      days: 1,
      must: [
        needs('stage_deck', [9, 18]),
        needs('stage_ramp', [1, 4]),
        needs(/Clear Acrylic/, 1),
        needs('mic_wireless_lapel', 6),
        needs('mic_wireless_handheld', 2),
        needs(['speaker_top', 'speaker_column', 'line_array', 'pa_package'], [1, 12]),
        needs(/7,000/, 1),
        needs(/^12ft/, 1),
        needs(/PTZ/, 2),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs(/Vision Mixer/, 1),
        needs('induction_loop', 1),
        needs('crew_sound', [1, 2]),
        needs(['stage_wash', 'lighting_package'], [1, 12]),
      ],
      should: [
        needs('mixing_console', 1),
        needs('mic_lectern', 1),
        needs('playback_laptop', 2),
        needs('presentation_clicker', 1),
        needs('stage_skirt', [9, 20]),
        needs(/2 Tread/, [1, 2]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT, ...BROADCAST],
      offers: [...MEETING_OFFERS],
      excluded: [
        'chair',
        'armchair',
        'network',
        'interpretation_booth',
        'voting_system',
        'registration_desk',
        'signage',
        'hot_drinks',
        'crew_photographer',
        'crew_steward',
        'crew_medic',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'table_round', 'stage_monitor'],
      title: [/guildhall|meeting|trust/i, /220|440/],
    },
  },
  {
    id: 'ho-n-bonspiel-banquet',
    language: 'en',
    catalogue: 'kawartha',
    description: `Hi there,

The Lindsay ladies' bonspiel wraps up with a banquet on Saturday, February 27, out on the ice shed floor (ice comes out the week before, don't worry). 176 curlers and partners.

I'd like prices on 22 of the 60 inch rounds, 22 white 120 inch linens, 176 burgundy banquet stackers, 176 poly napkins, dinner plates, cups & saucers and flatware settings for the same number, three of the 100-cup urns and the Dance Package with two wireless handhelds. Throw in 15 wireless uplights, 3 gigbars and a 15 x 15 foot maple dance floor. 30 feet of the 10ft black pipe and drape to hide the ice plant, too.

What we don't need: wine glasses or a bar, the Legion is running that with theirs; heaters, because believe it or not the shed is heated; coat racks, we've got lockers. My husband Wayne is playing DJ off his laptop so a DJ's not necessary, and the trophies table is already in the lobby. We skipped the stage this year.

Drop off Thursday, pick up Monday please.

Thanks a bunch,
Darlene`,
    good: {
      attendees: 176,
      days: 1,
      must: [
        needs(/60in Round/, [22, 22]),
        needs(/120in round/, [22, 22]),
        needs(/burgundy/, [176, 176]),
        needs('napkin', [176, 176]),
        needs(/Dinner Plate/, [176, 176]),
        needs(/Cup & Saucer/, [176, 176]),
        needs('cutlery', [176, 176]),
        needs(/Urn/, 3),
        needs(/Dance Package/, 1),
        needs('mic_wireless_handheld', 2),
        needs('uplight', 15),
        needs('disco_light', 3),
        needs('dance_floor', 25),
        needs(/10ft black/, [30, 30]),
      ],
      should: [needs('transport')],
      allowed: [...LOUD, ...PARTY_LIGHT, ...ANY_JOB],
      offers: [...PARTY_OFFERS],
      excluded: ['glassware', 'bar_unit', 'space_heater', 'patio_heater', 'coat_rail', ...STAGES],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'crowd_barrier', 'line_array'],
      title: [/lindsay|bonspiel|banquet/i, /176/],
    },
  },
];
