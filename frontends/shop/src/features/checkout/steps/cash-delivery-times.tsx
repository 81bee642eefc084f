import { type DeliveryTermsResponse, shopApi } from '@kp/api-client/shop';
import { countryCodeOf } from '@kp/commerce/countries';
import type { DeliveryDays } from '@kp/commerce/delivery-range';
import { homeRegions } from '@kp/commerce/delivery-rules';
import { useTranslation } from 'react-i18next';
import { DeliveryPromise } from '../../../shared/delivery-promise';

interface CashDeliveryTimesProps {
  /** As the address names it. */
  readonly country: string;
  readonly days: DeliveryDays;
}

/** What the specification says of cash orders, while the shop is that fast at home; else what it promises now. */
export function CashDeliveryTimes({ country, days }: CashDeliveryTimesProps) {
  const { t } = useTranslation('shop');
  const { data: terms } = shopApi.useGetDeliveryTermsQuery();
  const isHome = terms?.homeCountry === countryCodeOf(country);
  if (terms && !(isHome && hasUsualDays(terms))) {
    return (
      <li>
        <DeliveryPromise days={isHome ? undefined : days} />
      </li>
    );
  }
  return (
    <>
      <li>{t('delivery.bucharest')}</li>
      <li>{t('delivery.nationwide')}</li>
    </>
  );
}

function hasUsualDays(terms: DeliveryTermsResponse): boolean {
  const { bucharest, country } = homeRegions(terms);
  const isOf = (region: DeliveryDays | null, minDays: number, maxDays: number) =>
    region?.minDays === minDays && region.maxDays === maxDays;
  return isOf(bucharest, 1, 3) && isOf(country, 2, 5);
}
