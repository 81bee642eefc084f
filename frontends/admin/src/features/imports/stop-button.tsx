import type { ImportResponse } from '@kp/api-client/office';
import { useRequestFailure, useToast } from '@kp/client';
import { isImportAtRest } from '@kp/commerce/import-rules';
import { Button } from '@kp/ui/admin';
import { Popconfirm } from '@kp/ui/dialogs';
import { useTranslation } from 'react-i18next';
import { useCancelImportByAdminMutation } from './imports-api';

export interface StopButtonProps {
  readonly job: ImportResponse;
}

/** Stops what runs, and discards what has not been imported yet. */
export function StopButton({ job: { id, state } }: StopButtonProps) {
  const { t } = useTranslation('adminImports');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [cancel, { isLoading }] = useCancelImportByAdminMutation();
  const label = t(isImportAtRest(state) ? 'stop.discard' : 'stop.stop');
  const stop = async () => {
    const { error } = await cancel({ id });
    if (error) failure.show(error, { title: t('stop.failed') });
    else toast({ title: t('stop.stopped') });
  };
  return (
    <Popconfirm
      title={t(state === 'importing' ? 'stop.importQuestion' : 'stop.question')}
      okText={label}
      okButtonProps={{ danger: true }}
      cancelText={common('actions.close')}
      onConfirm={stop}
    >
      <Button danger loading={isLoading}>
        {label}
      </Button>
    </Popconfirm>
  );
}
