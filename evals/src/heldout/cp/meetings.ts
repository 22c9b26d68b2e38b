import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { RADIO_MICS, SEATS, SPEAKERS, SPEECH, TABLES } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS } from '../usual.ts';

const RECORDING_OFF: readonly Selector[] = ['camera', 'video_recorder', 'audio_recorder'];
const NAPTOWN_OFF: readonly Selector[] = [...SPEAKERS, 'mixing_console'];
const TODO_OFF: readonly Selector[] = [
  'projector',
  'mic_wired',
  'mic_wireless_handheld',
  'mic_stand',
  'mixing_console',
  'refrigeration',
];
const STALLS_OFF: readonly Selector[] = ['projector', 'power_cable', 'network'];
const BEAMERS_OFF: readonly Selector[] = ['projection_screen'];

const OUT_OF_PLACE: readonly Selector[] = [
  'generator',
  'toilet',
  'marquee',
  'dance_floor',
  'disco_light',
  'smoke_machine',
  'ceremony_arch',
];

/** Wikis, lists and threads of unconferences and user groups. */
export const MEETINGS: readonly EvalBrief[] = [
  {
    // After https://github.com/CarlFK/veyepar/wiki/Meeting-Venue-Requirements
    id: 'ho-cp-talk-recording',
    language: 'en',
    catalogue: 'larimer',
    description: `Skip to content

Meeting Room Requirements

K. Lindqvist edited this page Mar 28, 2024 · 5 revisions

What a place ought to have if a meeting is to be held there.

We ask for somewhat more than others do, because we want the recordings to come out well. All of it except the power can be brought in, but the more of it has to be carried in, the less we like the place.

Facilities

  • Projector + screen
  • Lectern - the presenter stands behind it and puts the laptop on it.
  • Power at the lectern, laptops should not live off their batteries.
  • HDMI at the lectern that reaches the projector.

PA system:

  • Amplifier and speakers - fixed ones or on stands. Even where the audience would hear the talk without (hard to tell beforehand) the recording needs it for its sound. If that makes no sense to you, never mind.
  • Wireless headset or lav (clip-on) mic - presenters type most of the time, and nobody types with a mic in the hand.
  • Handheld mic - the MC needs one, and it goes round for the 30 second announcements.

For Recording:

  • table 30' from the lectern (at the back of the room as a rule) - that is where the recording gets mixed. Wide enough for 2 people with laptops
  • power at that table (or tell us how long the extension cord must be.)
  • Audio feed off the PA - balanced on XLR if possible, else we work out which adapters to pack.
  • All the gear for the recording we bring ourselves.

If equipment has to be delivered:

  • Where can it be unloaded?
  • Is there a loading dock, what ho`,
    good: {
      must: [
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('lectern', 1),
        needs(SPEAKERS, [1, 4]),
        needs(['mic_headset', 'mic_wireless_lapel'], [1, 2]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('table_trestle', [1, 2]),
      ],
      should: [needs('power_cable'), needs('video_cable'), needs('mixing_console')],
      allowed: [...MEETING, ...SEATS],
      offers: without(MEETING_OFFERS, ...RECORDING_OFF, 'crew_camera'),
      excluded: RECORDING_OFF,
      silly: OUT_OF_PLACE,
    },
  },
  {
    // After http://barcampindy.ning.com/forum/topics/1496147:Topic:56
    id: 'ho-cp-barcamp-naptown',
    language: 'en',
    catalogue: 'larimer',
    description: `Space
* Does the head count decide how big the venue is?
* Places we might use
Tables, chairs, podium
Electricity
* With everybody on a laptop, what matters is outlets in every corner of the room
* Don't forget a good many power strips, the 6 outlet kind
Internet
* An Ethernet network will do
* Stuart can get hold of a wireless router for the day
Food / Drink
* Would somebody donate or sponsor this?
Sound System
* Would somebody donate or sponsor this?
o Terry: There's my Peavey Escort 2000, we can use that.
Other Things
* How urgent is it to have a space and a date?
o Grant: Rather, depending on when it's to be. Jan, Feb, March, April?
o Nick: Yes, urgent. Best in Jan/Feb while it's freezing and... well, this being Naptown, what else is on?
* Who knows the right people around Indy to find us a space?
o Nick: I don't mind going to see the folks at headquarters up in Carmel.
o Terry: I know somebody there, and one of the founders is a "friend" of mine on Facebook :^)
o Grant: Thinking out loud, the university could easily give us a room with network and power enough. They might want some say in it though, if only a speaker of theirs.
Terry: To know who to "pitch" it to at the university I first need to know what a BarCamp is! By the way, their NEW Campus Center
opens this winter!`,
    good: {
      must: [needs(['table_trestle', 'table_round']), needs(SEATS), needs('lectern', 1), needs('power_cable')],
      should: [needs('network')],
      allowed: without([...MEETING, ...TABLES, ...RADIO_MICS], ...NAPTOWN_OFF),
      offers: [...without(MEETING_OFFERS, ...NAPTOWN_OFF), 'whiteboard', 'network'],
      excluded: NAPTOWN_OFF,
      silly: OUT_OF_PLACE,
      unmetToo: [/router|food|drink/i],
    },
  },
  {
    // After http://www.term.ie/data/barcampdb/BarCampDallasTodo
    id: 'ho-cp-barcamp-todo',
    language: 'en',
    catalogue: 'larimer',
    description: `* Tell presentations from activities. List both and put them on separate schedules. likely not needed, one sign-up sheet does it: whatever there is (a room/area) along one side, the hours along the other. either the slot is free or it isn't. * Publicity. Brad has that. If you have ideas mail him ASAP brad @ webhost.example * T-Shirts - Adam has those, all he lacks are the sponsors' logos, by the 16th. cks: can I take it the order is in and this is off the list? * Evan is bringing the projector plus 50 cokes, 50 diet cokes and 50 sprites. Beer as well? adam's: * Sign-in Booth (somebody to hand out name tags and shirts and sit at the table for a while) jay says he will. (it goes on all day, so better with two) * Somebody to put up an IRC room, a video feed over iChat and a recording of it all (for a podcast, say). (mics, stands and a mixer I have, all that's missing is a sound guy) * Agenda (somebody to rough it out, con call Monday next?; presentations go wherever the sign-in sheet has a hole). * Somebody to bring one more projector (for the main room we've got three, only the small breakout room has none). evan says he'll bring another * Sponsors who want their logo on the shirt: to me before lunch on Monday. * Somebody to bring snacks for 25-75 people (which ones?) * Somebody to bring cokes for 25-75 people (we've got a fridge) evan says he'll bring cokes: coke, diet coke, sprite. cks: dr. pepper and red bull wouldn't hurt, further down on how to get red bull for nothing. * Somebody to cater dinner (I believe our hosts have seen to it, make sure they have, I can order if nobody else, but would p`,
    good: {
      attendees: [25, 75],
      must: [needs(['crew_sound', 'crew_technician'], [1, 16])],
      should: [needs(['registration_desk', 'table_trestle'])],
      allowed: without(
        [
          ...SPEECH,
          ...SPEAKERS,
          ...ANY_JOB,
          ...SEATS,
          'table_trestle',
          'audio_recorder',
          'camera',
          'streaming_encoder',
        ],
        ...TODO_OFF,
      ),
      offers: without([...MEETING_OFFERS, ...TABLES, 'projection_screen', 'video_recorder'], ...TODO_OFF),
      excluded: TODO_OFF,
      silly: OUT_OF_PLACE,
      unmetToo: [/snack|drink|coke|shirt|name tag/i],
    },
  },
  {
    // After https://www.python.org/pipermail/melbourne-pug/2006-September/000185.html
    id: 'ho-cp-freedom-stalls',
    language: 'en',
    catalogue: 'larimer',
    description: `[user-group] cords tested at the town hall 10am-11am, bandwidth, AV and who stands where

Karen Doyle mail at example.org
Fri Sep 8 15:53:37 CEST 2006


Hello everybody,

A few more things you should know:

_Cords, tested and tagged_

Many thanks to Matt of the wireless group, who was so good as to offer testing
and tagging of the stall holders' cords. On top of that he has done a great pile
of ordinary cords, power boards and extension cords, which will be there for
everybody on the day.

Whoever has a device or laptop to plug in comes to the town hall between
10 and 11am and has the cord tested.

Visitors' laptops will have to run on battery.

_Bandwidth_

The bandwidth comes through the City Council ($200 for the day), and we hope
for donations/sponsors to cover that. Access points are being provided by the
wireless group (thank you!). Word is the bandwidth isn't bad. More about the
connection on Monday.

_Tables - In the Hall_

This is more or less how the trestle tables go:

Registration desk = 1 table
Recycled computers = 1 table
CMS people = 1 table
The Linux user groups - 2 tables
The desktop distributions - 2 tables
The scripting languages - 2 tables
Kids corner = 1 table
Wireless group = 1 table

A white table cloth goes on each. Extra trestles and display boards can be
brought in if we like. Final floor plan on Tuesday, I'll post it.

Whatever goes on the council's display boards (they have 4, no more) sticks on
with velcro dots. The recycling people bring dots.

The wireless group would like a whiteboard. The recycling people own one but
it's a wreck. Who else has whiteboards for us? Another two or so
would be welcome.

_AV_

One last thing, Diane is supplying a projector on the day and two of the
volunteers, Colin and Rod, h`,
    good: {
      must: [needs('whiteboard', [1, 3])],
      allowed: [
        ...without(ANY_JOB, ...STALLS_OFF),
        'table_trestle',
        'tablecloth',
        'registration_desk',
        'projection_screen',
        'pinboard',
      ],
      offers: without([...MEETING_OFFERS, ...SPEECH, ...SEATS], ...STALLS_OFF),
      excluded: STALLS_OFF,
      silly: OUT_OF_PLACE,
      unmetToo: [/velcro/i],
    },
  },
  {
    // After https://github.com/railscamp/railscamp-germany-2013/issues/28
    id: 'ho-cp-camp-beamers',
    language: 'en',
    catalogue: 'larimer',
    description: `rubycamp/rubycamp-cologne · issue #28 · closed · CSS
labels: venue
# Projectors (or "Beamers", as we say here)

jonas · description · 2013-06-09
Who could look after the projectors and set them up?

The venue itself has got:
- 1x projector, 2600 lumen (said to be rather weak for the main hall)
- 1x screen 6x4m
- 1x screen 3x2m

In the 4 small conference rooms ordinary projectors should do, with luck we can even borrow those from agencies here in town.
- [ ] Main hall -> large projector, rented
- [x] Skate hall -> ? (no sessions in the skate hall, I think)
- [x] Room "BigConf" -> the venue's projector, works without a screen
- [x] Small room 1 -> projector of the coworking place, works without a screen
- [x] Small room 2 -> projector of the home office people
- [ ] Small room 3 -> small projector, rented

Anybody up for this?

jonas · comment · 2013-06-26
@tilo did your contact say whether we can have projectors from them?

benni · comment · 2013-06-26
next to the small ones we get from the coworking place & co. my vote is for some that can cope with (bright) daylight. when we did the node camp ours was a rented one, from a firm in Dellbrück
4500 ANSI lumen + 1024x768px from there would come to 138€ for the two days.

tilo · comment · 2013-06-27
Monday, I'll ask him then

jonas · comment · 2013-07-03
@tilo heard anything?

Just had a short look on Google and c`,
    good: {
      must: [needs('projector', [2, 3])],
      should: [needs('transport')],
      allowed: without(MEETING, ...BEAMERS_OFF),
      offers: without([...MEETING_OFFERS, 'projector'], ...BEAMERS_OFF),
      excluded: BEAMERS_OFF,
      silly: OUT_OF_PLACE,
    },
  },
];
