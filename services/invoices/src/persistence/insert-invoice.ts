import { insertedColumns, prepared } from '@kp/platform/database';
import { type DocumentTexts, dueDateOf, type InvoiceDraft } from '../domain/invoice';

interface Issued extends InvoiceDraft, Partial<DocumentTexts> {
  number: string;
  issueDate: string;
}

const INVOICE = insertedColumns<Issued>({
  number: ({ number }) => number,
  kind: ({ kind }) => kind,
  order_id: ({ orderId }) => orderId,
  order_number: ({ orderNumber }) => orderNumber,
  user_id: ({ userId }) => userId,
  reverses_id: ({ reversesId }) => reversesId,
  credits_id: ({ creditsId }) => creditsId,
  refund_key: ({ refundKey }) => refundKey,
  issue_date: ({ issueDate }) => issueDate,
  due_date: (issued) => dueDateOf(issued, issued.issueDate),
  supply_date: ({ supplyDate, issueDate }) => supplyDate ?? issueDate,
  language: ({ language }) => language,
  payment_method: ({ paymentMethod }) => paymentMethod,
  is_paid: ({ isPaid }) => isPaid,
  po_number: ({ poNumber }) => poNumber,
  cost_center: ({ costCenter }) => costCenter,
  seller: ({ seller }) => JSON.stringify(seller),
  buyer: ({ buyer }) => JSON.stringify(buyer),
  intro: ({ intro }) => intro,
  footer: ({ footer }) => footer,
  currency: ({ currency }) => currency,
  subtotal_minor: ({ subtotalMinor }) => subtotalMinor,
  discount_code: ({ discountCode }) => discountCode,
  allowance_minor: ({ allowanceMinor }) => allowanceMinor,
  vat_minor: ({ vatMinor }) => vatMinor,
  vat_lines: ({ vatLines }) => JSON.stringify(vatLines),
  total_minor: ({ totalMinor }) => totalMinor,
  ordered_currency: ({ ordered }) => ordered.currency,
  ordered_subtotal_minor: ({ ordered }) => ordered.subtotalMinor,
  ordered_discount_minor: ({ ordered }) => ordered.discountMinor,
  ordered_shipping_minor: ({ ordered }) => ordered.shippingMinor,
  ordered_vat_minor: ({ ordered }) => ordered.vatMinor,
  ordered_total_minor: ({ ordered }) => ordered.totalMinor,
  exchange_rate: ({ exchange }) => exchange?.rate,
  exchange_rate_date: ({ exchange }) => exchange?.date,
  exchange_rate_source: ({ exchange }) => exchange?.source,
  vat_category: ({ tax }) => tax?.vatCategory,
  tax_country: ({ tax }) => tax?.country,
  is_vat_on_collection: ({ tax }) => tax?.isOnCollection ?? false,
  delivered_to: ({ tax }) => tax && JSON.stringify(tax.deliveredTo),
  accounting_currency: ({ tax }) => tax?.accounting?.currency,
  accounting_rate: ({ tax }) => tax?.accounting?.rate,
  accounting_rate_date: ({ tax }) => tax?.accounting?.date,
  accounting_rate_source: ({ tax }) => tax?.accounting?.source,
  accounting_vat_minor: ({ tax }) => tax?.accounting?.vatMinor,
});

const LINES = insertedColumns<InvoiceDraft['lines'][number]>(
  {
    product_name: ['text', ({ productName }) => productName],
    product_code: ['text', ({ productCode }) => productCode],
    gtin: ['text', ({ gtin }) => gtin],
    unit_code: ['text', ({ unit }) => unit],
    quantity: ['int', ({ quantity }) => quantity],
    unit_price: ['numeric', ({ unitPrice }) => unitPrice],
    vat_category: ['text', ({ vatCategory }) => vatCategory],
    vat_rate: ['numeric', ({ vatRate }) => vatRate],
    line_total_minor: ['bigint', ({ lineTotalMinor }) => lineTotalMinor],
    ordered_total_minor: ['bigint', ({ orderedTotalMinor }) => orderedTotalMinor],
    gross_total_minor: ['bigint', ({ grossTotalMinor }) => grossTotalMinor],
  },
  INVOICE.next,
);

export const INSERT_INVOICE = prepared(
  'invoices.insert',
  `WITH issued AS (INSERT INTO invoice (${INVOICE.names}) VALUES (${INVOICE.parameters}) RETURNING id, order_id, kind, total_minor),
        part AS (INSERT INTO invoice_part (invoice_id, order_id, total_minor, is_invoicing)
                 SELECT id, order_id, total_minor, kind = 'invoice' FROM issued)
   INSERT INTO invoice_line (invoice_id, ${LINES.names}, position)
   SELECT issued.id, line.* FROM issued, unnest(${LINES.arrays}) WITH ORDINALITY AS line (${LINES.names}, position)`,
);

export const insertValues = (issued: Issued): unknown[] => [
  ...INVOICE.valuesOf(issued),
  ...LINES.arraysOf(issued.lines),
];
