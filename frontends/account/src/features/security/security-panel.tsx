import { useTranslation } from 'react-i18next';
import { DevicesCard } from './devices-card';
import { PasswordCard } from './password-card';
import { SecondFactorCard } from './second-factor-card';
import styles from './security.module.css';

export function SecurityPanel() {
  const { t } = useTranslation('account');
  return (
    <section aria-label={t('security.title')} className={styles.panel}>
      <PasswordCard />
      <SecondFactorCard />
      <DevicesCard />
    </section>
  );
}
