import { shopApi } from '@kp/api-client/shop';
import { PageHead, useRequestFailure } from '@kp/client';
import { Checkbox, EmptyState, ErrorPanel, ButtonLink, Page, SkeletonText, useFormats } from '@kp/ui';
import { categoryName } from '@kp/i18n';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { compareApi } from '../../shared/compare/compare-api';
import { MAX_COMPARED, parseComparedIds, setComparedProducts } from '../../shared/compare/compared-products';
import { ComparisonTable } from './comparison-table';
import styles from './compare-page.module.css';

/** What is compared is in the address alone, so that it can be shared. */
export function ComparePage() {
  const { t } = useTranslation('catalog');
  const [parameters] = useSearchParams();
  const ids = parseComparedIds(parameters.get('ids'));
  return (
    <Page className={styles.page}>
      <PageHead title={t('compare.title')} canonicalPath="/compare" />
      <meta name="robots" content="noindex" />
      <header className={styles.header}>
        <h1>{t('compare.title')}</h1>
        {ids.length > 0 && <p>{t('compare.intro')}</p>}
      </header>
      {ids.length === 0 ? <NothingToCompare /> : <Comparison ids={ids} />}
    </Page>
  );
}

function NothingToCompare() {
  const { t } = useTranslation('catalog');
  const { t: common } = useTranslation();
  const { data: categories = [] } = shopApi.useListCategoriesQuery(undefined, {
    refetchOnMountOrArgChange: false,
  });
  return (
    <>
      <EmptyState
        title={t('compare.empty')}
        actions={
          <ButtonLink to="/products" variant="primary">
            {common('navigation.products')}
          </ButtonLink>
        }
      >
        {t('compare.emptyHint', { max: MAX_COMPARED })}
      </EmptyState>
      <ul aria-label={common('footer.shopHeading')} className={styles.categories}>
        {categories.map((category) => (
          <li key={category.id} data-code={category.slug} className={styles.category}>
            {category.imageUrl && (
              <img src={category.imageUrl} alt="" width={96} height={72} loading="lazy" />
            )}
            <Link to={`/products?category=${encodeURIComponent(category.slug)}`}>
              {categoryName(common, category)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Comparison({ ids }: { readonly ids: readonly number[] }) {
  const { t } = useTranslation('catalog');
  const { language } = useFormats();
  const failure = useRequestFailure();
  const [isShort, setShort] = useState(false);
  const query = compareApi.useComparedProductsQuery({ ids, language });
  const { currentData: products, error } = query;
  if (!products && error) return <ErrorPanel {...failure.panel(query, t('compare.failed'))} />;
  if (!products) return <SkeletonText lines={12} />;
  const isGone = products.length < ids.length;
  return (
    <>
      {isGone && <p>{t('compare.gone')}</p>}
      {products.length === 0 && <NothingToCompare />}
      <div className={styles.tools}>
        {products.length > 1 && (
          <Checkbox
            checked={isShort}
            label={t('compare.onlyDifferences')}
            onChange={() => setShort(!isShort)}
          />
        )}
        {products[0] && products.length < MAX_COMPARED && (
          <Link
            to={`/products?category=${encodeURIComponent(products[0].category.slug)}`}
            onClick={() => setComparedProducts(products)}
          >
            {t('compare.addMore')}
          </Link>
        )}
      </div>
      {products.length > 0 && <ComparisonTable products={products} onlyDifferences={isShort} />}
    </>
  );
}
