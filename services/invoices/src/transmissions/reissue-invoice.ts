import { Injectable } from '@nestjs/common';
import { countryCodeOf } from '@kp/commerce/countries';
import { buyerNumbersOf } from '@kp/commerce/vat-number';
import { InvoiceCorrector } from '@kp/orders';
import type { Principal } from '@kp/platform/http';
import type { Buyer } from '../domain/invoice-parties';
import { invoiceNotFound } from '../domain/invoice.errors';
import { InvoiceRepository } from '../persistence/invoice.repository';
import type { CorrectInvoice } from '../use-cases/correct-invoice';
import { notRejected } from './domain/transmission.errors';
import { TransmissionViews } from './persistence/transmission-views';

export interface CorrectedBuyer {
  companyName?: string;
  address?: string;
  city?: string;
  county?: string;
  zip?: string;
  taxNumber?: string;
}

/** A rejected invoice is reversed and issued again, with what was wrong corrected; the seller is that of today. */
@Injectable()
export class ReissueInvoice {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly transmissions: TransmissionViews,
    private readonly corrector: InvoiceCorrector,
  ) {}

  /**
   * @returns the number of the new invoice
   * @throws DomainError INVOICES.NOT_FOUND, INVOICES.NOT_REJECTED, and those of an invoice that cannot be issued
   */
  async execute(number: string, corrected: CorrectedBuyer, admin: Principal): Promise<string> {
    const invoice = await this.invoices.find(number);
    if (!invoice) throw invoiceNotFound();
    const transmission = (await this.transmissions.of([invoice.id])).get(invoice.id);
    const isOpen = invoice.kind === 'invoice' && invoice.reversedByNumber === null;
    if (!isOpen || transmission?.state !== 'rejected') throw notRejected();
    const { orderId, id, buyer } = invoice;
    const correction = { orderId, eventId: id, admin, isBuyerKept: true };
    const { issued } = await (this.corrector as CorrectInvoice).correct(
      correction,
      correctedBuyer(buyer, corrected),
    );
    return issued;
  }
}

function correctedBuyer(buyer: Buyer, { taxNumber, ...changes }: CorrectedBuyer): Buyer {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  if (taxNumber === undefined) return { ...buyer, ...given };
  const numbers = buyerNumbersOf({ vatNumber: taxNumber, taxId: '' }, countryCodeOf(buyer.country) ?? '');
  return { ...buyer, ...given, ...numbers };
}
