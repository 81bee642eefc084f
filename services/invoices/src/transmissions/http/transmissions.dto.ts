import { OptionalField, OptionalSingleLine, PageQuery } from '@kp/platform/http';
import { IsIn, Matches } from 'class-validator';
import type { CorrectedBuyer } from '../reissue-invoice';
import type { ProblemField, ProblemParty, RuleMeaning } from '../domain/rule-meanings';
import type { ListedMessage } from '../persistence/authority-message.repository';
import type { TransmissionView } from '../persistence/transmission-views';

const MAX_TEXT = 200;
const MESSAGE_KINDS = ['received', 'reply'] as const;

export class DocumentProblemResponse {
  /** @example "BR-RO-110" */
  rule: string | null;
  /** In the words of the authority; the name of a field for `missing`. */
  text: string;
  /** What the rule asks for. One of a list that may grow. */
  meaning: RuleMeaning;
  /** Whose data have to be corrected; `delivery` is the address of the order, `product` that of a line. */
  party: ProblemParty | null;
  /** What has to be corrected there. One of a list that may grow. */
  field: ProblemField | null;
}

/** The way of a document to the tax office. */
export class TransmissionResponse {
  /** `sending`: the answer to the upload was lost, and the document is looked for. */
  state: TransmissionView['state'];
  isOverdue: boolean;
  /** The last day. @example "2026-12-08" */
  deadline: string;
  /** Below zero once it is over. */
  workingDaysLeft: number;
  sentAt: string | null;
  answeredAt: string | null;
  /** @example "5001131297" */
  uploadId: string | null;
  /** The sealed archive can be downloaded. */
  isSealed: boolean;
  /** Why it waits. */
  note: string | null;
  problems: DocumentProblemResponse[];

  static from({ invoiceId: _id, ...view }: TransmissionView): TransmissionResponse {
    return view;
  }
}

/** What is corrected on the new invoice; the rest is that of the rejected one. */
export class ReissueInvoiceRequest implements CorrectedBuyer {
  @OptionalSingleLine(MAX_TEXT)
  companyName?: string;

  @OptionalSingleLine(MAX_TEXT)
  address?: string;

  @OptionalSingleLine(MAX_TEXT)
  city?: string;

  @OptionalSingleLine(MAX_TEXT)
  county?: string;

  @OptionalSingleLine(MAX_TEXT)
  zip?: string;

  /** Ends up as a VAT number where it is one. */
  @OptionalSingleLine(MAX_TEXT)
  taxNumber?: string;
}

export class ReissuedInvoiceResponse {
  /** @example "INV-2026-000042" */
  invoiceNumber: string;
}

export class ListAuthorityMessagesRequest extends PageQuery {
  @IsIn(MESSAGE_KINDS)
  @OptionalField()
  kind?: (typeof MESSAGE_KINDS)[number];
}

export class AuthorityMessageParam {
  @Matches(/^\d{1,20}$/)
  id: string;
}

/** A document that somebody sent to the shop, or the answer of a buyer. */
export class AuthorityMessageResponse {
  /** @example "3001503294" */
  id: string;
  kind: (typeof MESSAGE_KINDS)[number];
  createdAt: string;
  /** Tax number. @example "9010105" */
  sender: string | null;
  /** In the words of the tax office. */
  details: string;

  static from(message: ListedMessage): AuthorityMessageResponse {
    return { ...message, createdAt: message.createdAt.toISOString() };
  }
}
