import { Controller, Get, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, IdParam } from '@kp/platform/http';
import { CSV_FILE, csvFile, XLSX_FILE, xlsxFile } from '@kp/platform/tables';
import { SettingsService } from '@kp/settings';
import type { FastifyReply } from 'fastify';
import { CustomerExport } from './customer-export';
import { Customers } from './customers';
import {
  CustomerDetailsResponse,
  CustomerFilterRequest,
  CustomerResponse,
  ListCustomersRequest,
} from './customers.dto';

@Access('admin', 'customers')
@Controller('admin/api')
export class CustomersController {
  constructor(
    private readonly customers: Customers,
    private readonly file: CustomerExport,
    private readonly settings: SettingsService,
  ) {}

  /** All accounts, with X-Total-Count. Their order and the filter of orders follow a new order within a minute. */
  @Get('customers')
  async listCustomersByAdmin(
    @Query() { sort = '-createdAt', limit = 100, offset = 0, ...filter }: ListCustomersRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CustomerResponse[]> {
    const { customers, total } = await this.customers.list(filter, sort, { limit, offset });
    void reply.header('x-total-count', total);
    return customers.map((customer) => ({ ...customer, currency: this.settings.currency }));
  }

  /** All that match with their company, addresses and figures: UTF-8 with a byte order mark. */
  @ApiOkResponse(CSV_FILE)
  @Get('customers.csv')
  exportCustomersByAdmin(@Query() filter: CustomerFilterRequest): StreamableFile {
    return csvFile(this.file.table(filter));
  }

  /** The same as a workbook: 422 EXPORT.TOO_MANY_ROWS for more than 100,000 customers. */
  @ApiOkResponse(XLSX_FILE)
  @Get('customers.xlsx')
  exportCustomerWorkbookByAdmin(@Query() filter: CustomerFilterRequest): Promise<StreamableFile> {
    return xlsxFile(this.file.table(filter));
  }

  /** 404 `AUTH.CUSTOMER_NOT_FOUND` for an account that does not exist or was deleted. */
  @Get('customers/:id')
  async getCustomerByAdmin(@Param() { id }: IdParam): Promise<CustomerDetailsResponse> {
    return { ...(await this.customers.get(id)), currency: this.settings.currency };
  }
}
