import { officeApi, type ReadinessCheckResponse } from '@kp/api-client/office';
import { useRequestFailure } from '@kp/client';
import { SkeletonText, useFormats } from '@kp/ui';
import { Button, Flex, LinkButton, Tag } from '@kp/ui/admin';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { adminPath } from '../../../shared/admin-path';
import { lazySection } from '../../../shared/lazy-panel';
import { SECTIONS } from '../sections';
import settings from '../settings.module.css';
import { isStepDone, SETUP_STEPS, type SetupStep, stepOf } from './setup-steps';
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
  const [openedAt] = useState(() => Date.now());
  const {
    data,
    isError,
    fulfilledTimeStamp = 0,
    refetch,
  } = officeApi.useGetAdminReadinessQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const isNamed = parameters.has('step');
  const step = stepOf(parameters, data?.checks ?? []);
  const index = SETUP_STEPS.indexOf(step);
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever goes on is read the next step.
  useEffect(() => (index > 0 ? heading.current?.focus() : undefined), [index]);
  // What was saved in the step before is looked up again.
  useEffect(() => void (index > 0 && refetch()), [index, refetch]);
  const Content = CONTENTS[step.key];
  // Where to go on is not known yet.
  if (!isNamed && !isError && fulfilledTimeStamp < openedAt) return <SkeletonText lines={8} />;
  // It stays there when its own mark is set.
  if (index > 0 && !isNamed) return <Navigate to={adminPath('setup', { step: step.key })} replace />;
  return (
    <>
      <h1>{t('assistant.title')}</h1>
      <p className={settings.hint}>{t('assistant.intro')}</p>
      <div className={styles.setup}>
        <StepList current={step} checks={data?.checks ?? []} />
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

interface StepListProps {
  readonly current: SetupStep;
  readonly checks: readonly ReadinessCheckResponse[];
}

function StepList({ current, checks }: StepListProps) {
  const { t } = useTranslation('adminSetup');
  const list = useRef<HTMLOListElement>(null);
  // On a phone the names are one line, most of which is out of sight.
  useEffect(() => {
    const name = list.current?.querySelector('[aria-current]');
    name?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav aria-label={t('assistant.steps')} className={styles.steps}>
      <ol ref={list}>
        {SETUP_STEPS.map((step) => (
          <li key={step.key}>
            <Link
              to={adminPath('setup', { step: step.key })}
              aria-current={step === current ? 'step' : undefined}
            >
              {t(`steps.${step.key}.title`)}
            </Link>
            {isStepDone(step, checks) && <Tag color="success">{t('readiness.done')}</Tag>}
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
