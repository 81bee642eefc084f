import {
  freeTextsOfStep,
  type Address,
  type CheckoutForm,
  type CheckoutStep,
  personName,
} from '@kp/commerce';
import { countryName } from '@kp/i18n/country-name';
import { Button, classNames, Icon, useFormats, VisuallyHidden } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import type { StepNavigation } from './checkout-steps';
import { CompanyAnswer } from './company-section';
import styles from './checkout-progress.module.css';

export interface CheckoutProgressProps {
  readonly steps: readonly CheckoutStep[];
  readonly step: CheckoutStep;
  /** Nothing is to be paid: the last step only confirms the order. */
  readonly isFree: boolean;
}

export function CheckoutProgress({ steps, step, isFree }: CheckoutProgressProps) {
  const { t } = useTranslation('checkout');
  const current = steps.indexOf(step);
  return (
    <ol className={styles.list}>
      {steps.map((each, index) => {
        const name = t(`steps.${isFree && each === 'payment' ? 'confirm' : each}`);
        const isCompleted = index < current;
        return (
          <li
            key={each}
            aria-current={index === current ? 'step' : undefined}
            className={classNames(
              styles.step,
              isCompleted && styles.done,
              index === current && styles.current,
            )}
          >
            <span className={styles.mark} aria-hidden="true">
              {isCompleted ? <Icon name="check" size={14} /> : index + 1}
            </span>
            {isCompleted ? <VisuallyHidden>{t('stepDone', { step: name })}</VisuallyHidden> : null}
            <span aria-hidden={isCompleted || undefined}>{name}</span>
          </li>
        );
      })}
    </ol>
  );
}

export interface CompletedStepsProps {
  readonly form: CheckoutForm;
  readonly navigation: StepNavigation;
  readonly isSending: boolean;
}

export function CompletedSteps({ form, isSending, navigation: { steps, step, goTo } }: CompletedStepsProps) {
  const { t } = useTranslation('checkout');
  return steps.slice(0, steps.indexOf(step)).map((completed) => {
    const name = t(`steps.${completed}`);
    return (
      <section key={completed} className={styles.completed}>
        <h2 className={styles.title}>{name}</h2>
        <div className={styles.answer}>
          <Answer step={completed} form={form} />
        </div>
        <Button variant="quiet" size="small" isDisabled={isSending} onClick={() => goTo(completed)}>
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
      <CompanyAnswer form={form} />
      {freeTextsOfStep(step).map((field) => (
        <p key={field}>
          <bdi>{form[field]}</bdi>
        </p>
      ))}
    </>
  );
}

export function AddressLines({ address }: { address: Address }) {
  const { language } = useFormats();
  const { company, zipCode, city, county, country, phone } = address;
  const lines = [
    personName(address),
    company,
    address.address,
    // Bucharest is both a town and a county.
    [`${zipCode} ${city}`.trim(), city === county ? '' : county].filter(Boolean).join(', '),
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
