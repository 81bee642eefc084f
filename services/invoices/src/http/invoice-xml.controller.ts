import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { Access, CurrentPrincipal, type Principal } from '@kp/platform/http';
import type { FastifyReply } from 'fastify';
import { InvoicesService } from '../invoices.service';
import { sendXml } from './invoice-files';
import { InvoiceNumberRequest } from './invoices.dto';

@Access('customer')
@Controller('api/invoices/number')
export class InvoiceXmlController {
  constructor(private readonly invoices: InvoicesService) {}

  /**
   * The invoice as an e-invoice file in UBL 2.1 by EN 16931 and RO_CIUS. 404 as for the invoice itself; 409
   * INVOICES.XML_INCOMPLETE with the `missing` facts in `details`.
   */
  @ApiProduces('application/xml')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Get(':number/xml')
  async getInvoiceXml(
    @CurrentPrincipal() principal: Principal,
    @Param() { number }: InvoiceNumberRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const invoice = await this.invoices.get(number, principal);
    sendXml(reply, invoice, await this.invoices.getXml(invoice));
  }
}
