import { accountApi, type SecondFactorResponse } from '@kp/api-client/account';
import { useRequestFailure, useSession } from '@kp/client';
import { ErrorPanel, useFormats, VisuallyHidden } from '@kp/ui';
import { Alert, Button, Card, Skeleton } from '@kp/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecoveryCodes } from './recovery-codes';
import { NewRecoveryCodes, SecondFactorOff } from './second-factor-changes';
import { SecondFactorSetup } from './second-factor-setup';
import styles from './security.module.css';

export function SecondFactorCard() {
  const { t } = useTranslation('account');
  const query = accountApi.useGetSecondFactorQuery();
  const failure = useRequestFailure();
  return (
    <Card id="second-factor" title={<h2>{t('security.secondFactor.title')}</h2>}>
      {query.isLoading && (
        <>
          <VisuallyHidden role="status">{t('security.secondFactor.loading')}</VisuallyHidden>
          <Skeleton active title={false} paragraph={{ rows: 2 }} />
        </>
      )}
      {query.isError && <ErrorPanel {...failure.panel(query, t('security.secondFactor.failed'))} />}
      {query.data && <SecondFactor status={query.data} />}
    </Card>
  );
}

type Step = 'status' | 'setUp' | 'newCodes' | 'turnOff';

function SecondFactor({ status }: { readonly status: SecondFactorResponse }) {
  const { t } = useTranslation('account');
  const { date, number } = useFormats();
  const { user, setUser } = useSession();
  const [step, setStep] = useState<Step>('status');
  const [made, setMade] = useState<{ done: string; codes: readonly string[] }>();

  const finish = () => setStep('status');
  if (made) return <RecoveryCodes {...made} onSaved={() => setMade(undefined)} />;
  if (step === 'turnOff') return <SecondFactorOff onDone={finish} />;
  const show = (done: string, codes: readonly string[]) => {
    setMade({ done, codes });
    finish();
  };
  if (step === 'newCodes') {
    const done = t('security.secondFactor.newCodesMade');
    return <NewRecoveryCodes onMade={(codes) => show(done, codes)} onCancel={finish} />;
  }
  if (step === 'setUp') {
    const open = (codes: readonly string[]) => {
      show(t('security.secondFactor.turnedOn'), codes);
      // The back office opens now.
      if (user?.needsSecondFactor) setUser({ ...user, needsSecondFactor: undefined });
    };
    return <SecondFactorSetup onConfirmed={open} onCancel={finish} />;
  }
  const { isOn, isRequired, enabledAt, recoveryCodesLeft } = status;
  return (
    <div className={styles.stack}>
      {isRequired && !isOn && <Alert type="warning" showIcon title={t('security.secondFactor.required')} />}
      {isOn ? (
        <>
          <p>{enabledAt && t('security.secondFactor.on', { date: date(enabledAt) })}</p>
          <p>{t('security.secondFactor.codesLeft', { number: number(recoveryCodesLeft) })}</p>
          <div className={styles.buttons}>
            <Button onClick={() => setStep('newCodes')}>{t('security.secondFactor.newCodes')}</Button>
            <Button onClick={() => setStep('turnOff')}>{t('security.secondFactor.turnOff')}</Button>
          </div>
        </>
      ) : (
        <>
          <p>{t('security.secondFactor.off')}</p>
          <Button type="primary" onClick={() => setStep('setUp')}>
            {t('security.secondFactor.setUp')}
          </Button>
        </>
      )}
    </div>
  );
}
