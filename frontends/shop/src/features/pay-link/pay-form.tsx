import { shopApi } from '@kp/api-client/shop';
import { type CurrencyCode, parseMoney } from '@kp/commerce';
import { Button, ErrorPanel, RadioGroup, SkeletonText, useFormats } from '@kp/ui';
import { useRequestFailure } from '@kp/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OnlineMethod } from '../../shared/payment/payment-form';
import { PaymentPanel } from '../../shared/payment/payment-panel';
import { PayFailure } from './pay-failure';
import { returnUrlOf } from './payment-return';
import { type LinkPaymentCalls, useLinkPayment } from './use-link-payment';
import styles from './pay-invoice.module.css';

export interface PayFormProps {
  readonly calls: LinkPaymentCalls;
  /** A decimal. */
  readonly amount: string;
  readonly currency: string;
  readonly methods: readonly OnlineMethod[];
}

export function PayForm({ calls, amount: due, currency, methods }: PayFormProps) {
  const { t } = useTranslation('checkout');
  const { money } = useFormats();
  const requestFailure = useRequestFailure();
  const configQuery = shopApi.useGetConfigQuery();
  const { data: config } = configQuery;
  const [chosen, setChosen] = useState<OnlineMethod>();
  const { isBusy, failure, registerForm, pay, confirm } = useLinkPayment(calls);
  if (!config) {
    if (configQuery.error)
      return <ErrorPanel {...requestFailure.panel(configQuery, t('payInvoice.failed'))} />;
    return <SkeletonText lines={4} />;
  }
  const method = chosen ?? methods[0];
  if (!method) return null;
  const total = parseMoney(due, currency as CurrencyCode);
  const amount = money(total);
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void pay(method);
      }}
    >
      <RadioGroup
        legend={t('payment.title')}
        name="paymentMethod"
        value={method}
        onChange={setChosen}
        options={methods.map((id) => ({
          value: id,
          label: t(`payment.methods.${id}.name`),
          isDisabled: isBusy && id !== method,
        }))}
      />
      <PaymentPanel
        method={method}
        total={total}
        publicKeys={config.publicKeys}
        isTest={config.paymentMethods.some(({ id, isTest }) => id === method && isTest)}
        isBusy={isBusy}
        onForm={registerForm}
        onWallet={(wallet) => pay(method, wallet)}
        returnUrl={returnUrlOf}
        walletHint={t('payInvoice.walletHint', { amount })}
      />
      <PayFailure failure={failure} onTryAgain={() => void confirm()} />
      <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
        {isBusy ? t('processing') : t('payInvoice.pay', { amount })}
      </Button>
    </form>
  );
}
