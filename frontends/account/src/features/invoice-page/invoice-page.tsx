import { useGetInvoiceByNumberQuery } from '@kp/api-client/account';
import { isApiError, PageHead, SignInRedirect, useRequestFailure, useSession } from '@kp/client';
import { Page } from '@kp/ui';
import { Button, LinkButton, Skeleton } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { InvoiceActions } from './invoice-actions';
import { InvoiceDocument } from './invoice-document';
import styles from './invoice-page.module.css';

const NOT_FOUND = 404;

export function InvoicePage() {
  const { status } = useSession();
  const { number = '' } = useParams();
  if (status === 'signedOut') return <SignInRedirect />;
  return (
    <Page className={styles.page}>
      {status === 'signedIn' ? <RequestedInvoice number={number} /> : <LoadingInvoice />}
    </Page>
  );
}

/** An issued invoice never changes: it stays in the cache for five minutes and is not fetched again meanwhile. */
const CACHED = { refetchOnMountOrArgChange: false, refetchOnFocus: false };

function RequestedInvoice({ number }: { readonly number: string }) {
  const { t } = useTranslation('invoice');
  const query = useGetInvoiceByNumberQuery({ number }, { ...CACHED, skip: number === '' });
  const { currentData: invoice, isFetching } = query;
  if (invoice) {
    return (
      <>
        <PageHead title={`${t('title')} ${invoice.invoiceNumber}`} />
        <InvoiceActions invoiceNumber={invoice.invoiceNumber} />
        <InvoiceDocument invoice={invoice} />
      </>
    );
  }
  return isFetching ? <LoadingInvoice /> : <NoInvoice query={query} />;
}

function LoadingInvoice() {
  const { t } = useTranslation('accountTabs');
  return (
    <>
      <PageHead title={t('invoices.page.loading')} />
      <p role="status">{t('invoices.page.loading')}</p>
      <Skeleton active paragraph={{ rows: 8 }} />
    </>
  );
}

interface NoInvoiceProps {
  readonly query: { readonly error?: unknown; readonly refetch: () => unknown };
}

/** A failure that a retry may help against is named too. */
function NoInvoice({ query: { error, refetch } }: NoInvoiceProps) {
  const { t } = useTranslation('accountTabs');
  const { t: common } = useTranslation();
  const failure = useRequestFailure();
  const canRetry = isApiError(error) && error.status !== NOT_FOUND;
  return (
    <div className={styles.notFound}>
      <PageHead title={t('invoices.page.notFoundTitle')} />
      <h1>{t('invoices.page.notFoundTitle')}</h1>
      <p>{t('invoices.page.notFound')}</p>
      {canRetry && <p role="alert">{failure.textOf(error)}</p>}
      <div className={styles.actions}>
        <LinkButton to="/account" type="primary">
          {t('invoices.page.back')}
        </LinkButton>
        {canRetry && <Button onClick={() => void refetch()}>{common('actions.retry')}</Button>}
      </div>
    </div>
  );
}
