import { ORDER_TEXT_FIELDS, type OrderTexts } from '@kp/commerce';
import { useTranslation } from 'react-i18next';
import styles from './order-details.module.css';

/** What the customer wrote about the order: a section for each text that was given. */
export function OrderTextSections({ order }: { readonly order: OrderTexts }) {
  const { t } = useTranslation();
  return ORDER_TEXT_FIELDS.filter((field) => order[field]).map((field) => (
    <section key={field}>
      <h3 className={styles.heading}>{t(`order.${field}`)}</h3>
      <p className={styles.text}>
        <bdi>{order[field]}</bdi>
      </p>
    </section>
  ));
}
