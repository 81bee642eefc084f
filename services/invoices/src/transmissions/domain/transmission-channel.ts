import type { Buyer } from '../../domain/invoice-parties';
import type { Invoice } from '../../domain/invoice';
import type { SendingDays } from './sending-days';

/** What an authority finds wrong with a document. */
export interface DocumentProblem {
  /** Of the standard, such as "BR-CO-09"; null where the authority names none. */
  rule: string | null;
  /** In the words of the authority. */
  text: string;
}

export interface OutgoingDocument {
  kind: Invoice['kind'];
  /** Tax number of the seller, digits alone. */
  sellerNumber: string;
  isPrivatePerson: boolean;
  isBuyerAbroad: boolean;
  xml: string;
}

/** `notTaken` is certain; `unknown` is a call whose answer was lost, so the document may have arrived. */
export type UploadOutcome =
  | { kind: 'taken'; uploadId: string }
  | { kind: 'refused'; problems: DocumentProblem[] }
  | { kind: 'notTaken'; reason: string }
  | { kind: 'unknown'; reason: string };

export type StatusOutcome =
  | { kind: 'processing' }
  | { kind: 'accepted' | 'rejected'; downloadId: string }
  | { kind: 'unreadable'; problems: DocumentProblem[] }
  /** The authority has no document of this id. */
  | { kind: 'missing' }
  | { kind: 'later'; reason: string };

/** A row of an authority's list of messages; it has no number of an invoice. */
export interface AuthorityMessage {
  id: string;
  kind: 'sent' | 'received' | 'errors' | 'reply' | 'other';
  /** Of the upload that it is about. */
  requestId: string;
  createdAt: Date;
  details: string;
  sender: string | null;
  recipient: string | null;
}

/** Kinds that are listed alone. */
export type ListedKind = Extract<AuthorityMessage['kind'], 'sent' | 'received' | 'reply'>;

export interface DownloadedMessage {
  /** As it came, to be kept. */
  file: Buffer;
  /** The sealed document, byte for byte; null in an answer that has none. */
  document: Buffer | null;
  problems: DocumentProblem[];
}

/** A way to an authority or a network: RO e-Factura today, Peppol or the system of another country later. */
export abstract class TransmissionChannel {
  /** Of the place that is in use: tests of an owner and real documents are apart. */
  abstract readonly name: string;
  /** Version of the mapping that makes its documents; each row keeps that of its document. */
  abstract readonly mapping: string;

  /** Until when a document of a day has to be there. */
  abstract daysOf(issueDate: string): SendingDays;
  /** Tax number of the shop, in digits. @throws ChannelUnavailableError without one */
  abstract sellerNumber(): Promise<string>;
  /** As the list of messages names it; empty for a private person, null where that cannot be told. */
  abstract recipientOf(buyer: Buyer): string | null;
  /** A number of the list in the form of `recipientOf`. */
  abstract numberOf(listed: string): string;
  abstract documentOf(invoice: Invoice, xml: string): OutgoingDocument;
  abstract upload(document: OutgoingDocument): Promise<UploadOutcome>;
  abstract status(uploadId: string): Promise<StatusOutcome>;
  abstract messages(kind: ListedKind, from: Date, to: Date): AsyncIterable<AuthorityMessage[]>;
  abstract download(messageId: string): Promise<DownloadedMessage>;
}

/** Nothing can be sent or asked now; what waits is tried again later. */
export class ChannelUnavailableError extends Error {}

/** A quota of the authority is used up. */
export class QuotaUsedUpError extends Error {
  constructor(
    call: string,
    readonly until: Date,
  ) {
    super(`The quota of "${call}" is used up until ${until.toISOString()}`);
  }
}
