import {
  isOfflineMethod,
  namedPaymentMethod,
  type OrderStatus,
  type PaymentStatus,
  stockEffect,
  type StockEffect,
} from '@kp/commerce';
import type { Order, OrderEvent } from './order.entity';

export interface SetStatusCommand {
  status: OrderStatus;
  awbNumber?: string;
  courier?: string;
  note?: string;
  /** Decimal, of a paid order that is cancelled: absent refunds everything, "0" nothing. */
  refundAmount?: string;
  /** Sent although a part of it is still to be paid. */
  isOutstandingAccepted?: boolean;
}

export interface StatusChange {
  stock: StockEffect;
  columns: Partial<Pick<Order, 'status' | 'paymentStatus' | 'awbNumber' | 'courier'>>;
  event: Pick<OrderEvent, 'kind' | 'fromStatus' | 'toStatus' | 'note'> | null;
  isStatusChanged: boolean;
}

type MoneyOfOrder = Pick<Order, 'paymentMethod' | 'paymentStatus' | 'totalMinor' | 'isNegotiated'>;

/** Only the courier's cash comes with the delivery; an order of a quote is paid by its invoice. */
export function paymentStatusAfter(order: MoneyOfOrder, status: OrderStatus): PaymentStatus {
  const { paymentStatus: current, totalMinor } = order;
  const method = namedPaymentMethod(order, totalMinor);
  if (method === 'none') return 'paid';
  const isRefunded = current === 'partly_refunded' || current === 'refunded';
  if (method !== 'cash' || isRefunded) return current;
  return status === 'delivered' ? 'paid' : 'unpaid';
}

export function statusChange(order: Order, command: SetStatusCommand): StatusChange {
  const isStatusChanged = command.status !== order.status;
  const shipment = {
    ...(isNew(command.awbNumber, order.awbNumber) && { awbNumber: command.awbNumber }),
    ...(isNew(command.courier, order.courier) && { courier: command.courier }),
  };
  const status = isStatusChanged && {
    status: command.status,
    paymentStatus: paymentStatusAfter(order, command.status),
  };
  return {
    stock: stockEffect(order.status, command.status),
    columns: { ...shipment, ...status },
    event: eventOf(order, command, Object.keys(shipment).length > 0),
    isStatusChanged,
  };
}

function isNew(sent: string | undefined, current: string | null): boolean {
  return sent !== undefined && sent !== current;
}

function eventOf(
  order: Order,
  { status, note = '' }: SetStatusCommand,
  isShipmentNew: boolean,
): StatusChange['event'] {
  const entry = { note: note || null };
  if (status !== order.status)
    return { kind: 'status', fromStatus: order.status, toStatus: status, ...entry };
  const noStatus = { fromStatus: null, toStatus: null, ...entry };
  if (isShipmentNew) return { kind: 'shipment', ...noStatus };
  return note ? { kind: 'note', ...noStatus } : null;
}

type Payable = Pick<Order, 'paymentMethod' | 'paymentStatus' | 'status'>;

export function isPaidOnline({ paymentMethod, paymentStatus }: Payable): boolean {
  return !isOfflineMethod(paymentMethod) && (paymentStatus === 'paid' || paymentStatus === 'partly_refunded');
}

const isPaidByTransfer = ({ paymentMethod, paymentStatus }: Payable): boolean =>
  paymentMethod === 'bank_transfer' && paymentStatus === 'paid';

export function mustBePaidFor(order: Payable, to: OrderStatus): boolean {
  return order.paymentMethod !== 'cash' && !isPaidByTransfer(order) && leavesWaiting(order, to);
}

export function leavesWaiting({ status }: Pick<Payable, 'status'>, to: OrderStatus): boolean {
  return isIdle(status) && !isIdle(to);
}

function isIdle(status: OrderStatus): boolean {
  return status === 'pending' || status === 'cancelled';
}
