import type { CompanyResponse } from '@kp/api-client/shop';
import { Icon, VisuallyHidden, type IconName } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './site-footer.module.css';

/** The opening hours that the shop begins with; they have a translation, others are shown as the shop wrote them. */
const USUAL_HOURS = 'Mon-Fri 9-5 EET';

/** Where the company is, how to reach it, and when. */
export function CompanyFacts({ company }: { readonly company: CompanyResponse }) {
  const { t } = useTranslation();
  const { phone, email, openingHours } = company;
  const town = [company.zipCode, company.city].filter(Boolean).join(' ');
  const address = [company.address, town, company.country].filter(Boolean).join(', ');
  const hours =
    !openingHours || openingHours === USUAL_HOURS ? t('footer.openingHoursDefault') : openingHours;
  return (
    <ul className={styles.list}>
      <Fact icon="pin" name={t('footer.address')} value={address} />
      <Fact icon="phone" name={t('footer.phone')} value={phone} href={`tel:${phone.replaceAll(' ', '')}`} />
      <Fact icon="mail" name={t('footer.email')} value={email} href={`mailto:${email}`} />
      <Fact icon="clock" name={t('footer.openingHours')} value={hours} />
    </ul>
  );
}

/** Numbers and addresses keep their direction in right-to-left languages. */
function Fact({ icon, name, value, href }: { icon: IconName; name: string; value: string; href?: string }) {
  if (!value) return null;
  const text = <bdi>{value}</bdi>;
  return (
    <li className={styles.fact} title={name}>
      <Icon name={icon} size={18} />
      <VisuallyHidden>{name}</VisuallyHidden>
      {href ? <a href={href}>{text}</a> : <span>{text}</span>}
    </li>
  );
}
