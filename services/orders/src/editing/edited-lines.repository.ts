import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import type { EditPlan, PlannedLine } from './edit-plan';

const DELETE = prepared(
  'orders.delete-lines',
  `DELETE FROM order_line WHERE order_id = $1 AND id = ANY ($2::int[]) AND shipped_quantity + withdrawn_quantity = 0`,
);

const UPDATE = prepared(
  'orders.edit-lines',
  `UPDATE order_line l
      SET quantity = item.quantity, unit_price_minor = item.price, line_total_minor = item.price * item.quantity,
          list_price_minor = item.list_price, price_reason = item.reason, backordered_quantity = item.backordered,
          tax_category = item.tax_category, tax_rate = item.tax_rate, price_tax_rate = item.price_tax_rate
     FROM unnest($2::int[], $3::int[], $4::bigint[], $5::bigint[], $6::text[], $7::int[], $8::text[], $9::numeric[],
                 $10::numeric[])
            AS item (id, quantity, price, list_price, reason, backordered, tax_category, tax_rate, price_tax_rate)
    WHERE l.id = item.id AND l.order_id = $1 AND l.shipped_quantity + l.withdrawn_quantity <= item.quantity`,
);

const INSERT = prepared(
  'orders.add-lines',
  `INSERT INTO order_line (order_id, product_id, product_name, product_code, product_slug, image_url, unit_price_minor,
                           quantity, line_total_minor, list_price_minor, price_reason, withdrawal_exception, tax_category, tax_rate, price_tax_rate, gtin,
                           unit_code)
   SELECT $1, product_id, name, code, slug, image_url, price, quantity, price * quantity, list_price, reason, exception,
          tax_category, tax_rate, price_tax_rate, gtin, unit_code
     FROM unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::int[], $9::bigint[], $10::text[],
                 $11::text[], $12::text[], $13::numeric[], $14::numeric[], $15::text[], $16::text[])
       WITH ORDINALITY AS line (product_id, name, code, slug, image_url, price, quantity, list_price, reason, exception,
                                tax_category, tax_rate, price_tax_rate, gtin, unit_code, place)
    ORDER BY place`,
);

/** The caller holds the lock of the order. */
@Injectable()
export class EditedLines {
  constructor(private readonly sql: Sql) {}

  async save(orderId: number, { lines, removed }: Pick<EditPlan, 'lines' | 'removed'>): Promise<void> {
    if (removed.length > 0) await this.sql.run(DELETE, [orderId, removed.map(({ id }) => id)]);
    await this.update(
      orderId,
      lines.filter(({ before }) => before !== null),
    );
    await this.insert(
      orderId,
      lines.filter(({ before }) => before === null),
    );
  }

  private async update(orderId: number, lines: readonly PlannedLine[]): Promise<void> {
    if (lines.length === 0) return;
    await this.sql.run(UPDATE, [
      orderId,
      lines.map(({ before }) => before!.id),
      lines.map(({ priced }) => priced.quantity),
      lines.map(({ priced }) => priced.unitPriceMinor),
      lines.map(({ priced }) => priced.listPriceMinor),
      lines.map(({ priced }) => priced.priceReason),
      lines.map(({ backorderedQuantity }) => backorderedQuantity),
      lines.map(({ priced }) => priced.taxCategory),
      lines.map(({ priced }) => priced.taxRate),
      lines.map(({ priced }) => priced.priceTaxRate),
    ]);
  }

  private async insert(orderId: number, lines: readonly PlannedLine[]): Promise<void> {
    if (lines.length === 0) return;
    const column = <Field extends keyof PlannedLine['priced']>(field: Field) =>
      lines.map(({ priced }) => priced[field]);
    await this.sql.run(INSERT, [
      orderId,
      column('productId'),
      column('productName'),
      column('productCode'),
      column('productSlug'),
      column('imageUrl'),
      column('unitPriceMinor'),
      column('quantity'),
      column('listPriceMinor'),
      column('priceReason'),
      column('withdrawalException'),
      column('taxCategory'),
      column('taxRate'),
      column('priceTaxRate'),
      column('gtin'),
      column('unit'),
    ]);
  }
}
