import type { DaySalesResponse } from '@kp/api-client/admin';
import { useFormats } from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { scaleOf } from './chart-scale';
import styles from './charts.module.css';

interface DayChartProps {
  readonly sales: readonly DaySalesResponse[];
  readonly currency: string;
}

/** A bar for each day, the newest at the end of the line; the one under the pointer is told above. */
export function DayChart({ sales, currency }: DayChartProps) {
  const { t } = useTranslation('admin');
  const { date, money, number } = useFormats();
  const [pointed, setPointed] = useState<DaySalesResponse>();
  const { top, steps } = scaleOf(Math.max(...sales.map(({ amount }) => Number(amount))));
  const [first, middle, last] = [sales[0]!, sales[Math.floor(sales.length / 2)]!, sales.at(-1)!];
  const summary = t('dashboard.chartSummary', {
    from: date(first.day),
    to: date(last.day),
    amount: money({ amount: sumOf(sales), currency }),
  });
  return (
    <div role="img" aria-label={summary} className={styles.days}>
      <p className={styles.told}>
        {pointed && `${date(pointed.day)}: ${money({ amount: pointed.amount, currency })}`}
      </p>
      <div className={styles.scale}>
        {steps.map((step) => (
          <span key={step}>{number(step)}</span>
        ))}
      </div>
      <div
        className={styles.bars}
        style={{ backgroundSize: `100% ${100 / (steps.length - 1)}%` }}
        onPointerLeave={() => setPointed(undefined)}
      >
        {sales.map((day) => (
          <div key={day.day} className={styles.day} onPointerEnter={() => setPointed(day)}>
            <div style={{ height: `${(100 * Number(day.amount)) / top}%` }} />
          </div>
        ))}
      </div>
      <p className={styles.ends}>
        {[...new Set([first, middle, last])].map(({ day }) => (
          <span key={day}>{date(day)}</span>
        ))}
      </p>
    </div>
  );
}

interface CategoryChartProps {
  readonly categories: readonly { readonly id: number; readonly name: string; readonly amount: string }[];
  readonly currency: string;
}

/** Each bar has its name and its amount beside it, so nothing depends on a colour. */
export function CategoryChart({ categories, currency }: CategoryChartProps) {
  const { t } = useTranslation('admin');
  const { money } = useFormats();
  const most = Math.max(...categories.map(({ amount }) => Number(amount)));
  const rows = categories.map((category) => ({
    ...category,
    label: money({ amount: category.amount, currency }),
    part: most > 0 ? (100 * Number(category.amount)) / most : 0,
  }));
  const summary = rows.map(({ name, label }) => `${name}: ${label}`).join('; ');
  return (
    <div
      role="img"
      aria-label={`${t('dashboard.salesByCategory')}. ${summary}`}
      className={styles.categories}
    >
      {rows.map(({ id, name, label, part }) => (
        <div key={id} className={styles.category}>
          <bdi title={name}>{name}</bdi>
          <div className={styles.track}>
            <div style={{ width: `${part}%` }} />
          </div>
          <span>{label}</span>
        </div>
      ))}
    </div>
  );
}

/** In cents, because fractions of dollars do not add up exactly. */
const sumOf = (sales: readonly DaySalesResponse[]) =>
  (sales.reduce((cents, { amount }) => cents + Math.round(Number(amount) * 100), 0) / 100).toFixed(2);
