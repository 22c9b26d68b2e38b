import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { LOUD, PLATFORM, SITE_POWER, SLIDES, SPEAKERS, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

const BARN_OFF: readonly Selector[] = [
  'bar_unit',
  ...TABLEWARE,
  'napkin',
  'tablecloth',
  ...SPEAKERS,
  'mixing_console',
  'crew_sound',
  'stage_wash',
  'lighting_package',
  'disco_light',
  'moving_head',
  'generator',
  'fuel',
];
const HOSPICE_OFF: readonly Selector[] = [...TABLEWARE, 'dance_floor', 'photo_booth', 'bar_unit', 'crew_bar'];
const FILM_OFF: readonly Selector[] = [
  'chair',
  'chair_banquet',
  'playback_laptop',
  'crowd_barrier',
  'festoon',
  'two_way_radio',
  'bar_unit',
  'refrigeration',
];

/** Evenings out, under beams, chandeliers and stars. */
export const COTHELSTONE_EVENINGS: readonly EvalBrief[] = [
  {
    id: 'ho-bm-aoife-barn',
    language: 'en',
    catalogue: 'cothelstone',
    description: `hiya is this Cothelstone? Aoife here, Ciara gave me your number 😊
we're getting married sat 29 aug in the big barn on Tom's dad's farm outside Wivey, 96 of us
so what we'd love is
12 of the rustic oak tables
96 limewash chiavari chairs (same ones for the ceremony, the lads will shift them)
black and white dance floor 16ft x 16ft
stage for the band 16ft x 8ft, 1ft high
festoon x8
12 uplighters, the battery ones
the wedding arch
and the toilet trailer obvs
no cloths on the tables, the wood is gorgeous
Tom's cousin has knocked up a bar out of pallets, so we're grand there
plates cutlery glasses all come with the hog roast crowd
napkins I'm sewing myself, don't ask
band are a five piece, they've their own PA, own lights and their own sound man
barn has proper 3 phase so we won't be needing a generator
oh and would you have a fire pit?? the big round kind. just the one
ceiling fan in there is older than me but sure look
tysm xx`,
    good: {
      attendees: 96,
      days: 1,
      must: [
        needs(/Rustic Oak/, 12),
        needs(/Chiavari/, 96),
        needs('dance_floor', 64),
        needs('stage_deck', 4),
        needs('festoon', 8),
        needs('uplight', 12),
        needs('ceremony_arch', 1),
        needs('toilet_trailer', 1),
      ],
      should: [needs(/Legs, 1ft/, 4), needs(['power_cable', 'power_distro']), needs('transport')],
      allowed: without(
        [...SITE_POWER, ...PLATFORM, ...ANY_JOB, 'waste_bin', 'hand_wash', 'fire_extinguisher'],
        ...BARN_OFF,
      ),
      offers: without(
        [...PARTY_OFFERS, 'floodlight', 'toilet_accessible', 'gazebo', 'crew_steward'],
        ...BARN_OFF,
        'chair_cover',
        'crew_dj',
      ),
      excluded: BARN_OFF,
      unmet: [/fire ?pit/i],
      silly: ['projector', 'lectern', 'crowd_barrier', 'exhibition_stand', 'stage_monitor', 'table_round'],
      title: [/wedding|barn|wivey/i, /96/],
    },
  },
  {
    id: 'ho-bm-hospice-auction',
    language: 'en',
    catalogue: 'cothelstone',
    description: `Good morning Rob,

Thank you for coming out to look at the Tithe Hall. As promised, our list for the Moonlight Gala on Friday 9 October: 240 guests, dinner at eight, auction at half past nine. We have around £9,000 plus VAT to spend and not a penny more.

For the room: 24 of the 6ft round tables, each with a white cloth, 240 gold banqueting chairs and 240 linen napkins. 24 Freedom Pars around the walls, in teal if you can.

For the auction: a stage 16ft x 12ft at 2ft with black valance and a set of treads; the clear lectern with its gooseneck; a headset mic for our auctioneer, who paces; two handhelds for the chairman and the winners. Two projectors and two 10ft screens, one on either side, fed from a laptop, so everyone sees each lot. A decent sound system, a set of stage lighting, and your people to look after sound and pictures.

The caterers are supplying crockery, cutlery and glassware. Drinks are in the hands of the Tithe Hall, whose own bar and bar staff we have to use. There will be no dancing this year, the trustees felt the floor emptied the moment the disco started. A photo booth has been donated.

Kind regards,
Harriet

Harriet Venn
Events & Community Fundraising Manager
St Audrey's Hospice | Registered charity`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs(/Table, Round, 6ft/, 24),
        needs(/Tablecloth, Round/, 24),
        needs(/Banqueting, Gold/, 240),
        needs('napkin', 240),
        needs('uplight', 24),
        needs('stage_deck', 6),
        needs('stage_skirt', [4, 20]),
        needs('stage_steps', 1),
        needs(/Lectern, Clear/, 1),
        needs('mic_lectern', 1),
        needs('mic_headset', 1),
        needs('mic_wireless_handheld', [2, 3]),
        needs('projector', 2),
        needs(/10ft x 6ft/, 2),
        needs('playback_laptop', [1, 2]),
        needs(SPEAKERS, [2, 16]),
        needs(['stage_wash', 'profile_spot', 'lighting_package'], [1, 16]),
        needs('crew_sound', 1),
        needs(['crew_video', 'crew_technician'], [1, 2]),
      ],
      should: [needs(/Legs, 2ft/, 6), needs('transport')],
      allowed: without([...LOUD, ...PLATFORM, ...STAGE_LIGHT, ...SLIDES, ...ANY_JOB], ...HOSPICE_OFF),
      offers: without(
        [...PARTY_OFFERS, ...MEETING_OFFERS, 'moving_head', 'followspot', 'video_processor'],
        ...HOSPICE_OFF,
        'disco_light',
        'mirror_ball',
        'crew_dj',
        'refrigeration',
      ),
      excluded: HOSPICE_OFF,
      silly: ['generator', ...LOOS, 'marquee', 'crowd_barrier', 'stage_monitor', 'disco_light', 'mirror_ball'],
      title: [/gala|hospice|audrey|tithe/i, /240/],
    },
  },
  {
    id: 'ho-bm-cricket-club-pictures',
    language: 'en',
    catalogue: 'cothelstone',
    description: `G'day team,

Dave from the cricket club at Brendonbury. Yes the Aussie one. We're putting on a movie night on the outfield, Friday 21 August, gates at 7, flick starts when it's dark enough. Back home we'd get three hundred and fifty to one of these so let's call it that.

I'm chasing your blow-up cinema screen and the twelve thousand lumen projector to suit, sound that'll carry to the boundary, a cordless handheld for the raffle, and one of your blokes to drive it all night. Power's yours too: the 20 kVA genny plus leads. Then eight portable loos and an accessible one, a dozen wheelie bins, three pop-up gazebos for the canteen and half a dozen floodlights for the car park. If you've got a popcorn machine chuck that in.

Punters sit on their own rugs so don't worry about chairs. The film mob sends someone with the movie on their laptop. Barriers, we've got a shed full. Wouldn't bother with festoon lights either, they'd only wash out the picture. The beer van's fully self-contained, bar, fridges and all. For walkie-talkies we've just been using our phones and that'll do.

Scoreboard's cactus by the way if you know a sparky.

Cheers
Dave`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs(/Cinema Screen/, 1),
        needs(/RZ12/, 1),
        needs(SPEAKERS, [2, 16]),
        needs('mic_wireless_handheld', [1, 2]),
        needs(['crew_technician', 'crew_video', 'crew_sound'], [1, 2]),
        needs(/20kVA/, 1),
        needs('power_cable', [1, 40]),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
        needs('waste_bin', 12),
        needs('gazebo', 3),
        needs('floodlight', 6),
      ],
      should: [needs('power_distro'), needs('transport')],
      allowed: without([...OUTDOORS, ...LOUD, ...SLIDES], ...FILM_OFF),
      offers: without([...OUTDOORS_OFFERS, 'audio_player', 'trackway'], ...FILM_OFF),
      excluded: FILM_OFF,
      unmet: [/popcorn/i],
      silly: ['stage_deck', 'dance_floor', 'stage_monitor', 'table_round', 'disco_light', 'hazer', 'lectern'],
      title: [/movie|film|cinema|cricket|brendonbury/i, /350/],
    },
  },
];
