import { DASHBOARD_PERIODS, type DashboardPeriod, DEFAULT_DASHBOARD_PERIOD } from '@kp/commerce/list-rules';
import { Select } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { adminPath, type AdminTab } from './admin-path';

export const periodOf = (parameters: URLSearchParams): DashboardPeriod =>
  DASHBOARD_PERIODS.find((days) => String(days) === parameters.get('days')) ?? DEFAULT_DASHBOARD_PERIOD;

/** Of the screen that shows figures; the address keeps the choice. */
export function PeriodSelect({ tab }: { readonly tab: AdminTab }) {
  const { t } = useTranslation('admin');
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  return (
    <Select
      aria-label={t('dashboard.period')}
      value={periodOf(parameters)}
      options={DASHBOARD_PERIODS.map((period) => ({
        value: period,
        label: t(`dashboard.periods.last${period}`),
      }))}
      onChange={(days) => void navigate(adminPath(tab, { days }), { replace: true })}
      popupMatchSelectWidth={false}
    />
  );
}
