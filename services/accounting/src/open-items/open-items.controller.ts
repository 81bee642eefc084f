import { Controller, Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, IdParam } from '@kp/platform/http';
import type { FastifyReply } from 'fastify';
import { CustomerStatement } from './customer-statement';
import { lastDayOf, OpenItems } from './open-items';
import {
  AgeingResponse,
  CustomerAgeingResponse,
  ListOpenItemsRequest,
  OpenDocumentResponse,
  OpenItemsRequest,
  PunctualityResponse,
} from './open-items.dto';

const PDF = 'application/pdf';

@Access('admin', 'accounting')
@Controller('admin/api')
export class OpenItemsController {
  constructor(
    private readonly items: OpenItems,
    private readonly statement: CustomerStatement,
  ) {}

  /**
   * Customers with something to pay, by how many days it is overdue, and those with a credit, the most indebted first, with
   * X-Total-Count: as of today, or at the end of a month that is over.
   */
  @Get('open-items')
  async listAccountingOpenItems(
    @Query() { limit = 100, offset = 0, month }: ListOpenItemsRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CustomerAgeingResponse[]> {
    const { customers, total } = await this.items.list(limit, offset, lastDayOf(month));
    void reply.header('x-total-count', total);
    return customers.map((customer) => CustomerAgeingResponse.from(customer));
  }

  /** Of all customers, by currency. */
  @Get('open-items/sums')
  async sumAccountingOpenItems(@Query() { month }: OpenItemsRequest): Promise<AgeingResponse[]> {
    return (await this.items.sum(lastDayOf(month))).map((ageing) => AgeingResponse.from(ageing));
  }

  /** How many of the invoices that fell due in the last 90 days were paid by then. */
  @Get('open-items/punctuality')
  countAccountingPunctual(): Promise<PunctualityResponse> {
    return this.items.punctuality();
  }

  /** The open invoices and credits of the customer of a document, the oldest first. */
  @Get('open-items/:id/documents')
  async listAccountingOpenDocuments(
    @Param() { id }: IdParam,
    @Query() { month }: OpenItemsRequest,
  ): Promise<OpenDocumentResponse[]> {
    return (await this.items.ofCustomer(id, lastDayOf(month))).map((document) =>
      OpenDocumentResponse.from(document),
    );
  }

  /** The same as a PDF in the language of the customer; 404 ACCOUNTING.NOTHING_OPEN. */
  @ApiOkResponse({ content: { [PDF]: { schema: { type: 'string', format: 'binary' } } } })
  @Get('open-items/:id/statement.pdf')
  async getAccountingStatementPdf(
    @Param() { id }: IdParam,
    @Query() { month }: OpenItemsRequest,
  ): Promise<StreamableFile> {
    const { name, pdf } = await this.statement.draw(id, lastDayOf(month));
    return new StreamableFile(pdf, {
      type: PDF,
      disposition: `inline; filename="${name}"`,
      length: pdf.length,
    });
  }
}
