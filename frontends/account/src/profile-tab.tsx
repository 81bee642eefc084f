import { PersonalDataCard } from './features/personal-data/personal-data-card';
import { ProfilePanel } from './features/profile/profile-panel';
import { SecurityPanel } from './features/security/security-panel';
import styles from './profile-tab.module.css';

export function ProfileTab() {
  return (
    <div className={styles.cards}>
      <ProfilePanel />
      <SecurityPanel />
      <PersonalDataCard />
    </div>
  );
}
