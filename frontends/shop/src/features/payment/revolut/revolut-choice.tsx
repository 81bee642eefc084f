import type { Money } from '@kp/commerce';
import { Badge, RadioGroup, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from '../payment.module.css';

const stay = () => undefined;

/** The two ways of Revolut: the wallet, and the card, which is yet to come. */
export function RevolutChoice({ total }: { readonly total: Money }) {
  const { t } = useTranslation('shop');
  const { money } = useFormats();
  const card = (
    <span className={styles.choice}>
      {t('checkout.pay.wallet.card')} <Badge>{t('checkout.payment.comingSoon')}</Badge>
    </span>
  );
  return (
    <RadioGroup
      legend={t('checkout.pay.wallet.legend')}
      name="revolutWay"
      value="wallet"
      onChange={stay}
      options={[
        {
          value: 'wallet',
          label: t('checkout.pay.wallet.wallet'),
          description: t('checkout.pay.wallet.opens', { amount: money(total) }),
        },
        { value: 'card', label: card, isDisabled: true },
      ]}
    />
  );
}
