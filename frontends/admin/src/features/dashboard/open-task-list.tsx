import { classNames, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '../../shared/admin-path';
import type { OpenTasks } from '../../shared/open-tasks-api';
import { ordersPath } from '../../shared/orders-query';
import styles from './open-task-list.module.css';

const TASKS = [
  ['ordersToShip', ordersPath({ awaitingShipment: true })],
  ['ordersOverdue', ordersPath({ overdue: true })],
  ['ordersUnpaid', ordersPath({ awaitingPayment: true })],
  ['returnsRequested', adminPath('returns', { state: 'requested' })],
  ['messages', adminPath('inbox', { box: 'messages', status: 'new' })],
  ['quoteRequests', adminPath('inbox', { box: 'quotes', status: 'new' })],
  ['quotesEnding', adminPath('inbox', { box: 'quotes', status: 'answered' })],
  ['paymentsUnmatched', adminPath('payments')],
  ['productsLowInStock', adminPath('products', { stock: 'low' })],
  ['jobsFailed', adminPath('jobs')],
] as const satisfies readonly (readonly [keyof OpenTasks, string])[];

/** Of these nothing is said while nothing waits: an owner shall not read ten zeros. */
const SILENT: ReadonlySet<keyof OpenTasks> = new Set([
  'quotesEnding',
  'paymentsUnmatched',
  'jobsFailed',
  'ordersOverdue',
]);
const ALARMING: ReadonlySet<keyof OpenTasks> = new Set(['ordersOverdue', 'jobsFailed', 'paymentsUnmatched']);

/** What waits for somebody, each with its number and the list that it counts. */
export function OpenTaskList({ waiting }: { readonly waiting: OpenTasks }) {
  const { t } = useTranslation('admin');
  const { number } = useFormats();
  const shown = TASKS.filter(([key]) => waiting[key] !== undefined && (waiting[key] > 0 || !SILENT.has(key)));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="open-tasks">
      <h2 id="open-tasks" className={styles.title}>
        {t('dashboard.tasks.title')}
      </h2>
      <ul className={styles.tasks}>
        {shown.map(([key, path]) => (
          <li key={key}>
            <Link
              to={path}
              className={classNames(
                styles.task,
                waiting[key] === 0 && styles.none,
                ALARMING.has(key) && styles.alarming,
              )}
            >
              <span>{t(`dashboard.tasks.${key}`)}</span> <strong>{number(waiting[key] ?? 0)}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
