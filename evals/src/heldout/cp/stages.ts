import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { RADIO_MICS, SEATS, SPEAKERS } from '../../usual.ts';
import { without } from '../f/without.ts';
import { LOOS, MEETING, MEETING_OFFERS, OUTDOORS, SHOW, SHOW_OFFERS } from '../usual.ts';

const ASSOCIATION_OFF: readonly Selector[] = ['mic_wired', 'mic_wireless_handheld'];
const STREET_OFF: readonly Selector[] = [
  'speaker_top',
  'speaker_column',
  'line_array',
  'pa_package',
  'mixing_console',
  'mic_wired',
  'gazebo',
  'bass_amp',
  'guitar_amp',
  'music_stand',
];
const RIDER_OFF: readonly Selector[] = ['smoke_machine', 'strobe'];
const MOVIE_OFF: readonly Selector[] = ['projector', ...SEATS];

/** Music and film: forums, a mail to the bands, a rider, a blog. */
export const STAGES_AND_SCREENS: readonly EvalBrief[] = [
  {
    // After http://bluesguitarunleashed.com/forum/index.php?posts/376572/
    id: 'ho-cp-association-gig',
    language: 'en',
    catalogue: 'larimer',
    description: `PA for a gig outdoors

SixStringSam

Student Of The Blues
Wasn't sure whether this belongs here or under gigs

Our band was asked to play an outdoors party for a homeowner association. It's in a park they have, they count on about 200 people. Now we can't agree on what kind of PA to rent for that day (which of course is paid out of what we earn). Mics we have, but not much else,. As a rule we're inside, in bars with a PA of their own, so the band never needed to own one.
What I had in mind was a 1000W PA, mixer with min 12 inputs, plus a couple of wedges for monitors.
The drummer swears drums needn't be miked and guitar amps are plenty, he has it from his uncle (who plays for a living).

I have my doubts, unless we're talking about a bar's patio. Nobody expects us to be terribly loud, we're there for background.

who here has played outdoors? it's for one day, we rent, we don't buy.

there's 3 guitars, 2 singers, bass, drums, harmonica in the band. nobody who does sound.

The good thing about a PA is you get the volume and the balance between instruments under control, but every dollar not spent on it is ours.
 

Habanero

Student Of The Blues

First thing, in my band the homeowners would pay for that rental. Period.

If you are background only and the PA is on you, get a PA that does the vocals and be done. If you want to get deep into being the sound engineer, ask the people you rent the PA from. They know what they have.

I did sound outdoors quite a lot and found it easier than indoors, there's no room to fight. Many times all we set up for the vocals was a 4 channel mixer and a pair of 500 watt JBL EONS, and the singers came across.

`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(SPEAKERS, [1, 8]),
        either(needs('mixing_console', 1), needs('pa_package', [1, 2])),
        needs('stage_monitor', [2, 4]),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...SHOW], ...ASSOCIATION_OFF),
      offers: [...without(SHOW_OFFERS, ...ASSOCIATION_OFF, 'backline'), 'gazebo', 'mobile_stage'],
      excluded: ASSOCIATION_OFF,
      silly: ['projector', 'table_round', 'lectern', 'chair_banquet', 'ceremony_arch', 'registration_desk'],
    },
  },
  {
    // After https://www.thedcjam.com/sfc-music-fest
    id: 'ho-cp-street-bands',
    language: 'en',
    catalogue: 'larimer',
    description: `Hi all, and thank you Dana for working out the band schedules once more!
September looks a long way off, and then it's always here before you know! Everything runs better if the backline is agreed on beforehand (Theo and Marcus know that, they've played at my house). From me there is:
Canopy tent
PA system: 2 speakers, 2 floor monitors, 1 boom mic stand, 2 mics, mixer with 8 channels, amp for the monitors
Rug for the drums
Bass amp (combo, Fender Rumble 500, takes an extra 8 ohm cab)
Guitar amp (combo, Marshall DSL15C, takes an extra cab of 8 or 16 ohm)
Guitar stands (one for 6 axes, one for a single)
Music stands (1 solid, 2 of the cheap wire sort)
What is still missing, at the very least. Let me know if it could come from your band:
Drum kit
Two more monitors
One more mic stand w/ clip, if not two
More on how it all goes when it's nearly time (early Sept). Mostly the first band and whoever has the drumkit are at my place at 11am, and I shut the street at 11:30. My backyard is your green room: for your gear, and to sit around before you play and after. Usually there's something on the grill, burgers, hotdogs, chicken, etc. so if you or somebody in your band can't eat this or that, say so. It's over at 5pm.
So glad you're all playing! We'll have fun.
~Rob`,
    good: {
      days: 1,
      must: [needs('drum_kit', 1), needs('stage_monitor', 2), needs('mic_stand', [1, 3])],
      should: [needs('transport')],
      allowed: without([...SHOW, 'crowd_barrier'], ...STREET_OFF),
      offers: without([...SHOW_OFFERS, ...OUTDOORS, ...LOOS, 'mobile_stage'], ...STREET_OFF, 'backline'),
      excluded: STREET_OFF,
      silly: ['projector', 'table_round', 'lectern', 'chair_banquet', 'ceremony_arch', 'dance_floor'],
    },
  },
  {
    // After https://rudimentals.wixsite.com/rudimentalspresspack/tech-rider
    id: 'ho-cp-ska-rider',
    language: 'en',
    catalogue: 'larimer',
    description: `top of page

 

1. FOH - What we need of the PA System:

 

We are an 8 piece that plays in a Ska / Reggae style. The PA system is to be provided, and in keeping with the size

of the venue.

 

 

Should The Artist travel with a FOH Sound Engineer of his own, it is agreed that he is given the run of the FOH system.

 

Specification of the Sound System that is offered, in detail, to be with The Tour Manager a week before the event at the latest.

 

2. Monitoring - What we need of the PA System:

 

We cannot play without monitors on stage

8 Wedges, Bi-amped, 15" + 2"

1 x Wedge / Fill for Keyboards

1 x Fill for Drums (full range + sub-bass)

1 x 'Listen' Wedge, Bi-amped, 15" + 2"

A Graphic EQ for every mix

Compression and Gates as needed

 

3. Rehearsal / Sound Check:

 

We need 60 minutes at the least to check and rehearse, with FOH and monitors both ours to use. The house's FOH and Monitor Engineers stay

for the whole of the check. During that time there is to be no audience in the venue, nor anybody else who has no business there. The stage is to be clear,

but for the risers, which are in position, so that The Band can set up without

hindrance.

 

4. Effects & Lighting:

 

Lighting to be provided as befits the stage / venue. Kindly note: strobe lights and smoke machines must not be used while we perform.

 

5. Stage, its Size and Layout:

 

Minimum area of the stage: 7 meters (across) by 5 `,
    good: {
      must: [
        needs(SPEAKERS, [1, 24]),
        needs('stage_monitor', [9, 12]),
        needs('crew_sound', [1, 3]),
        needs(['stage_wash', 'lighting_package', 'profile_spot', 'moving_head']),
      ],
      should: [needs('mixing_console'), needs('stage_deck'), needs('crew_lighting')],
      allowed: without([...SHOW, 'mobile_stage'], ...RIDER_OFF, 'hazer', 'effect_fluid'),
      offers: without(SHOW_OFFERS, ...RIDER_OFF),
      excluded: RIDER_OFF,
      silly: [...LOOS, 'marquee', 'projector', 'lectern', 'table_round', 'ceremony_arch', 'dance_floor'],
    },
  },
  {
    // After https://github.com/wafflejs/wafflejs.github.io/issues/19
    id: 'ho-cp-script-night',
    language: 'en',
    catalogue: 'larimer',
    description: `pancakejs/pancakejs.github.io · issue #19 · closed · HTML
# Sound equipment

vince · description · 2015-06-30
I think we'll be needing:

- [ ] mixer
- [ ] microphones, more of them
- [ ] cables
- [ ] projector
- [ ] screen for the projector

vince · comment · 2015-06-30
@marek how good is what you have for audio? Or do we simply rent?

vince · comment · 2015-06-30
@thebetanerd?

TheBetaNerd · comment · 2015-06-30
Far as I remember @marek was quite happy that his gear sits at home and stays put for once.

Which place is it going to be? Some (Marek's for one, or the big git company's) come with a load of equipment that's ours to use.

TheBetaNerd · comment · 2015-06-30
So I read the page and it says the meetup is in the food truck hall. There are speakers where people sit, that much I know. Could be they have most of the rest. If not, mixer + mics + cables come to around 100 bucks. And a mixer that's cheap and used turns up on craigslist any day.

vince · comment · 2015-06-30
there's a rental place whose thing is karaoke, $240 for the set. what I don't like is that all of our sound would hang on them. I mean mostly that they might turn up late, and then everything's late and everybody's on edge. so whatever we own or can put up with our own hands makes me sleep better.

![pasted_image_at_2015_06_29_10_42_am_360](https://cloud.example/assets/10444/8438059/5231b878-1f18`,
    good: {
      must: [
        needs('mixing_console', 1),
        needs([...RADIO_MICS, 'mic_wired'], [1, 8]),
        needs('projector', 1),
        needs('projection_screen', 1),
      ],
      should: [needs('audio_cable'), needs('video_cable')],
      allowed: [...MEETING, ...SPEAKERS, ...RADIO_MICS, 'mic_wired'],
      offers: MEETING_OFFERS,
      silly: [...LOOS, 'generator', 'marquee', 'dance_floor', 'ceremony_arch', 'smoke_machine', 'table_round'],
    },
  },
  {
    // After https://haystackneedle.com/thoughts/building-community-movies-in-the-park/
    id: 'ho-cp-park-classics',
    language: 'en',
    catalogue: 'larimer',
    description: `making neighbors meet: films in the park

If it were up to me, a lot more people would put on free film nights out of doors in the towns they live in. How does that sound to you? Mondays in summer they show the “oldies” in a park in the middle of NYC, I got hooked on those, and wondered whether our local park couldn’t have a movie theater too, cheap but cool.

What I see before me is something like a “Film Series on Thursday Evenings” for the whole town. “The classics, under the stars.” From 5pm on the park is open for picnics, and a band plays live (for the love of it). When the sun goes down (which is 8pm to 9pm mostly) the film starts. Lawn chairs and blankets people bring themselves, we tell them so (but no plastic tarps, those ruin the grass). There’s a prize for the best popcorn – or we roll a popcorn machine in. The coffee shop and the ice cream place could be asked to stay open longer. And perhaps others who sell food (pizza/burgers/sandwiches) do a menu to carry over. Some local charity might carry the food to people’s blankets for a $5 tip.

How one gets a license for the oldies (the TCM kind) I’d have to find out. After that all it takes is a projector (I have one from our home movies), a small mixer, 2 JBL EON’s and a DVD player. Hang up a big white sheet on some simple scaffolding or with bungie cords through the grommets. Then sit back and listen to people laughing and crying.

Back to Thoughts`,
    good: {
      must: [needs(SPEAKERS, [1, 4]), either(needs('mixing_console', 1), needs('pa_package', 1))],
      should: [needs('power_cable'), needs('transport')],
      allowed: without([...OUTDOORS, ...SHOW, 'projection_screen', 'video_cable', 'playback_laptop'], ...MOVIE_OFF),
      offers: without([...SHOW_OFFERS, ...RADIO_MICS, ...LOOS, 'gazebo', 'beer_table_set', 'waste_bin'], ...MOVIE_OFF),
      excluded: MOVIE_OFF,
      silly: ['table_round', 'lectern', 'registration_desk', 'ceremony_arch', 'tablecloth', 'cutlery'],
      unmetToo: [/dvd|popcorn|sheet|scaffold/i],
    },
  },
];
