import { Injectable } from '@nestjs/common';
import { Sql } from '@kp/platform/database';
import type { CategoryResponse } from '../http/dto/category.response';
import { CATEGORIES } from '../persistence/product.queries';

/** All categories in the order of the shop, with the number of active products in each. */
@Injectable()
export class ListCategories {
  constructor(private readonly sql: Sql) {}

  execute(): Promise<CategoryResponse[]> {
    return this.sql.rows<CategoryResponse>(CATEGORIES);
  }
}
