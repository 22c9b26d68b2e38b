import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { LINEN, SEATS, SITE_POWER, TABLES, TABLEWARE, TOILETS } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

const YARD_OFF: readonly Selector[] = ['dance_floor'];
const CHAPEL_OFF: readonly Selector[] = ['table_round', 'table_trestle', ...SEATS, 'waste_bin', 'crew_bar'];
const ARCH_OFF: readonly Selector[] = ['marquee', 'gazebo', 'ceremony_arch'];

const WEDDING: readonly Selector[] = [
  ...ANY_JOB,
  ...SITE_POWER,
  ...TABLES,
  ...SEATS,
  ...LINEN,
  ...TABLEWARE,
  ...TOILETS,
  'festoon',
  'lighting_stand',
  'waste_bin',
  'serving',
  'floodlight',
];
const OUT_OF_PLACE: readonly Selector[] = [
  'projector',
  'stage_monitor',
  'line_array',
  'lectern',
  'crowd_barrier',
  'network',
  'smoke_machine',
  'registration_desk',
];

/** Weddings, a planner's list and a tent revival. */
export const PARTIES: readonly EvalBrief[] = [
  {
    // After http://forums.theknot.com/discussion/comment/6882196
    id: 'ho-cp-yard-reception',
    language: 'en',
    catalogue: 'larimer',
    description: `Outdoor Weddings
Options

What to rent for a reception in the backyard

Hello all! The ceremony is in a church and the reception in our backyard. My mother all but demands that we start at 7 in the evening, so it gets dark and nobody sees what's "wrong" with the yard. To me it doesn't make much difference. Where I could use help is what to rent for the reception. Restrooms are a must (nobody goes into the house); our patio is large and will be the dance floor. About a tent I can't decide. Should it rain, we hold the reception somewhere else, under a roof. For a bit of the reception the sun will still be up, so I'm not worried about shade, besides there are trees around the yard. Our caterer did mention we needed a tent for the food, but then he's not the one paying for it! What I'd love is a "pretend tent", just poles with lights. Could we do without a tent and save the money, or must we have one? And apart from tables, chairs, and what goes on the tables to eat and drink from, what else would we have to rent?

Re: What to rent for a reception in the backyard

This discussion has been closed.
Choose Another Board
Search Boards`,
    good: {
      days: 1,
      must: [
        either(needs('toilet', [1, 12]), needs('toilet_trailer', [1, 2])),
        needs(['table_round', 'table_trestle']),
        needs(SEATS),
        needs('crockery'),
        needs('cutlery'),
        needs('glassware'),
      ],
      should: [needs('festoon'), needs('lighting_stand'), needs('transport')],
      allowed: [...WEDDING, 'gazebo', 'marquee'],
      offers: without([...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'marquee', 'fan'], ...YARD_OFF),
      excluded: YARD_OFF,
      silly: OUT_OF_PLACE,
    },
  },
  {
    // After https://www.scweddingchapel.com/copy-of-alcohol-policy
    id: 'ho-cp-chapel-faq',
    language: 'en',
    catalogue: 'larimer',
    description: `top of page

FAQ

What couples often ask us about the venue!

9a599b_f13904e08f1f4ad29ed661b48ebcf36b~

WHAT COUPLES OFTEN ASK

 

Q: What tables and chairs are there, and how many?

A: There are 15 round tables, 72”, for 10 guests each, 150 garden chairs in white, and for the buffet 6 tables of 8 foot

 

Q: Do linens come with it?

A: No, linens are not supplied; they have to be rented, in whichever color you choose.

 

Q: Is it all right to put the tables and chairs on the lawn?

A: It is, they may stand on the lawn.

 

Q: Is there a dance floor?

A: Our reception hall is a big one, you move some of the tables and chairs aside and there's your space to dance

 

Q: What's the best hour for the ceremony?

A: Some time in the afternoon is what we advise (5 pm at the latest), that way neither guests nor wedding party have to hurry

 

Q: Where do we change?

A: The Bride has two pretty rooms with her bridesmaids. For the Groom and his men there is the Groom’s room

 

Q: May alcohol be served?

A: It may, while the reception lasts. Only the Chapel’s own bartenders may pour it. (All the details are in the alcohol policy)

 

Q: From when until when is the bar open?

A: It opens with the food at the start of the reception; it closes at 9 pm. So 4 hours is the most it can be open.

 

Q: By when must the music stop?

A: 9:30 pm, no later

 

Q: What of lawn games, may we bring ours?

A: Please do! Soft horseshoes, bocce, Frisbee, whatever you like.

 

Q: And the garbage?

A: We provide the large garbage cans, and bags. It is for the caterer and/or your clean-up crew to bag it and put it into the bins.

 

Q: Are there other policies we ought to know?

A: There are--

  • Only certified `,
    good: {
      attendees: 150,
      must: [needs('tablecloth', [15, 24])],
      should: [needs('transport')],
      allowed: ['napkin', ...ANY_JOB, ...TABLEWARE, 'chair_cover'],
      offers: without([...PARTY_OFFERS, 'ceremony_arch', 'pa_package', 'serving', 'speaker_top'], ...CHAPEL_OFF),
      excluded: CHAPEL_OFF,
      silly: [...OUT_OF_PLACE, ...LOOS, 'generator'],
    },
  },
  {
    // After https://forums.theknot.com/discussion/comment/1920011
    id: 'ho-cp-park-ceremony',
    language: 'en',
    catalogue: 'larimer',
    description: `Outdoor Weddings

Chairs for a wedding outdoors

we're having our wedding in a public park...there's no spot in town i like better, LOTS of couples have their pictures taken there but i never saw one actually get married.  it's ours for 2 hours that day.  tents aren't allowed and we can't really count on power either (outlets there are, but should the circuit blow that day there's nobody around to fix it)  about chairs and who brings them they told us: anybody, any way you like.  the reception is one block up...so much for the background...

what i want to know: when i call the companies that rent chairs, do i have a plan of the park with its measurements and who sits where ready for them, or do they sort out for themselves how x chairs fit in there?  (a chair for each guest, nobody stands) 

why i ask: looking at the park anyone would say the guests go on the lawn, looking east.  but me being difficult i suppose, i'd have them all on that paved part, looking west.  there's this arch, a really lovely one, and i mean to come in through it and leave through it. 

thanks, tell me what you think!!!

Re: Chairs for a wedding outdoors

This discussion has been closed.
Choose Another Board
Search Boards`,
    good: {
      days: 1,
      must: [needs(SEATS)],
      should: [needs('transport')],
      allowed: [...ANY_JOB, 'pa_package', 'crew_steward'],
      offers: without([...OUTDOORS_OFFERS, 'generator', 'mic_wireless_lapel', 'carpet', 'plants'], ...ARCH_OFF),
      excluded: ARCH_OFF,
      silly: [...OUT_OF_PLACE, ...TABLEWARE, 'dance_floor', 'disco_light'],
    },
  },
  {
    // After https://www.aftertheengagement.com/rentals
    id: 'ho-cp-planner-list',
    language: 'en',
    catalogue: 'larimer',
    description: `take this as your first list of rentals, we make it exact when the wedding is nearer:

  • The bar itself - wherever there's a bar, one of 6-8ft is what I'd take

  • Table behind the bar (8ft + linen you like)

  • Belly bars (say 4 tables of cocktail height to every 50 guests + linen you like)

  • Ice chests (2 to every 200)

  • Tubs for icing (2 to every 200)

  • If your bartending service sends people only, add or get: 2 cutting boards, 2 knives

  • Tables for the guests (rounds: 60" for 8, 72" for 10; farm tables and 8ft banquets for 8-10) + linen you like if they need it

  • Chairs for the guests, ceremony and reception (for the ceremony take 10% MORE than the guest list)

  • Table for the DJ (6ft + linen you like) in the reception area- one will do as a rule, ask the DJ if there's more

  • Market umbrella over the DJ and over food that's out in the sun- depends on where it is and the season

  • Table for escort cards (6-8ft + linen you like)

  • Table for gifts (6ft + linen you like)

  • Table for the cake (round, 36-48”, with linen, OR banquet, 4ft, or a farm table, small) or for a dessert buffet (8ft + linen you like)

  • Tables for scullery (3 of 6ft with poly linen- the cheapest)- you can't do without if what's on your tables is rented and goes back in crates- flatware, plates, glasses, etc.

  • Buffet tables if you have one and/or tables for the caterer to prep on + linen you like- the caterer knows what it takes

  • Does your caterer want hot boxes, ovens, anything else for a kitchen rented?

  • Is the venue one that needs lights (market/string or others) + a generator? If it is, the caterer's prep area wants light too, don't forget.

  • Table for appetizers if any + linen you like

  • Table for Photobooth or Guest Book (8 or 6ft or a belly bar for itself)

  • Trash cans, 1 with liner to every 50 guests, should the venue have none

  • Linens, all of them down to the FLOOR

  • Napkins, guest count + 10% to begin with

  • Flatware, guest count + 10% to begin with

  • Glassware (what's on the tables + 10% and bar if `,
    good: {
      must: [
        needs('bar_unit'),
        needs('table_cocktail'),
        needs(['table_round', 'table_trestle']),
        needs(SEATS),
        needs('tablecloth'),
        needs('napkin'),
        needs('cutlery'),
        needs('glassware'),
      ],
      should: [needs('waste_bin'), needs('table_trestle'), needs('crockery')],
      allowed: WEDDING,
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'generator', 'cooking', 'marquee', 'ceremony_arch'],
      silly: OUT_OF_PLACE,
      unmetToo: [/ice|icing|tub/i, /umbrella|parasol/i, /knife|knives|cutting/i, /oven|hot ?box/i, /photo ?booth/i],
    },
  },
  {
    // After http://best-actorz.blogspot.com/2011/07/logistics-of-holding-revival_10.html
    id: 'ho-cp-tent-revival',
    language: 'en',
    catalogue: 'larimer',
    description: `Welcome to the 100 best actors, photos and list.

Welcome to the 100 best actors, wallpapers and photos.

Sunday 10 July 2011

What It Takes to Hold a Revival

A friend of mine goes to a church that made up its mind to have a tent revival, the old time kind. I don't believe what they believe, but a tent revival, that sounded like something to see, and since I've had the planning of quite a few events I said they could count on me for this one. I took it for a small matter, to be honest: small church, small town, so my guess was they'd have it in some park nearby, for twenty people or maybe thirty. When we met at the church I learned otherwise. It may be small, but it's one of a whole network of such churches in the towns round about, and once those had been asked, they reckoned with very nearly a thousand people coming.
With my help they settled on a park in town that would do, and next we got a tent, a large one, and chairs, for some eight hundred people. After that came the big question of the facilities, and there's this great company we found that supplies portable toilets. How many does one rent for about a thousand people and an affair of two days, we asked them, and we could live with the price. Last of all we set up concessions, the youth group would be manning those and named their little business "Fish and Loaves." With that all the logistics were taken care of, and we turned to the handouts and fliers the pastors wished to have. It was a great success in the end, all told.

No comments:

Post a Comment`,
    good: {
      attendees: [800, 1000],
      days: 2,
      must: [needs('marquee', [1, 3]), needs(SEATS, [780, 1000]), needs(['toilet', 'toilet_accessible'], [6, 24])],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...TOILETS, 'table_trestle', 'pa_package', 'speaker_top', 'mic_wireless_handheld'],
      offers: [
        ...OUTDOORS_OFFERS,
        'fan',
        'stage_deck',
        'lectern',
        'line_array',
        'subwoofer',
        'mixing_console',
        'crew_sound',
        'gazebo',
        'cooking',
        'refrigeration',
        'speaker_stand',
        'mic_stand',
      ],
      silly: ['projector', 'dance_floor', 'disco_light', 'bar_unit', 'ceremony_arch', 'registration_desk', 'strobe'],
    },
  },
];
