import { useRequestFailure } from '@kp/client';
import { ErrorPanel } from '@kp/ui';
import { Empty } from '@kp/ui/account';
import { useTranslation } from 'react-i18next';
import { AwaitingOrders } from './awaiting-orders';
import { InvoiceTable } from './invoice-table';
import { useOwnInvoicesInfiniteQuery } from './invoices-api';
import { LoadingList, MoreEntries } from './list-states';
import styles from './invoices.module.css';

export function InvoicesPanel() {
  const { t } = useTranslation('accountTabs');
  return (
    <div className={styles.panel}>
      <section className={styles.section} aria-labelledby="invoices-title">
        <h2 id="invoices-title">{t('invoices.title')}</h2>
        <InvoiceList />
      </section>
      <section className={styles.section} aria-labelledby="awaiting-title">
        <h2 id="awaiting-title">{t('invoices.awaiting.title')}</h2>
        <p>{t('invoices.awaiting.intro')}</p>
        <AwaitingOrders />
      </section>
    </div>
  );
}

function InvoiceList() {
  const { t } = useTranslation('accountTabs');
  const failure = useRequestFailure();
  const result = useOwnInvoicesInfiniteQuery();
  const { data, error } = result;
  if (!data && error) return <ErrorPanel {...failure.panel(result, t('invoices.failed'))} />;
  if (!data) return <LoadingList text={t('invoices.loading')} />;
  const invoices = data.pages.flatMap(({ items }) => items);
  const total = data.pages[0]?.total ?? invoices.length;
  if (invoices.length === 0) {
    return (
      <Empty
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={
          <>
            <p className={styles.emptyTitle}>{t('invoices.empty')}</p>
            <p>{t('invoices.emptyHint')}</p>
          </>
        }
      />
    );
  }
  return (
    <>
      <InvoiceTable invoices={invoices} />
      <MoreEntries result={result} shown={invoices.length} total={total} list="invoices" />
    </>
  );
}
