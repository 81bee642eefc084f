/** SQL of whether product `row` can be bought now, without a quote. */
export const sellableSql = (row: string): string =>
  `(${row}.in_stock AND ${row}.stock_quantity > 0 AND ${row}.price_minor IS NOT NULL)`;
