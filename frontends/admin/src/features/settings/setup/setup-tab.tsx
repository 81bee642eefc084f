import { officeApi } from '@kp/api-client/office';
import { useRequestFailure } from '@kp/client';
import { useFormats } from '@kp/ui';
import { Button, Flex, LinkButton, Tag } from '@kp/ui/admin';
import { type ComponentType, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { adminPath } from '../../../shared/admin-path';
import { lazySection } from '../../../shared/lazy-panel';
import { SECTIONS } from '../sections';
import settings from '../settings.module.css';
import { SETUP_STEPS, type SetupStep, stepOf } from './setup-steps';
import styles from './setup.module.css';

const CONTENTS: Readonly<Record<SetupStep['key'], ComponentType>> = {
  country: lazySection(async () => (await import('./country-step')).CountryStep),
  company: SECTIONS.company,
  brand: SECTIONS.brand,
  taxes: SECTIONS.vat,
  delivery: SECTIONS.shipping,
  payments: SECTIONS.payments,
  mail: SECTIONS.mail,
  products: lazySection(async () => (await import('./products-step')).ProductsStep),
  legal: lazySection(async () => (await import('./legal-step')).LegalStep),
};

/** Leads a new owner through the settings; each step is a section that Settings has too. */
export function SetupTab() {
  const { t } = useTranslation('adminSetup');
  const { number } = useFormats();
  const [parameters] = useSearchParams();
  const step = stepOf(parameters);
  const index = SETUP_STEPS.indexOf(step);
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever goes on is read the next step.
  useEffect(() => (index > 0 ? heading.current?.focus() : undefined), [index]);
  const Content = CONTENTS[step.key];
  return (
    <>
      <h1>{t('assistant.title')}</h1>
      <p className={settings.hint}>{t('assistant.intro')}</p>
      <div className={styles.setup}>
        {/* What was saved in the step before is looked up again. */}
        <StepList key={step.key} current={step} />
        <section aria-labelledby="setup-step" className={settings.section}>
          <p className={styles.progress}>
            {t('assistant.stepOf', { current: number(index + 1), total: number(SETUP_STEPS.length) })}
          </p>
          <h2 id="setup-step" ref={heading} tabIndex={-1}>
            {t(`steps.${step.key}.title`)}
          </h2>
          <p className={settings.hint}>{t(`steps.${step.key}.hint`)}</p>
          <Content key={step.key} />
          <StepButtons index={index} />
        </section>
      </div>
    </>
  );
}

function StepList({ current }: { readonly current: SetupStep }) {
  const { t } = useTranslation('adminSetup');
  const { data } = officeApi.useGetAdminReadinessQuery();
  const isDone = (step: SetupStep) =>
    'check' in step && data?.checks.some(({ name, isDone: done }) => name === step.check && done);
  return (
    <nav aria-label={t('assistant.steps')} className={styles.steps}>
      <ol>
        {SETUP_STEPS.map((step) => (
          <li key={step.key}>
            <Link
              to={adminPath('setup', { step: step.key })}
              aria-current={step === current ? 'step' : undefined}
            >
              {t(`steps.${step.key}.title`)}
            </Link>
            {isDone(step) && <Tag color="success">{t('readiness.done')}</Tag>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Going on without saving skips a step. */
function StepButtons({ index }: { readonly index: number }) {
  const { t } = useTranslation('adminSetup');
  const failure = useRequestFailure();
  const navigate = useNavigate();
  const [mark, { isLoading }] = officeApi.useSetAdminSetupMarkMutation();
  const [before, after] = [SETUP_STEPS[index - 1], SETUP_STEPS[index + 1]];
  const finish = async () => {
    try {
      await mark({ name: 'assistant' }).unwrap();
      void navigate(adminPath('dashboard'));
    } catch (error) {
      failure.show(error, { title: t('assistant.failed') });
    }
  };
  return (
    <Flex wrap gap="small" className={styles.buttons}>
      {before && <LinkButton to={adminPath('setup', { step: before.key })}>{t('assistant.back')}</LinkButton>}
      {after && (
        <LinkButton type={index === 0 ? 'default' : 'primary'} to={adminPath('setup', { step: after.key })}>
          {t('assistant.next')}
        </LinkButton>
      )}
      <Button type={after ? 'text' : 'primary'} loading={isLoading} onClick={() => void finish()}>
        {t(after ? 'assistant.later' : 'assistant.finish')}
      </Button>
    </Flex>
  );
}
