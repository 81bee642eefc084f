import { prepared, type Statement } from '@kp/platform/database';
import type { ProductFilter } from '../domain/product-filter';
import { ProductConditions } from './product-conditions';
import { orderLabel, orderOf } from './product-order';
import { groupCardColumn, joinTranslation, PRODUCT_COLUMNS, TRANSLATED_COLUMNS } from './product.queries';

export interface Query {
  statement: Statement;
  values: unknown[];
}

/** Of the shop's lists. */
const FIRST_PAGE = 20;

/** What a list in another language than that of the catalogue joins, for its texts and for sorting names. */
export function translation(
  { language, sort, isCollapsed }: ProductFilter,
  conditions: ProductConditions,
  matches?: string,
) {
  const withGroup = (columns: string, spoken: string | null) =>
    isCollapsed ? `${columns}, ${groupCardColumn(spoken, matches)}` : columns;
  if (language === undefined) return { columns: withGroup(PRODUCT_COLUMNS, null), ofPage: '', ofSort: '' };
  const spoken = conditions.bind(language);
  const join = joinTranslation(spoken);
  return {
    columns: withGroup(TRANSLATED_COLUMNS, spoken),
    ofPage: join,
    ofSort: sort === 'name' ? join : '',
  };
}

/**
 * The first page as the shop asks for it has its size in the text: with a parameter PostgreSQL takes a tenth of all products
 * for the page, and plans each list anew.
 */
function pageOf({ limit, offset }: ProductFilter, conditions: ProductConditions) {
  if (limit === FIRST_PAGE && offset === 0) return { label: '.first', text: `LIMIT ${FIRST_PAGE}` };
  return { label: '', text: `LIMIT ${conditions.bind(limit)} OFFSET ${conditions.bind(offset)}` };
}

/** Selects the page before joining the categories; otherwise the planner starts with the categories. */
export function listQuery(filter: ProductFilter): Query {
  const conditions = new ProductConditions(filter);
  const order = orderOf(filter, conditions);
  const { columns, ofPage, ofSort } = translation(filter, conditions);
  // Before the page is bound, which the conditions of other variants do not have.
  const where = filter.isCollapsed ? conditions.collapsed(filter) : conditions.text;
  const page = pageOf(filter, conditions);
  const text = () => `
    SELECT coalesce(json_agg(shown), '[]')::text AS body, coalesce(array_agg(shown.id), '{}') AS ids
      FROM (SELECT ${columns}
              FROM (SELECT p.* FROM product p ${ofSort}
                     WHERE ${where}
                     ORDER BY ${order}
                     ${page.text}) p
              JOIN category c ON c.id = p.category_id ${ofPage}
             ORDER BY ${order}) shown`;
  const name = `catalog.list.${conditions.shape}.${orderLabel(filter, filter.sort)}${page.label}`;
  return { statement: prepared(name, text, { isQuick: true }), values: conditions.values };
}

export function countQuery(filter: ProductFilter): Query {
  const conditions = new ProductConditions(filter);
  const where = filter.isCollapsed ? conditions.collapsed(filter, 'newest') : conditions.text;
  const text = `SELECT count(*)::int AS total FROM product p WHERE ${where}`;
  const name = `catalog.count.${conditions.shape}${filter.isCollapsed ? '.groups' : ''}`;
  return { statement: prepared(name, text), values: conditions.values };
}
