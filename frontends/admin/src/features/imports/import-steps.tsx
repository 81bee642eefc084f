import { Flex } from '@kp/ui/admin';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './imports.module.css';

const STEPS = ['file', 'columns', 'check', 'import'] as const;

interface ImportStepsProps {
  readonly step: (typeof STEPS)[number];
  /** Of what is shown now. */
  readonly title: string;
  readonly children: ReactNode;
}

/** Takes the focus when what had it is gone with the step before. */
export function ImportSteps({ step, title, children }: ImportStepsProps) {
  const { t } = useTranslation('adminImports');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isLost = !document.activeElement || document.activeElement === document.body;
    if (isLost) heading.current?.focus();
  }, [title]);
  return (
    <Flex vertical gap="middle">
      <ol className={styles.steps} aria-label={t('steps.label')}>
        {STEPS.map((each) => (
          <li key={each} aria-current={each === step ? 'step' : undefined}>
            {t(`steps.${each}`)}
          </li>
        ))}
      </ol>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </Flex>
  );
}
