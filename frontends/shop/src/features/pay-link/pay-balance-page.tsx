import { type BalanceLinkResponse, linksApi } from '@kp/api-client/links';
import { isApiError, PageHead, useRequestFailure } from '@kp/client';
import { ButtonLink, EmptyState, ErrorPanel, Page, SkeletonText, UnbrokenNumbers, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import type { OnlineMethod } from '../../shared/payment/payment-form';
import { LinkPanel } from './link-panel';
import { PayForm } from './pay-form';
import styles from './pay-invoice.module.css';

const NOT_FOUND = 404;

/** What the provider or the worker still does is looked up again after this time. */
const POLL_INTERVALS_MS: Readonly<Record<string, number>> = { processing: 2000, pending: 15_000 };

/** Takes what a change added to an order that was paid. */
export function PayBalancePage({ token }: { readonly token: string }) {
  const { t } = useTranslation('checkout');
  const failure = useRequestFailure();
  const { currentData: known } = linksApi.useGetBalanceLinkQuery({ token });
  const pollingInterval = POLL_INTERVALS_MS[known?.state ?? ''] ?? 0;
  const query = linksApi.useGetBalanceLinkQuery({ token }, { pollingInterval });
  const { currentData: balance, error } = query;
  const isUnknown = isApiError(error) && error.status === NOT_FOUND;
  return (
    <Page width="narrow">
      <PageHead title={t('payBalance.pageTitle')} />
      <div className={styles.page}>
        {!balance && <h1>{t('payBalance.pageTitle')}</h1>}
        {balance && <Summary balance={balance} />}
        {balance && <BalanceState token={token} balance={balance} />}
        {!balance && !error && <SkeletonText lines={6} />}
        {!balance && isUnknown && (
          <EmptyState
            title={t('payBalance.notFound')}
            icon="search"
            actions={<ButtonLink to="/products">{t('emptyLink')}</ButtonLink>}
          >
            {t('payBalance.notFoundHint')}
          </EmptyState>
        )}
        {!balance && error && !isUnknown && <ErrorPanel {...failure.panel(query, t('payBalance.failed'))} />}
      </div>
    </Page>
  );
}

function Summary({ balance }: { readonly balance: BalanceLinkResponse }) {
  const { t } = useTranslation('checkout');
  const { money, date } = useFormats();
  const { orderNumber, sellerName, changes, currency, refundedAmount, state, expiresAt } = balance;
  const amount = (decimal: string) => money({ amount: decimal, currency });
  return (
    <header className={styles.summary}>
      <h1>
        <UnbrokenNumbers>{t('payBalance.heading', { orderNumber })}</UnbrokenNumbers>
      </h1>
      <dl className={styles.facts}>
        <dt>{t('payInvoice.seller')}</dt>
        <dd>
          <bdi>{sellerName}</bdi>
        </dd>
        {changes.length > 0 && (
          <>
            <dt>{t('payBalance.changes')}</dt>
            <dd>
              <ul className={styles.changes}>
                {changes.map((change) => (
                  <li key={change}>
                    <bdi>{change}</bdi>
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
        <dt>{t('payBalance.total')}</dt>
        <dd>{amount(balance.totalAmount)}</dd>
        <dt>{t('payBalance.paid')}</dt>
        <dd>{amount(balance.paidAmount)}</dd>
        <dt>{t('payBalance.difference')}</dt>
        <dd className={styles.amount}>{amount(balance.amount)}</dd>
      </dl>
      {state === 'payable' && <p>{t('payBalance.until', { date: date(expiresAt) })}</p>}
      {refundedAmount && <p role="note">{t('payBalance.refunded', { amount: amount(refundedAmount) })}</p>}
    </header>
  );
}

/** The form while it can be paid, else what has become of it. */
function BalanceState({ token, balance }: { readonly token: string; readonly balance: BalanceLinkResponse }) {
  const { t } = useTranslation('checkout');
  const [start] = linksApi.useStartBalancePaymentMutation();
  const [confirm] = linksApi.useConfirmBalancePaymentMutation();
  const calls = {
    start: (method: OnlineMethod) => start({ token, method }).unwrap(),
    confirm: () => confirm({ token }).unwrap(),
  };
  const { state, amount, currency, methods } = balance;
  switch (state) {
    case 'payable':
      return <PayForm calls={calls} amount={amount} currency={currency} methods={methods} />;
    case 'paid':
      return (
        <LinkPanel icon="check" title={t('payBalance.paidTitle')}>
          {t('payBalance.paidText')}
        </LinkPanel>
      );
    case 'processing':
      return (
        <LinkPanel icon="clock" title={t('payInvoice.processingTitle')}>
          {t('payInvoice.processingText')}
        </LinkPanel>
      );
    case 'pending':
      return (
        <LinkPanel icon="clock" title={t('pay.reviewTitle')}>
          {t('payInvoice.pendingText')}
        </LinkPanel>
      );
    case 'expired':
      return (
        <LinkPanel icon="info" title={t('payInvoice.expired')}>
          {t('payBalance.expiredText')}
        </LinkPanel>
      );
    case 'obsolete':
      return (
        <LinkPanel icon="info" title={t('payBalance.obsoleteTitle')}>
          {t('payBalance.obsoleteText')}
        </LinkPanel>
      );
    case 'unavailable':
      return (
        <LinkPanel icon="info" title={t('payInvoice.unavailableTitle')}>
          {t('payBalance.unavailableText')}
        </LinkPanel>
      );
  }
}
