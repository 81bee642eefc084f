import type { WithdrawalReceiptResponse } from '@kp/api-client/links';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { HelpFrame } from '../../shared/help-frame';
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
    <HelpFrame
      path="/withdraw"
      title={t('withdraw.title')}
      description={t('withdraw.intro')}
      heading={receipt && t('withdraw.done')}
      headingRef={heading}
      intro={hasMoved ? undefined : t('withdraw.intro')}
    >
      <div className={styles.page}>
        {receipt && <WithdrawalReceipt receipt={receipt} />}
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
    </HelpFrame>
  );
}
