import { adminPath } from './admin-path';
import type { OpenTasks } from './open-tasks-api';
import { ordersPath } from './orders-query';

interface OpenTask {
  readonly key: Exclude<keyof OpenTasks, 'ordersToday'>;
  /** Of the list that it counts. */
  readonly path: string;
  /** Of these nothing is said while nothing waits: an owner shall not read ten zeros. */
  readonly isSilent?: true;
  readonly isAlarming?: true;
  /** It came from outside or went wrong; the others are the work of every day. */
  readonly isNews?: true;
}

/** What may wait for the staff, the most pressing first. */
export const OPEN_TASKS: readonly OpenTask[] = [
  { key: 'ordersToShip', path: ordersPath({ awaitingShipment: true }) },
  {
    key: 'ordersOverdue',
    path: ordersPath({ overdue: true }),
    isSilent: true,
    isAlarming: true,
    isNews: true,
  },
  { key: 'ordersUnpaid', path: ordersPath({ awaitingPayment: true }) },
  { key: 'returnsRequested', path: adminPath('returns', { state: 'requested' }), isNews: true },
  { key: 'messages', path: adminPath('inbox', { box: 'messages', status: 'new' }), isNews: true },
  { key: 'quoteRequests', path: adminPath('inbox', { box: 'quotes', status: 'new' }), isNews: true },
  {
    key: 'quotesEnding',
    path: adminPath('inbox', { box: 'quotes', status: 'answered' }),
    isSilent: true,
    isNews: true,
  },
  {
    key: 'paymentsUnmatched',
    path: adminPath('payments'),
    isSilent: true,
    isAlarming: true,
    isNews: true,
  },
  {
    key: 'accessLost',
    path: adminPath('settings', { section: 'eFactura' }),
    isSilent: true,
    isAlarming: true,
    isNews: true,
  },
  {
    key: 'transmissionsLate',
    path: adminPath('invoices', { transmission: 'late' }),
    isSilent: true,
    isAlarming: true,
    isNews: true,
  },
  {
    key: 'transmissionsRejected',
    path: adminPath('invoices', { transmission: 'rejected' }),
    isSilent: true,
    isAlarming: true,
    isNews: true,
  },
  { key: 'feedsBroken', path: adminPath('feeds'), isSilent: true, isAlarming: true, isNews: true },
  { key: 'pricesHeld', path: adminPath('feeds'), isSilent: true, isNews: true },
  { key: 'productsLowInStock', path: adminPath('products', { stock: 'low' }) },
  { key: 'jobsFailed', path: adminPath('jobs'), isSilent: true, isAlarming: true, isNews: true },
];
