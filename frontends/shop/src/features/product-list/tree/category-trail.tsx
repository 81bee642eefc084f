import { shopApi, type CategoryResponse } from '@kp/api-client/shop';
import { usePageSite } from '@kp/client';
import { childrenOf, lineOf } from '@kp/commerce/category-tree';
import { Breadcrumb, useCategoryName } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { breadcrumbNode } from '../../../shared/breadcrumb-data';
import { listUrl } from '../product-list-url';
import styles from './category-trail.module.css';

interface CategoryTrailProps {
  readonly slug: string;
}

export function CategoryTrail({ slug }: CategoryTrailProps) {
  const { t } = useTranslation();
  const { publicUrl } = usePageSite();
  const nameOf = useCategoryName();
  const categories = useCategories();
  const line = lineOf(categories, categories.find((each) => each.slug === slug)?.id ?? null);
  const crumbs = [
    { label: t('navigation.home'), to: '/' },
    { label: t('navigation.products'), to: '/products' },
    ...line.map((each) => ({
      label: nameOf(each),
      to: each.slug === slug ? undefined : listUrl({ category: each.slug }),
    })),
  ];
  const data = { '@context': 'https://schema.org', ...breadcrumbNode(crumbs, publicUrl) };
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
      />
    </>
  );
}

/** The landing part of a category that others are in. */
export function CategoryChildren({ slug }: CategoryTrailProps) {
  const { t } = useTranslation();
  const nameOf = useCategoryName();
  const categories = useCategories();
  const category = categories.find((each) => each.slug === slug);
  const children = category ? childrenOf(categories, category.id).filter(isShown) : [];
  if (!category || children.length === 0) return null;
  return (
    <nav aria-label={`${t('navigation.label')}: ${nameOf(category)}`}>
      <ul className={styles.tiles}>
        {children.map((child) => (
          <Tile key={child.slug} category={child} />
        ))}
      </ul>
    </nav>
  );
}

function Tile({ category }: { readonly category: CategoryResponse }) {
  const { t } = useTranslation('list');
  const nameOf = useCategoryName();
  const { slug, imageUrl, listedCount } = category;
  return (
    <li data-code={slug}>
      <Link to={listUrl({ category: slug })} className={styles.tile}>
        <span className={styles.picture}>
          {imageUrl && <img src={imageUrl} alt="" width={80} height={60} loading="lazy" />}
        </span>
        <span className={styles.name}>{nameOf(category)}</span>
        <span className={styles.count}>{t('list.count', { count: listedCount })}</span>
      </Link>
    </li>
  );
}

const isShown = ({ showOnMainTop, showOnMainShop }: CategoryResponse) => showOnMainTop || showOnMainShop;

const NONE: readonly CategoryResponse[] = [];

const useCategories = () =>
  shopApi.useListCategoriesQuery(undefined, { refetchOnMountOrArgChange: false }).data ?? NONE;
