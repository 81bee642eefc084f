import { linksApi, type WithdrawalReceiptResponse } from '@kp/api-client/links';
import { useRequestFailure } from '@kp/client';
import { Button } from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Declaration } from './declaration';
import styles from './withdraw.module.css';

interface ConfirmStepProps {
  readonly declaration: Declaration;
  readonly onBack: () => void;
  readonly onConfirmed: (receipt: WithdrawalReceiptResponse) => void;
}

export function ConfirmStep({ declaration, onBack, onConfirmed }: ConfirmStepProps) {
  const { t } = useTranslation('law');
  const failure = useRequestFailure();
  const [withdraw, { isLoading }] = linksApi.useWithdrawFromContractMutation();
  // Sent twice, it is one declaration.
  const [declarationId] = useState(() => crypto.randomUUID());
  const { claim, name, order, items } = declaration;
  const nameOf = (id: number) => order.items.find(({ itemId }) => itemId === id)?.productName ?? '';
  const confirm = async () => {
    const withdrawRequest = { ...claim, name, items: [...items], declarationId };
    const { data, error } = await withdraw({ withdrawRequest });
    if (error) failure.show(error, { title: t('withdraw.failed') });
    if (data) onConfirmed(data);
  };
  return (
    <section className={styles.form}>
      <h2 className={styles.step}>{t('withdraw.step', { step: 2, title: t('withdraw.confirm') })}</h2>
      <div className={styles.statement}>
        <p>{t('withdraw.statement', { name, orderNumber: order.orderNumber })}</p>
        <ul>
          {items.map(({ itemId, quantity }) => (
            <li key={itemId}>
              {quantity} × <bdi>{nameOf(itemId)}</bdi>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.soft}>{t('withdraw.receiptNote')}</p>
      <div className={styles.actions}>
        <Button variant="primary" isBusy={isLoading} onClick={() => void confirm()}>
          {t('withdraw.submit')}
        </Button>
        <Button onClick={onBack}>{t('withdraw.back')}</Button>
      </div>
    </section>
  );
}
