import { Form, NothingFound } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { AttributeItem } from '../../shared/product-content/attribute-item';
import { useListCategoryAttributesByAdminQuery } from '../../shared/product-content/content-api';
import { NotLoaded } from '../../shared/not-loaded';
import { PageCard } from '../../shared/page-card';
import type { ProductFormValues } from './product-form';
import styles from './products.module.css';

/** Of the category that is chosen; what was typed for another one is there again when that is chosen. */
export function NewAttributes() {
  const { t } = useTranslation('adminCatalog');
  const categoryId = Form.useWatch<ProductFormValues['categoryId']>('categoryId');
  const query = useListCategoryAttributesByAdminQuery({ id: categoryId ?? 0 }, { skip: !categoryId });
  if (!categoryId) return null;
  const { currentData: attributes } = query;
  return (
    <PageCard title={t('content.tabs.attributes')}>
      {!attributes && <NotLoaded query={query} lines={2} />}
      {attributes?.length === 0 && <NothingFound title={t('content.attributes.empty')} />}
      <div className={styles.pairs}>
        {attributes?.map(({ id, ...attribute }) => (
          <AttributeItem
            key={`${categoryId} ${id}`}
            name={['attributes', String(categoryId), String(id)]}
            attribute={attribute}
          />
        ))}
      </div>
    </PageCard>
  );
}
