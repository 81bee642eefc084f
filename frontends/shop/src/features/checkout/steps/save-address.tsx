import { addressesApi } from '@kp/api-client/addresses';
import { useRequestFailure, useToast } from '@kp/client';
import { isBlank, validateShippingAddress } from '@kp/commerce';
import { Button, TextInput } from '@kp/ui';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOfSaved } from '../../../shared/saved-addresses';
import { OptionalField } from './step-panel';
import type { CheckoutFields } from './use-checkout-fields';
import styles from './steps.module.css';

interface SaveAddressProps {
  readonly fields: CheckoutFields;
}

/** Saves what is entered as the shipping address under a name, without waiting for the order. */
export function SaveAddress({ fields }: SaveAddressProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [add, { isLoading }] = addressesApi.useAddSavedAddressMutation();
  const [label, setLabel] = useState('');
  const [error, setError] = useState<string>();

  const save = async () => {
    if (validateShippingAddress(fields.form.shippingAddress).length > 0) {
      fields.check('address');
      return;
    }
    if (isBlank(label)) {
      setError(t('validation.addressNameRequired'));
      return;
    }
    const savedAddressRequest = { ...fields.form.shippingAddress, label };
    const answer = await add({ savedAddressRequest });
    if (answer.error) {
      const shown = failure.show(answer.error, { title: t('deliverTo.failed'), fields: ['label'] });
      setError(shown.fields.label);
      return;
    }
    // As it is stored, so that it is the one that is chosen.
    fields.changeShippingAddress(addressOfSaved(answer.data));
    toast({ title: t('deliverTo.saved') });
  };
  // Enter would go on to the next step.
  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void save();
  };
  return (
    <OptionalField isFilled={false} openLabel={t('deliverTo.save')}>
      <div className={styles.save}>
        <TextInput
          id="checkout-address-label"
          label={t('deliverTo.name')}
          hint={t('deliverTo.nameHint')}
          value={label}
          error={error}
          maxLength={60}
          autoComplete="off"
          onKeyDown={saveOnEnter}
          onChange={(event) => {
            setLabel(event.target.value);
            setError(undefined);
          }}
        />
        <Button isBusy={isLoading} onClick={() => void save()}>
          {t('deliverTo.save')}
        </Button>
      </div>
    </OptionalField>
  );
}
