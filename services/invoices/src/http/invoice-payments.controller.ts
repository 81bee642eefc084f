import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { parseMinor } from '@kp/commerce';
import { Access, CurrentPrincipal, type Principal } from '@kp/platform/http';
import { invoiceNotFound } from '../domain/invoice.errors';
import { InvoicePaymentRepository } from '../persistence/invoice-payment.repository';
import { InvoiceRepository } from '../persistence/invoice.repository';
import { RecordTransfer } from '../use-cases/record-transfer';
import { InvoicePaymentsResponse, RecordTransferRequest, UndoTransferRequest } from './invoice-payments.dto';
import { InvoiceNumberRequest } from './invoices.dto';

@Access('admin', 'payments')
@Controller('admin/api/invoices/:number')
export class InvoicePaymentsController {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly payments: InvoicePaymentRepository,
    private readonly transfer: RecordTransfer,
  ) {}

  @Get('payments')
  async listInvoicePaymentsByAdmin(
    @Param() { number }: InvoiceNumberRequest,
  ): Promise<InvoicePaymentsResponse> {
    const invoice = await this.invoices.find(number);
    if (!invoice) throw invoiceNotFound();
    return InvoicePaymentsResponse.from(invoice, await this.payments.list(invoice.id));
  }

  /**
   * A transfer arrived. Several add up to the total; the same amount, date and reference again changes nothing. 409
   * INVOICES.OVERPAID with `details.outstanding`, INVOICES.ALREADY_PAID, INVOICES.NOT_PAYABLE for a reversed one.
   */
  @Put('payment')
  async recordTransferByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { number }: InvoiceNumberRequest,
    @Body() { amount, date, reference }: RecordTransferRequest,
  ): Promise<InvoicePaymentsResponse> {
    const transfer = { amountMinor: parseMinor(amount), paidOn: date, reference };
    await this.transfer.execute(number, transfer, principal);
    return this.listInvoicePaymentsByAdmin({ number });
  }

  /** Undoes a mistaken transfer. An online payment is refunded instead, with the call of payments. */
  @Delete('payments/:id')
  async undoTransferByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { number, id }: UndoTransferRequest,
  ): Promise<InvoicePaymentsResponse> {
    await this.transfer.undo(number, id, principal);
    return this.listInvoicePaymentsByAdmin({ number });
  }
}
