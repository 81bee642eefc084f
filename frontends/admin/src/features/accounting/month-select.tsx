import { monthName } from '@kp/i18n/month-name';
import { useFormats } from '@kp/ui';
import { Select } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAccountingState } from './use-accounting-state';

/** As long as documents are kept. */
const SHOWN_MONTHS = 120;

function monthBefore(month: string): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - 1);
  return first.toISOString().slice(0, 7);
}

function monthsUntil(newest: string): string[] {
  const months = [newest];
  while (months.length < SHOWN_MONTHS) months.push(monthBefore(months.at(-1)!));
  return months;
}

/** Today, or the end of a month that is over. */
export function EndOfMonthSelect() {
  const { t } = useTranslation('adminAccounting');
  const { language } = useFormats();
  const { pastMonth, thisMonth, pathTo } = useAccountingState();
  const navigate = useNavigate();
  const options = monthsUntil(thisMonth).map((value) => ({
    value,
    label: value === thisMonth ? t('ageing.today') : t('ageing.endOf', { month: monthName(value, language) }),
  }));
  return (
    <Select
      aria-label={t('ageing.asOf')}
      value={pastMonth ?? thisMonth}
      options={options}
      onChange={(chosen: string) => void navigate(pathTo({ month: chosen }))}
      popupMatchSelectWidth={false}
    />
  );
}

export function MonthSelect() {
  const { t } = useTranslation('adminAccounting');
  const { language } = useFormats();
  const { month, thisMonth, pathTo } = useAccountingState();
  const navigate = useNavigate();
  const listed = monthsUntil(thisMonth);
  const months = listed.includes(month) ? listed : [month, ...listed];
  return (
    <Select
      aria-label={t('month')}
      value={month}
      options={months.map((value) => ({ value, label: monthName(value, language) }))}
      onChange={(chosen: string) => void navigate(pathTo({ month: chosen }))}
      popupMatchSelectWidth={false}
    />
  );
}
