import type { Company } from '../../../accounts/index.ts';
import type { SentInvoice } from '../../../invoices/index.ts';
import type {
  Acceptance,
  AgreedRight,
  Message,
  OfferedRight,
  PaymentPlan,
  Proposal,
  Stop,
  Withdrawal,
} from '../../../proposals/index.ts';

/** What the page of a proposal shows. */
export interface View {
  readonly company: Pick<
    Company,
    'name' | 'timeZone' | 'colour' | 'terms' | 'taxNumber' | 'taxNumberName' | 'letterhead'
  >;
  readonly proposal: Proposal;
  /** The proposal with the options that are picked. */
  readonly foreseen: Proposal;
  readonly stops: { readonly delivery: Stop; readonly collection: Stop };
  /** Where the pictures of lines are, by line. */
  readonly pictures: ReadonlyMap<string, string>;
  /** Where the company's logo is; null: it has none. */
  readonly logo: { readonly path: string; readonly forDarkGround: boolean } | null;
  /** Where the picture for link previews is. */
  readonly picture: string;
  /** The number of what it takes the place of once it is accepted; null: of nothing. */
  readonly amends: string | null;
  /** Whether another proposal was accepted in its place. */
  readonly replaced: boolean;
  /** Where that is; null: whoever looks may not be meant to see it. */
  readonly successor: string | null;
  /** Of a client who accepted on the page. */
  readonly acceptance: Pick<Acceptance, 'name' | 'at' | 'terms'> | null;
  /** The right of withdrawal of a consumer. */
  readonly withdrawal: {
    /** As an acceptance now would give it. */
    readonly offered: OfferedRight | null;
    /** As it came with the acceptance. */
    readonly right: AgreedRight | null;
    readonly received: Withdrawal | null;
    /** Who accepted, or else the client, while it can be used; null: it cannot. */
    readonly usableBy: Pick<Acceptance, 'name' | 'email'> | null;
  };
  /** Whether the service can mail: then the signed copy goes to both sides. */
  readonly sendsMail: boolean;
  /** When it is to be paid, with the options that are picked. */
  readonly payments: {
    readonly plan: PaymentPlan;
    /** Rows that may be paid by the link now, by their places. */
    readonly payable: readonly number[];
    /** Whoever looks comes from paying, and the payment is not here yet. */
    readonly confirming: boolean;
  };
  /** That were sent to the client. */
  readonly invoices: readonly SentInvoice[];
  /** Questions and answers, oldest first. */
  readonly messages: readonly Message[];
  /** Whether the client may enter a discount code. */
  readonly takesCodes: boolean;
  /** The company's. */
  readonly today: string;
  /** What somebody typed that could not be taken as it is. */
  readonly attempt: Attempt | null;
  /** What has just happened, for whoever did it. */
  readonly notice: Notice | null;
}

/** The forms of the page. */
export type FormName = 'accept' | 'decline' | 'ask' | 'code' | 'withdraw';

export interface Attempt {
  readonly form: FormName;
  readonly values: Readonly<Record<string, string>>;
  /** By field, what is wrong with it. */
  readonly faults: Readonly<Record<string, string>>;
}

export interface Notice {
  readonly tone: 'good' | 'bad';
  readonly text: string;
  /** Where it goes on, and how that is called. */
  readonly onward?: { readonly url: string; readonly text: string };
}
