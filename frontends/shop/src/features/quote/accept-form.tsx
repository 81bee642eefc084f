import { linksApi, type OpenedQuoteResponse } from '@kp/api-client/links';
import type { ApiError } from '@kp/api-client';
import { isApiError, useRequestFailure } from '@kp/client';
import { useRulesForm } from '@kp/client/forms';
import {
  type Address,
  EMPTY_ADDRESS,
  type FieldProblem,
  isRomania,
  validateShippingAddress,
} from '@kp/commerce';
import { Button, ErrorSummary } from '@kp/ui';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DeliveryForm, DeliveryFields } from './delivery-fields';
import { type QuoteMethod, QuotePayment } from './quote-payment';
import styles from './quote.module.css';

export interface OpenQuoteProps {
  readonly token: string;
  readonly quote: OpenedQuoteResponse;
}

/** Only one of both is asked for. */
function completed(address: Address): Address {
  const { country, county, state } = address;
  return isRomania(country) ? { ...address, state: county } : { ...address, county: state };
}

function rules({ address }: DeliveryForm): FieldProblem[] {
  return validateShippingAddress(completed(address))
    .filter(({ field }) => isRomania(address.country) || field !== 'county')
    .map((problem) => ({ ...problem, field: `address.${problem.field}` }));
}

/** First and last name of the person who asked for the quote, as far as they can be told apart. */
function addressOf({ name, companyName, phone, country }: OpenedQuoteResponse): Address {
  const [firstName = '', ...rest] = name.split(' ');
  return {
    ...EMPTY_ADDRESS,
    firstName,
    lastName: rest.join(' '),
    company: companyName,
    phone: phone ?? '',
    country: country ?? EMPTY_ADDRESS.country,
  };
}

interface Shortage {
  readonly productId: number;
  readonly name: string;
  readonly left: number;
}

function shortagesOf({ problem }: ApiError): readonly Shortage[] {
  if (problem?.code !== 'ORDERS.SHORT_STOCK') return [];
  return (problem.details as { items?: readonly Shortage[] } | undefined)?.items ?? [];
}

export function AcceptForm({ token, quote }: OpenQuoteProps) {
  const { t } = useTranslation('checkout');
  const failure = useRequestFailure();
  const [accept, acceptance] = linksApi.useAcceptQuoteMutation();
  const query = linksApi.useGetQuoteQuery({ token });
  const form = useRulesForm<DeliveryForm>({
    name: 'quote',
    defaultValues: { address: addressOf(quote), references: { poNumber: '', costCenter: '' } },
    rules,
  });
  const [method, setMethod] = useState<QuoteMethod>('agreed');
  const [shortages, setShortages] = useState<readonly Shortage[]>([]);
  const { version } = quote;
  const send = async ({ address, references }: DeliveryForm) => {
    const paid = method === 'bank_transfer' ? { paymentMethod: method } : {};
    const acceptQuoteRequest = { version, address: completed(address), ...references, ...paid };
    const { error } = await accept({ token, acceptQuoteRequest });
    setShortages(isApiError(error) ? shortagesOf(error) : []);
    if (!error || (isApiError(error) && shortagesOf(error).length > 0)) return;
    form.reject(error);
    const fields = Object.keys(address).map((field) => `address.${field}`);
    failure.show(error, { title: t('quote.acceptFailed'), fields });
    // It was replaced, withdrawn or has expired meanwhile.
    if (isApiError(error) && [409, 410].includes(Number(error.status))) void query.refetch();
  };
  return (
    <form
      noValidate
      className={styles.form}
      data-print="hidden"
      aria-labelledby="accept-title"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => void form.submit(event, send)}
    >
      <h2 id="accept-title">{t('quote.acceptTitle')}</h2>
      <p>{t('quote.acceptHint')}</p>
      <ErrorSummary errors={form.errors} />
      <DeliveryFields form={form} />
      <QuotePayment value={method} onChange={setMethod} />
      {shortages.length > 0 && <ShortStock shortages={shortages} />}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="large" isBusy={acceptance.isLoading}>
          {t('quote.accept')}
        </Button>
        <Decline token={token} version={version} />
      </div>
    </form>
  );
}

/** Only the shop can help, and it was told. */
function ShortStock({ shortages }: { readonly shortages: readonly Shortage[] }) {
  const { t } = useTranslation('checkout');
  return (
    <div role="alert" className={styles.note}>
      <strong>{t('quote.shortTitle')}</strong>
      <ul>
        {shortages.map(({ productId, name, left: count }) => (
          <li key={productId}>{t('shortStockLine', { count, name })}</li>
        ))}
      </ul>
      <p>{t('quote.shortHint')}</p>
    </div>
  );
}

/** Asks once more, because only the shop can send another quote. */
function Decline({ token, version }: { readonly token: string; readonly version: number }) {
  const { t } = useTranslation('checkout');
  const { t: common } = useTranslation();
  const failure = useRequestFailure();
  const [isAsked, setAsked] = useState(false);
  const [decline, { isLoading }] = linksApi.useDeclineQuoteMutation();
  const send = async () => {
    const { error } = await decline({ token, quoteVersionRequest: { version } });
    if (error) failure.show(error, { title: t('quote.declineFailed') });
  };
  if (!isAsked) return <Button onClick={() => setAsked(true)}>{t('quote.decline')}</Button>;
  return (
    <span role="group" aria-label={t('quote.declineSure')} className={styles.actions}>
      <span>{t('quote.declineSure')}</span>
      <Button isBusy={isLoading} onClick={() => void send()}>
        {t('quote.decline')}
      </Button>
      <Button onClick={() => setAsked(false)}>{common('actions.cancel')}</Button>
    </span>
  );
}
