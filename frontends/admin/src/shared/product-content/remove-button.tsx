import { Icon } from '@kp/ui';
import { Button } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../form-modal';
import { useSaving } from './content-api';

interface RemoveButtonProps {
  readonly name: string;
  /** What else is removed. */
  readonly consequence?: string;
  readonly onRemove: () => Promise<unknown>;
}

/** Asks first. */
export function RemoveButton({ name, consequence, onRemove }: RemoveButtonProps) {
  const { t } = useTranslation('adminCatalog');
  const save = useSaving();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const problems = await save(onRemove);
    setBusy(false);
    if (problems === null) setAsking(false);
  };
  return (
    <>
      <Button
        danger
        icon={<Icon name="trash" />}
        aria-label={t('content.remove', { name })}
        onClick={() => setAsking(true)}
      />
      <FormModal
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('content.removeConfirm', { name })}
        submitLabel={t('content.removeSubmit')}
        isDanger
        isBusy={isBusy}
        onSubmit={() => void remove()}
      >
        {consequence && <p>{consequence}</p>}
      </FormModal>
    </>
  );
}
