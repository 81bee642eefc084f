import { PageHead, useProblemText } from '@kp/client';
import { ErrorPanel, Page } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './product-failure.module.css';

export interface ProductFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** The product may well exist: it is the way to it that failed. */
export function ProductFailure({ error, onRetry, isRetrying }: ProductFailureProps) {
  const { t } = useTranslation('shop');
  const textOf = useProblemText();
  return (
    <Page className={styles.page}>
      <PageHead title={t('productPage.failed')} />
      <h1>{t('productPage.failed')}</h1>
      <ErrorPanel title={textOf(error)} onRetry={onRetry} isRetrying={isRetrying} />
    </Page>
  );
}
