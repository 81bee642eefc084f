import { type AddExchangeRateRequest, type ExchangeRateResponse, officeApi } from '@kp/api-client/office';
import { useShopCurrency } from '@kp/client';
import { CURRENCY_CODES, type CurrencyCode } from '@kp/commerce';
import { isRateSource } from '@kp/commerce/rate-sources';
import { formatDateTime } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Alert, Flex, Form, Input, Select } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { DecimalInput } from '../../shared/number-input';
import { ShopDaysNote } from '../../shared/shop-time';
import { useRights } from '../../shared/use-rights';
import { AddRate, rateOn, shopDay } from './add-rate';
import { connectionApi } from './connection-api';
import { ConnectionForm } from './connection-form';
import { Loaded } from './loaded';
import { RatesTable } from './rates-table';

const CURRENCIES = CURRENCY_CODES.map((code) => ({ value: code, label: code }));

const pairOf = (rate: ExchangeRateResponse | undefined, currency: CurrencyCode) => ({
  base: (rate?.base as CurrencyCode | undefined) ?? currency,
  quote: (rate?.quote as CurrencyCode | undefined) ?? currency,
});
const pairName = ({ base, quote }: ExchangeRateResponse) => `${base} → ${quote}`;

export function ExchangeRatesSection() {
  const { t } = useTranslation('adminSettings');
  const { may } = useRights();
  const query = officeApi.useListExchangeRatesQuery();
  const currency = useShopCurrency() as CurrencyCode;
  const [add] = officeApi.useAddExchangeRateMutation();
  const [remove] = officeApi.useDeleteExchangeRateMutation();
  const sourceName = (source: string) => (isRateSource(source) ? t(`rates.sources.${source}`) : source);
  return (
    <Loaded query={query}>
      {(rates) => (
        <Flex vertical gap="middle">
          <FeedState />
          {may('settings') && <ConnectionForm group="exchange-rates" name={t('connection.labels.feedUrl')} />}
          <AddRate<AddExchangeRateRequest>
            initialValues={{ ...pairOf(rates[0], currency), rate: '', validFrom: shopDay(1) }}
            replacedBy={({ base, quote, validFrom }) => {
              const ofPair = rates.filter((each) => each.base === base && each.quote === quote);
              const replaced = rateOn(ofPair, validFrom);
              if (!replaced || replaced.validFrom === validFrom) return undefined;
              return { subject: pairName(replaced), rate: replaced.rate };
            }}
            add={(addExchangeRateRequest) => add({ addExchangeRateRequest }).unwrap()}
          >
            <Form.Item name="base" label={t('rates.base')}>
              <Select options={CURRENCIES} />
            </Form.Item>
            <Form.Item name="quote" label={t('rates.quote')}>
              <Select options={CURRENCIES} />
            </Form.Item>
            <Form.Item name="rate" label={t('rates.rate')}>
              <DecimalInput placeholder="0.92" />
            </Form.Item>
            <Form.Item name="validFrom" label={t('rates.validFrom')} extra={<ShopDaysNote />}>
              <Input type="date" min={shopDay(0)} />
            </Form.Item>
          </AddRate>
          <RatesTable<ExchangeRateResponse>
            label={t('rates.rate')}
            rates={rates}
            subjectOf={pairName}
            columns={[
              {
                key: 'rate',
                onCard: 'fact',
                title: t('rates.rate'),
                align: 'end',
                render: ({ rate }) => <bdi dir="ltr">{rate}</bdi>,
              },
              { key: 'source', title: t('rates.source'), render: ({ source }) => sourceName(source) },
            ]}
            remove={({ base, quote, validFrom }) =>
              remove({ base: base as CurrencyCode, quote: quote as CurrencyCode, validFrom }).unwrap()
            }
          />
        </Flex>
      )}
    </Loaded>
  );
}

function FeedState() {
  const { t } = useTranslation('adminSettings');
  const { language } = useFormats();
  const { data: feed } = connectionApi.useGetAdminExchangeRateFeedQuery();
  if (!feed) return null;
  const { host, lastRunAt, hasFailed } = feed;
  if (host === null) return <Alert type="info" title={t('feed.off')} />;
  if (lastRunAt === null) return <Alert type="info" title={t('feed.waiting', { host })} />;
  const date = formatDateTime(lastRunAt, language);
  return hasFailed ? (
    <Alert type="warning" showIcon title={t('feed.failed', { host, date })} />
  ) : (
    <Alert type="success" showIcon title={t('feed.on', { host, date })} />
  );
}
