import { shopApi } from '@kp/api-client/shop';
import { usePageSite } from '@kp/client';
import type { CurrencyCode } from '@kp/commerce';
import { useTranslation } from 'react-i18next';
import { DeliveryCost } from './delivery-cost';
import { HelpPage } from './help-page';
import { useWaysOfDelivery, WaysOfDelivery } from './ways-of-delivery';
import { OwnPage } from '../../shared/own-page/own-page';

/** From the settings of the shop: costs, days and where nothing is promised. */
export function DeliveryPage() {
  return <OwnPage slug="delivery" standard={<StandardDeliveryPage />} />;
}

function StandardDeliveryPage() {
  const { t } = useTranslation('law');
  const { data: terms } = shopApi.useGetDeliveryTermsQuery();
  // The last region is the whole of the seller's country, whatever zones of it promise.
  const days = terms?.regions.at(-1);
  const { country } = usePageSite();
  const ways = useWaysOfDelivery();
  const { data: shipping } = shopApi.useGetShippingSettingsQuery();
  return (
    <HelpPage
      path="/delivery"
      title={t('delivery.title')}
      intro={t('delivery.intro')}
      sections={[
        {
          title: t('delivery.costTitle'),
          content: (
            <p>
              <DeliveryCost />
            </p>
          ),
        },
        ...(ways && shipping
          ? [
              {
                title: t('delivery.ways.title'),
                content: <WaysOfDelivery ways={ways} currency={shipping.currency as CurrencyCode} />,
              },
            ]
          : []),
        {
          title: t('delivery.daysTitle'),
          content: terms && (
            <>
              <p>{t('delivery.cutOff', { time: terms.cutOff })}</p>
              {days && country && (
                <p>{t('delivery.days', { country, min: days.minDays, max: days.maxDays })}</p>
              )}
              <p>{t('delivery.abroad')}</p>
            </>
          ),
        },
        { title: t('delivery.damageTitle'), content: <p>{t('delivery.damage')}</p> },
      ]}
    />
  );
}
