import { BANK_CSV_FIELDS, type BankCsvMapping } from '@kp/commerce/bank-csv-fields';
import { minorToDecimal } from '@kp/commerce';
import {
  NumberAsString,
  OptionalField,
  OptionalSearch,
  OptionalSingleLine,
  IsWhole,
  WholeField,
  IsText,
  ListOf,
} from '@kp/platform/http';
import { IsBoolean, IsIn, Matches } from 'class-validator';
import { type BankEntry, ENTRY_STATES, type EntryState, type Proposal } from '../domain/bank-entry';
import type { PayableDocument } from '../persistence/open-documents';

const MAX_ID = 2_147_483_647;
const POSITIVE_AMOUNT = /^(?!0+(\.0{1,2})?$)\d{1,9}(\.\d{1,2})?$/;

export class ImportBankStatementRequest {
  /** @example "extras-noiembrie.xml" */
  @OptionalSingleLine(200)
  fileName?: string;

  /** Of a CSV file: which heading is which, as `date:Data,amount:Suma`; remembered for files with these headings. */
  @IsText(2000)
  @OptionalField()
  mapping?: string;

  static mappingOf({ mapping }: ImportBankStatementRequest): BankCsvMapping | undefined {
    if (mapping === undefined) return undefined;
    const pairs = mapping.split('\n').map((line) => line.split(':'));
    const known = pairs.filter(([field]) => (BANK_CSV_FIELDS as readonly string[]).includes(field!));
    return Object.fromEntries(known.map(([field, ...heading]) => [field, heading.join(':')]));
  }
}

export class ImportedBankStatementResponse {
  format: 'camt053' | 'mt940' | 'csv';
  lines: number;
  /** Of these, stated by another file before. */
  duplicates: number;
}

export class ListBankEntriesRequest {
  @IsIn(ENTRY_STATES)
  @OptionalField()
  state?: EntryState;

  @WholeField(1, 500)
  @OptionalField()
  limit?: number;

  @WholeField(0, MAX_ID)
  @OptionalField()
  offset?: number;
}

export class SearchPayableRequest {
  @OptionalSearch(100)
  search?: string;
}

export class PayableDocumentResponse {
  /** Of an order or an invoice. @example "ORD-2026-000401" */
  number: string;
  customer: string;
  currency: string;
  /** Still to be paid. @example "1234.50" */
  openAmount: string;
  /** The order was cancelled before its money came: it is reopened. */
  isLate: boolean;

  static from({
    number,
    customerName,
    currency,
    openMinor,
    isLate,
  }: PayableDocument): PayableDocumentResponse {
    return { number, customer: customerName, currency, openAmount: minorToDecimal(openMinor), isLate };
  }
}

const partsOf = ({ parts }: Pick<BankEntry, 'parts'>) =>
  parts.map(({ number, amountMinor }) => ({ number, amount: minorToDecimal(amountMinor) }));

export class BankEntryPartBody {
  /** @example "ORD-2026-000401" */
  @IsText(40)
  number: string;

  /** Of the line. @example "1234.50" */
  @Matches(POSITIVE_AMOUNT, { message: 'amount must be above zero, with at most two decimals' })
  @NumberAsString()
  amount: string;
}

export class ProposedPartResponse {
  number: string;
  amount: string;
  customer: string;
  /** Still to be paid before. */
  openAmount: string;
  isLate: boolean;
}

export class RepeatedLineResponse {
  id: number;
  state: EntryState;
  /** What it paid, once that was decided. */
  parts: BankEntryPartBody[];
}

export class BankProposalResponse {
  /** It names what it pays, or comes from the account of who has only this to pay: applied with all others at once. */
  isCertain: boolean;
  /**
   * `return`: its money went back to the payer of another line; `repeat`: it seems to be imported already, from a
   * file of another format.
   */
  reason: 'reference' | 'mistyped' | 'account' | 'name' | 'return' | 'repeat';
  parts: ProposedPartResponse[];
  returnsEntryId: number | null;
  /** The line that it seems to repeat. */
  repeats: RepeatedLineResponse | null;
}

export class BankEntryResponse {
  id: number;
  /** @example "2026-11-29" */
  bookedOn: string;
  /** Negative for money that left the account. @example "1234.50" */
  amount: string;
  currency: string;
  counterpartyName: string;
  counterpartyIban: string;
  text: string;
  state: EntryState;
  /** What it pays, once that was decided. */
  parts: BankEntryPartBody[];
  /** The line whose money this one took back. */
  returnsEntryId: number | null;
  proposal: BankProposalResponse | null;

  static from(entry: BankEntry, proposal?: Proposal): BankEntryResponse {
    const { id, bookedOn, amountMinor, currency, counterpartyName, counterpartyIban, text, state } = entry;
    return {
      id,
      bookedOn,
      amount: `${amountMinor < 0 ? '-' : ''}${minorToDecimal(Math.abs(amountMinor))}`,
      currency,
      counterpartyName,
      counterpartyIban,
      text,
      state,
      parts: partsOf(entry),
      returnsEntryId: entry.returnsEntryId,
      proposal: proposal
        ? {
            isCertain: proposal.isCertain,
            reason: proposal.reason,
            returnsEntryId: proposal.returnsEntryId,
            repeats: proposal.repeats && {
              id: proposal.repeats.id,
              state: proposal.repeats.state,
              parts: partsOf(proposal.repeats),
            },
            parts: proposal.parts.map(({ number, customer, isLate, ...sums }) => ({
              number,
              customer,
              isLate,
              amount: minorToDecimal(sums.amountMinor),
              openAmount: minorToDecimal(sums.openMinor),
            })),
          }
        : null,
    };
  }
}

export class BankMatchBody {
  @IsWhole(1, MAX_ID)
  entryId: number;

  /** Empty for a return. */
  @ListOf(() => BankEntryPartBody, { max: 20 })
  parts: BankEntryPartBody[];

  /** The line whose money went back. */
  @IsWhole(1, MAX_ID)
  @OptionalField()
  returnsEntryId?: number;

  /** A cancelled order takes its units again. */
  @IsBoolean()
  @OptionalField()
  isReopened?: boolean;

  /** It is another payment, although it looks like one that is imported already. */
  @IsBoolean()
  @OptionalField()
  isSecond?: boolean;
}

export class ApplyBankMatchesRequest {
  /** As they were shown. */
  @ListOf(() => BankMatchBody, { min: 1, max: 200 })
  matches: BankMatchBody[];
}

export class BankMatchFailureResponse {
  entryId: number;
  code: string;
  message: string;
}

export class AppliedBankMatchesResponse {
  applied: number;
  /** Those that were refused; the others were applied all the same. */
  failures: BankMatchFailureResponse[];
}
