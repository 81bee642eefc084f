import { Checkbox } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { AddressFields } from './address-fields';
import type { StepProps } from './contact-step';
import { StepPanel } from './step-panel';

/** Where the order goes and, when it is another place, whom it is billed to. */
export function AddressStep({ place, fields }: StepProps) {
  const { t } = useTranslation('checkout');
  const { sameAsBilling } = fields.form;
  return (
    <StepPanel step="address" place={place} title={t('steps.address')}>
      <AddressFields part="shippingAddress" legend={t('shipping.title')} fields={fields} />
      <Checkbox
        label={t('billing.sameAsShipping')}
        name="sameAsBilling"
        checked={sameAsBilling}
        onChange={(event) => fields.changeSameAsBilling(event.target.checked)}
      />
      {!sameAsBilling && <AddressFields part="billingAddress" legend={t('billing.title')} fields={fields} />}
    </StepPanel>
  );
}
