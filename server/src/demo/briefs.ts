import type { ProposalStatus } from '@showbill/contract';

export interface DemoBrief {
  readonly title: string;
  readonly description: string;
  readonly venue: string;
  readonly attendees: number;
  readonly days: number;
  /** Days from today to the first day of the event; negative for the past. */
  readonly dayOffset: number;
  /** One of `DEMO_CLIENTS`. */
  readonly clientEmail: string;
  readonly currency: 'GBP' | 'EUR' | 'USD';
  /** Where the sample proposal ends up. */
  readonly status: ProposalStatus;
  /** The client has opened it. */
  readonly viewed: boolean;
  /** Who accepted it on the client's page; absent: it was accepted on the client's word, or not at all. */
  readonly signedBy?: string;
  /** The equipment of an accepted proposal has left the warehouse. */
  readonly dispatched: boolean;
}

export const DEMO_BRIEFS: readonly DemoBrief[] = [
  {
    title: 'Fernhow user conference',
    description: `Daniel rang about their user conference. Two days in one hall for 400, theatre style, and three breakout rooms for 60 each.
Main hall: stage for a keynote and panels of five, big screen that reads from the back row, lapel mics, two roving handhelds for questions, a comfort monitor and a clock for the speakers.
Breakouts: screen, projector, a small PA and one radio mic in each, laptop provided by us.
They want the main hall streamed and recorded with three cameras. Venue supplies chairs and tables. Please price an LED wall as an option.`,
    venue: 'ExCeL, Royal Victoria Dock',
    attendees: 400,
    days: 2,
    dayOffset: 82,
    clientEmail: 'daniel.okafor@fernhow.example',
    currency: 'GBP',
    status: 'draft',
    viewed: false,
    dispatched: false,
  },
  {
    title: 'Aldercross staff awards dinner',
    description: `Staff awards evening, black tie, 280 guests on rounds of ten. Drinks reception in the foyer from 18:30, three-course dinner, then 14 awards, then dancing until 1 am.
Needs: stage with steps and a lectern, two screens for the winner films, host on a headset mic, followspot on the winners as they walk up, uplighters round the room in the house green, a star cloth behind the stage, dance floor and a DJ.
Hotel does tables, chairs, linen and all catering, so none of that from us please.`,
    venue: 'The Aldercross Rooms, Harrogate',
    attendees: 280,
    days: 1,
    dayOffset: 46,
    clientEmail: 'priya.nair@aldercross.example',
    currency: 'GBP',
    status: 'sent',
    viewed: true,
    dispatched: false,
  },
  {
    title: 'Thornbeck summer fair',
    description: `Village fair on the recreation ground, about 900 people through the day, 11 till 5. No power or toilets on site.
The committee would like a small covered stage for the brass band and the dance school, sound that carries over the field for announcements and music, 10 gazebos for stalls with a trestle table and two chairs each, a tea tent for 60 seated, toilets including an accessible one, barriers along the road side, and a generator for the lot.
Six walkie-talkies for the stewards. Budget is around £7,500 before VAT.`,
    venue: 'Recreation Ground, Thornbeck, North Yorkshire',
    attendees: 900,
    days: 1,
    dayOffset: 118,
    clientEmail: 'clerk@thornbeck.example',
    currency: 'GBP',
    status: 'sent',
    viewed: false,
    dispatched: false,
  },
  {
    title: 'Whitcombe and Sinclair wedding',
    description: `Marquee wedding on the lower lawn at Strathorran for 120 day guests, 160 in the evening. Ceremony outside on white folding chairs with an arch and a mic for the celebrant, rain plan inside.
Lined and floored marquee, round tables, limewash chiavari chairs, white linen, crockery, cutlery and glasses for three courses, two bars, festoon on the path down from the house, fairy-tale lighting inside.
Six-piece ceilidh band at 8 pm (they bring instruments, no PA), then a DJ. Luxury loos. Heating, because it is the Highlands. There is no mains on the lawn.`,
    venue: 'Strathorran Estate, near Inverness',
    attendees: 160,
    days: 1,
    dayOffset: 61,
    clientEmail: 'weddings@strathorran.example',
    currency: 'GBP',
    status: 'accepted',
    viewed: true,
    signedBy: 'Fiona Macrae',
    dispatched: false,
  },
  {
    title: 'Westmere careers fair',
    description: `Three-day careers fair in the sports hall, 18 employers a day and roughly 1,200 students in total, 300 in the hall at the busiest time.
18 shell scheme stands with a table, two chairs and a 13 amp socket each; carpet down the middle aisle; registration desk with two laptops at the door; directional signage; a talks corner with 40 chairs, a 55 inch display, a small PA and two wireless mics.
Wi-Fi is the university's own. One technician on site throughout.`,
    venue: 'Westmere Sports Hall, Liverpool',
    attendees: 300,
    days: 3,
    dayOffset: -1,
    clientEmail: 'y.rahman@westmere-su.example',
    currency: 'GBP',
    status: 'accepted',
    viewed: true,
    dispatched: true,
  },
  {
    title: 'Greenholt spring ball',
    description: `Fundraising ball, 200 people, seated dinner with a string quartet while they arrive and a seven-piece function band afterwards. Auctioneer needs a radio mic, and a screen to show the lots.
Band want a full PA with monitors, drum mics and an engineer. Stage about 6 m by 4 m. Mirror ball over the dance floor if we can hang one.
They have asked for a charity rate; keep it simple.`,
    venue: 'Old Town Hall, Kensington',
    attendees: 200,
    days: 1,
    dayOffset: 33,
    clientEmail: 'fundraising@greenholt.example',
    currency: 'GBP',
    status: 'declined',
    viewed: true,
    dispatched: false,
  },
  {
    title: 'European partner summit',
    description: `Gemma needs a price in euros for her Dutch client. One-day summit for 90 partners, cabaret layout, English with interpretation into French and German, so two booths and headsets for everyone.
Low stage, lectern, four armchairs and a coffee table for the fireside talk, one large screen, lapel mics, two hand mics for the floor. Branded backdrop. Sand-coloured carpet on the stage if possible.
Drinks afterwards for an hour: cocktail tables, background music, a few battery uplighters.`,
    venue: 'Grand Pavilion, Brighton',
    attendees: 90,
    days: 1,
    dayOffset: 24,
    clientEmail: 'gemma@lockwoodvane.example',
    currency: 'EUR',
    status: 'expired',
    viewed: true,
    dispatched: false,
  },
  {
    title: 'Rookwood open-air weekend',
    description: `Two-day open-air show, 2,500 a day, four bands each day and DJs in between. Trailer stage or similar with roof, line array and subs to suit, monitors, full mic package, backline to share: drum kit, two guitar amps, bass amp. Moving lights, strobes, haze, two followspots.
Pit barrier across the front, heras round the back of house, crowd barriers at the bars, 30 toilets plus accessible, hand wash, production cabin, radios for 24, power for all of it.
Crew for build, show and get-out. Confetti at the end of Sunday.`,
    venue: 'Rookwood Park, Stockport',
    attendees: 2500,
    days: 2,
    dayOffset: 140,
    clientEmail: 'tom@rookwoodlive.example',
    currency: 'GBP',
    status: 'cancelled',
    viewed: true,
    dispatched: false,
  },
];

/** Stands in a printed `curl` line, inside JSON inside a single-quoted shell word: no quotes, no backslash. */
export const CURL_BRIEF =
  'Two-day sales conference for 250 people in Leeds with a keynote stage, a panel of four, two breakout rooms and an evening party with a DJ.';
