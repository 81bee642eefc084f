import { freeTextsOfStep, type CheckoutStep } from '@kp/commerce';
import { TextArea } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { OptionalField } from './step-panel';
import type { CheckoutFields } from './use-checkout-fields';

export interface OptionalTextsProps {
  readonly step: CheckoutStep;
  readonly fields: CheckoutFields;
}

/** The texts that can be entered at a step, without those of a company. */
export function OptionalTexts({ step, fields }: OptionalTextsProps) {
  const { t } = useTranslation('checkout');
  return freeTextsOfStep(step).map((field) => (
    <OptionalField key={field} isFilled={fields.form[field] !== ''} openLabel={t(`${field}.add`)}>
      <TextArea {...fields.bind(field)} label={t(`${field}.label`)} placeholder={t(`${field}.placeholder`)} />
    </OptionalField>
  ));
}
