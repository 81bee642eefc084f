import { Body, Controller, Get, Headers, Param, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { Public, RateLimit } from '@kp/platform/http';
import type { FastifyReply } from 'fastify';
import { GuestInvoices } from '../guest-invoices';
import { InvoicesService } from '../invoices.service';
import { InvoicePdfs } from '../pdf/invoice-pdfs';
import {
  BillingCompanyResponse,
  billingCompanyOfRequest,
  GuestInvoiceResponse,
  GuestInvoiceTokenRequest,
  IssueGuestInvoiceRequest,
} from './guest-invoices.dto';
import { sendPdf, sendXml } from './invoice-files';

/** 404 for an unknown link and for a customer's order, 410 ORDERS.LINK_EXPIRED after 90 days. */
@Public()
@Controller('api/order-status/:token')
export class GuestInvoicesController {
  constructor(
    private readonly guestInvoices: GuestInvoices,
    private readonly invoices: InvoicesService,
    private readonly pdfs: InvoicePdfs,
  ) {}

  /** What the form of the company starts with, for a delivered order without an invoice: nothing but the country. */
  @RateLimit({ limit: 60, seconds: 60 })
  @Get('billing-company')
  async getGuestBillingCompany(
    @Param() { token }: GuestInvoiceTokenRequest,
  ): Promise<BillingCompanyResponse> {
    return this.guestInvoices.getBillingCompany(token);
  }

  /**
   * Issues the invoice of a guest's delivered order, once. 409 INVOICES.ALREADY_ISSUED has its `invoiceNumber` in
   * `details`; 409 INVOICES.ORDER_NOT_DELIVERED before it is delivered.
   */
  @RateLimit({ limit: 10, seconds: 60 })
  @Post('invoice')
  async issueGuestInvoice(
    @Param() { token }: GuestInvoiceTokenRequest,
    @Body() { company }: IssueGuestInvoiceRequest,
  ): Promise<GuestInvoiceResponse> {
    const invoice = await this.guestInvoices.issue(token, company ? billingCompanyOfRequest(company) : null);
    return { invoiceNumber: invoice.number };
  }

  /** The same file as its owner's. 404 INVOICES.NOT_FOUND before it is issued and once it is reversed. */
  @RateLimit({ limit: 60, seconds: 60 })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Get('invoice/pdf')
  async getGuestInvoicePdf(
    @Param() { token }: GuestInvoiceTokenRequest,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const invoice = await this.guestInvoices.get(token);
    sendPdf(reply, invoice, await this.pdfs.get(invoice), known);
  }

  /** As the PDF; 409 INVOICES.XML_INCOMPLETE with the `missing` facts in `details`. */
  @RateLimit({ limit: 60, seconds: 60 })
  @ApiProduces('application/xml')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Get('invoice/xml')
  async getGuestInvoiceXml(
    @Param() { token }: GuestInvoiceTokenRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const invoice = await this.guestInvoices.get(token);
    sendXml(reply, invoice, await this.invoices.getXml(invoice));
  }
}
