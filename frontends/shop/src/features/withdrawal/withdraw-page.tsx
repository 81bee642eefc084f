import type { WithdrawalReceiptResponse } from '@kp/api-client/links';
import { PageHead } from '@kp/client';
import { Page } from '@kp/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ConfirmStep } from './confirm-step';
import { DeclareStep } from './declare-step';
import type { Declaration } from './declaration';
import { WithdrawalReceipt } from './withdrawal-receipt';
import styles from './withdraw.module.css';

/** Two steps without signing in: declare, confirm. */
export function WithdrawPage() {
  const { t } = useTranslation('law');
  const token = useLocation().hash.slice(1);
  const heading = useRef<HTMLHeadingElement>(null);
  const [declaration, setDeclaration] = useState<Declaration>();
  const [isConfirming, setConfirming] = useState(false);
  const [receipt, setReceipt] = useState<WithdrawalReceiptResponse>();
  const hasMoved = isConfirming || receipt !== undefined;
  // The button that had the focus is gone with its step.
  useEffect(() => {
    if (hasMoved) heading.current?.focus();
  }, [hasMoved, receipt]);
  return (
    <Page width="narrow">
      <PageHead title={t('withdraw.title')} description={t('withdraw.intro')} canonicalPath="/withdraw" />
      <div className={styles.page}>
        <h1 ref={heading} tabIndex={-1}>
          {receipt ? t('withdraw.done') : t('withdraw.title')}
        </h1>
        {receipt && <WithdrawalReceipt receipt={receipt} />}
        {!receipt && !isConfirming && <p>{t('withdraw.intro')}</p>}
        {!receipt && (
          <div hidden={isConfirming}>
            <DeclareStep
              key={token}
              token={token}
              onDeclared={(declared) => {
                setDeclaration(declared);
                setConfirming(true);
              }}
            />
          </div>
        )}
        {!receipt && isConfirming && declaration && (
          <ConfirmStep
            declaration={declaration}
            onBack={() => setConfirming(false)}
            onConfirmed={setReceipt}
          />
        )}
      </div>
    </Page>
  );
}
