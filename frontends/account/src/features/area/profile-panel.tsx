import { useSession } from '@kp/client';
import { Card } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './profile-panel.module.css';

/** Who is signed in. */
export function ProfilePanel() {
  const { t } = useTranslation('account');
  const { user } = useSession();
  if (!user) return null;
  return (
    <Card className={styles.profile}>
      <h2>{t('profile.title')}</h2>
      <dl className={styles.facts}>
        <dt>{t('fields.firstName')}</dt>
        <dd>{user.firstName}</dd>
        <dt>{t('fields.lastName')}</dt>
        <dd>{user.lastName}</dd>
        <dt>{t('fields.email')}</dt>
        <dd>
          <bdi>{user.email}</bdi>
        </dd>
      </dl>
    </Card>
  );
}
