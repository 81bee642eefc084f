import { Button } from '@kp/ui/admin';
import { Popconfirm } from '@kp/ui/dialogs';
import { Icon } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { useSaving } from './content-api';

interface RemoveButtonProps {
  readonly name: string;
  /** What else is removed. */
  readonly consequence?: string;
  readonly onRemove: () => Promise<unknown>;
}

export function RemoveButton({ name, consequence, onRemove }: RemoveButtonProps) {
  const { t } = useTranslation('adminCatalog');
  const { t: common } = useTranslation();
  const save = useSaving();
  return (
    <Popconfirm
      title={t('content.removeConfirm', { name })}
      description={consequence}
      okText={t('content.removeSubmit')}
      okButtonProps={{ danger: true }}
      cancelText={common('actions.cancel')}
      onConfirm={() => save(onRemove)}
    >
      <Button danger icon={<Icon name="trash" />} aria-label={t('content.remove', { name })} />
    </Popconfirm>
  );
}
