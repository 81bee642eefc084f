import { Button, Icon } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './unfinished-payment.module.css';

export interface UnfinishedPaymentProps {
  readonly onContinue: () => void;
  readonly onRestart: () => void;
}

/** Either way the next payment takes the place of the one that was started, together with its reservation. */
export function UnfinishedPayment({ onContinue, onRestart }: UnfinishedPaymentProps) {
  const { t } = useTranslation('checkout');
  return (
    <section role="status" className={styles.note}>
      <Icon name="clock" className={styles.icon} />
      <div>
        <p className={styles.title}>{t('unfinished.title')}</p>
        <p>{t('unfinished.text')}</p>
        <p className={styles.actions}>
          <Button size="small" onClick={onContinue}>
            {t('unfinished.continue')}
          </Button>
          <Button variant="quiet" size="small" onClick={onRestart}>
            {t('unfinished.restart')}
          </Button>
        </p>
      </div>
    </section>
  );
}
