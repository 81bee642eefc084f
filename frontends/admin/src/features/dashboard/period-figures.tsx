import type { DashboardResponse } from '@kp/api-client/admin';
import { minorToDecimal, parseMinor } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { Flex } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { PeriodSelect } from '../../shared/period';
import styles from './period-figures.module.css';

interface Sums {
  readonly orders: number;
  readonly salesMinor: number;
}

/** What was sold in the chosen period, beside as many days before it. */
export function PeriodFigures({ dashboard }: { readonly dashboard: DashboardResponse }) {
  const { t } = useTranslation('admin');
  const { money, number } = useFormats();
  const { salesByDay, formerPeriod, currency } = dashboard;
  if (!salesByDay || !formerPeriod) return null;
  const now = sumOf(salesByDay);
  const before = sumOf([formerPeriod]);
  const inMoney = (minor: number) => money({ amount: minorToDecimal(minor), currency });
  const average = ({ orders, salesMinor }: Sums) => (orders === 0 ? 0 : Math.round(salesMinor / orders));
  const figures = [
    { key: 'sales', of: ({ salesMinor }: Sums) => salesMinor, write: inMoney },
    { key: 'orders', of: ({ orders }: Sums) => orders, write: number },
    { key: 'average', of: average, write: inMoney },
  ] as const;
  return (
    <section aria-labelledby="period-figures">
      <Flex wrap align="center" justify="space-between" gap="small">
        <h2 id="period-figures" className={styles.title}>
          {t('dashboard.sales')}
        </h2>
        <PeriodSelect tab="dashboard" />
      </Flex>
      <dl className={styles.figures}>
        {figures.map(({ key, of, write }) => (
          <div key={key}>
            <dt>{t(`dashboard.figures.${key}`)}</dt>
            <dd>
              <strong>{write(of(now))}</strong>
              <Change from={of(before)} to={of(now)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Change({ from, to }: { readonly from: number; readonly to: number }) {
  const { t } = useTranslation('admin');
  const { percent } = useFormats();
  if (from === 0) return null;
  // In whole percents.
  const share = Math.round(((to - from) / from) * 100) / 100;
  const key = share < 0 ? 'less' : 'more';
  return (
    <span data-change={share === 0 ? 'same' : key}>
      {share === 0
        ? t('dashboard.change.same')
        : t(`dashboard.change.${key}`, { percent: percent(Math.abs(share)) })}
    </span>
  );
}

const sumOf = (parts: readonly { readonly orders: number; readonly amount: string }[]): Sums => ({
  orders: parts.reduce((sum, { orders }) => sum + orders, 0),
  salesMinor: parts.reduce((sum, { amount }) => sum + parseMinor(amount)!, 0),
});
