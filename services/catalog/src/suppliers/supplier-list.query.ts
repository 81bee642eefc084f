import { prepared } from '@kp/platform/database';
import { searchedPhone } from '@kp/platform/phone';
import type { SupplierFilter, SupplierSort, SupplierStatus } from '../domain/supplier-administration';
import type { Query } from '../persistence/product-list.query';

const MATCHING = `
  FROM supplier s
 WHERE ($1::int IS NULL OR s.id = $1)
   AND ($2::boolean IS NULL OR (s.archived_at IS NOT NULL) = $2)
   AND ($3::text IS NULL
        OR strpos(catalog_words(concat_ws(' ', s.name, s.contact_person, s.email, s.phone)), catalog_words($3)) > 0
        OR strpos(s.phone, $4) > 0)`;

const NAME = 's.name COLLATE "und-x-icu"';

const ORDERS: Record<SupplierSort, string> = {
  name: `${NAME}, s.id`,
  '-name': `${NAME} DESC, s.id DESC`,
  products: `"productCount", ${NAME}, s.id`,
  '-products': `"productCount" DESC, ${NAME}, s.id`,
};

const pageIn = (sort: SupplierSort) =>
  prepared(
    `catalog.list-suppliers.${sort}`,
    `SELECT s.id, s.name, s.contact_person AS "contactPerson", s.email, s.phone, s.notes,
            s.archived_at IS NOT NULL AS archived,
            (SELECT count(*)::int FROM product p WHERE p.supplier_id = s.id AND p.deleted_at IS NULL) AS "productCount",
            s.version
     ${MATCHING} ORDER BY ${ORDERS[sort]} LIMIT $5 OFFSET $6`,
  );

const PAGES = {
  name: pageIn('name'),
  '-name': pageIn('-name'),
  products: pageIn('products'),
  '-products': pageIn('-products'),
};

const COUNT = prepared('catalog.count-suppliers', `SELECT count(*)::int AS total ${MATCHING}`);

const ARCHIVED: Record<SupplierStatus, boolean | null> = { active: false, archived: true, all: null };

const matching = ({ id, search, status = 'all' }: SupplierFilter) => [
  id ?? null,
  ARCHIVED[status],
  search ?? null,
  search === undefined ? null : searchedPhone(search),
];

export function supplierPageQuery(filter: SupplierFilter): Query {
  const { sort = 'name', limit = null, offset = 0 } = filter;
  return { statement: PAGES[sort], values: [...matching(filter), limit, offset] };
}

export function supplierCountQuery(filter: SupplierFilter): Query {
  return { statement: COUNT, values: matching(filter) };
}
