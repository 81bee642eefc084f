import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Access, CurrentPrincipal, type Principal } from '@kp/platform/http';
import type { FastifyReply } from 'fastify';
import { InvoicesService } from '../invoices.service';
import { InvoicePdfs } from '../pdf/invoice-pdfs';
import { sendPdf } from './invoice-files';
import { InvoiceNumberRequest } from './invoices.dto';

@ApiTags('Invoices')
@Access('customer')
@Controller('api/invoices/number/:number/pdf')
export class InvoicePdfController {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly pdfs: InvoicePdfs,
  ) {}

  /** The invoice as a PDF, also before its background job has drawn it. 404 for another customer's. */
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Get()
  async getInvoicePdf(
    @CurrentPrincipal() principal: Principal,
    @Param() { number }: InvoiceNumberRequest,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const invoice = await this.invoices.get(number, principal);
    sendPdf(reply, invoice, await this.pdfs.get(invoice), known);
  }
}
