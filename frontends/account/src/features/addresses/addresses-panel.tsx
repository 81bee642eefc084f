import { addressesApi, type SavedAddressResponse } from '@kp/api-client/addresses';
import { useRequestFailure } from '@kp/client';
import { MAX_SAVED_ADDRESSES } from '@kp/commerce/saved-address-rules';
import { ErrorPanel, VisuallyHidden } from '@kp/ui';
import { Button, Card, Skeleton } from '@kp/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressDialog } from './address-dialog';
import { SavedAddressEntry } from './saved-address-entry';
import styles from './addresses.module.css';

/** The places that the customer has things delivered to. */
export function AddressesPanel() {
  const { t } = useTranslation('accountTabs');
  const failure = useRequestFailure();
  const query = addressesApi.useListSavedAddressesQuery();
  return (
    <Card title={<h2>{t('addresses.title')}</h2>}>
      {query.isLoading && (
        <>
          <VisuallyHidden role="status">{t('addresses.loading')}</VisuallyHidden>
          <Skeleton active title={false} paragraph={{ rows: 4 }} />
        </>
      )}
      {query.isError && <ErrorPanel {...failure.panel(query, t('addresses.loadFailed'))} />}
      {query.data && <AddressBook addresses={query.data} />}
    </Card>
  );
}

function AddressBook({ addresses }: { readonly addresses: readonly SavedAddressResponse[] }) {
  const { t } = useTranslation('accountTabs');
  const [edited, setEdited] = useState<SavedAddressResponse | 'new'>();
  return (
    <>
      <p className={styles.intro}>{t('addresses.intro')}</p>
      {addresses.length === 0 && <p>{t('addresses.empty')}</p>}
      <ul className={styles.list}>
        {addresses.map((address) => (
          <SavedAddressEntry key={address.id} address={address} onEdit={() => setEdited(address)} />
        ))}
      </ul>
      <Button
        type="primary"
        disabled={addresses.length >= MAX_SAVED_ADDRESSES}
        onClick={() => setEdited('new')}
      >
        {t('addresses.add')}
      </Button>
      {edited && (
        <AddressDialog address={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
