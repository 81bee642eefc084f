import { lazyPage } from '@kp/client';
import { Page, SkeletonText } from '@kp/ui';
import { Suspense } from 'react';

const LoadedPage = lazyPage(
  async () => (await import('./confirmation-page')).ConfirmationPage,
  ['checkout', 'order'],
);

/** Kept out of the home page, which most shoppers open without an order. */
export function ConfirmationPage() {
  const skeleton = (
    <Page>
      <SkeletonText lines={6} />
    </Page>
  );
  return (
    <Suspense fallback={skeleton}>
      <LoadedPage />
    </Suspense>
  );
}
