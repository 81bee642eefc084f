import type { ImportResponse } from '@kp/api-client/office';
import { useRequestFailure } from '@kp/client';
import { formatDateTime } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Button, Flex, LinkButton } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminPath } from '../../shared/admin-path';
import { FormModal } from '../../shared/form-modal';
import { useUndoImportByAdminMutation } from './imports-api';

/** To what came in, and back while that is possible. */
export function ImportedProducts({ job }: { readonly job: ImportResponse }) {
  const { t } = useTranslation('adminImports');
  const { t: catalog } = useTranslation('adminCatalog', { keyPrefix: 'bulk' });
  const { number, language } = useFormats();
  const failure = useRequestFailure();
  const [isAsking, setAsking] = useState(false);
  const [undo, { isLoading }] = useUndoImportByAdminMutation();
  const { id, kind, state, created, updated, undoableUntil, restored, kept } = job;
  if (kind !== 'products') return null;
  if (state === 'undone') {
    return <p>{t('undo.result', { restored: number(restored), kept: number(kept) })}</p>;
  }
  if (state !== 'done' || created + updated === 0) return null;
  const confirm = async () => {
    const { error } = await undo({ id });
    if (error) failure.show(error, { title: catalog('undoFailed') });
    setAsking(false);
  };
  return (
    <Flex vertical gap="small">
      <Flex wrap gap="small">
        <LinkButton type="primary" to={adminPath('products', { import: String(id) })}>
          {t('undo.show', { number: number(created + updated) })}
        </LinkButton>
        {undoableUntil !== null && <Button onClick={() => setAsking(true)}>{catalog('undo')}</Button>}
      </Flex>
      {undoableUntil !== null && (
        <p>
          {catalog('undoableUntil')} {formatDateTime(undoableUntil, language)}
        </p>
      )}
      <FormModal
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('undo.question')}
        submitLabel={catalog('undo')}
        isBusy={isLoading}
        onSubmit={() => void confirm()}
      >
        <p>{t('undo.consequences')}</p>
      </FormModal>
    </Flex>
  );
}
