import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { HANDS, MAINS, SEATS, SPEAKERS, TABLES } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, MEETING, MEETING_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

const GYM_STAGE_OFF: readonly Selector[] = STAGES;
const STAND_OFF: readonly Selector[] = ['tablecloth'];

const OUT_OF_PLACE: readonly Selector[] = [
  ...LOOS,
  'generator',
  'marquee',
  'dance_floor',
  'bar_unit',
  'ceremony_arch',
  'crowd_barrier',
];

/** School stages, a maker's stand, a LAN party and a camp for children. */
export const SCHOOLS: readonly EvalBrief[] = [
  {
    // After https://www.controlbooth.com/threads/my-middle-school-stage-is-horrible-and-i-need-help-ideas.23331/
    id: 'ho-cp-one-acts',
    language: 'en',
    catalogue: 'larimer',
    description: `Our middle school's stage is awful, ideas and help wanted

DramaMom

Member
Hi there,
If this post is in the wrong place, sorry in advance. I volunteer at the middle school my daughter goes to, in San Jose, CA. I head the Drama Club, which has a sponsor on the faculty and is paid for by the Parent Faculty Club. In April we do 2 shows of one act each, and now that I've had a good look at the stage - panic. It's in the gym, and there's no backstage to it, no side stage -nowhere at all for the kids to be while the audience isn't supposed to see them! As for the sets, the two one acts need next to nothing - that's half the reason we picked them! but to get a backstage and some space at the sides I thought I'd have to put up something, build flats or hang black curtains on poles, if such a thing can be rented.
There's no theatre program at this school, and nobody here who really knows how sets are built, and if I'm honest - the last time I had to do with flats I was in high school (that's many moons).
Any advice or ideas from any of you? I'd be so grateful =) myidea.jpg Thanks beforehand!
pencil.png
 
Last edited:
You're in luck, nothing's easier than flats. For what you want them to do, take a few two-by-fours of 8 feet, join them with two-by-fours of four feet, lauan goes on the front. They'll be very light and just right for this.

There's also an article on how to build flats for a play, and not a bad one.

And one more thing: as long as your set doesn't move, you won't need that much room in the wings, and behind the stage probably n`,
    good: {
      must: [needs('drape')],
      should: [needs('transport')],
      allowed: [...ANY_JOB, 'backdrop', 'crew_technician'],
      offers: without([...SHOW, ...SHOW_OFFERS, 'mic_headset', 'mic_wireless_lapel'], ...GYM_STAGE_OFF, 'backline'),
      excluded: GYM_STAGE_OFF,
      silly: [...OUT_OF_PLACE, 'projector', 'table_round'],
      unmetToo: [/flat/i],
    },
  },
  {
    // After https://community.schooltheatre.org (Open Forum, “Sound Equipment Purchasing”)
    id: 'ho-cp-gym-sound',
    language: 'en',
    catalogue: 'larimer',
    description: `Open Forum

 View Only
  • 1.  Sound Equipment, What to Get

    Posted 11-18-2021 14:23
    This got long, sorry, but where sound equipment is concerned I need somebody to guide me.

    We're a high school theater department, not a very old one, and so far the sound equipment for every show has been rented, which is anything but cheap! In the long run it would save money to have equipment of our own, so that's what I've decided on. Ours is a small town, with a small stage in a small gym. You hear terribly in there, and though the school says time and again that sound panels will go up, they haven't gone up.

    The man we rent the sound equipment from told me eight body mics and four floor mics are the most we should have. I have no idea why that should be the limit, but that's what he said. A few body mics more than that would be nice though.

    What we need I do know: a mixer (with 13 channels at the very least, so that a laptop for the sound effects can go in), a digital snake, speakers/stands, 8 body mics, wireless, and 4 floor mics. I can hook all of that up and I know how it works, it's only what to get that I need help with. There is just so much to pick from! From the man we rented from I have a quote of $40,000 for the lot. When I looked up prices myself they went from dirt cheap to crazy. "You get what you pay for" I know, so cheap is not what I'm after, but $40,000 looks like an awful lot! Which brands are good and which are "junk" I can't tell. Nor if $40,000 is fair or if he'd simply like me to go on renting.

    I did search the forum, and there were a few posts that helped some, but they're more than 5 years old, so`,
    good: {
      must: [
        needs('mixing_console', 1),
        needs('stagebox', 1),
        needs(SPEAKERS, [2, 6]),
        needs('speaker_stand', [2, 6]),
        needs(['mic_wireless_lapel', 'mic_headset'], [8, 12]),
        needs('mic_instrument', 4),
      ],
      should: [needs(/X32/, 1), needs(/floor mic/, 4)],
      allowed: [...SHOW, 'audio_cable', 'playback_laptop'],
      offers: [...SHOW_OFFERS, 'drape'],
      silly: [...OUT_OF_PLACE, 'projector', 'table_round', 'lectern'],
    },
  },
  {
    // After https://github.com/DoESLiverpool/somebody-should/issues/1912
    id: 'ho-cp-makefest-stand',
    language: 'en',
    catalogue: 'larimer',
    description: `MakersHull/who-could · issue #1912 · closed
# Hull MakeFest - July 6 2024 - Our Stand

Jacqui · description · 2024-05-17
Hull MakeFest is on Saturday 6 July. This one is for what we show there and for whatever has to be ready by then (put yourself down as an assignee if you'd like to help organise).

Jacqui · comment · 2024-05-17
### What we need to have there
- [ ] tablecloths in black (don't bother, the tables there look fine without)
- [ ] descriptions of the exhibits, printed (for most)
- [ ] stands to put those in
- [ ] display board, upright
- [ ] flyers and business cards
- [ ] television for the promotional videos

Jacqui · comment · 2024-05-17
### What we show
(Put your name here and what you'd like to have on display)

- @Jacqui - box of controllers with (something to be controlled)
- pen plotters, the ones for maps/dolls?
- Andrew - things from Japan
- Sanna
- @alan - Museum Box; LED baby; the bell
- @magnus - Rug

Jacqui · comment · 2024-05-17
### Who is able to help carry things and build the stand on Friday evening
(Put your name here, and say if you have transport)

* @alan :x: (well, a :bike: is all I have)

Jacqui · comment · 2024-05-17
### Who is able to help pack the stand up and carry it all back as soon as Makefest is over on Saturday
(Put your name here, and say if you have transport)

* @alan :x:

Shane · comment · 2024-06-10
I may not be able to help ou`,
    good: {
      days: 1,
      must: [needs('display', [1, 2])],
      should: [needs('pinboard', [1, 2])],
      allowed: [...ANY_JOB, 'display_stand', 'video_cable', 'playback_laptop', 'audio_player'],
      offers: ['signage', 'backdrop', 'table_trestle', ...SEATS, 'crew_technician', 'drape', 'uplight'],
      excluded: STAND_OFF,
      silly: [...OUT_OF_PLACE, 'projector', 'table_round', 'stage_deck', 'line_array'],
      unmetToo: [/description|print|flyer|card|stand/i],
    },
  },
  {
    // After https://wiki.ucc.asn.au/MegaLAN2013
    id: 'ho-cp-big-lan',
    language: 'en',
    catalogue: 'larimer',
    description: `Revision 5 as of 2013-05-09 11:11:35

Clear message

BigLAN: What to Talk Through at the Meetings

Venue

For the 2013 BigLAN the undercroft is proposed (Building 101, on the main Campus).

Costs

Not until 10 weeks before can they confirm that the booking is ours (from today, 20130404, that is a little more than a fortnight off).

Hiring the venue is estimated at not quite $440 (inc GST), in which cleaning and the service charge are included. Should [MRD] not be there to supervise, staff has to be paid on top (something we'd rather not do).

Layout

There's a rough layout over at http://mattd.example/biglan-rough.pdf, and by now also a better one at http://mattd.example/biglan-tidy.pdf

In this one the tables run from North to South, and 94 to 120 people find a seat, depending on how much space/comfort each is to have (at both ends, by the eastern wall and by the stairs, there isn't much). Consoles go along the south side, or else into G05, provided [MRD] can talk them into letting us have it.

Network and power would be run down the tables from their North end, because it's in the NW corner that the room has its 3 phase outlet (there's one more, outside at the SE corner, and a feed back in is easy if that's needed).

The venue lets us have tressel tables for little money, exam desks for nothing, only those may be too narrow for the rigs of most people

Food & Beverage / Catering

What's suggested is one bulk order of pizza (ie. as ever), at this size it's wise to tell the pizza place we go with beforehand. On price it's mostly the big chain that wins.

[MRD] also brought up a coffee machine, which next to the sale of snacks and drinks could make us some money. There is one fridge to use, but what we're likely to sell won't fit in it. A number of further fridges or a trailer fridge has to be had, and people who watch the stock as long as the event lasts.

Ticketing

To book / buy tickets online is suggested g`,
    good: {
      attendees: [94, 120],
      must: [needs('refrigeration', [1, 6]), needs('power_distro', [1, 24]), needs('power_cable')],
      should: [needs('network'), needs('hot_drinks', [1, 2])],
      allowed: [...MAINS, ...HANDS, ...ANY_JOB, ...TABLES, ...SEATS, 'network', 'crew_technician'],
      offers: [
        'projector',
        'projection_screen',
        'display',
        'display_stand',
        'crew_steward',
        'pa_package',
        'mic_wireless_handheld',
        'waste_bin',
        'fan',
        'crew_electrician',
        'pouffe',
      ],
      silly: [...LOOS, 'marquee', 'ceremony_arch', 'dance_floor', 'lectern', 'stage_monitor', 'tablecloth'],
      unmetToo: [/coffee|pizza|trailer|fridge/i],
    },
  },
  {
    // After https://forum.teckids.org/t/organisation-eines-teckids-campdays/1060
    id: 'ho-cp-kinder-barcamp',
    language: 'de',
    catalogue: 'larimer',
    description: `So organisieren wir Campdays

Barcamp-Vorbereitung, Checkliste

Jährlich einmal:

  1. Im Verein nach Terminen fragen (Umfrage im März)
  2. Auswertung, danach Anfrage bei den Unterkünften
  3. Unterkünfte buchen, wie es deren Bedingungen verlangen
    1. Hostel
    2. Tagungshotel
      1. Zahl der Zimmer, ungefähr, bis zum 10. des Monats davor
      2. 14 Tage vorher kann noch storniert werden

Vor allen Campdays:

  • Vier Wochen vorher, nicht später, geht die Einladung raus
  • Im Blick behalten, wer kommt (und den Unterkünften Bescheid geben)
  • Vorschläge für Sessions sammeln (bis es losgeht)
  • Den Unterkünften sagen, wie viele es endgültig sind
    • Hostel: 14 Tage vorher
  • Essen und Trinken klären (etwa 1 Woche vorher)
  • Freitag ist der letzte Tag, um die Sessionvorschläge im Forum noch einmal zusammenzutragen

Das brauchen wir an Material (im Makerspace ist davon nichts):

  • Kiste für die Küche
  • Verlängerungskabel
  • Netzwerk
  • Papier für die Flipcharts
  • Beamer
  • USB-Sticks für alle, die kein Linux auf dem Laptop haben
  • Notebooks für alle, die ohne Laptop kommen

Wenn die Campdays laufen

  • Wem noch eine Session einfällt, der meldet sie an
  • Schauen, dass die Sessions dokumentiert werden
  • Der Sessionplan bleibt offen, trotzdem kurz fragen, was an welchem Tag sein soll und was an eine Zeit gebunden ist (Mittagspause, Essen, Plena, Ende, etc)`,
    good: {
      must: [needs('projector', [1, 2]), needs('power_cable'), needs('playback_laptop'), needs('network', [1, 8])],
      should: [needs('projection_screen')],
      allowed: [...MEETING, 'flip_chart', 'network', 'whiteboard'],
      offers: [...MEETING_OFFERS, ...SEATS, ...TABLES],
      silly: [...OUT_OF_PLACE, 'stage_deck', 'smoke_machine', 'disco_light'],
      unmetToo: [/küche|kiste|stick|papier|flipchart/i],
    },
  },
];
