import { PageHead } from '@kp/client';
import { ButtonLink, Page } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '../header/search-box';
import styles from './not-found-page.module.css';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Page className={styles.page}>
      <PageHead title={t('notFound.pageTitle')} />
      <meta name="robots" content="noindex" />
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.hint')}</p>
      <div className={styles.search}>
        <SearchBox name={t('notFound.pageTitle')} />
      </div>
      <div className={styles.actions}>
        <ButtonLink to="/" variant="primary">
          {t('notFound.homeLink')}
        </ButtonLink>
        <ButtonLink to="/products">{t('notFound.productsLink')}</ButtonLink>
      </div>
      <p className={styles.literal}>{t('notFound.text')}</p>
    </Page>
  );
}
