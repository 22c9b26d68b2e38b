import type { Category, Unit } from '@showbill/contract';
import type { Kind, KindMatch, Traits } from '../equipment/index.ts';
import type { Exclusion, Language } from './facts.ts';

/** What the caller sent, checked. Fields win over what the description says. */
export interface Brief {
  readonly description: string;
  readonly date?: string | undefined; // YYYY-MM-DD
  readonly venue?: string | undefined;
  readonly attendees?: number | undefined;
  readonly days?: number | undefined;
  readonly title?: string | undefined;
}

/** What the caller sent beside the description. */
export type EventFields = Omit<Brief, 'description'>;

/** Against what the dates of a text are read. */
export interface DateReading {
  /** YYYY-MM-DD, behind which a date without a year and "on Saturday" lie; without it they say no day. */
  readonly today: string | null;
  /** 5/7/2027 is in July, as everywhere but in the United States. */
  readonly dayFirst: boolean;
}

/** What the engine wants to see of the catalogue. */
export interface ShelfRequest {
  readonly kinds: readonly Kind[];
  /** Free words of demands that match no kind, searched in names and descriptions. */
  readonly phrases: readonly string[];
}

/** One product as the engine sees it: no price. */
export interface ShelfProduct {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly category: Category;
  readonly unit: Unit;
  readonly kinds: readonly KindMatch[];
  readonly traits: Traits;
  /** The company's own sizing: one unit serves this many attendees. Wins over every rule of thumb. */
  readonly perAttendees: number | null;
  readonly accessories: readonly { readonly productId: string; readonly quantity: number }[];
  /** What the company can send out; null for a product whose stock is not tracked. */
  readonly stock: ShelfStock | null;
  /** Units owned, whatever is taken on the event's days; null where the stock is not tracked. */
  readonly owned?: number | null | undefined;
  /** Where its price stands among products of its kind; absent in the middle, or where there are too few to tell. */
  readonly priceLevel?: 'low' | 'high' | undefined;
}

/** Units of one product that a company can send out for an event. */
export interface ShelfStock {
  /** The least free over the days of the event and its buffers, 0 or negative where more is held; without a date: units owned. */
  readonly free: number;
  /** The first day with that least, YYYY-MM-DD; null: the event has no date. */
  readonly tightestDay: string | null;
  /** Of a kit, for an event with a date: its tracked parts, so many in each, with what is free of them. */
  readonly parts?: readonly { readonly productId: string; readonly quantity: number; readonly free: number }[];
}

/** The catalogue's candidates, accessories of candidates included; ordered by name, then id. */
export interface Shelf {
  readonly products: readonly ShelfProduct[];
}

export interface DraftLine {
  readonly productId: string;
  /** Pieces at one time, a whole number ≥ 1; days and hours are multiplied in by pricing. */
  readonly units: number;
  /** Hours one unit works in all, for products priced by the hour; else null. */
  readonly hours: number | null;
  /** Days it is there, where these are not all days of the event. */
  readonly days?: number | undefined;
  readonly optional: boolean;
  readonly reason: string;
  /** The words of the brief that it came from, where they are known; of several, the first two, with ' … ' between them. */
  readonly words?: string | null;
}

export interface Draft {
  readonly title: string;
  readonly scopeSummary: string;
  readonly lines: readonly DraftLine[];
  /** What was asked for and the catalogue lacks, in the client's words. */
  readonly unmet: readonly string[];
  /** What was taken for granted, for the company to look at before it sends; in the language of the brief. */
  readonly assumptions: readonly string[];
  /** What to ask the client before it is sent, each with what the answer would change; in the language of the brief. */
  readonly questions: readonly string[];
  /** The event as understood, for what the request left open. */
  readonly attendees: number | null;
  readonly days: number;
  /** Of the brief and of these texts: ISO 639-1. */
  readonly language: string;
  readonly told?: Told | undefined;
}

/** What a title and a summary say of a brief beside its lines, so that both can be made again for other lines. */
export interface Told {
  readonly language: Language;
  /** What a title begins with: the event, or what is hired. */
  readonly name: string;
  /** The name is a list of things. */
  readonly isOrder: boolean;
  /** "your wedding"; null: things to hire. */
  readonly event: string | null;
  /** What the sound is for. */
  readonly purposes: readonly string[];
  readonly leftOut: readonly LeftOut[];
  readonly questions: readonly AskedFor[];
}

/** What does not come from the company. */
export interface LeftOut {
  readonly reason: Exclusion['reason'];
  /** A category, or the key of a thing; empty for what is neither. */
  readonly key: string;
  readonly name: string;
}

/** A question that lines answer: those with one of its things, or where that is an option, its being firm or gone. */
export interface AskedFor {
  readonly text: string;
  readonly things: readonly string[];
  readonly offered: boolean;
}

/** Of an event what a title and a summary show. */
export type EventShown = Readonly<Record<'venue' | 'date', string | null> & { attendees: number | null; days: number }>;

/** Of a line what a summary goes by. */
export interface LineShown {
  readonly kind: Kind | null;
  readonly category: Category;
  readonly optional: boolean;
  /** Somebody asked for it or put it there. */
  readonly wanted: boolean;
}

/** Turns briefs into drafts. */
export interface Drafter {
  readonly name: 'model' | 'builtin';
  /** Takes in a brief, as far as that is done before the catalogue is looked at. */
  open(brief: Brief, asker: Asker): OpenedBrief | Promise<OpenedBrief>;
}

/** For whom something is read: companies take turns. */
export interface Asker {
  readonly company: string;
  readonly signal: AbortSignal;
}

/** A brief that waits for its shelf. */
export interface OpenedBrief {
  /** What to look for in a large catalogue. */
  readonly wants: ShelfRequest;
  /** Days of the event as far as they are known by now. */
  readonly days: number;
  /** Throws AppError('generation_failed') when nothing usable comes out. */
  draft(request: DraftRequest): Promise<Drafted>;
}

export interface DraftRequest {
  readonly shelf: Shelf;
  readonly signal: AbortSignal;
  /** Told how far it has come; it must not throw. */
  readonly report?: ReportProgress | undefined;
}

/** What is being done now: the brief read, products chosen, the list checked, prices put to it. */
export type Stage = 'reading' | 'choosing' | 'checking' | 'pricing';

/** A line as it stands so far: it may yet change, or go. */
export interface PartialLine {
  readonly product: string;
  readonly category: Category;
  readonly units: number;
  readonly optional: boolean;
}

export interface Progress {
  readonly stage: Stage;
  /** All lines so far; empty while there are none. */
  readonly lines: readonly PartialLine[];
}

export type ReportProgress = (progress: Progress) => void;

export interface Drafted {
  readonly draft: Draft;
  readonly by: 'model' | 'builtin';
  /** Null for the built-in planner. */
  readonly usage: ModelUsage | null;
  /** Why the model did not draft, where the built-in planner stepped in for it. */
  readonly fellBackBecause?: string | undefined;
}

export interface ModelUsage {
  readonly provider: string;
  readonly model: string;
  readonly tries: number;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly milliseconds: number;
}
