import { formatDateTime } from '@kp/i18n';
import { formatShortDate } from '@kp/i18n/short-date';
import { useFormats } from '@kp/ui';
import { useState } from 'react';

/** "Today 15:46", "28 Nov", or with the year when it is another; whole when it is pointed at. */
export function ShortDate({ iso }: { readonly iso: string }) {
  const { language } = useFormats();
  const [now] = useState(() => new Date());
  return (
    <time dateTime={iso} title={formatDateTime(iso, language)}>
      {formatShortDate(iso, now, language)}
    </time>
  );
}
