import { checkoutApi, type WayOfDeliveryResponse } from '@kp/api-client/checkout';
import type { CurrencyCode } from '@kp/commerce';
import { COUNTRIES } from '@kp/commerce/countries';
import { countryNaming } from '@kp/i18n/country-name';
import { deliveryMethodName } from '@kp/i18n/delivery-method-name';
import { weekdayNaming } from '@kp/i18n/weekday-name';
import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';

/** What can be chosen beside the standard delivery, with places, cost and days; undefined where there is nothing. */
export function useWaysOfDelivery(): readonly WayOfDeliveryResponse[] | undefined {
  const { data } = checkoutApi.useGetWaysOfDeliveryQuery();
  return data?.length ? data : undefined;
}

interface WaysOfDeliveryProps {
  readonly ways: readonly WayOfDeliveryResponse[];
  readonly currency: CurrencyCode;
}

export function WaysOfDelivery({ ways, currency }: WaysOfDeliveryProps) {
  const { t } = useTranslation();
  const termsOf = useTerms(currency);
  return (
    <ul>
      {ways.map((way, index) => (
        <li key={index}>
          <strong>
            <bdi>{deliveryMethodName(way, t)}</bdi>
          </strong>
          {': '}
          {termsOf(way).join(' · ')}
        </li>
      ))}
    </ul>
  );
}

function useTerms(currency: CurrencyCode): (way: WayOfDeliveryResponse) => string[] {
  const { t } = useTranslation('law');
  const { t: common } = useTranslation();
  const { language, money } = useFormats();
  const inMoney = (amount: string) => money({ amount, currency });
  const list = new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' });
  const countryName = countryNaming(language);
  const dayName = weekdayNaming(language);
  return ({ cost, isFixed, freeShippingThreshold, countries, counties, minDays, maxDays, weekdays }) => {
    const isFree = isFixed && Number(cost) === 0;
    const amount = isFree ? common('totals.shippingFree') : inMoney(cost);
    const named = countries.map((code) =>
      countryName(code, COUNTRIES.find((country) => country.code === code)?.name ?? code),
    );
    return [
      isFixed ? amount : t('delivery.ways.from', { cost: amount }),
      freeShippingThreshold && t('delivery.ways.free', { amount: inMoney(freeShippingThreshold) }),
      list.format([...named, ...counties]),
      minDays !== null && maxDays !== null && t('delivery.ways.days', { min: minDays, max: maxDays }),
      list.format(weekdays.map(dayName)),
    ].filter((text): text is string => Boolean(text));
  };
}
