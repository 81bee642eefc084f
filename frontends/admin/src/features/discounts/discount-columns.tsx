import type { DiscountCodeResponse } from '@kp/api-client/office';
import { useShopCurrency } from '@kp/client';
import { formatDateTime } from '@kp/i18n';
import { lastMomentBefore, shopTimeOf } from '@kp/i18n/shop-time';
import { useFormats } from '@kp/ui';
import { Flex } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../../shared/list/data-table';
import { DiscountStateTag } from './discount-state-tag';

export function useDiscountColumns(): DataColumn<DiscountCodeResponse>[] {
  const { t } = useTranslation('adminPeople');
  const { number } = useFormats();
  return [
    {
      key: 'code',
      title: t('discounts.code'),
      isRowHeader: true,
      render: ({ code }) => <bdi dir="ltr">{code}</bdi>,
    },
    {
      key: 'discount',
      onCard: 'fact',
      title: t('discounts.discount'),
      render: (discount) => <Reduction discount={discount} />,
    },
    {
      key: 'state',
      onCard: 'state',
      title: t('discounts.state'),
      render: ({ state }) => <DiscountStateTag state={state} />,
    },
    {
      key: 'uses',
      title: t('discounts.uses'),
      align: 'end',
      render: ({ usedCount, maxUses }) =>
        maxUses === null
          ? number(usedCount)
          : t('discounts.usesOf', { used: number(usedCount), max: number(maxUses) }),
    },
    {
      key: 'validity',
      onCard: 'fact',
      title: t('discounts.validity'),
      render: (discount) => <Validity discount={discount} />,
    },
  ];
}

interface DiscountProps {
  readonly discount: DiscountCodeResponse;
}

function Reduction({ discount: { kind, value, minimumSubtotal, oncePerCustomer } }: DiscountProps) {
  const { t } = useTranslation('adminPeople');
  const { money, percent } = useFormats();
  const currency = useShopCurrency();
  const inCurrency = (amount: string) => money({ amount, currency });
  const conditions = [
    minimumSubtotal && t('discounts.from', { amount: inCurrency(minimumSubtotal) }),
    oncePerCustomer && t('discounts.once'),
  ].filter(Boolean);
  return (
    <Flex vertical>
      <strong>
        {kind === 'percent' && percent(Number(value) / 100)}
        {kind === 'amount' && inCurrency(value)}
        {kind === 'free_shipping' && t('discounts.freeShipping')}
      </strong>
      {conditions.map((condition) => (
        <span key={String(condition)}>{condition}</span>
      ))}
    </Flex>
  );
}

/** In the shop; the end itself is exclusive. */
const isMidnight = (iso: string) => shopTimeOf(iso).endsWith('T00:00');

function Validity({ discount: { startsAt, endsAt } }: DiscountProps) {
  const { t } = useTranslation('adminPeople');
  const { date, language } = useFormats();
  if (!startsAt && !endsAt) return t('discounts.always');
  const timeOrDay = (iso: string) => (isMidnight(iso) ? date(iso) : formatDateTime(iso, language));
  return (
    <Flex vertical>
      {startsAt && <span>{t('discounts.validFrom', { date: timeOrDay(startsAt) })}</span>}
      {endsAt && (
        <span>
          {t('discounts.validUntil', {
            date: isMidnight(endsAt) ? date(lastMomentBefore(endsAt)) : timeOrDay(endsAt),
          })}
        </span>
      )}
    </Flex>
  );
}
