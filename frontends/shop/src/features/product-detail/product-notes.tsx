import { Icon, UnbrokenNumbers, type IconName } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { useFreeShippingThreshold } from '../free-shipping/use-free-shipping-threshold';
import styles from './product-notes.module.css';

/** What holds for every product. */
export function ProductNotes() {
  const { t } = useTranslation('shop');
  const amount = useFreeShippingThreshold();
  return (
    <ul className={styles.notes}>
      <Note icon="truck">{t('productPage.freeShippingNote', { amount })}</Note>
      <Note icon="clock">{t('productPage.deliveryNote')}</Note>
      <Note icon="check">{t('productPage.complianceNote')}</Note>
    </ul>
  );
}

function Note({ icon, children }: { icon: IconName; children: string }) {
  return (
    <li className={styles.note}>
      <Icon name={icon} />
      <span>
        <UnbrokenNumbers>{children}</UnbrokenNumbers>
      </span>
    </li>
  );
}
