import { type EvalBrief, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, RADIO_MICS, SPEAKERS, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';

/** After public minutes, riders, lists and a weblog, told in words of our own, over known shelves. */
export const KNOWN_ENGLISH: readonly EvalBrief[] = [
  {
    id: 'ho-m-meadow',
    language: 'en',
    catalogue: 'larkfield',
    description: `Notes, 3/3/2011, meadow group with the village Events committee, who advise us on the "Launch Event". Saturday 21st May 2011.

1. Times: about 1pm to 4pm. Maypole, school team, 1.15. Short informal opening of the meadow 1.45. From 2 food, drink etc and music.
2. Village Hall to be used for toilets, and its tables and chairs too if they agree. We pay for that out of the Lottery grant.
3. Gazebos: hire those of the Parish Events Committee (Lottery grant).
4. Local butcher to be asked to do BBQ, burgers, sausages, veggie ones. Tokens for invited guests.
5. Ice cream man to be contacted.
6. Drinks licence, Jo has offered. Beer, cider, wine and soft drinks, free to guests, otherwise over a counter. Plastic tableware, to be safe.
7. Hire generator, to run the sound systems. Dave helps.
8. Bands and performers: ask who is free. Lottery grant.
9. Leaflets: Sharon. Media: Mary.
10. Whole village invited, bring a picnic if they like, and blankets or something to sit on.
11. Volunteers wanted to set up (gazebos, tables, chairs), greet, man the place, clear up and collect rubbish.`,
    good: {
      days: 1,
      must: [needs('generator', [1, 2])],
      should: [needs('power_cable'), needs('transport')],
      allowed: [...without(OUTDOORS, 'crew_steward', 'hand_wash'), ...LOUD],
      offers: without(
        [...OUTDOORS_OFFERS, 'mic_wireless_handheld', 'marquee', 'game'],
        ...LOOS,
        'gazebo',
        'chair',
        'table_trestle',
        'bench',
        'crew_steward',
      ),
      excluded: [...LOOS, 'chair', 'table_trestle', 'gazebo', 'cooking', ...TABLEWARE],
      silly: ['projector', 'dance_floor', 'lectern', 'disco_light', 'chair_cover', 'space_heater'],
      title: [/meadow|launch|village/i],
    },
  },
  {
    id: 'ho-m-symphonic',
    language: 'en',
    catalogue: 'bluemesa',
    description: `PRODUCTION RIDER, symphonic format. What PURCHASER provides:

a. Stage, flat, solid, safely built: 40 ft wide, 30 ft deep, 5 ft high;

b. 24 ft clear from stage to ceiling, also at the front and the rear. Anything that gets in the way (organ, balconies, railings) the tour manager hears of. All of these are minimums;

c. A safety railing to any stairs up to the stage;

d. In a standing venue: barrier, the full width of the stage, no less than 3 ft in front;

e. Risers, solid, three, as on the stage plot: keyboards (1 ft), drums (2 ft), orchestra (3 ft), so that the orchestra is seen a little above and behind the band. The orchestra's riser has two stairways or more, each with a handrail on one side at least, and one of them in the middle so the conductor can move between levels. THERE MUST BE A PODIUM FOR THE CONDUCTOR AND A STAND BIG ENOUGH FOR FULL SCORES, AND MUSIC STANDS WITH LIGHTS FOR EVERY ORCHESTRA MUSICIAN;

f. Mix position: where people stand, a platform for the sound and lighting consoles, flat and solid, 16 ft wide x 8 ft deep x 3 ft high at least, with a barrier around it.`,
    good: {
      must: [needs('stage_deck', [38, 90]), needs('stage_steps', [2, 6]), needs('music_stand', [10, 80])],
      should: [
        needs('stage_leg', [38, 90]),
        needs('stage_handrail', [2, 24]),
        needs(['pit_barrier', 'crowd_barrier'], [5, 40]),
      ],
      allowed: [...PLATFORM, ...ANY_JOB, 'pit_barrier', 'crowd_barrier', 'chair', 'forklift'],
      offers: [...SHOW, ...SHOW_OFFERS],
      silly: ['projector', 'dance_floor', 'toilet', 'marquee', 'table_round', 'mobile_stage', 'dj_player'],
      unmetToo: [/conductor|podium|5 ?ft|riser|leg/i],
    },
  },
  {
    id: 'ho-m-offsite',
    language: 'en',
    catalogue: 'demo',
    description: `Offsite, once more

Our yearly service out of town was yesterday. Members of long standing have some land 25 minutes from here and are kind enough to have us. A busy weekend for me, as audio is mostly mine.

At 9 we load up. The nice thing is that Sunday's own gear can stay where it is, bar what's personal (drums, guitars, such things) and what's easy (microphones). So nothing has to be back and working in a hurry.

Then setup, which I like. The land has no electricity, so generators come first, with a lot of heavy-duty extension cords. Mixing board and wiring next: wireless, signal lines, monitors, all needs sorting. When every channel works the musicians come for soundcheck and rehearsal, and the monitor mix takes its time, as singers don't agree on how much of themselves they want.

We took some trouble to run snake and lines round the edges of the tents, over the poles, inside the rain flap. So they're off the ground and out of the dew, and I put Sunday's lack of crackle down to that.`,
    good: {
      must: [
        needs('generator', [1, 4]),
        needs('power_cable'),
        needs('mixing_console', [1, 1]),
        needs('stage_monitor', [1, 8]),
      ],
      should: [needs(SPEAKERS, [1, 10]), needs('stagebox', [1, 2]), needs('audio_cable'), needs('fuel')],
      allowed: [...without(LOUD, 'mic_wired'), ...OUTDOORS, 'in_ear_monitor', 'stage_monitor', 'di_box', 'marquee'],
      offers: [...OUTDOORS_OFFERS, ...without(SHOW_OFFERS, 'backline'), 'stage_deck'],
      excluded: ['drum_kit', 'guitar', 'mic_wired', 'mic_wireless_handheld', 'mic_instrument'],
      silly: ['projector', 'dance_floor', 'disco_light', 'lectern', 'table_round', 'crockery', 'chair_cover'],
    },
  },
  {
    id: 'ho-m-glow-run',
    language: 'en',
    catalogue: 'ruahine',
    description: `VOLUNTEERS, evening 5K, October 18

Water 1 (high priority), at 2.5 k. Put it up, fill cups, hand them out, tidy after the race.
Resources needed: table 1 - 2; jugs 5 - 10; cups 50 - 100; trash can 1 - 2

Water / snacks 2, start/finish by the Community Center. Put it up, fill cups, cut fruit, hand out, tidy.
Resources needed: table 1 - 2; chairs 2 - 4; jugs 5 - 10; cups 50 - 100; fruit 50 - 75; snacks 50 - 75; bowls or tray 3 - 5; knife

Arch (medium). Zipper and velcro at the foot of both legs: closed before you blow it up. Lay it where it is to stand, legs shut, then the sleeve on a leg goes on the blower, zip and velcro again. Blower in, and off it goes, NOTE its switch is broken. START is on one side for good and FINISH on the other, look which way they face while it's flat. You may need to carry generator and blower over to the other side for that. Once full it takes 4 to stand it up and tie the 4 ropes, 2 front 2 rear, to stakes (in the bag), a tree, a sign, whatever holds.`,
    good: {
      days: 1,
      must: [needs('table_trestle', [2, 4]), needs('chair', [2, 4]), needs('waste_bin', [1, 4])],
      should: [needs('transport')],
      allowed: [...without(OUTDOORS, 'generator', 'fuel'), 'tablecloth'],
      offers: [...OUTDOORS_OFFERS, ...SPEAKERS, ...RADIO_MICS],
      excluded: ['generator', 'fuel'],
      silly: ['projector', 'dance_floor', 'stage_deck', 'lectern', 'table_round', 'stage_monitor', 'disco_light'],
      unmetToo: [/jug|cup|bowl|tray|arch|fruit|snack|knife|blower/i],
    },
  },
  {
    id: 'ho-m-stand-up',
    language: 'en',
    catalogue: 'strathallan',
    description: `TECHNICAL RIDER
(no rider, and on the day you're handed a $20 lapel and there's no monitor)

1. SOUND
- handheld mic, on a cable (SM58 or as good)
- stand for it, boom or straight, I don't mind
- monitor I can hear on stage at show volume
- sound check done 60 minutes before doors or 30 before I'm on, the earlier of the two
- somebody from the venue there for it

2. STAGE, LIGHT
- stage, or anything raised, at least 6' wide x 4' deep
- one light, on me
- audience lights that dim to about 30% while I'm on
- nothing that moves or flashes during my set
- no projector screen to be seen behind me

3. ROOM
- they sit, and face the stage
- bar stays open but quiet (no shakers, no shouted orders)
- doors to kitchen, lobby and restrooms shut`,
    good: {
      must: [
        needs('mic_wired', [1, 2]),
        needs('mic_stand', [1, 2]),
        needs('stage_monitor', [1, 2]),
        needs('stage_deck', [1, 4]),
        needs(['profile_spot', 'stage_wash', 'followspot', 'lighting_package'], [1, 4]),
      ],
      should: [needs(['crew_technician', 'crew_sound'], [1, 10])],
      allowed: [...LOUD, ...PLATFORM, ...without(STAGE_LIGHT, 'moving_head'), ...ANY_JOB, 'followspot'],
      offers: ['chair', 'bar_stool', 'mic_wireless_handheld', 'drape', 'audio_recorder', 'star_cloth', 'backdrop'],
      excluded: ['moving_head', 'strobe', 'disco_light', 'projection_screen', 'projector', 'mic_wireless_lapel'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'crowd_barrier', 'choir_riser', 'lectern'],
    },
  },
  {
    id: 'ho-m-hack-venue',
    language: 'en',
    catalogue: 'wattlebird',
    description: `### Find a Venue

With a good one the event runs by itself. With a bad one you're a pinball, off to mend something else every minute.

#### A venue should have
- [ ] mass transit near by, easy to find
- [ ] the right size for those who come
- [ ] ADA access
- [ ] wifi that stands a hundred people at the same time (many can't)
- [ ] sockets all over, or a way to put power strips everywhere
- [ ] projectors and screens we can use
- [ ] one of its staff there during the event

#### To have with us (what the venue doesn't provide)
- [ ] dongles, as no laptop ever fits your projector: VGA, HDMI, Mac to either
- [ ] name badges
- [ ] snacks, water, pop
- [ ] power strips
- [ ] post-its
- [ ] white boards / paper easels
- [ ] microphones / PA system
- [ ] projector, screen
- [ ] USB drives
- [ ] stickers and other swag
- [ ] signs that point the way (restrooms!)
- [ ] first aid kit`,
    good: {
      attendees: 100,
      must: [
        needs(['whiteboard', 'flip_chart'], [1, 8]),
        needs(SPEAKERS, [1, 4]),
        needs([...RADIO_MICS, 'mic_wired', 'pa_package'], [1, 6]),
        needs('projector', [1, 3]),
        needs('projection_screen', [1, 3]),
        needs(/Power board/, [1, 30]),
      ],
      should: [needs('signage', [1, 10])],
      allowed: [...MEETING, ...RADIO_MICS, 'network', 'power_distro'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS, 'chair', 'table_trestle', 'table_desk'],
      silly: ['generator', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'crowd_barrier', 'subwoofer'],
      unmetToo: [/dongle|adap|badge|post|usb|swag|sticker|first aid|snack|water|wifi|wi-fi|network|internet/i],
    },
  },
];
