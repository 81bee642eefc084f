import { Controller, Get, Query } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import { Access } from '@kp/platform/http';
import { RowsQuery } from '@kp/settings';
import { OrderWeightResponse } from './order-weights.dto';

const WEIGH = prepared(
  'admin-bulk.weigh-orders',
  `SELECT l.order_id AS id, coalesce(sum(l.quantity::bigint * p.weight_grams), 0)::float8 AS grams,
          bool_and(p.weight_grams IS NOT NULL) AS "isComplete"
     FROM order_line l JOIN product p ON p.id = l.product_id
    WHERE l.order_id = ANY ($1::int[]) GROUP BY l.order_id ORDER BY l.order_id`,
);

@Access('admin', 'orders:read')
@Controller('admin/api/order-weights')
export class OrderWeightsController {
  constructor(private readonly sql: Sql) {}

  /** Of these orders, by what their products weigh today. */
  @Get()
  listOrderWeightsByAdmin(@Query() { ids }: RowsQuery): Promise<OrderWeightResponse[]> {
    return this.sql.rows<OrderWeightResponse>(WEIGH, [ids]);
  }
}
