import { useSession } from '@kp/client';
import { EMPTY_ADDRESS, profileDeliveryAddress, validateShippingAddress, type Address } from '@kp/commerce';
import { Button, Select } from '@kp/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOfSaved, useSavedAddresses } from '../../../shared/saved-addresses';
import { isSamePlace } from './checkout-fields';
import { AddressLines } from './checkout-progress';
import { SaveAddress } from './save-address';
import type { CheckoutFields } from './use-checkout-fields';
import styles from './steps.module.css';

interface DeliveryAddressProps {
  readonly fields: CheckoutFields;
  /** The fields of an address that is not saved. */
  readonly children: ReactNode;
}

interface Choice {
  readonly id: string;
  readonly label: string;
  readonly address: Address;
}

const OTHER = 'other';

/** A choice among the saved addresses of a customer, and that of the profile. */
export function DeliveryAddress({ fields, children }: DeliveryAddressProps) {
  const { t } = useTranslation('checkout');
  const { user } = useSession();
  const choices = useChoices();
  const [isEditing, setEditing] = useState(false);
  const { shippingAddress } = fields.form;
  const chosen = choices.find(({ address }) => isSamePlace(address, shippingAddress));
  // Errors show at the fields.
  const isComplete = validateShippingAddress(shippingAddress).length === 0 && !hasErrors(fields);
  const choose = (id: string) => {
    const choice = choices.find((each) => each.id === id);
    setEditing(false);
    fields.changeShippingAddress(choice?.address ?? emptyFor(shippingAddress));
  };
  return (
    <>
      {choices.length > 0 && (
        <Select
          label={t('deliverTo.label')}
          name="deliverTo"
          value={chosen?.id ?? OTHER}
          onChange={(event) => choose(event.target.value)}
          options={[
            ...choices.map(({ id, label }) => ({ value: id, label })),
            { value: OTHER, label: t('deliverTo.other') },
          ]}
        />
      )}
      {chosen && isComplete && !isEditing ? (
        <div className={styles.chosen}>
          <AddressLines address={shippingAddress} />
          <Button variant="link" onClick={() => setEditing(true)}>
            {t('deliverTo.edit')}
          </Button>
        </div>
      ) : (
        children
      )}
      {user && !chosen && <SaveAddress fields={fields} />}
    </>
  );
}

function useChoices(): readonly Choice[] {
  const { t } = useTranslation('checkout');
  const { user } = useSession();
  const saved = useSavedAddresses(user !== null);
  const choices = saved.map((each) => {
    const address = addressOfSaved(each);
    // The street stands below, because a phone would cut it off, in Arabic at the name.
    return { id: `${each.id}`, label: `${each.label} · ${address.city}`, address };
  });
  const ofProfile = user && profileDeliveryAddress(user);
  const isListed = !ofProfile || choices.some(({ address }) => isSamePlace(address, ofProfile));
  if (choices.length === 0 || isListed) return choices;
  return [...choices, { id: 'profile', label: t('deliverTo.profile'), address: ofProfile }];
}

const hasErrors = ({ errors }: CheckoutFields) =>
  errors.some(({ field }) => field.startsWith('shippingAddress') && field !== 'shippingAddress.company');

/** The same person gets it in the same country. */
function emptyFor({ firstName, lastName, phone, country }: Address): Address {
  return { ...EMPTY_ADDRESS, firstName, lastName, phone, country };
}
