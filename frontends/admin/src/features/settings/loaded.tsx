import { useRequestFailure } from '@kp/client';
import { SkeletonText } from '@kp/ui';
import { LoadFailure } from '@kp/ui/admin';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface LoadedProps<Data> {
  readonly query: {
    readonly data?: Data;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly children: (data: Data) => ReactNode;
}

/** The content of a section once it is there. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { t } = useTranslation('adminSettings');
  const failure = useRequestFailure();
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <LoadFailure {...failure.panel(query, t('loadFailed'))} />;
  return <SkeletonText lines={8} />;
}
