import { addressesApi, type SavedAddressResponse } from '@kp/api-client/addresses';
import { useRequestFailure, useToast } from '@kp/client';
import { personName } from '@kp/commerce';
import { countryName } from '@kp/i18n/country-name';
import { useFormats } from '@kp/ui';
import { Tag } from '@kp/ui/account';
import { Popconfirm } from '@kp/ui/dialogs';
import { Button } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import styles from './addresses.module.css';

interface SavedAddressEntryProps {
  readonly address: SavedAddressResponse;
  readonly onEdit: () => void;
}

export function SavedAddressEntry({ address, onEdit }: SavedAddressEntryProps) {
  const { t } = useTranslation('accountTabs');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [makeDefault, changed] = addressesApi.useSetDefaultSavedAddressMutation();
  const [remove, removed] = addressesApi.useDeleteSavedAddressMutation();
  const { id, label: name, isDefault } = address;
  const run = async (call: Promise<unknown>, title: string) => {
    try {
      await call;
      toast({ title });
    } catch (error) {
      failure.show(error, { title: t('addresses.failed') });
    }
  };
  return (
    <li className={styles.entry}>
      <div>
        <p className={styles.name}>
          <bdi>{name}</bdi> {isDefault && <Tag>{t('addresses.default')}</Tag>}
        </p>
        <AddressLines address={address} />
      </div>
      <div className={styles.actions}>
        {!isDefault && (
          <Button
            loading={changed.isLoading}
            aria-label={t('addresses.makeDefaultOf', { name })}
            onClick={() => void run(makeDefault({ id }).unwrap(), t('addresses.defaultChanged'))}
          >
            {t('addresses.makeDefault')}
          </Button>
        )}
        <Button aria-label={t('addresses.editOf', { name })} onClick={onEdit}>
          {t('addresses.edit')}
        </Button>
        <Popconfirm
          title={t('addresses.deleteSure', { name })}
          okText={t('addresses.delete')}
          cancelText={common('actions.cancel')}
          onConfirm={() => void run(remove({ id }).unwrap(), t('addresses.deleted'))}
        >
          <Button danger loading={removed.isLoading} aria-label={t('addresses.deleteOf', { name })}>
            {t('addresses.delete')}
          </Button>
        </Popconfirm>
      </div>
    </li>
  );
}

function AddressLines({ address }: { readonly address: SavedAddressResponse }) {
  const { language } = useFormats();
  const { company, zipCode, city, county, country, phone } = address;
  const lines = [
    [personName(address), company].filter(Boolean).join(', '),
    address.address,
    // Bucharest is both a town and a county.
    [`${zipCode} ${city}`.trim(), city === county ? '' : county].filter(Boolean).join(', '),
    countryName(country, language),
  ];
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
      <span>
        <bdi dir="ltr">{phone}</bdi>
      </span>
    </address>
  );
}
