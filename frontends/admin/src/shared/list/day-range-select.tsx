import { shopDayOf } from '@kp/i18n/shop-time';
import { shopWeekStart } from '@kp/i18n/shop-week';
import { Select } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DAY_RANGES, type DayRange, type Days, daysOf } from './day-ranges';
import { FilterField } from './list-filters';

const CHOSEN = 'chosen';

interface DayRangeSelectProps extends Days {
  readonly onChange: (days: Days) => void;
}

/** Fills the first and the last day of a filter, which can still be changed. */
export function DayRangeSelect({ from, to, onChange }: DayRangeSelectProps) {
  const { t } = useTranslation('admin');
  const [today] = useState(() => shopDayOf(new Date()));
  const isCurrent = (range: DayRange) => {
    const days = daysOf(range, today, shopWeekStart());
    return days.from === from && days.to === to;
  };
  return (
    <FilterField label={t('list.period')}>
      <Select<DayRange | typeof CHOSEN>
        aria-label={t('list.period')}
        value={DAY_RANGES.find(isCurrent) ?? CHOSEN}
        options={[
          { value: CHOSEN, label: from || to ? t('list.periods.chosen') : t('list.periods.all') },
          ...DAY_RANGES.map((range) => ({ value: range, label: t(`list.periods.${range}`) })),
        ]}
        onChange={(range) =>
          onChange(
            range === CHOSEN ? { from: undefined, to: undefined } : daysOf(range, today, shopWeekStart()),
          )
        }
      />
    </FilterField>
  );
}
