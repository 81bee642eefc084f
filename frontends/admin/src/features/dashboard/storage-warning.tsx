import type { StorageStateResponse } from '@kp/api-client/admin';
import { useFormats } from '@kp/ui';
import { Alert } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';

const BYTES_PER_MB = 1024 ** 2;

/** Before uploads and invoices find no space. */
export function StorageWarning({ storage }: { readonly storage: StorageStateResponse | undefined }) {
  const { t } = useTranslation('admin');
  const { number } = useFormats();
  if (!storage || storage.state === 'ok') return null;
  const free = `${number(Math.floor((storage.freeBytes ?? 0) / BYTES_PER_MB))} MB`;
  const isFull = storage.state === 'full';
  return (
    <Alert
      type={isFull ? 'error' : 'warning'}
      showIcon
      role="alert"
      title={isFull ? t('dashboard.storage.full') : t('dashboard.storage.low', { free })}
    />
  );
}
