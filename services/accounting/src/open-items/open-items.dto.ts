import { minorToDecimal } from '@kp/commerce';
import { OptionalField, PageQuery } from '@kp/platform/http';
import { IntersectionType } from '@nestjs/swagger';
import { IsMonth } from '../accounting-month.dto';
import type { Ageing, CustomerAgeing, OpenDocument } from './open-items';

/** At the end of which month; of today without it, and while it is not over. */
export class OpenItemsRequest {
  /** @example "2026-10" */
  @OptionalField()
  @IsMonth()
  month?: string;
}

export class ListOpenItemsRequest extends IntersectionType(PageQuery, OpenItemsRequest) {}

/** What is open by how many days it is overdue. */
export class AgeingResponse {
  currency: string;
  documents: number;
  /** @example "512.40" */
  notDue: string;
  upTo30: string;
  upTo60: string;
  upTo90: string;
  over90: string;
  open: string;
  /** Credits: what was transferred above invoices and is not used. */
  creditAmount: string;

  static from(ageing: Ageing): AgeingResponse {
    return {
      currency: ageing.currency,
      documents: ageing.documents,
      notDue: minorToDecimal(ageing.notDueMinor),
      upTo30: minorToDecimal(ageing.upTo30Minor),
      upTo60: minorToDecimal(ageing.upTo60Minor),
      upTo90: minorToDecimal(ageing.upTo90Minor),
      over90: minorToDecimal(ageing.over90Minor),
      open: minorToDecimal(ageing.openMinor),
      creditAmount: minorToDecimal(ageing.creditMinor),
    };
  }
}

export class CustomerAgeingResponse extends AgeingResponse {
  /** The newest open one, by which the customer is asked for. */
  documentId: number;
  /** Company, else the name of the person. */
  name: string;

  static override from(ageing: CustomerAgeing): CustomerAgeingResponse {
    const { documentId, name } = ageing;
    return { ...AgeingResponse.from(ageing), documentId, name };
  }
}

/** Of the invoices that fell due in the last 90 days. */
export class PunctualityResponse {
  onTime: number;
  late: number;
  /** Not paid yet. */
  open: number;
}

export class OpenDocumentResponse {
  invoiceNumber: string;
  issueDate: string;
  dueDate: string;
  daysLate: number;
  orderNumber: string;
  currency: string;
  total: string;
  /** Negative: a credit that came with it. */
  open: string;
  /** When its customer was reminded of it last. */
  remindedAt: Date | null;

  static from(document: OpenDocument): OpenDocumentResponse {
    const { number, issueDate, dueDate, daysLate, orderNumber, currency, remindedAt } = document;
    const amounts = { total: minorToDecimal(document.totalMinor), open: minorToDecimal(document.openMinor) };
    return {
      invoiceNumber: number,
      issueDate,
      dueDate,
      daysLate,
      orderNumber,
      currency,
      remindedAt,
      ...amounts,
    };
  }
}
