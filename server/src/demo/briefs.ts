import type { ProposalStatus } from '@showbill/contract';
import { readProse } from '../platform/data-files.ts';
import type { DemoSalesperson } from './people.ts';

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
  /** What its draft takes for granted, and would ask the client. */
  readonly assumptions?: readonly string[];
  readonly questions?: readonly string[];
  readonly salesperson: DemoSalesperson;
  readonly tags: readonly string[];
  readonly followUp?: { readonly dayOffset: number; readonly note: string };
  /** When it was drafted; how long after that it was sent, and accepted or declined. */
  readonly madeDaysAgo: number;
  readonly sentAfterHours?: number;
  readonly decidedAfterDays?: number;
  /** What the client wrote on declining, and why the company thinks that it was won or lost. */
  readonly clientReason?: string;
  readonly outcome?: string;
  /** Where the sample proposal ends up. */
  readonly status: ProposalStatus;
  /** The client has opened it. */
  readonly viewed: boolean;
  /** What the client has asked about it. */
  readonly asked?: string;
  /** Who accepted it on the client's page; absent: it was accepted on the client's word, or not at all. */
  readonly signedBy?: string;
  /** The equipment of an accepted proposal has left the warehouse. */
  readonly dispatched: boolean;
}

const EVENTS: readonly Omit<DemoBrief, 'description'>[] = [
  {
    title: 'Fernhow user conference',
    venue: 'ExCeL, Royal Victoria Dock',
    attendees: 400,
    days: 2,
    dayOffset: 82,
    clientEmail: 'daniel.okafor@fernhow.example',
    currency: 'GBP',
    assumptions: ['The venue has three-phase power within 30 m of the stage.'],
    questions: [
      'From when can we load in? A build the evening before needs a second crew call.',
      'Do any of the speakers bring video with sound? Then we add playback and a second operator.',
    ],
    salesperson: 'robin',
    tags: ['Conference'],
    followUp: { dayOffset: 2, note: 'Ask Daniel when we can load in' },
    madeDaysAgo: 0,
    status: 'draft',
    viewed: false,
    dispatched: false,
  },
  {
    title: 'Aldercross staff awards dinner',
    venue: 'The Aldercross Rooms, Harrogate',
    attendees: 280,
    days: 1,
    dayOffset: 46,
    clientEmail: 'priya.nair@aldercross.example',
    currency: 'GBP',
    salesperson: 'robin',
    tags: ['Dinner', 'Repeat client'],
    followUp: { dayOffset: 0, note: 'Ring Priya about the second radio microphone' },
    madeDaysAgo: 3,
    sentAfterHours: 4,
    status: 'sent',
    viewed: true,
    asked: 'The chairman would like to speak from the floor. Could we have one more radio microphone for that?',
    dispatched: false,
  },
  {
    title: 'Thornbeck summer fair',
    venue: 'Recreation Ground, Thornbeck, North Yorkshire',
    attendees: 900,
    days: 1,
    dayOffset: 118,
    clientEmail: 'clerk@thornbeck.example',
    currency: 'GBP',
    salesperson: 'isla',
    tags: ['Outdoor'],
    followUp: { dayOffset: -1, note: 'The council met on it: what did they say?' },
    madeDaysAgo: 11,
    sentAfterHours: 26,
    status: 'sent',
    viewed: false,
    dispatched: false,
  },
  {
    title: 'Whitcombe and Sinclair wedding',
    venue: 'Strathorran Estate, near Inverness',
    attendees: 160,
    days: 1,
    dayOffset: 61,
    clientEmail: 'weddings@strathorran.example',
    currency: 'GBP',
    salesperson: 'isla',
    tags: ['Wedding'],
    madeDaysAgo: 24,
    sentAfterHours: 20,
    decidedAfterDays: 5,
    outcome: 'Recommendation',
    status: 'accepted',
    viewed: true,
    signedBy: 'Fiona Macrae',
    dispatched: false,
  },
  {
    title: 'Westmere careers fair',
    venue: 'Westmere Sports Hall, Liverpool',
    attendees: 300,
    days: 3,
    dayOffset: -1,
    clientEmail: 'y.rahman@westmere-su.example',
    currency: 'GBP',
    salesperson: 'robin',
    tags: ['Exhibition', 'Repeat client'],
    madeDaysAgo: 43,
    sentAfterHours: 3,
    decidedAfterDays: 8,
    outcome: 'Returning client',
    status: 'accepted',
    viewed: true,
    dispatched: true,
  },
  {
    title: 'Greenholt spring ball',
    venue: 'Old Town Hall, Kensington',
    attendees: 200,
    days: 1,
    dayOffset: 33,
    clientEmail: 'fundraising@greenholt.example',
    currency: 'GBP',
    salesperson: 'isla',
    tags: ['Dinner'],
    madeDaysAgo: 17,
    sentAfterHours: 50,
    decidedAfterDays: 9,
    clientReason: 'A trustee knows a company that lends us sound and light for the evening.',
    outcome: 'Went with a competitor',
    status: 'declined',
    viewed: true,
    dispatched: false,
  },
  {
    title: 'European partner summit',
    venue: 'Grand Pavilion, Brighton',
    attendees: 90,
    days: 1,
    dayOffset: 24,
    clientEmail: 'gemma@lockwoodvane.example',
    currency: 'EUR',
    salesperson: 'robin',
    tags: ['Conference'],
    madeDaysAgo: 16,
    sentAfterHours: 6,
    outcome: 'No reply',
    status: 'expired',
    viewed: true,
    dispatched: false,
  },
  {
    title: 'Rookwood open-air weekend',
    venue: 'Rookwood Park, Stockport',
    attendees: 2500,
    days: 2,
    dayOffset: 140,
    clientEmail: 'tom@rookwoodlive.example',
    currency: 'GBP',
    salesperson: 'isla',
    tags: ['Outdoor', 'Repeat client'],
    madeDaysAgo: 68,
    sentAfterHours: 30,
    decidedAfterDays: 6,
    status: 'cancelled',
    viewed: true,
    dispatched: false,
  },
];

/** Their texts are in `briefs/`, under their titles: `fernhow-user-conference.txt`. */
export const DEMO_BRIEFS: readonly DemoBrief[] = EVENTS.map((event) => {
  const name = event.title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return { ...event, description: readProse(new URL(`./briefs/${name}.txt`, import.meta.url)) };
});

/** Stands in a printed `curl` line, inside JSON inside a single-quoted shell word: no quotes, no backslash. */
export const CURL_BRIEF =
  'Two-day sales conference for 250 people in Leeds with a keynote stage, a panel of four, ' +
  'two breakout rooms and an evening party with a DJ.';
