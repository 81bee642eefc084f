import { PageHead } from '@kp/client';
import { ButtonLink, Page } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './product-not-found.module.css';

export function ProductNotFound() {
  const { t } = useTranslation('shop');
  return (
    <Page className={styles.page}>
      <PageHead title={t('productPage.notFound')} />
      <h1>{t('productPage.notFound')}</h1>
      <p className={styles.text}>{t('productPage.notFoundText')}</p>
      <p>
        <ButtonLink to="/products" icon="chevron-start">
          {t('productPage.backToProducts')}
        </ButtonLink>
      </p>
    </Page>
  );
}
