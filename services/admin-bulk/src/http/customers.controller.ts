import { Controller, Get, Header, Param, Query, Res } from '@nestjs/common';
import { Access, IdParam } from '@kp/platform/http';
import type { FastifyReply } from 'fastify';
import { Customers } from '../customers/customers';
import { CustomerDetailsResponse, CustomerResponse, ListCustomersRequest } from './customers.dto';

@Access('admin', 'customers')
@Controller('admin/api/customers')
export class CustomersController {
  constructor(private readonly customers: Customers) {}

  /** All accounts, with X-Total-Count. Their order and the filter of orders follow a new order within a minute. */
  @Header('cache-control', 'no-store')
  @Get()
  async listCustomersByAdmin(
    @Query() { sort = '-createdAt', limit = 100, offset = 0, ...filter }: ListCustomersRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CustomerResponse[]> {
    const { customers, total } = await this.customers.list(filter, sort, { limit, offset });
    void reply.header('x-total-count', total);
    return customers.map((customer) => CustomerResponse.from(customer));
  }

  /** 404 `AUTH.CUSTOMER_NOT_FOUND` for an account that does not exist or was deleted. */
  @Header('cache-control', 'no-store')
  @Get(':id')
  async getCustomerByAdmin(@Param() { id }: IdParam): Promise<CustomerDetailsResponse> {
    return CustomerDetailsResponse.fromDetails(await this.customers.get(id));
  }
}
