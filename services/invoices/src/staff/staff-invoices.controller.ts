import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  Access,
  CurrentPrincipal,
  IDEMPOTENCY_KEY_HEADER,
  IdempotencyKey,
  type Principal,
  RateLimit,
} from '@kp/platform/http';
import { parseMinor } from '@kp/commerce';
import { writeZip } from '@kp/platform/zip';
import { businessDay } from '@kp/settings';
import type { FastifyReply } from 'fastify';
import { InvoiceNumberRequest } from '../http/invoices.dto';
import { CreditInvoice } from '../use-cases/credit-invoice';
import { InvoiceList } from './invoice-list';
import { SendInvoice } from './send-invoice';
import {
  CreditInvoiceRequest,
  InvoiceFilterRequest,
  IssuedCreditNoteResponse,
  InvoiceSumsResponse,
  ListStaffInvoicesRequest,
  StaffInvoiceResponse,
} from './staff-invoices.dto';

const ZIP = 'application/zip';

@ApiTags('Invoices')
@Access('admin', 'invoices')
@Controller('admin/api')
export class StaffInvoicesController {
  constructor(
    private readonly invoices: InvoiceList,
    private readonly sending: SendInvoice,
    private readonly credit: CreditInvoice,
  ) {}

  /** Invoices, stornos and credit notes, newest first, with X-Total-Count, which is 10,000 where a search finds as many or more. */
  @Get('invoices')
  async listInvoicesByAdmin(
    @Query()
    { sort = '-number', limit = 100, offset = 0, ...filter }: ListStaffInvoicesRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffInvoiceResponse[]> {
    const { invoices, total } = await this.invoices.list(filter, sort, {
      limit,
      offset,
    });
    void reply.header('x-total-count', total);
    return invoices.map((invoice) => StaffInvoiceResponse.from(invoice));
  }

  /** Sums of all that match, by currency; none where a search finds 10,000 or more. */
  @Get('invoice-sums')
  async sumInvoicesByAdmin(@Query() filter: InvoiceFilterRequest): Promise<InvoiceSumsResponse[]> {
    return (await this.invoices.sum(filter)).map((sums) => InvoiceSumsResponse.from(sums));
  }

  /** PDF and XML of all that match. 422 INVOICES.TOO_MANY for more than 5,000. */
  @ApiOkResponse({
    content: { [ZIP]: { schema: { type: 'string', format: 'binary' } } },
  })
  @RateLimit({ limit: 10, seconds: 60, by: 'caller' })
  @Get('invoices.zip')
  async downloadInvoicesByAdmin(@Query() filter: InvoiceFilterRequest): Promise<StreamableFile> {
    return new StreamableFile(writeZip(await this.invoices.archive(filter)), {
      type: ZIP,
      disposition: `attachment; filename="invoices-${businessDay(new Date())}.zip"`,
    });
  }

  /** Mails the document with its PDF to its buyer once more. 409 INVOICES.NO_EMAIL. */
  @RateLimit({ limit: 20, seconds: 60, by: 'caller' })
  @HttpCode(202)
  @Post('invoices/:number/send')
  async sendInvoiceByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { number }: InvoiceNumberRequest,
  ): Promise<void> {
    await this.sending.execute(number, principal);
  }

  /**
   * Takes an amount off an invoice without a return. 409 INVOICES.CREDIT_TOO_LARGE with `details.left`,
   * INVOICES.NOT_CREDITABLE, INVOICES.PAID_ONLINE, INVOICES.COLLECTION_OPEN, INVOICES.CREDIT_KEY_MISMATCH.
   */
  @ApiHeader(IDEMPOTENCY_KEY_HEADER)
  @RateLimit({ limit: 60, seconds: 60, by: 'caller' })
  @HttpCode(201)
  @Post('invoices/:number/credit-notes')
  async creditInvoiceByAdmin(
    @CurrentPrincipal() principal: Principal,
    @IdempotencyKey() idempotencyKey: string | null,
    @Param() { number }: InvoiceNumberRequest,
    @Body() { amount, productCode, note = '', ...request }: CreditInvoiceRequest,
  ): Promise<IssuedCreditNoteResponse> {
    const concession = {
      ...request,
      key: idempotencyKey ?? randomUUID(),
      amountMinor: parseMinor(amount),
      productCode: productCode ?? null,
      note,
    };
    const creditNoteNumber = await this.credit.execute(number, concession, principal);
    return { creditNoteNumber };
  }
}
