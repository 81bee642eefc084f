import { Alert } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';

/** Why a job in the background does not move. */
export function WorkerAway({ job }: { readonly job: { readonly isWorkerAway: boolean } }) {
  const { t } = useTranslation('admin');
  return job.isWorkerAway && <Alert type="warning" showIcon title={t('workerAway')} />;
}
