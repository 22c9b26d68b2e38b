import type { ProposalStatus, SubHireState } from '@showbill/contract';

/** Units of a product that a supplier hires to the company. */
export interface SubHire {
  readonly id: string;
  readonly productId: string;
  readonly productName: string;
  readonly supplierId: string;
  readonly supplierName: string;
  /** What it is for; null: no job in particular. */
  readonly proposal: {
    readonly id: string;
    readonly number: string;
    readonly title: string;
    readonly status: ProposalStatus;
  } | null;
  readonly units: number;
  /** The first and the last day on which they are here. */
  readonly arrives: string;
  readonly goesBack: string;
  readonly state: SubHireState;
  /** Of all its units and days, in minor units of the company's currency; null: not known. Never shown to a client. */
  readonly cost: bigint | null;
  readonly note: string | null;
  /** When its supplier was last asked by mail, at which address and by whom; null: not yet. */
  readonly mailed: { readonly at: Date; readonly to: string; readonly by: string } | null;
}

export interface SubHireInput {
  readonly productId: string;
  /** One of the company's, or a name, under which one is added where there is none. */
  readonly supplier: { readonly id: string } | { readonly name: string };
  readonly proposalId: string | null;
  /** A whole number from 1. */
  readonly units: number;
  readonly arrives: string;
  /** Inclusive. */
  readonly goesBack: string;
  readonly state: Exclude<SubHireState, 'cancelled'>;
  readonly cost: bigint | null;
  readonly note: string | null;
}

/** What is left out stays; the product does, too. */
export type SubHireChanges = Partial<Omit<SubHireInput, 'productId' | 'state'>> & { readonly state?: SubHireState };

/** A day on which less of a product is there than is promised. */
export interface ShortDay {
  readonly day: string;
  /** Units too few. */
  readonly short: number;
}
