import { ORDER_REFERENCE_FIELDS, type OrderReferences } from '@kp/commerce';
import { useTranslation } from 'react-i18next';
import styles from './order-status.module.css';

/** By which the buyer's company finds the order in its own books. */
export function OrderReferenceList({ order }: { readonly order: OrderReferences }) {
  const { t } = useTranslation();
  return ORDER_REFERENCE_FIELDS.filter((field) => order[field]).map((field) => (
    <p key={field} className={styles.soft}>
      {t(`order.${field}`)}: <bdi>{order[field]}</bdi>
    </p>
  ));
}
