import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { Access, CurrentPrincipal, IdParam, type Principal } from '@kp/platform/http';
import type { FastifyReply } from 'fastify';
import { Suppliers } from '../suppliers/suppliers';
import {
  ListSuppliersRequest,
  SaveSupplierRequest,
  supplierInput,
  SupplierRemovalResponse,
  SupplierResponse,
} from './suppliers.dto';

@Access('admin', 'purchasing')
@Controller('admin/api/suppliers')
export class SuppliersController {
  constructor(private readonly suppliers: Suppliers) {}

  /** By name, all of them unless `limit` is given; X-Total-Count says how many match. Without `status` those not archived. */
  @Access('admin', ['catalog', 'purchasing'])
  @Get()
  async listSuppliersByAdmin(
    @Query() { status = 'active', ...query }: ListSuppliersRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SupplierResponse[]> {
    const { suppliers, total } = await this.suppliers.list({ ...query, status });
    void reply.header('x-total-count', total);
    return suppliers;
  }

  /** 409 CATALOG.SUPPLIER_NAME_TAKEN for a name in use, also by an archived supplier. */
  @Post()
  createSupplierByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Body() request: SaveSupplierRequest,
  ): Promise<SupplierResponse> {
    return this.suppliers.create(supplierInput(request), principal);
  }

  @Put(':id')
  updateSupplierByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
    @Body() request: SaveSupplierRequest,
  ): Promise<SupplierResponse> {
    return this.suppliers.update(id, supplierInput(request), request.version, principal);
  }

  /** Archives a supplier that has products. */
  @Delete(':id')
  async deleteSupplierByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
  ): Promise<SupplierRemovalResponse> {
    return { outcome: await this.suppliers.remove(id, principal) };
  }
}
