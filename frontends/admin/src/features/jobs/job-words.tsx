import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { ShortDate } from '../../shared/short-date';

/** Keys of texts cannot contain the point of a code. */
const keyOf = (code: string) => code.replaceAll('.', '_');

/** Words for codes of queues, handlers and scheduled jobs; the code itself when there are none. */
export function useJobWords() {
  const { t } = useTranslation('adminPeople');
  const { number } = useFormats();
  const duration = (milliseconds: number): string => {
    const seconds = Math.max(0, milliseconds / 1000);
    if (seconds < 10) return t('jobs.duration.seconds', { value: number(Number(seconds.toFixed(1))) });
    if (seconds < 60) return t('jobs.duration.seconds', { value: number(Math.round(seconds)) });
    if (seconds < 3600) return t('jobs.duration.minutes', { value: number(Math.floor(seconds / 60)) });
    return t('jobs.duration.hours', { value: number(Math.floor(seconds / 3600)) });
  };
  return {
    queue: (code: string) => t(`jobs.queues.${keyOf(code)}` as 'jobs.title', { defaultValue: code }),
    handler: (code: string) => t(`jobs.handlers.${keyOf(code)}` as 'jobs.title', { defaultValue: code }),
    scheduled: (code: string) =>
      t(`jobs.scheduledNames.${keyOf(code)}` as 'jobs.title', { defaultValue: code }),
    duration,
  };
}

export function Time({ at }: { readonly at: string | null }) {
  return at === null ? '—' : <ShortDate iso={at} />;
}
