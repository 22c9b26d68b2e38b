import { type EvalBrief, either, needs } from '../../expectation.ts';
import { PLATFORM, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  FOG,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  STAGES,
} from '../usual.ts';

/** In English over shelves of six countries: minutes, an issue, a how-to, a rider, forum posts, a school's notice. */
export const GUESTS: readonly EvalBrief[] = [
  {
    // Modelled on https://chapel-st-leonards.parish.lincolnshire.gov.uk/council-business/events-committee-minutes-2024/5 and /6
    id: 'ho-o-events-committee-minutes',
    language: 'en',
    catalogue: 'larkfield',
    description: `MINUTES OF THE MEETING OF THE EVENTS COMMITTEE
Thursday 24 June at 10:30AM at the Church Hall

EC28/06 Apologies for Absence
None.
EC31/06 To discuss and RESOLVE the issue around microphones.
Three quotes were presented and it was RESOLVED to purchase two from Electromarket. These have come and work.
EC32/06 To discuss update on the Summer Festival, 28 and 29 August, Village Green, up to 1,500 each day
- Acts confirmed, all except the Eighties tribute. The silver band and ukulele band require seating, 26 folding chairs in total; Cllr Briggs has asked the school, who will lend theirs for a donation to the PTA.
- Stalls: twelve Saturday, fourteen Sunday. Council to hire gazebos for those without, 9 of the 3m x 3m and 2 of the larger 3m x 6m, and 30 six foot trestles.
- Stage: the lorry trailer from Mr Dring as usual, he decks it.
- PA: RESOLVED to hire the larger set, with a person to work it both days, last year's borrowed one buzzed.
- Toilets: 8 and one disabled, with a hand wash unit.
- Barriers 40, two-way radios 6, bins 20, fire points 4.
- Bunting: 30 lengths. Straw bales 20 for sitting on.
- First Aid: St John.
- Generator for the Green, the Proper Officer to ask what size; stalls bring none.
- Bouncy castle: Carnival Committee brings its own inflatables.
EC33/06 Posters to be printed at home as only A4 and few of them.

Proper Officer to obtain a hire quotation from Larkfield for the above.`,
    good: {
      attendees: 1500,
      days: 2,
      must: [
        needs(/Gazebo 3m x 3m/, 9),
        needs(/Gazebo 3m x 6m/, 2),
        needs(/Trestle 6ft/, [30, 30]),
        needs(/PA, Disco/, [1, 2]),
        needs(/Sound Operator/, [1, 30]),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
        needs('crowd_barrier', [40, 40]),
        needs('two_way_radio', 6),
        needs('waste_bin', [20, 20]),
        needs('fire_extinguisher', 4),
        needs('generator', [1, 2]),
      ],
      should: [
        needs(/Bunting/, [30, 30]),
        needs(/Straw Bale/, [20, 20]),
        needs('hand_wash', [1, 2]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, 'mic_stand'],
      offers: without(OUTDOORS_OFFERS, 'chair', 'bench', 'stage_roof', 'game'),
      excluded: ['mic_wireless_handheld', 'mic_wireless_lapel', ...SEATS, 'inflatable', 'stage_deck'],
      silly: ['dance_floor', 'projector', 'lectern', 'crockery', 'disco_light', 'table_round', 'marquee_lining'],
      title: [/festival|village green|summer/i, /1[.,]?500/],
    },
  },
  {
    // Modelled on https://github.com/pythonindia/inpycon2019-tasks/issues/16 and /50
    id: 'ho-o-three-track-issue',
    language: 'en',
    catalogue: 'bluemesa',
    description: `# Identify and book AV for the conference #50
labels: cat: venue-logistics, help wanted

dsantos · description
The AV needs to cater to the following, Oct 2-3, Tucson, about 450 people:

  * Stage setup and backdrop for the 3 talk tracks
  * Projectors / LED walls for the 3 talk tracks
  * Microphone and speakers for the 3 talk tracks
  * Recording for the 3 talk tracks

kmartel · comment
Checked with the hotel. Track 1 room (350) has a fixed stage and a 12K projector with a screen, it's included, so projection only for 2 and 3 (80 each). No LED walls then, too much money. No sound in any of the rooms that we may touch.

dsantos · comment
ok so:
- stage: 2 small ones, 8x12 each, 16 in high, for 2 and 3
- black drape 20 ft behind each of those two
- 2 projectors + tripod or fast fold, whichever
- per room: 2 lavs, 1 handheld for Q&A, speakers to suit
- 1 countdown timer for track 1
- podium x3

gnure · comment
Recording is sorted, the volunteers from the video collective bring cameras, capture boxes and their own laptops. They need a feed from each mixer.

kmartel · comment
one AV person per room both days. Track 1 sound person should know what they're doing, last year...

dsantos · comment
speakers bring their own laptops. registration desk + coffee = hotel. Stickers: superseded by #61`,
    good: {
      attendees: 450,
      days: 2,
      must: [
        needs('stage_deck', [6, 6]),
        needs(/10'H blk/, [40, 40]),
        needs('projector', 2),
        needs('projection_screen', 2),
        needs('mic_wireless_lapel', [6, 6]),
        needs('mic_wireless_handheld', [3, 5]),
        either(needs(['speaker_top', 'speaker_column', 'line_array'], [6, 20]), needs('pa_package', [2, 5])),
        needs('lectern', 3),
        needs('speaker_timer', 1),
        needs(['crew_technician', 'crew_sound'], [3, 90]),
      ],
      should: [needs('mixing_console', [1, 3]), needs('stage_leg', [6, 6]), needs('transport')],
      allowed: [...without(MEETING, 'playback_laptop'), ...PLATFORM, 'subwoofer', 'line_array'],
      offers: without(
        [...MEETING_OFFERS, ...STAGE_LIGHT],
        'camera',
        'crew_camera',
        'video_recorder',
        'playback_laptop',
        'led_wall',
        'media_server',
        'registration_desk',
        'audio_recorder',
      ),
      excluded: ['camera', 'crew_camera', 'video_recorder', 'led_wall', 'playback_laptop', 'registration_desk'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'crowd_barrier'],
      title: [/tucson|conference/i, /450/],
    },
  },
  {
    // Modelled on https://www.fundraisingdirectory.com.au/outdoor-movie-night/
    id: 'ho-o-school-oval-movie',
    language: 'en',
    catalogue: 'wattlebird',
    description: `P&C newsletter: OUTDOOR MOVIE NIGHT, Friday 12 March (start 15-30 minutes after sunset, say 8.00)

Date – checked, no clash with the footy or the swimming carnival. Wet weather plan: the following Friday.
Council – no permit as it's our own oval. Licence for the film: Deb has it.
Location – school oval, flat, close to the gate. Expecting 600.
Toilets – the junior block stays open, Mr Tran has the key, so no portaloos.
Power – none down there except for the canteen shed. A generator for the food stalls, and leads. Screen has its own we're told.
Screen & sound – unless anyone has serious sound and movie technicians in the family it is wise to get the professionals in: the big outdoor trailer screen, sound for 600 on grass, someone to run it, and a wireless mic for the raffle.
Seating – BYO rugs, beanbags and low chairs. We don't provide any, and no tables except 8 trestles for stalls.
Lighting after dark – two lighting towers, for the car park and the path, festoon along the stalls (6).
Rubbish – 14 wheelie bins.
Tickets – we need to rope off the seating area, 40 temp fence panels OR barricades, whichever is cheaper. Four pop-up 3x3 for the stalls, the Year 6 lot have their own.
Food – sausage sizzle (Lions bring the barbecue), fairy floss machine please, 4 eskies.
Any questions ring Deb in the arvo not at dinner time`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs(/Trailer screen/, 1),
        needs(SPEAKERS, [2, 16]),
        needs(['crew_sound', 'crew_technician', 'crew_video'], [1, 24]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('generator', [1, 2]),
        needs(/Lighting tower/, 2),
        needs('festoon', 6),
        needs('waste_bin', [14, 14]),
        needs(/Trestle [12]/, 8),
        needs(['fencing', 'crowd_barrier'], [40, 40]),
        needs(/Pop-up 3x3/, 4),
      ],
      should: [
        needs(/Fairy floss/, 1),
        needs(/Esky/, 4),
        needs('power_cable', [2, 40]),
        needs(['playback_laptop', 'audio_player'], [1, 2]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SPEECH, 'subwoofer', 'line_array', 'video_cable'],
      offers: without(OUTDOORS_OFFERS, ...LOOS, 'chair', 'bench', 'beer_table_set'),
      excluded: [...LOOS, ...SEATS, 'bench', 'beer_table_set', /BBQ/],
      silly: ['dance_floor', 'lectern', 'projector', 'table_round', 'stage_deck', 'disco_light', 'stage_monitor'],
      title: [/movie|oval|film/i, /600/],
    },
  },
  {
    // Modelled on https://simonclews.com/first-edition-technical-requirements/
    id: 'ho-o-one-man-show-requirements',
    language: 'en',
    catalogue: 'ruahine',
    description: `Technical requirements, one-man show, Feilding community hall, Saturday 15 May, 7.30pm (Friends of the Library, who will need to hire whatever the hall hasn't got, which is nearly everything but chairs)

SPACE – the show requires a performance area of 10m by 10m on the flat floor, defined by black curtains across the back. It is NOT suitable for a lecture theatre or a classroom. A stage is not used.

LIGHTING – a white wash over the central performing area that can be faded in and out during the show is required. House lighting before and after is assumed.

LIGHTING OPERATOR – will be required for the show and a tech run two hours before the advertised time. Running sheet is easy to follow. This is not an onerous task.

SOUND – a front-of-house sound system to play intro and outro music, supplied on the day. The actor is not miked, please don't offer.

BLACKOUT – the performance area needs to be able to be blacked out; non-negotiable. (The hall has blinds.)

POWER – a standard outlet within 2 metres of the edge of the playing area, to power the laptop, projector and lectern light, which travel with the show, as do the lectern and screen.

AUDIENCE – we're expecting 140, limit is 200.

ACCESS – to the space with no one else present from 3pm.`,
    good: {
      attendees: 140,
      days: 1,
      must: [
        needs('drape', [10, 14]),
        either(needs('lighting_package', [1, 2]), needs(['stage_wash', 'profile_spot'], [4, 20])),
        needs('crew_lighting', [1, 12]),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [1, 4])),
      ],
      should: [needs(/Extension lead/, [1, 12]), needs('transport')],
      allowed: [...without(SPEECH, 'mic_stand'), ...without(STAGE_LIGHT, 'crew_technician'), ...ANY_JOB, 'subwoofer'],
      offers: ['induction_loop', 'signage'],
      excluded: [
        ...STAGES,
        'stage_leg',
        'mic_wireless_handheld',
        'mic_wireless_lapel',
        'mic_headset',
        'mic_wired',
        'mic_lectern',
        'playback_laptop',
        'projector',
        'projection_screen',
        'lectern',
        'chair',
      ],
      silly: ['generator', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'stage_monitor', ...FOG],
      title: [/feilding|show/i, /140/],
    },
  },
  {
    // Modelled on https://www.blue-room.org.uk/topic/31259-lighting-an-arena-on-a-budget/
    id: 'ho-o-chorus-in-the-sports-hall',
    language: 'en',
    catalogue: 'strathallan',
    description: `Lighting a sports hall on a budget

Hi all. Lovely to be back, it's been some time since my last post, heaven knows why. To business...

I'm doing a show on Saturday 12 December for a choral group in Perth, I do their sound, the only problem being that they want me to do the lighting too. I know the difference between a parcan and a minuet but that's about it. Budget isn't much.

The chorus has around sixty singers and a wind/string band (the band don't need to be seen on this occasion), the room is pretty vast, 30 x 70 m sports hall, a curtain splits off half of it, audience about 350. The stage area is around 10x6 m and will be there, it's the centre's own, risers as well. I was looking at 8 LED pars on two stands either side of the stage, a desk to go with them, 2 profiles from the front on another pair of wind-ups. The MD has only said that there must be no shadow and that the singers must be lit well enough to a) be seen and b) see their papers, so maybe music stands with lights would be simpler? haha (they hold folders, so no).

Operating it shouldn't be a problem, I've a mate who'll sit at the desk. I've got PA, mics, the lot. Nothing that moves or flashes, and no smoke, the alarm in there is a nightmare.

There are ceiling lights but they take ten minutes to come back on.

Could somebody price that, delivered? Thoughts?`,
    good: {
      attendees: [350, 410],
      days: 1,
      must: [
        either(needs(/SlimPAR/, [8, 12]), needs('lighting_package', [1, 2])),
        needs('profile_spot', [2, 4]),
        needs(['lighting_console', 'lighting_package'], [1, 2]),
      ],
      should: [needs('lighting_stand', [2, 4]), needs('transport')],
      allowed: [...without(STAGE_LIGHT, 'crew_lighting'), ...ANY_JOB],
      offers: ['truss', 'lifting_tower', 'crew_stagehand'],
      excluded: [
        ...SPEAKERS,
        ...STAGES,
        'choir_riser',
        'crew_lighting',
        'mixing_console',
        'mic_wired',
        'mic_instrument',
        'moving_head',
        'strobe',
        'disco_light',
        ...FOG,
      ],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'dance_floor', 'crew_sound', ...SEATS],
      title: [/perth|chor|sports hall|concert|show/i],
    },
  },
  {
    // Modelled on http://www.limerickschoolproject.ie/winter-fair-sunday-dec-7th-1pm/
    id: 'ho-o-school-winter-fair',
    language: 'en',
    catalogue: 'corrib',
    description: `WINTER FAIR Sunday December 6th, 1pm

The Parent Teacher Association's biggest event in the school year. Whilst this is social and celebratory, it is also a key fundraiser, and needs the help of the whole school community. If you've worked at the Fair before, we'd love to hear from you, your experience is important to us!

On the day the Halla will be turned into a restaurant, serving hot lunch (veg / meat and soup), cakes, tea/coffee, winter punch. There will also be stalls around the school (crafts, books, lucky dip, face painting, raffles) and in the yard. Last year about 500 came through.

We will begin setting up at 10am, the fair opens at 1pm, and we will be putting the school back together from 4:30pm.

Items we need for the day and haven't been able to borrow, so the committee is getting a price to hire:

• 24 six foot tables
• 120 folding chairs for the restaurant
• 4 water boilers
• 200 cups and saucers, 150 dinner plates, 150 sets of cutlery
• 6 gazebos for the yard
• 10 strings of the outdoor bulbs
• a small speech set for Santy's arrival, with a microphone he can carry
• 2 patio heaters
• 8 bins

Delivered on the Saturday if possible, there's someone in the school till 2. Bríd collects nothing this year, her van is gone!`,
    good: {
      attendees: 500,
      days: 1,
      must: [
        needs('table_trestle', [24, 24]),
        needs(/folding/, [120, 120]),
        needs('hot_drinks', 4),
        needs(/Cup & saucer/, [200, 200]),
        needs(/Dinner plate/, [150, 150]),
        needs('cutlery', [150, 150]),
        needs('gazebo', 6),
        needs('festoon', 10),
        either(needs('pa_package', [1, 2]), needs('mic_wireless_handheld', [1, 2])),
        needs('patio_heater', 2),
        needs('waste_bin', 8),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'mic_wireless_handheld'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      silly: ['dance_floor', 'lectern', 'line_array', 'stage_monitor', 'projector', 'crowd_barrier', 'mobile_stage'],
      title: [/winter|fair|school/i, /500/],
    },
  },
  {
    // Modelled on http://bluesguitarunleashed.com/forum/index.php?posts/376572/
    id: 'ho-o-homeowners-gig-forum',
    language: 'en',
    catalogue: 'kawartha',
    description: `PA for outdoor gig

Not sure to post this here or in the gig section

Our band got a gig for a homeowners association party, Canada Day long weekend, Sunday July 4. It's in one of the community parks, about 200 people expected. We're debating what kind of PA to rent for the day (the cost of course comes out of our profit). We have mics, stands and leads but that's about it. We usually play inside venues (bars) that have their own PA so the band doesn't own one.

I figured we should get two powered speakers on stands, a sub or two, a board with 12 inputs min, and a couple of floor monitors.

Our drummer swears his uncle (a professional musician) told him there was no need to mic the drums and that guitar amps were enough. I find that hard to believe, except maybe a patio gig. We are not expected to play super loud, just background.

3 guitars, 2 singers, bass, drums, harmonica, everyone brings their own amp. No dedicated sound guy and we're not paying for one. 2 DI's for the acoustics would be good. We play under the park pavilion, there's plenty of plugs there, no stage no lights, it's 2 to 5 in the afternoon.

If I pick it up Saturday can I bring it back Monday? I have a trailer.`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        either(needs('speaker_top', [2, 4]), needs(/Dance Package/, [1, 1])),
        needs(['mixing_console', 'pa_package'], [1, 2]),
        needs('stage_monitor', [2, 3]),
        needs('di_box', [2, 2]),
      ],
      should: [needs(['subwoofer', 'pa_package'], [1, 2]), needs(['speaker_stand', 'pa_package'], [1, 2])],
      allowed: ['stagebox', 'audio_cable', 'power_cable', 'cable_ramp', 'consumables', 'speaker_stand', 'subwoofer'],
      offers: ['gazebo', 'power_distro'],
      excluded: [
        'mic_wired',
        'mic_instrument',
        'mic_wireless_handheld',
        'mic_stand',
        'crew_sound',
        'crew_technician',
        'generator',
        ...STAGES,
        'stage_wash',
        'lighting_package',
        'transport',
      ],
      silly: ['projector', 'lectern', 'toilet', 'dance_floor', 'line_array', 'marquee', 'table_round', 'disco_light'],
      title: [/homeowner|park|canada|gig|party|july/i, /200/],
    },
  },
];
