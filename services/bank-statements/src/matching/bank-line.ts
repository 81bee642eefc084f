/** An order that waits for its transfer, or was cancelled before it came, or an open invoice. */
export interface OpenDocument {
  readonly number: string;
  readonly currency: string;
  /** What is still to be paid; 0 for one that is paid, which a reference may name all the same. */
  readonly openMinor: number;
  /** ISO day. */
  readonly placedOn: string;
  /** Words of the name of the customer, and of that of their company. */
  readonly names: readonly (readonly string[])[];
  /** Equal for documents of one customer. */
  readonly customer: string;
  /** It was cancelled, so the staff decides. */
  readonly isLate: boolean;
}

export interface BankLine {
  readonly id: number;
  /** ISO day. */
  readonly bookedOn: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly payerName: string;
  readonly payerIban: string;
  /** All that the payer and the bank wrote. */
  readonly text: string;
}

/** The customers who paid from an account before. */
export type KnownPayers = ReadonlyMap<string, ReadonlySet<string>>;
