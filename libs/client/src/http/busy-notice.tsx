import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../store/create-store';
import { useToast } from '../toasts/toast-provider';

/** Says that the shop is busy while calls wait to be sent again. */
export function BusyNotice() {
  const { t } = useTranslation();
  const { toast, dismiss } = useToast();
  const isWaiting = useAppSelector(({ busy }) => busy.waitingCalls > 0);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const id = toast({ title: t('busy.title'), description: t('busy.tryingAgain') });
    return () => dismiss(id);
  }, [isWaiting, toast, dismiss, t]);
  return null;
}
