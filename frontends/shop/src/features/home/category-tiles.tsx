import { shopApi, type CategoryResponse } from '@kp/api-client/shop';
import { useRequestFailure } from '@kp/client';
import { categoryDescription, categoryName } from '@kp/i18n';
import { ErrorPanel, Icon, Skeleton } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageSection } from '../../shared/page-section';
import { hasSampleContent } from '@kp/i18n/shop-name';
import styles from './category-tiles.module.css';

const SKELETON_COUNT = 5;

/** Nothing at all in a shop without categories. */
export function CategoryTiles() {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation();
  const failure = useRequestFailure();
  const query = shopApi.useListCategoriesQuery(undefined, { refetchOnMountOrArgChange: false });
  const { data, error } = query;
  if (data?.length === 0) return null;
  return (
    <PageSection heading={t('home.categoriesTitle')}>
      {data ? (
        <Tiles categories={data} />
      ) : error ? (
        <ErrorPanel {...failure.panel(query, common('errors.loadFailed'))} />
      ) : (
        <TilesSkeleton />
      )}
    </PageSection>
  );
}

function Tiles({ categories }: { readonly categories: readonly CategoryResponse[] }) {
  return (
    <ul className={styles.tiles}>
      {shownOnHome(categories).map((category) => (
        <Tile key={category.slug} category={category} />
      ))}
    </ul>
  );
}

function shownOnHome(categories: readonly CategoryResponse[]): CategoryResponse[] {
  return categories
    .filter(({ showOnMainShop, parentId }) => showOnMainShop && !parentId)
    .sort((one, other) => one.sortOrder - other.sortOrder);
}

function Tile({ category }: { category: CategoryResponse }) {
  const { t } = useTranslation('home');
  const { t: tCommon } = useTranslation();
  const { slug, imageUrl } = category;
  return (
    <li data-code={slug} className={styles.tile}>
      <h3 className={styles.name}>
        <Link to={`/products?category=${encodeURIComponent(slug)}`} className={styles.link}>
          {categoryName(tCommon, category)}
        </Link>
      </h3>
      <div className={styles.picture}>
        {imageUrl && <img src={imageUrl} alt="" width={320} height={240} loading="lazy" />}
      </div>
      <div className={styles.words}>
        <p className={styles.description}>{categoryDescription(tCommon, category)}</p>
        <p className={styles.count}>
          {hasSampleContent() && t('home.categoryCount')} <Icon name="arrow-end" size={16} />
        </p>
      </div>
    </li>
  );
}

function TilesSkeleton() {
  return (
    <ul className={styles.tiles} aria-hidden="true">
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        <li key={index} className={styles.tile}>
          <Skeleton height="18rem" />
        </li>
      ))}
    </ul>
  );
}
