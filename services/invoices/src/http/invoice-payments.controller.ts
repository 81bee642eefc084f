import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { parseMinor } from '@kp/commerce';
import { Access, CurrentPrincipal, type Principal } from '@kp/platform/http';
import type { Transfer } from '../domain/invoice-payment';
import { invoiceNotFound } from '../domain/invoice.errors';
import { CustomerCreditRepository } from '../persistence/customer-credit.repository';
import { InvoicePaymentRepository } from '../persistence/invoice-payment.repository';
import { InvoiceRepository } from '../persistence/invoice.repository';
import { RecordTransfer } from '../use-cases/record-transfer';
import { UseCredit } from '../use-cases/use-credit';
import {
  InvoicePaymentParam,
  InvoicePaymentsResponse,
  RecordTransferRequest,
  RefundCreditRequest,
} from './invoice-payments.dto';
import { InvoiceNumberRequest } from './invoices.dto';

@Access('admin', 'payments')
@Controller('admin/api/invoices/:number')
export class InvoicePaymentsController {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly payments: InvoicePaymentRepository,
    private readonly customerCredits: CustomerCreditRepository,
    private readonly transfer: RecordTransfer,
    private readonly credit: UseCredit,
  ) {}

  @Get('payments')
  async listInvoicePaymentsByAdmin(
    @Param() { number }: InvoiceNumberRequest,
  ): Promise<InvoicePaymentsResponse> {
    const invoice = await this.invoices.find(number);
    if (!invoice) throw invoiceNotFound();
    const [payments, credits, refunds] = await Promise.all([
      this.payments.list(invoice.id),
      this.customerCredits.list(invoice.id),
      this.customerCredits.listRefunds(invoice.id),
    ]);
    return InvoicePaymentsResponse.from(invoice, { payments, credits, refunds });
  }

  /**
   * A transfer arrived. Several add up to the total; the same amount, date and reference again changes nothing. 409
   * INVOICES.OVERPAID with `details.outstanding` unless `isExcessKept`, INVOICES.ALREADY_PAID, INVOICES.NOT_PAYABLE for a
   * reversed one.
   */
  @Put('payment')
  async recordTransferByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { number }: InvoiceNumberRequest,
    @Body() { isExcessKept, ...transfer }: RecordTransferRequest,
  ): Promise<InvoicePaymentsResponse> {
    await this.transfer.execute(number, transferOf(transfer), principal, { isExcessKept });
    return this.listInvoicePaymentsByAdmin({ number });
  }

  /**
   * Undoes a mistaken transfer, or what a credit paid. An online payment is refunded instead, with the call of payments. 409
   * INVOICES.CREDIT_USED once what was too much of a transfer has paid another invoice or went back.
   */
  @Delete('payments/:id')
  async undoTransferByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { number, id }: InvoicePaymentParam,
  ): Promise<InvoicePaymentsResponse> {
    await this.transfer.undo(number, id, principal);
    return this.listInvoicePaymentsByAdmin({ number });
  }

  /** Pays the invoice with the credit of its customer, as far as that goes. */
  @Put('credit')
  async useCreditByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { number }: InvoiceNumberRequest,
  ): Promise<InvoicePaymentsResponse> {
    await this.credit.pay(number, principal);
    return this.listInvoicePaymentsByAdmin({ number });
  }

  /**
   * What was too much of a transfer was transferred back; the same amount, date and reference again changes nothing. 409
   * INVOICES.CREDIT_TOO_SMALL with `details.left`.
   */
  @Put('payments/:id/credit-refund')
  async refundCreditByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { number, id }: InvoicePaymentParam,
    @Body() refund: RefundCreditRequest,
  ): Promise<InvoicePaymentsResponse> {
    await this.credit.refund(number, id, transferOf(refund), principal);
    return this.listInvoicePaymentsByAdmin({ number });
  }

  /** Undoes a mistaken one. */
  @Delete('credit-refunds/:id')
  async undoCreditRefundByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { number, id }: InvoicePaymentParam,
  ): Promise<InvoicePaymentsResponse> {
    await this.credit.undoRefund(number, id, principal);
    return this.listInvoicePaymentsByAdmin({ number });
  }
}

const transferOf = ({ amount, date, reference }: RefundCreditRequest): Transfer => ({
  amountMinor: parseMinor(amount),
  paidOn: date,
  reference,
});
