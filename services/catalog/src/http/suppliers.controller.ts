import { Controller, Get } from '@nestjs/common';
import { Access } from '@kp/platform/http';
import { prepared, Sql } from '@kp/platform/database';

const LIST = prepared('catalog.list-suppliers', 'SELECT id, name FROM supplier ORDER BY name, id');

export class SupplierResponse {
  id: number;
  name: string;
}

@Controller('admin/api/suppliers')
export class SuppliersController {
  constructor(private readonly sql: Sql) {}

  /** All suppliers, by name. */
  @Access('admin', 'catalog')
  @Get()
  listSuppliersByAdmin(): Promise<SupplierResponse[]> {
    return this.sql.rows<SupplierResponse>(LIST);
  }
}
