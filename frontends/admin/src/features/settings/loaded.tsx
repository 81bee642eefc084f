import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../shared/not-loaded';

interface LoadedProps<Data> {
  readonly query: Parameters<typeof NotLoaded>[0]['query'] & { readonly data?: Data };
  readonly children: (data: Data) => ReactNode;
}

/** The content of a section once it is there. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { t } = useTranslation('adminSettings');
  if (query.data === undefined) return <NotLoaded query={query} failed={t('loadFailed')} lines={8} />;
  return children(query.data);
}
