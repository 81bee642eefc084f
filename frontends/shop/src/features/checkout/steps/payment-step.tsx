import type { ConfigResponse } from '@kp/api-client/shop';
import { RECOMMENDED_PAYMENT_METHOD, type PaymentMethod } from '@kp/commerce';
import type { DeliveryDays } from '@kp/commerce/delivery-range';
import { Badge, RadioGroup, useFormats, type RadioOption } from '@kp/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentChoice } from '../payment/payment-choice';
import { PaymentLogos } from '../payment/payment-logos';
import type { ProviderFormProps } from '../../../shared/payment/payment-form';
import { DeliveryTimes } from '../../../shared/cart/delivery-times';
import { PaymentPanel } from '../../../shared/payment/payment-panel';
import { CashDeliveryTimes } from './cash-delivery-times';
import { controlId } from './checkout-fields';
import type { StepProps } from './contact-step';
import { OptionalTexts } from './optional-texts';
import { StepPanel } from './step-panel';
import styles from './steps.module.css';

export interface PaymentStepProps extends StepProps, ProviderFormProps {
  readonly config: ConfigResponse | undefined;
  readonly choices: readonly PaymentChoice[];
  readonly method: PaymentMethod | undefined;
  readonly onChoose: (method: PaymentMethod) => void;
  readonly deliveryDays: DeliveryDays | null | undefined;
  /** The choice between several ways of delivery. */
  readonly delivery: ReactNode;
  /** The customer comes for the order. */
  readonly isFetched: boolean;
  readonly isGuest: boolean;
}

export function PaymentStep(props: PaymentStepProps) {
  const { navigation, fields, choices, method, onChoose, config, isGuest, ...others } = props;
  const { deliveryDays, delivery, isFetched, ...form } = others;
  const { t } = useTranslation('checkout');
  const { t: common } = useTranslation();
  const isFree = form.total.minor === 0;
  const { country } = fields.form.shippingAddress;
  const options = choices.map((choice): RadioOption<PaymentMethod> => {
    const { id, isAvailable, hint } = choice;
    return {
      value: id,
      isDisabled: !isAvailable || (form.isBusy && id !== method),
      label: <MethodName {...choice} />,
      description:
        hint ||
        t(id === 'cash' && isFetched ? 'payment.cashCollectedHint' : `payment.methods.${id}.description`),
      details: id === method && (
        <MethodDetails {...form} {...{ method: id, config, isGuest, deliveryDays, country, isFetched }} />
      ),
    };
  });
  return (
    <StepPanel step="payment" navigation={navigation} title={t(isFree ? 'steps.confirm' : 'steps.payment')}>
      {delivery}
      {deliveryDays && (
        <div className={styles.promised}>
          <DeliveryTimes days={deliveryDays} />
        </div>
      )}
      {isFree ? (
        <p>{common('paymentMethod.none')}</p>
      ) : (
        <div id={controlId('paymentMethod')} tabIndex={-1} className={styles.methods}>
          <RadioGroup
            legend={t('payment.title')}
            name="paymentMethod"
            value={method}
            options={options}
            onChange={onChoose}
          />
        </div>
      )}
      <OptionalTexts step="payment" fields={fields} />
    </StepPanel>
  );
}

interface MethodDetailsProps
  extends ProviderFormProps, Pick<PaymentStepProps, 'config' | 'isGuest' | 'deliveryDays' | 'isFetched'> {
  readonly method: PaymentMethod;
  readonly country: string;
}

function MethodDetails(props: MethodDetailsProps) {
  const { method, config, isGuest, deliveryDays, country, isFetched, ...form } = props;
  if (method === 'cash') return <CashNote {...{ country, deliveryDays, isFetched }} total={form.total} />;
  if (method === 'bank_transfer') return <TransferNote isGuest={isGuest} />;
  if (!config) return null;
  return (
    <PaymentPanel
      {...form}
      method={method}
      publicKeys={config.publicKeys}
      isTest={config.paymentMethods.some(({ id, isTest }) => id === method && isTest)}
    />
  );
}

function MethodName({ id, isAvailable, name }: PaymentChoice) {
  const { t } = useTranslation('checkout');
  return (
    <span className={styles.method}>
      {name || t(`payment.methods.${id}.name`)}
      {id === RECOMMENDED_PAYMENT_METHOD && isAvailable && (
        <Badge tone="good">{t('payment.recommended')}</Badge>
      )}
      {!isAvailable && <Badge>{t('payment.unavailable')}</Badge>}
      <PaymentLogos method={id} />
    </span>
  );
}

type CashNoteProps = Pick<MethodDetailsProps, 'total' | 'country' | 'deliveryDays' | 'isFetched'>;

function CashNote({ total, country, deliveryDays, isFetched }: CashNoteProps) {
  const { t } = useTranslation('checkout');
  const { money } = useFormats();
  return (
    <div className={styles.cash}>
      <p>{t(isFetched ? 'payment.cashCollected' : 'payment.cashTotal', { amount: money(total) })}</p>
      {deliveryDays && (
        <>
          <p className={styles.cashTitle}>{t('payment.cashDeliveryTitle')}</p>
          <ul className={styles.times}>
            <CashDeliveryTimes {...{ country }} days={deliveryDays} />
          </ul>
        </>
      )}
    </div>
  );
}

/** A guest's mailbox is proved before the shop waits for money. */
function TransferNote({ isGuest }: { readonly isGuest: boolean }) {
  const { t } = useTranslation('checkout');
  return (
    <div className={styles.cash}>
      {isGuest && <p>{t('payment.transferConfirmNote')}</p>}
      <p>{t('payment.transferNote')}</p>
    </div>
  );
}
