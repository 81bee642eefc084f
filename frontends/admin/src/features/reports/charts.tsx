import type { DaySalesResponse } from '@kp/api-client/admin';
import { directionOf } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';

const INK = { fill: 'var(--ink-soft)', fontSize: 12 };
const LINE = 'var(--steel-line)';
const BAR = 'var(--action)';
/** Until the size of the card is measured. */
const INITIAL_SIZE = { width: 480, height: 320 };
/** Where the names of categories stand. */
const NAME_WIDTH = 140;
/** Beside the longest bar. */
const LABEL_WIDTH = 90;

interface DayChartProps {
  readonly sales: readonly DaySalesResponse[];
  readonly currency: string;
}

/** Nothing moves; from right to left time runs to the left. */
export function DayChart({ sales, currency }: DayChartProps) {
  const { t } = useTranslation('admin');
  const { date, language, money, number } = useFormats();
  const isRtl = directionOf(language) === 'rtl';
  const summary = t('dashboard.chartSummary', {
    from: date(sales[0]!.day),
    to: date(sales.at(-1)!.day),
    amount: money({ amount: sumOf(sales), currency }),
  });
  return (
    <div role="img" aria-label={summary}>
      <ResponsiveContainer width="100%" height={INITIAL_SIZE.height} initialDimension={INITIAL_SIZE}>
        <BarChart
          data={sales.map(({ day, amount }) => ({ day, amount: Number(amount) }))}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke={LINE} />
          <XAxis
            dataKey="day"
            reversed={isRtl}
            tickFormatter={date}
            tick={INK}
            minTickGap={48}
            stroke={LINE}
          />
          <YAxis
            orientation={isRtl ? 'right' : 'left'}
            tickFormatter={(amount: number) => number(amount)}
            tick={INK}
            stroke={LINE}
            width="auto"
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: 'var(--steel-faint)' }}
            contentStyle={TOOLTIP}
            labelFormatter={(day) => date(String(day))}
            formatter={(amount) => [
              money({ amount: Number(amount).toFixed(2), currency }),
              t('dashboard.amount'),
            ]}
          />
          <Bar dataKey="amount" fill={BAR} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
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
  const { language, money } = useFormats();
  const isRtl = directionOf(language) === 'rtl';
  const amounts = categories.map(({ name, amount }) => ({
    name,
    amount: Number(amount),
    label: money({ amount, currency }),
  }));
  const summary = amounts.map(({ name, label }) => `${name}: ${label}`).join('; ');
  return (
    <div role="img" aria-label={`${t('dashboard.salesByCategory')}. ${summary}`}>
      <ResponsiveContainer width="100%" height={INITIAL_SIZE.height} initialDimension={INITIAL_SIZE}>
        <BarChart data={amounts} layout="vertical" accessibilityLayer={false}>
          <XAxis
            type="number"
            hide
            reversed={isRtl}
            padding={isRtl ? { left: LABEL_WIDTH } : { right: LABEL_WIDTH }}
          />
          <YAxis
            type="category"
            dataKey="name"
            orientation={isRtl ? 'right' : 'left'}
            tick={INK}
            stroke={LINE}
            width={NAME_WIDTH}
          />
          <Bar dataKey="amount" fill={BAR} isAnimationActive={false} maxBarSize={32}>
            <LabelList dataKey="label" position="right" fill="var(--ink)" fontSize={12} />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

const TOOLTIP = {
  background: 'var(--surface)',
  border: 'var(--line)',
  borderRadius: 'var(--radius)',
  color: 'var(--ink)',
};

/** In cents, because fractions of dollars do not add up exactly. */
const sumOf = (sales: readonly DaySalesResponse[]) =>
  (sales.reduce((cents, { amount }) => cents + Math.round(Number(amount) * 100), 0) / 100).toFixed(2);
