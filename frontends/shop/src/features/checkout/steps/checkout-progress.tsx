import type { Address, CheckoutForm, CheckoutStep } from '@kp/commerce';
import { countryName } from '@kp/i18n/country-name';
import { Button, classNames, Icon, useFormats, VisuallyHidden } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import type { StepPlace } from './checkout-steps';
import styles from './checkout-progress.module.css';

export interface CheckoutProgressProps {
  readonly steps: readonly CheckoutStep[];
  readonly step: CheckoutStep;
}

/** Where the buyer is between the first step and the last. */
export function CheckoutProgress({ steps, step }: CheckoutProgressProps) {
  const { t } = useTranslation('checkout');
  const current = steps.indexOf(step);
  return (
    <ol className={styles.list}>
      {steps.map((each, place) => {
        const name = t(`steps.${each}`);
        const isDone = place < current;
        return (
          <li
            key={each}
            aria-current={place === current ? 'step' : undefined}
            className={classNames(styles.step, isDone && styles.done, place === current && styles.current)}
          >
            <span className={styles.mark} aria-hidden="true">
              {isDone ? <Icon name="check" size={14} /> : place + 1}
            </span>
            {isDone ? <VisuallyHidden>{t('stepDone', { step: name })}</VisuallyHidden> : null}
            <span aria-hidden={isDone || undefined}>{name}</span>
          </li>
        );
      })}
    </ol>
  );
}

export interface DoneStepsProps {
  readonly form: CheckoutForm;
  readonly place: StepPlace;
  /** An order or a payment is on its way: what it is about stays as it is. */
  readonly isSending: boolean;
}

/** The steps before this one, each with what was answered and the way back to it. */
export function DoneSteps({ form, isSending, place: { steps, step, goTo } }: DoneStepsProps) {
  const { t } = useTranslation('checkout');
  return steps.slice(0, steps.indexOf(step)).map((done) => {
    const name = t(`steps.${done}`);
    return (
      <section key={done} className={styles.completed}>
        <h2 className={styles.title}>{name}</h2>
        <div className={styles.answer}>
          <Answer step={done} form={form} />
        </div>
        <Button variant="quiet" size="small" isDisabled={isSending} onClick={() => goTo(done)}>
          {t('editStep', { step: name })}
        </Button>
      </section>
    );
  });
}

function Answer({ step, form }: { step: CheckoutStep; form: CheckoutForm }) {
  const { t } = useTranslation('checkout');
  if (step === 'contact')
    return (
      <p>
        <bdi>{form.email}</bdi>
      </p>
    );
  return (
    <>
      <AddressLines address={form.shippingAddress} />
      <p className={styles.label}>{t('billing.title')}</p>
      {form.sameAsBilling ? <p>{t('billing.sameShort')}</p> : <AddressLines address={form.billingAddress} />}
    </>
  );
}

function AddressLines({ address }: { address: Address }) {
  const { language } = useFormats();
  const { firstName, lastName, company, zipCode, city, county, country, phone } = address;
  const lines = [
    `${firstName} ${lastName}`,
    company,
    address.address,
    // Bucharest is town and county at once.
    city === county ? `${zipCode} ${city}` : `${zipCode} ${city}, ${county}`,
    countryName(country, language),
  ];
  return (
    <>
      {lines.filter(Boolean).map((line) => (
        <p key={line}>
          <bdi>{line}</bdi>
        </p>
      ))}
      <p>
        <bdi dir="ltr">{phone}</bdi>
      </p>
    </>
  );
}
