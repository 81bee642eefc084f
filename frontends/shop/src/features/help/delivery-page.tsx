import { shopApi } from '@kp/api-client/shop';
import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { useFreeShippingThreshold } from '../../shared/free-shipping';
import { HelpPage } from './help-page';

/** From the settings of the shop: costs, days and where nothing is promised. */
export function DeliveryPage() {
  const { t } = useTranslation('law');
  const { money } = useFormats();
  const threshold = useFreeShippingThreshold();
  const { data: shipping } = shopApi.useGetShippingSettingsQuery();
  const { data: terms } = shopApi.useGetDeliveryTermsQuery();
  const cost =
    shipping && money({ amount: String(shipping.standardShippingCost), currency: shipping.currency });
  const [first, second] = terms?.regions.filter(({ countries }) => countries.includes('RO')) ?? [];
  const days = second ?? first;
  return (
    <HelpPage
      path="/delivery"
      title={t('delivery.title')}
      intro={t('delivery.intro')}
      sections={[
        {
          title: t('delivery.costTitle'),
          content: cost && <p>{t('delivery.cost', { cost, threshold })}</p>,
        },
        {
          title: t('delivery.daysTitle'),
          content: terms && (
            <>
              <p>{t('delivery.cutOff', { time: terms.cutOff })}</p>
              {days && <p>{t('delivery.days', { min: days.minDays, max: days.maxDays })}</p>}
              <p>{t('delivery.abroad')}</p>
            </>
          ),
        },
        { title: t('delivery.damageTitle'), content: <p>{t('delivery.damage')}</p> },
      ]}
    />
  );
}
