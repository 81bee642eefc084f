import { useToast } from '@kp/client';
import { Alert, Button } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import styles from './security.module.css';

interface RecoveryCodesProps {
  /** What was done just now; a toast would cover the codes on a phone. */
  readonly done: string;
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}

const FILE_NAME = 'recovery-codes.txt';

/** Shown once: the server keeps hashes only. */
export function RecoveryCodes({ done, codes, onSaved }: RecoveryCodesProps) {
  const { t } = useTranslation('account');
  const { toast } = useToast();
  const text = `${codes.join('\n')}\n`;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: t('security.secondFactor.copied') });
    } catch {
      // Browsers refuse it without https or permission.
      toast({ title: t('security.secondFactor.copyFailed'), variant: 'destructive' });
    }
  };
  return (
    <div className={styles.stack}>
      <p role="status" className={styles.done}>
        {done}
      </p>
      <Alert
        type="warning"
        showIcon
        title={t('security.secondFactor.codesTitle')}
        description={t('security.secondFactor.codesText')}
      />
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code dir="ltr">{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={() => void copy()}>{t('security.secondFactor.copy')}</Button>
        <Button href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={FILE_NAME}>
          {t('security.secondFactor.download')}
        </Button>
        <Button type="primary" onClick={onSaved}>
          {t('security.secondFactor.saved')}
        </Button>
      </div>
    </div>
  );
}
