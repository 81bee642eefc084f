import type { Order, OrderLine } from '../domain/order.entity';
import { LINE_COLUMNS, ORDER_COLUMNS } from '../staff/order-export';

/** Columns of the export by the names of their fields. Its invoice numbers are left out: invoices are issued here only. */
const ORDER_HEADS = {
  orderNumber: 'Order',
  placedAt: 'Placed at',
  status: 'Status',
  paymentMethod: 'Payment method',
  paymentStatus: 'Payment status',
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  city: 'City',
  county: 'County',
  zipCode: 'ZIP code',
  country: 'Country',
  items: 'Items',
  subtotal: 'Subtotal',
  discountCode: 'Discount code',
  discount: 'Discount',
  shipping: 'Shipping',
  vat: 'VAT',
  total: 'Total',
  refunded: 'Refunded',
  currency: 'Currency',
  courier: 'Courier',
  awbNumber: 'Tracking number',
  notes: 'Notes',
} as const;

const LINE_HEADS = {
  productCode: 'Product code',
  productName: 'Product',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  lineTotal: 'Line total',
} as const;

export type OrderColumnField = keyof typeof ORDER_HEADS;
export type LineField = keyof typeof LINE_HEADS;

export const ORDER_COLUMN_FIELDS = Object.keys(ORDER_HEADS) as OrderColumnField[];
export const LINE_FIELDS = Object.keys(LINE_HEADS) as LineField[];

/** What an import changes of an order of this shop. */
export const CHANGEABLE = ['status', 'courier', 'awbNumber', 'notes'] as const satisfies OrderColumnField[];
export type ChangeableField = (typeof CHANGEABLE)[number];

export const orderText = (order: Order, field: OrderColumnField): string =>
  String(ORDER_COLUMNS[ORDER_HEADS[field]]!(order) ?? '');

export const lineText = (line: OrderLine, field: LineField): string =>
  String(LINE_COLUMNS[LINE_HEADS[field]]!(line) ?? '');

export const EXAMPLES: Partial<Record<OrderColumnField | LineField, string>> = {
  orderNumber: 'ORD-2026-000123',
  status: 'shipped',
  courier: 'DPD',
  awbNumber: '80123456789',
};
