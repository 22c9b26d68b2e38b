import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { RADIO_MICS, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { LOOS, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const PAGEANT_OFF: readonly Selector[] = ['generator', 'fuel', 'crew_steward', 'crew_medic'];
const SWITCH_ON_OFF: readonly Selector[] = ['festoon', 'gazebo', 'crew_medic', ...LOOS];
const RING_OFF: readonly Selector[] = [...RADIO_MICS, 'mic_wired', 'generator', 'crew_sound', 'crew_technician'];
const ALE_OFF: readonly Selector[] = [
  ...SPEAKERS,
  'glassware',
  'bar_unit',
  'refrigeration',
  'marquee_floor',
  'crew_steward',
];
const BONFIRE_OFF: readonly Selector[] = [...LOOS, 'crew_steward', 'generator'];

/** Fields, squares and meadows. */
export const DERWENT_OUTSIDE: readonly EvalBrief[] = [
  {
    id: 'ho-bz-pageant-lots',
    language: 'en',
    catalogue: 'derwent',
    description: `Ambleton River Pageant 2027
Entertainment & Infrastructure Specification (Saturday 12 and Sunday 13 June)

The Pageant

The Pageant takes place on the Holm and on Weir Meadow and draws some 6,000 people across the two days. Town bands, tribute acts and dance schools share two stages.

Lot 1 - Main stage, the Holm
Covered stage, 10m x 8m minimum (no trailers)
Flown PA, not fewer than eight array cabinets a side or sixteen in all, with four 18" subs
Six wedges
LED colour wash and eight moving heads
20m of front of stage barrier
Sound engineer and lighting technician, both days

Lot 2 - Community stage, Weir Meadow
Covered trailer stage, about 7m x 5m
PA for acoustic acts and dance schools playing from a phone, two wedges
Sound engineer, both days

Lot 3 - Big screen
One LED screen trailer, 20 sq m, beside the slipway

Lot 4 - Sanitation
24 toilets, 4 accessible toilets, 6 hand wash units

Lot 5 - Barriers
200 pedestrian barriers, 90 Heras panels with feet and clips

Lots 6 (site power) and 7 (stewarding and first aid) were let in February and bidders should leave both alone. The power contractor brings the generators and their diesel; tenderers need only state their loads.

Part B of this pack gives the 2026 running order, from which tenderers will get an idea of`,
    good: {
      attendees: [3000, 6000],
      days: 2,
      must: [
        needs(/arena stage/, 1),
        needs(/Trailer stage/, 1),
        needs('line_array', 16),
        needs('subwoofer', [4, 10]),
        needs('stage_monitor', [8, 10]),
        either(needs('stage_wash', [6, 40]), needs('lighting_package', [1, 4])),
        needs('moving_head', [8, 10]),
        needs('pit_barrier', 20),
        needs('crew_sound', [2, 6]),
        needs('crew_lighting', [1, 4]),
        needs(/big screen trailer/, 1),
        needs('toilet', 24),
        needs('toilet_accessible', 4),
        needs('hand_wash', 6),
        needs('crowd_barrier', 200),
        needs('fencing', 90),
      ],
      should: [needs('mixing_console', [1, 3]), needs('transport')],
      allowed: without([...SHOW, ...OUTDOORS, 'speaker_top', 'pa_package'], ...PAGEANT_OFF),
      offers: without([...SHOW_OFFERS, ...OUTDOORS_OFFERS], ...PAGEANT_OFF),
      excluded: PAGEANT_OFF,
      silly: ['projector', 'dance_floor', 'registration_desk', 'table_round', 'crockery', 'exhibition_stand'],
      title: [/pageant|ambleton/i],
    },
  },
  {
    id: 'ho-bz-switch-on-minutes',
    language: 'en',
    catalogue: 'derwent',
    description: `BECKFORD PARISH COUNCIL
Minutes of the Amenities Committee held in the Reading Room on Tuesday 8 September 2026 (extract)

41/26 Christmas switch-on, Friday 27 November
(a) The Chairman recalled that the 600 or so who stood in the Square last year heard nothing of the Mayor. RESOLVED that a covered trailer stage be hired, with a sound system fit for speeches, the school choir and the ukulele club, two hand-held radio microphones, and an engineer for the evening (rehearsal 3pm, finish 7.30pm).
(b) RESOLVED that a set of lights be put on the stage, it being dark by half past four.
(c) RESOLVED to order 40 crowd barriers for the edge of the road closure.
(d) The lanterns in the lime tree and the strings over High Street are put up by Messrs Harbottle under their three-year agreement. No further strings of lights to be ordered by the Council.
(e) Cllr Oddie asked after gazebos for the stalls. The Clerk reported that Rotary are lending their eight, and these were struck off the order.
(f) First aid: St John Ambulance attend as in former years.
(g) The public lavatories in the Square remain open until 9pm. No action.

42/26 Allotment water butts - deferred.`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(SPEAKERS, [1, 12]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('crew_sound', [1, 2]),
        either(needs('lighting_package', [1, 2]), needs('stage_wash', [4, 24])),
        needs('crowd_barrier', 40),
      ],
      should: [needs('mic_instrument', [1, 8]), needs('transport')],
      allowed: without([...SHOW, ...OUTDOORS, 'floodlight', 'mic_lectern', 'lectern'], ...SWITCH_ON_OFF),
      offers: without([...SHOW_OFFERS, ...OUTDOORS_OFFERS], ...SWITCH_ON_OFF),
      excluded: SWITCH_ON_OFF,
      silly: ['projector', 'dance_floor', 'table_round', 'marquee', 'exhibition_stand', 'mic_conference'],
      title: [/beckford|switch|christmas/i, /600/],
    },
  },
  {
    id: 'ho-bz-dog-ring-post',
    language: 'en',
    catalogue: 'derwent',
    description: `Forum > Live sound > Small PA questions

PA for a dog show ring?? complete novice
muddypaws_jan » Thu 9:14 pm

Hi all, hoping one of you can put me right. I've been landed with the sound for our village dog show. It's one day in a field, a ring about 30m x 20m roped off in the middle, 200 people or so stood round all four sides. I need one voice doing the commentary loud and clear, and some background music off my phone between the classes. Last year somebody brought their hi-fi speakers and you couldn't hear a thing past the second rope.

So what speakers should I be hiring, and how many? On stands I assume? And do I need a mixer or can I just plug in?

EDIT: a couple of you asked about microphones. I've got the two Sennheiser wireless sets we use for choir and they work a treat, so mics are covered.

EDIT 2: power - Tim at the rugby club is lending us his Honda generator, it ran the hog roast last year no trouble.

EDIT 3: not after anyone to come and operate it, I'll be pressing play myself!! Just drop it off and pick it up.`,
    good: {
      attendees: 200,
      days: 1,
      must: [needs(SPEAKERS, [1, 8])],
      should: [
        either(needs('mixing_console', 1), needs('pa_package', [1, 3])),
        either(needs('speaker_stand', [2, 8]), needs('pa_package', [1, 3])),
        needs('transport'),
      ],
      allowed: without([...SPEECH, ...OUTDOORS, 'stanchion'], ...RING_OFF),
      offers: without([...OUTDOORS_OFFERS, 'subwoofer', 'lectern'], ...RING_OFF),
      excluded: RING_OFF,
      silly: ['projector', 'dance_floor', 'stage_monitor', 'line_array', 'moving_head', 'marquee', 'mobile_stage'],
      title: [/dog/i, /200/],
    },
  },
  {
    id: 'ho-bz-ale-weekend',
    language: 'en',
    catalogue: 'derwent',
    description: `Wharfdale & District Real Ale Society - Ale & Cider Weekend, Netherby Cricket Ground, Thurs 9 to Sat 11 September
SITE REQUIREMENTS FOR QUOTATION

• One clearspan marquee 12m x 24m, on grass, no flooring • 60 picnic bench sets (table and two benches) • Warm white festoon, twelve runs of 25m • Super silent generator, 60kVA, with distribution to the tent (63A) • Heras round the boundary, 250 metres, feet and clips included • 12 portable toilets plus 2 accessible • 4 hand wash units • 20 wheelie bins • 8 fire extinguishers on stands • About 600 people on the ground at the busiest time, three days open, build on the Wednesday

Bars, stillage and cooling come from Holbeck Brewery on their own lorry, and so do the festival glasses (they are paid for by the sponsor).

Condition 14 of the licence: no bands, no piped music, no public address.

Members do the stewarding in exchange for beer tokens, as they always have.

Prices to the Treasurer please, ex VAT, showing`,
    good: {
      attendees: 600,
      days: 3,
      must: [
        needs(/12m x 24m/, 1),
        needs('beer_table_set', 60),
        needs('festoon', 12),
        needs(/60kVA/, 1),
        needs('power_distro', [1, 10]),
        needs('fencing', [71, 76]),
        needs('toilet', 12),
        needs('toilet_accessible', 2),
        needs('hand_wash', 4),
        needs('waste_bin', 20),
        needs('fire_extinguisher', 8),
      ],
      should: [needs('power_cable'), needs('fuel'), needs('transport')],
      allowed: without([...OUTDOORS, 'cable_ramp'], ...ALE_OFF),
      offers: without([...OUTDOORS_OFFERS, 'space_heater', 'table_cocktail'], ...ALE_OFF),
      excluded: ALE_OFF,
      silly: ['projector', 'dance_floor', 'mobile_stage', 'stage_monitor', 'mixing_console'],
      title: [/ale|netherby/i],
    },
  },
  {
    id: 'ho-bz-bonfire-pta',
    language: 'en',
    catalogue: 'derwent',
    description: `Hallgarth Primary PTA - notes of planning meeting 2

FIREWORKS NIGHT, Friday 6 November, gates 5.30, bang 7pm, home by 8. 1,500 tickets this year (1,320 sold last).

To hire (Bev to ring round)
- 4 of the diesel tower lights, two at the gate two at the car park
- 120 crowd barriers for the front line and the safety zone
- 2 battery PA's with a mic each, one at the gate, one by the barrier for the countdown
- 10 walkie talkies
- 6 fire extinguishers on stands
- 1 first aider, 5 till 9

Talked about and NOT hiring
- portaloos: the juniors' block will be unlocked with somebody on the door
- stewards: 24 parents have put their names down, thanks Gaz
- generator: the caretaker can give us sockets from the kitchen for the tea stall, and everything else is battery or has its own engine

AOB - Pell's Pyrotechnics bring the fireworks and their own firing system. Bev asked whether the hot dog`,
    good: {
      attendees: 1500,
      days: 1,
      must: [
        needs(/Tower light/, 4),
        needs('crowd_barrier', 120),
        needs(/Battery PA/, 2),
        needs('two_way_radio', 10),
        needs('fire_extinguisher', 6),
        needs('crew_medic', [1, 8]),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, 'mic_wireless_handheld', 'speaker_stand', 'mic_stand'], ...BONFIRE_OFF),
      offers: without([...OUTDOORS_OFFERS, 'hot_drinks', ...SPEECH], ...BONFIRE_OFF),
      excluded: BONFIRE_OFF,
      silly: ['projector', 'dance_floor', 'marquee', 'line_array', 'stage_monitor', 'mobile_stage', 'mic_conference'],
      title: [/firework|hallgarth|bonfire/i],
    },
  },
  {
    id: 'ho-bz-remembrance-paper',
    language: 'en',
    catalogue: 'derwent',
    description: `STOKE ARDLEY TOWN COUNCIL - Paper C for the meeting of 15 September

Remembrance Sunday, 8 November: arrangements at the War Memorial

1. Some 400 people gathered last year. Several wrote to say that they could follow neither the prayers nor the names of the Fallen.
2. Officers therefore recommend that the Council hire, for the one morning:
   i. loudspeakers on stands on both sides of the Memorial Green, adequate to speech for 400 in the open air;
   ii. an oak lectern with a gooseneck microphone, for the Vicar and the readers;
   iii. one hand-held radio microphone, for the British Legion's Parade Marshal;
   iv. a music player, for the Last Post should the bugler be unwell;
   v. a sound engineer in attendance from 8.30am to noon;
   vi. 100 folding chairs for veterans and families, to be set out by 9am;
   vii. a small petrol generator with leads, as the Green has no supply.
3. Estimated cost will be reported at the meeting.`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs(SPEAKERS, [1, 8]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [1, 2]),
        needs('audio_player', 1),
        needs('crew_sound', [1, 2]),
        needs('chair', 100),
        needs('generator', 1),
      ],
      should: [needs('power_cable'), needs('mixing_console', 1), needs('speaker_stand', [2, 8]), needs('transport')],
      allowed: [...SPEECH, ...OUTDOORS],
      offers: [...OUTDOORS_OFFERS, ...STAGE_LIGHT, 'induction_loop'],
      silly: ['projector', 'dance_floor', 'stage_monitor', 'moving_head', 'marquee', 'disco_light', 'subwoofer'],
      title: [/remembrance|stoke ardley|memorial/i, /400/],
    },
  },
];
