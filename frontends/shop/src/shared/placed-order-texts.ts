import { useTranslation } from 'react-i18next';
import type { PlacedOrder } from './placed-order';

interface PlacedOrderTexts {
  readonly title: string;
  readonly text: string;
}

export function usePlacedOrderTexts(): (placed: PlacedOrder) => PlacedOrderTexts {
  const { t } = useTranslation('order');
  const { t: common } = useTranslation();
  return ({ orderNumber, email, isPaymentAwaited, confirmationRequired }) => {
    if (confirmationRequired) {
      const text = t('orderPlaced.confirmText', { orderNumber, email });
      return { title: t('orderStatus.confirmTitle'), text };
    }
    if (isPaymentAwaited) {
      const text = common('awaitedPayment.numberedText', { orderNumber });
      return { title: common('awaitedPayment.title'), text };
    }
    const text = email
      ? t('orderPlaced.text', { orderNumber, email })
      : t('orderPlaced.textByEmail', { orderNumber });
    return { title: t('orderPlaced.title'), text };
  };
}
