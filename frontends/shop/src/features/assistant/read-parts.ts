import { isDecimalAmount, TAX_CLASSES } from '@kp/commerce';
import { isPictureUrl } from './safe-url';
import type {
  ChecklistItem,
  ProposedItem,
  ReplyInvoice,
  ReplyLink,
  ReplyOrder,
  ReplyPart,
  ReplyProduct,
  ReplySource,
} from './reply.types';

export type Fields = Readonly<Record<string, unknown>>;

/** More than any reply needs, so that a stored or foreign one cannot fill the page. */
const MAX_ITEMS = 200;

export const isText = (value: unknown): value is string => typeof value === 'string';
const isAmount = (value: unknown): value is string => isText(value) && isDecimalAmount(value);
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
export const isDate = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

export function listOf<Item>(value: unknown, read: (fields: Fields) => Item | null): Item[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MAX_ITEMS).flatMap((item) => read(fieldsOf(item)) ?? []);
}

export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(isText).slice(0, MAX_ITEMS) : [];
}

const READERS: Readonly<Record<ReplyPart['type'], (fields: Fields) => ReplyPart>> = {
  products: ({ products }) => ({ type: 'products', products: listOf(products, readProduct) }),
  comparison: readComparison,
  orders: ({ orders }) => ({ type: 'orders', orders: listOf(orders, readOrder) }),
  invoices: ({ invoices }) => ({ type: 'invoices', invoices: listOf(invoices, readInvoice) }),
  links: ({ links }) => ({ type: 'links', links: listOf(links, readLink) }),
  sources: ({ sources }) => ({ type: 'sources', sources: listOf(sources, readSource) }),
  proposal: ({ items, total, added }) => ({
    type: 'proposal',
    items: listOf(items, readProposedItem),
    total: isAmount(total) ? total : '0.00',
    added: Array.isArray(added) ? added.filter(isId) : [],
  }),
  checklist: ({ title, groups }) => ({
    type: 'checklist',
    title: isText(title) ? title : '',
    groups: listOf(groups, (group) =>
      isText(group.title) ? { title: group.title, items: listOf(group.items, readChecklistItem) } : null,
    ),
  }),
};

/** Leaves out what is not understood: parts of unknown types, and items without what a screen needs. */
export function readParts(value: unknown): ReplyPart[] {
  return listOf(value, (fields) => {
    const { type } = fields;
    return isText(type) && Object.hasOwn(READERS, type) ? READERS[type as ReplyPart['type']](fields) : null;
  });
}

function readProduct(fields: Fields): ReplyProduct | null {
  const { id, name, slug, price, currency, compareAtPrice, imageUrl, inStock, stock } = fields;
  const taxClass = TAX_CLASSES.find((each) => each === fields.taxClass);
  if (
    !isId(id) ||
    !isText(name) ||
    !isText(slug) ||
    !(price === null || isAmount(price)) ||
    !isText(currency)
  )
    return null;
  return {
    id,
    name,
    slug,
    price,
    currency,
    inStock: inStock === true,
    ...(isAmount(compareAtPrice) && { compareAtPrice }),
    ...(isText(imageUrl) && isPictureUrl(imageUrl) && { imageUrl }),
    ...(Number.isSafeInteger(stock) && { stock: Number(stock) }),
    ...(taxClass && { taxClass }),
  };
}

function readComparison({ columns, rows }: Fields): ReplyPart {
  const read = listOf(columns, ({ id, name, slug }) =>
    isId(id) && isText(name) && isText(slug) ? { id, name, slug } : null,
  );
  const valueOf = (value: unknown) => (isText(value) ? value : null);
  return {
    type: 'comparison',
    columns: read,
    rows: listOf(rows, ({ label, values }) =>
      isText(label) && Array.isArray(values)
        ? { label, values: read.map((_column, index) => valueOf(values[index])) }
        : null,
    ),
  };
}

function readOrder({
  id,
  number,
  status,
  total,
  currency,
  placedAt,
  url,
  ...rest
}: Fields): ReplyOrder | null {
  if (!isId(id) || !isText(number) || !isText(status) || !isAmount(total) || !isText(currency)) return null;
  if (!isDate(placedAt) || !isText(url)) return null;
  const { trackingNumber } = rest;
  return {
    id,
    number,
    status,
    total,
    currency,
    placedAt,
    url,
    ...(isText(trackingNumber) && { trackingNumber }),
  };
}

function readInvoice({ id, number, status, total, currency, issuedAt, url }: Fields): ReplyInvoice | null {
  if (!isId(id) || !isText(number) || !isText(status) || !isAmount(total) || !isText(currency)) return null;
  return isDate(issuedAt) && isText(url) ? { id, number, status, total, currency, issuedAt, url } : null;
}

function readLink({ label, url }: Fields): ReplyLink | null {
  return isText(label) && isText(url) ? { label, url } : null;
}

function readSource({ title, section, url }: Fields): ReplySource | null {
  if (!isText(title) || !isText(url)) return null;
  return { title, section: isText(section) ? section : '', url };
}

function readProposedItem(fields: Fields): ProposedItem | null {
  const { productId, name, slug, quantity, price, currency } = fields;
  if (!isId(productId) || !isText(name) || !isText(slug) || !isId(quantity)) return null;
  return isAmount(price) && isText(currency) ? { productId, name, slug, quantity, price, currency } : null;
}

function readChecklistItem({ label, quantity, search }: Fields): ChecklistItem | null {
  if (!isText(label)) return null;
  return { label, ...(isId(quantity) && { quantity }), ...(isText(search) && search && { search }) };
}
