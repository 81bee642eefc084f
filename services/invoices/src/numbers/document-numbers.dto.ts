import { DOCUMENT_NUMBER_RULES, type DocumentNumbersForm } from '@kp/commerce/document-numbers';
import { INVOICE_KINDS, type InvoiceKind } from '@kp/commerce/list-rules';
import { FormCode } from '@kp/platform/http';
import { ApiProperty } from '@nestjs/swagger';
import type { DocumentNumbers } from './document-numbers';

/** The series and the first number make the number of the first document: "KPB-2026-" and "1001" make "KPB-2026-1001". */
export class SaveDocumentNumbersRequest implements DocumentNumbersForm {
  /** The year that it is now follows the calendar, and the numbers begin again at 1 with it. @example "KPB-2026-" */
  @FormCode(DOCUMENT_NUMBER_RULES.invoiceSeries)
  invoiceSeries: string;

  /** Later numbers have as many digits at least. @example "1001" */
  @FormCode(DOCUMENT_NUMBER_RULES.invoiceFirstNumber)
  invoiceFirstNumber: string;

  /** @example "KPS-2026-" */
  @FormCode(DOCUMENT_NUMBER_RULES.stornoSeries)
  stornoSeries: string;

  /** @example "000001" */
  @FormCode(DOCUMENT_NUMBER_RULES.stornoFirstNumber)
  stornoFirstNumber: string;

  /** @example "KPC-2026-" */
  @FormCode(DOCUMENT_NUMBER_RULES.creditNoteSeries)
  creditNoteSeries: string;

  /** @example "000001" */
  @FormCode(DOCUMENT_NUMBER_RULES.creditNoteFirstNumber)
  creditNoteFirstNumber: string;
}

export class DocumentNumbersResponse implements DocumentNumbers {
  /** As of this year. @example "INV-2026-" */
  invoiceSeries: string;
  /** @example "000001" */
  invoiceFirstNumber: string;
  stornoSeries: string;
  stornoFirstNumber: string;
  creditNoteSeries: string;
  creditNoteFirstNumber: string;
  /** Kinds that have a document: their numbers cannot change any more. */
  @ApiProperty({ enum: INVOICE_KINDS, isArray: true })
  started: InvoiceKind[];
}
