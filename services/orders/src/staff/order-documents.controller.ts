import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, IdParam } from '@kp/platform/http';
import { CSV_FILE, csvFile, XLSX_FILE, xlsxFile } from '@kp/platform/tables';
import { ExportOrdersRequest, PackingSlipsRequest, ShipmentParam } from '../http/list-orders.dto';
import { OrderDocuments, PDF_FILE, pdfOf } from './order-documents';
import { OrderExport } from './order-export';
import { PickList } from './pick-list';

@Access('admin', 'orders:read')
@Controller('admin/api')
export class OrderDocumentsController {
  constructor(
    private readonly documents: OrderDocuments,
    private readonly pickList: PickList,
    private readonly orderExport: OrderExport,
  ) {}

  /** All orders that match, without paging: UTF-8 with a byte order mark, a row per order or, with `lines`, per line. */
  @Access('admin', 'orders:read', 'amounts')
  @ApiOkResponse(CSV_FILE)
  @Get('orders.csv')
  exportOrdersByAdmin(@Query() query: ExportOrdersRequest): StreamableFile {
    return csvFile(this.tableOf(query));
  }

  /** The same as a workbook: 422 EXPORT.TOO_MANY_ROWS for more than 100,000 rows. */
  @Access('admin', 'orders:read', 'amounts')
  @ApiOkResponse(XLSX_FILE)
  @Get('orders.xlsx')
  exportOrderWorkbookByAdmin(@Query() query: ExportOrdersRequest): Promise<StreamableFile> {
    return xlsxFile(this.tableOf(query));
  }

  /** Lines with a box to tick, without prices. */
  @ApiOkResponse(PDF_FILE)
  @Get('orders/:id/packing-slip.pdf')
  async getPackingSlipByAdmin(@Param() { id }: IdParam): Promise<StreamableFile> {
    return pdfOf(await this.documents.packingSlip(id));
  }

  /** Of up to 100 orders in one file, each on pages of its own, in the order of the ids. */
  @ApiOkResponse(PDF_FILE)
  @Get('packing-slips.pdf')
  async getPackingSlipsByAdmin(@Query() { orderIds }: PackingSlipsRequest): Promise<StreamableFile> {
    return pdfOf(await this.documents.packingSlips(orderIds));
  }

  /** What is in stock and still to be shipped of up to 100 orders, by product, with the units of each order. */
  @ApiOkResponse(PDF_FILE)
  @Get('pick-list.pdf')
  async getPickListByAdmin(@Query() { orderIds }: PackingSlipsRequest): Promise<StreamableFile> {
    return pdfOf(await this.pickList.draw(orderIds));
  }

  /** Of one shipment, with its own number, in the language of the order, without prices. */
  @ApiOkResponse(PDF_FILE)
  @Get('orders/:id/shipments/:shipmentId/delivery-note.pdf')
  async getDeliveryNoteByAdmin(@Param() { id, shipmentId }: ShipmentParam): Promise<StreamableFile> {
    return pdfOf(await this.documents.deliveryNote(id, shipmentId));
  }

  /** In the language of the order. */
  @Access('admin', 'orders:read', 'amounts')
  @ApiOkResponse(PDF_FILE)
  @Get('orders/:id/order.pdf')
  async getOrderPdfByAdmin(@Param() { id }: IdParam): Promise<StreamableFile> {
    return pdfOf(await this.documents.order(id));
  }

  private tableOf(query: ExportOrdersRequest) {
    return this.orderExport.table(ExportOrdersRequest.filterOf(query), query.sort, query.lines === true);
  }
}
