import { type RetentionSettingsResponse, officeApi } from '@kp/api-client/office';
import type { FieldProblem } from '@kp/commerce';
import { isRetentionPeriod, RETENTION_BOUNDS, type RetentionPeriod } from '@kp/commerce/retention-periods';
import { useFormats } from '@kp/ui';
import { RulesField } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { WholeNumberInput } from '../../shared/number-input';
import { Loaded } from './loaded';
import { SettingsForm } from './settings-form';
import styles from './settings.module.css';

type RetentionForm = Readonly<Record<RetentionPeriod, string>>;

const PERIODS = Object.keys(RETENTION_BOUNDS) as RetentionPeriod[];
const FIXED = ['orders', 'accounts', 'sessions', 'history', 'audit'] as const;
const HISTORY_DAYS = { prices: 730, stock: 365 };

const daysOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

function rules(form: RetentionForm): FieldProblem[] {
  return PERIODS.filter((period) => !isRetentionPeriod(period, daysOf(form[period]))).map((period) => ({
    field: period,
    messageKey: 'validation.retentionDaysInvalid',
    values: RETENTION_BOUNDS[period],
  }));
}

const formOf = (stored: RetentionSettingsResponse) =>
  Object.fromEntries(PERIODS.map((period) => [period, String(stored[period] ?? '')])) as RetentionForm;

const requestOf = (form: RetentionForm) =>
  Object.fromEntries(
    PERIODS.map((period) => [period, daysOf(form[period])]),
  ) as unknown as RetentionSettingsResponse;

export function RetentionSection() {
  const { t } = useTranslation('adminSettings');
  const { number } = useFormats();
  const query = officeApi.useGetRetentionSettingsQuery();
  const [save] = officeApi.useSaveRetentionSettingsMutation();
  const range = ({ min, max }: { readonly min: number; readonly max: number }) =>
    t('retention.range', { min: number(min), max: number(max) });
  return (
    <Loaded query={query}>
      {(stored) => (
        <>
          <SettingsForm<RetentionForm>
            name="retention"
            rules={rules}
            initialValues={formOf(stored)}
            save={(values) => save({ saveRetentionSettingsRequest: requestOf(values) }).unwrap()}
          >
            {() => (
              <div className={styles.fields}>
                {PERIODS.map((period) => (
                  <RulesField
                    key={period}
                    name={period}
                    label={t(`retention.${period}`)}
                    extra={`${t(`retention.${period}Hint`)} ${range(RETENTION_BOUNDS[period])}`}
                  >
                    <WholeNumberInput />
                  </RulesField>
                ))}
              </div>
            )}
          </SettingsForm>
          <h3>{t('retention.fixedTitle')}</h3>
          <dl className={styles.kept}>
            {FIXED.map((key) => (
              <div key={key}>
                <dt>{t(`retention.${key}`)}</dt>
                <dd>
                  {t(`retention.${key}Text`, {
                    prices: number(HISTORY_DAYS.prices),
                    stock: number(HISTORY_DAYS.stock),
                  })}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Loaded>
  );
}
