import { type Address, ORDER_TEXT_FIELDS, type OrderTexts, personName } from '@kp/commerce';
import { useTranslation } from 'react-i18next';
import styles from './order-sections.module.css';

export interface AddressBlockProps {
  readonly title: string;
  /** `h3` unless given. */
  readonly heading?: 'h2' | 'h3';
  readonly address: Address;
  /** Localized country name; `address.country` unless given. */
  readonly country?: string;
  /** Of whom the invoice is made out to. */
  readonly taxNumber?: string | null;
}

export function AddressBlock({
  title,
  heading: Heading = 'h3',
  address,
  country = address.country,
  taxNumber,
}: AddressBlockProps) {
  const { t } = useTranslation();
  const { company, city, county, state, zipCode, phone } = address;
  const region = county || state;
  const lines = [
    personName(address),
    company,
    address.address,
    [zipCode, city].filter(Boolean).join(' '),
    region === city ? '' : region,
    country,
  ];
  return (
    <section>
      <Heading className={styles.heading}>{title}</Heading>
      <address className={styles.address}>
        {lines.filter(Boolean).map((line, index) => (
          <span key={index}>
            <bdi>{line}</bdi>
          </span>
        ))}
        {taxNumber && (
          <span>
            {t('order.taxNumber')}: <bdi dir="ltr">{taxNumber}</bdi>
          </span>
        )}
        {phone && (
          <span>
            {/* Keeps the order of digits and plus sign in right-to-left languages. */}
            <bdi>{t('order.phone', { phone })}</bdi>
          </span>
        )}
      </address>
    </section>
  );
}

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
