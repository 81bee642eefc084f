import type { Money } from '@kp/commerce';
import { Badge, RadioGroup, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from '../payment.module.css';

const stay = () => undefined;

/** The two ways of Revolut: the wallet, and the card, which is yet to come. */
export function RevolutChoice({ total }: { readonly total: Money }) {
  const { t } = useTranslation('checkout');
  const { money } = useFormats();
  const card = (
    <span className={styles.choice}>
      {t('pay.wallet.card')} <Badge>{t('payment.comingSoon')}</Badge>
    </span>
  );
  return (
    <RadioGroup
      legend={t('pay.wallet.legend')}
      name="revolutWay"
      value="wallet"
      onChange={stay}
      options={[
        {
          value: 'wallet',
          label: t('pay.wallet.wallet'),
          description: t('pay.wallet.opens', { amount: money(total) }),
        },
        { value: 'card', label: card, isDisabled: true },
      ]}
    />
  );
}
