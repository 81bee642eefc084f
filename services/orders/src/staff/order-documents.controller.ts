import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, IdParam } from '@kp/platform/http';
import { businessDay } from '@kp/settings';
import { ExportOrdersRequest, PackingSlipsRequest } from '../http/list-orders.dto';
import { type OrderDocument, OrderDocuments } from './order-documents';
import { OrderExport } from './order-export';

const fileOf = (type: string) => ({ content: { [type]: { schema: { type: 'string', format: 'binary' } } } });

@Access('admin', 'orders:read')
@Controller('admin/api')
export class OrderDocumentsController {
  constructor(
    private readonly documents: OrderDocuments,
    private readonly orderExport: OrderExport,
  ) {}

  /** All orders that match, without paging: UTF-8 with a byte order mark, a row per order or, with `lines`, per line. */
  @ApiOkResponse(fileOf('text/csv'))
  @Get('orders.csv')
  exportOrdersByAdmin(@Query() query: ExportOrdersRequest): StreamableFile {
    const filter = ExportOrdersRequest.filterOf(query);
    return new StreamableFile(this.orderExport.csv(filter, query.sort, query.lines === true), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="orders-${businessDay(new Date())}.csv"`,
    });
  }

  /** Lines with a box to tick, without prices. */
  @ApiOkResponse(fileOf('application/pdf'))
  @Get('orders/:id/packing-slip.pdf')
  async getPackingSlipByAdmin(@Param() { id }: IdParam): Promise<StreamableFile> {
    return pdfOf(await this.documents.packingSlip(id));
  }

  /** Of up to 100 orders in one file, each on pages of its own, in the order of the ids. */
  @ApiOkResponse(fileOf('application/pdf'))
  @Get('packing-slips.pdf')
  async getPackingSlipsByAdmin(@Query() { orderIds }: PackingSlipsRequest): Promise<StreamableFile> {
    return pdfOf(await this.documents.packingSlips(orderIds));
  }

  /** In the language of the order. */
  @ApiOkResponse(fileOf('application/pdf'))
  @Get('orders/:id/order.pdf')
  async getOrderPdfByAdmin(@Param() { id }: IdParam): Promise<StreamableFile> {
    return pdfOf(await this.documents.order(id));
  }
}

const pdfOf = ({ fileName, pdf }: OrderDocument) =>
  new StreamableFile(pdf, {
    type: 'application/pdf',
    disposition: `inline; filename="${fileName}"`,
    length: pdf.length,
  });
