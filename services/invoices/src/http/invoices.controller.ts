import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { Access, CurrentPrincipal, IdParam, type Principal } from '@kp/platform/http';
import type { FastifyReply } from 'fastify';
import type { Invoice } from '../domain/invoice';
import { InvoicesService } from '../invoices.service';
import { PaymentLinks } from '../payment-links';
import { IssueInvoice } from '../use-cases/issue-invoice';
import {
  InvoiceNumberRequest,
  InvoiceResponse,
  InvoiceSummaryResponse,
  IssueInvoiceRequest,
  ListInvoicesRequest,
} from './invoices.dto';

@Access('customer')
@Controller('api')
export class InvoicesController {
  constructor(
    private readonly issue: IssueInvoice,
    private readonly invoices: InvoicesService,
    private readonly links: PaymentLinks,
  ) {}

  /**
   * Issues the invoice of a delivered order, once. 409 INVOICES.ALREADY_ISSUED has its `invoiceNumber` in `details`; 409
   * INVOICES.ORDER_NOT_DELIVERED before it is delivered; 404 for another customer's order.
   */
  @Post('orders/:id/invoice')
  async issueInvoice(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
    @Body() _body: IssueInvoiceRequest,
  ): Promise<InvoiceResponse> {
    return this.respond(await this.issue.execute(id, principal));
  }

  /** The same without a body. */
  @Post('orders/:id/create-invoice')
  async createInvoice(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
  ): Promise<InvoiceResponse> {
    return this.respond(await this.issue.execute(id, principal));
  }

  /** Newest invoices first, with X-Total-Count: all for administrators, otherwise the customer's own. */
  @Get('invoices')
  async listInvoices(
    @CurrentPrincipal() principal: Principal,
    @Query() query: ListInvoicesRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<InvoiceSummaryResponse[]> {
    const { invoices, total } = await this.invoices.list(query, principal);
    void reply.header('x-total-count', total);
    return invoices.map((invoice) => InvoiceSummaryResponse.from(invoice));
  }

  /** 404 for an unknown number and for another customer's. */
  @Get('invoices/number/:number')
  async getInvoiceByNumber(
    @CurrentPrincipal() principal: Principal,
    @Param() { number }: InvoiceNumberRequest,
  ): Promise<InvoiceResponse> {
    return this.respond(await this.invoices.get(number, principal));
  }

  private respond(invoice: Invoice): InvoiceResponse {
    return InvoiceResponse.from(invoice, this.links.findUrlOf(invoice));
  }
}
