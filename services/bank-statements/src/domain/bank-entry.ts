import type { MatchReason } from '../matching/match-lines';

/** `open`: it is not known what it pays; `returned`: its money went back to the payer. */
export const ENTRY_STATES = ['open', 'matched', 'ignored', 'returned'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

export interface BankEntry {
  id: number;
  /** ISO day. */
  bookedOn: string;
  amountMinor: number;
  currency: string;
  counterpartyName: string;
  counterpartyIban: string;
  text: string;
  isReturn: boolean;
  state: EntryState;
  /** What it pays, once that was decided. */
  parts: EntryPart[];
  /** The line whose money this one took back. */
  returnsEntryId: number | null;
}

export interface EntryPart {
  /** Of the order or the invoice. */
  number: string;
  amountMinor: number;
}

export interface Proposal {
  isCertain: boolean;
  reason: MatchReason | 'return' | 'repeat';
  parts: ProposedPart[];
  /** The line whose money came back, for `return`. */
  returnsEntryId: number | null;
  /** The line of another file that seems to be the same movement, for `repeat`. */
  repeats: Pick<BankEntry, 'id' | 'state' | 'parts'> | null;
}

export interface ProposedPart extends EntryPart {
  customer: string;
  openMinor: number;
  /** The order was cancelled before its money came: it is reopened by this. */
  isLate: boolean;
}
