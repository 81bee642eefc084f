import type { Address } from '@kp/commerce';
import { useTranslation } from 'react-i18next';
import styles from './order.module.css';

export interface AddressBlockProps {
  /** What the address is for. */
  readonly title: string;
  readonly address: Address;
  /** Name of its country in the language of the page; as the address has it unless given. */
  readonly country?: string;
}

/** An address as it is written on a parcel. */
export function AddressBlock({ title, address, country = address.country }: AddressBlockProps) {
  const { t } = useTranslation();
  const { firstName, lastName, company, city, county, state, zipCode, phone } = address;
  const region = county || state;
  const lines = [
    `${firstName} ${lastName}`.trim(),
    company,
    address.address,
    [zipCode, city].filter(Boolean).join(' '),
    region === city ? '' : region,
    country,
  ];
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <address className={styles.address}>
        {lines.filter(Boolean).map((line, place) => (
          <span key={place}>
            <bdi>{line}</bdi>
          </span>
        ))}
        {phone && (
          <span>
            {/* Digits and the plus sign keep their order in right-to-left languages. */}
            <bdi>{t('order.phone', { phone })}</bdi>
          </span>
        )}
      </address>
    </section>
  );
}
