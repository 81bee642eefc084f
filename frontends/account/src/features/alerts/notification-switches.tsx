import type { NotificationPreferencesResponse } from '@kp/api-client/account';
import { Switch } from '@kp/ui/account';
import { Alert, Card } from '@kp/ui/forms';
import { classNames } from '@kp/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Preference } from './use-notification-preferences';
import styles from './alerts.module.css';

const KINDS = ['orderUpdates', 'productRestocks', 'priceDrops', 'promotions'] as const;

interface NotificationSwitchesProps {
  readonly chosen: NotificationPreferencesResponse;
  readonly onChange: (preference: Preference, isOn: boolean) => void;
}

export function NotificationSwitches({ chosen, onChange }: NotificationSwitchesProps) {
  const { t } = useTranslation('accountTabs');
  const headingId = useId();
  const noteId = useId();
  const hasNoEffect = !chosen.emailNotifications;
  const propsOf = (preference: Preference) => ({
    preference,
    isOn: chosen[preference],
    onChange: (isOn: boolean) => onChange(preference, isOn),
  });
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId}>{t('alerts.title')}</h2>
      <p className={styles.intro}>{t('alerts.intro')}</p>
      <Card>
        <PreferenceSwitch {...propsOf('emailNotifications')} />
        {hasNoEffect && (
          <Alert
            id={noteId}
            type="info"
            role="note"
            showIcon
            title={t('alerts.noEffect')}
            className={styles.note}
          />
        )}
        <div className={classNames(styles.kinds, hasNoEffect && styles.noEffect)}>
          {KINDS.map((kind) => (
            <PreferenceSwitch key={kind} {...propsOf(kind)} describedBy={hasNoEffect ? noteId : undefined} />
          ))}
        </div>
      </Card>
    </section>
  );
}

interface PreferenceSwitchProps {
  readonly preference: Preference;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly describedBy?: string;
}

function PreferenceSwitch({ preference, isOn, onChange, describedBy }: PreferenceSwitchProps) {
  const { t } = useTranslation('accountTabs');
  const labelId = useId();
  const hintId = useId();
  return (
    <div className={styles.row}>
      <div>
        <div id={labelId} className={styles.label}>
          {t(`alerts.preferences.${preference}.label`)}
        </div>
        <div id={hintId} className={styles.hint}>
          {t(`alerts.preferences.${preference}.hint`)}
        </div>
      </div>
      <Switch
        checked={isOn}
        onChange={onChange}
        aria-labelledby={labelId}
        aria-describedby={[hintId, describedBy].filter(Boolean).join(' ')}
      />
    </div>
  );
}
