import { ContactButton } from '@kp/client';
import { Icon } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './header-actions.module.css';

/** Opens the contact dialog. On narrow screens it stands in the side menu. */
export function ContactAction() {
  const { t } = useTranslation();
  return (
    <ContactButton aria-label={t('header.contact')} className={styles.action}>
      <Icon name="mail" size={24} />
      <span className={styles.wideText}>{t('header.contact')}</span>
    </ContactButton>
  );
}
