import { linksApi } from '@kp/api-client/links';
import { isApiError, PageHead, useRequestFailure } from '@kp/client';
import { ButtonLink, EmptyState, ErrorPanel, Page, SkeletonText } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { InvoiceSummary } from './invoice-summary';
import { PaymentState } from './payment-state';
import styles from './pay-invoice.module.css';

const NOT_FOUND = 404;
const GONE = 410;

/** What the provider or the worker still does is looked up again after this time. */
const POLL_INTERVALS_MS: Readonly<Record<string, number>> = { processing: 2000, pending: 15_000 };

/** The page behind the payment link of an invoice: whoever has the link can pay, without signing in. */
export function PayInvoicePage() {
  const { t } = useTranslation('checkout');
  const { token = '' } = useParams();
  const failure = useRequestFailure();
  const { currentData: known } = linksApi.useGetPaymentLinkQuery({ token });
  const pollingInterval = POLL_INTERVALS_MS[known?.state ?? ''] ?? 0;
  const query = linksApi.useGetPaymentLinkQuery({ token }, { pollingInterval });
  const { currentData: invoice, error } = query;
  const status = isApiError(error) ? error.status : null;
  return (
    <Page width="narrow">
      <PageHead title={t('payInvoice.pageTitle')} />
      <div className={styles.page}>
        {!invoice && <h1>{t('payInvoice.pageTitle')}</h1>}
        {invoice && <InvoiceSummary invoice={invoice} />}
        {invoice && <PaymentState token={token} invoice={invoice} />}
        {!invoice && !error && <SkeletonText lines={6} />}
        {!invoice && status === NOT_FOUND && <NoInvoice reason="notFound" />}
        {!invoice && status === GONE && <NoInvoice reason="expired" />}
        {!invoice && error && status !== NOT_FOUND && status !== GONE && (
          <ErrorPanel {...failure.panel(query, t('payInvoice.failed'))} />
        )}
      </div>
    </Page>
  );
}

/** For links that no retry can help. */
function NoInvoice({ reason }: { readonly reason: 'notFound' | 'expired' }) {
  const { t } = useTranslation('checkout');
  const isExpired = reason === 'expired';
  return (
    <EmptyState
      title={t(`payInvoice.${reason}`)}
      icon={isExpired ? 'check' : 'search'}
      actions={<ButtonLink to="/products">{t('emptyLink')}</ButtonLink>}
    >
      {t(isExpired ? 'payInvoice.expiredHint' : 'payInvoice.notFoundHint')}
    </EmptyState>
  );
}
