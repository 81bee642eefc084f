import type { PaymentSettingsResponse } from '@kp/api-client/office';
import { TRANSFER_DAYS, TRANSFER_REMINDER_DAYS } from '@kp/commerce/payment-method-terms';
import { Form } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { WholeNumberInput } from '../../shared/number-input';
import { SettingsForm } from './settings-form';
import styles from './settings.module.css';

const LIMITS = { transferDays: TRANSFER_DAYS, reminderDays: TRANSFER_REMINDER_DAYS } as const;

type Terms = Record<keyof typeof LIMITS, string>;

const FIELDS = Object.keys(LIMITS) as (keyof Terms)[];

interface TransferTermsFormProps {
  readonly settings: PaymentSettingsResponse;
  readonly onSave: (terms: { transferDays: number; reminderDays: number }) => Promise<unknown>;
}

/** How long an order waits for its transfer. */
export function TransferTermsForm({ settings, onSave }: TransferTermsFormProps) {
  const { t } = useTranslation('adminSettings');
  const { transferDays, reminderDays } = settings;
  const rules = (terms: Terms) =>
    FIELDS.filter((field) => !isWithin(terms[field], LIMITS[field])).map((field) => ({
      field,
      messageKey: 'validation.retentionDaysInvalid' as const,
      values: LIMITS[field],
    }));
  return (
    <SettingsForm<Terms>
      name="transfer-terms"
      rules={rules}
      initialValues={{ transferDays: String(transferDays), reminderDays: String(reminderDays) }}
      save={(terms) =>
        onSave({ transferDays: Number(terms.transferDays), reminderDays: Number(terms.reminderDays) })
      }
    >
      {() => (
        <div className={styles.fields}>
          {FIELDS.map((field) => (
            <Form.Item
              key={field}
              name={field}
              label={t(`payments.${field}`)}
              extra={t(`payments.${field}Hint`)}
            >
              <WholeNumberInput />
            </Form.Item>
          ))}
        </div>
      )}
    </SettingsForm>
  );
}

function isWithin(text: string, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return /^\d{1,2}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;
}
