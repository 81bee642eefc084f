import { useRequestFailure } from '@kp/client';
import { SkeletonText, VisuallyHidden } from '@kp/ui';
import { LoadFailure } from '@kp/ui/admin';

interface NotLoadedProps {
  readonly query: {
    readonly error?: unknown;
    readonly isFetching?: boolean;
    readonly refetch: () => unknown;
  };
  /** What failed; the text of the error by default. */
  readonly failed?: string;
  /** What a screen reader says meanwhile. */
  readonly loading?: string;
  readonly lines?: number;
}

/** In place of what a query has not loaded: its failure with a retry, until then a skeleton. */
export function NotLoaded({ query, failed, loading, lines }: NotLoadedProps) {
  const failure = useRequestFailure();
  if (query.error) return <LoadFailure {...failure.panel(query, failed)} />;
  return (
    <>
      {loading && <VisuallyHidden role="status">{loading}</VisuallyHidden>}
      <SkeletonText lines={lines} />
    </>
  );
}
