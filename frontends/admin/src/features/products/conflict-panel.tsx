import { useListCategoriesQuery } from '@kp/api-client/shop';
import { useCategoryName } from '@kp/ui';
import { Alert, Button, Flex } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import type { ProductField, ProductFormValues } from './product-form';
import { useSupplierOptionsQuery } from './products-api';
import styles from './products.module.css';

interface ConflictPanelProps {
  /** Changed by both, still to be decided. */
  readonly conflicts: readonly ProductField[];
  readonly mine: ProductFormValues;
  readonly theirs: ProductFormValues;
  readonly onDecide: (field: ProductField, takesTheirs: boolean) => void;
}

export function ConflictPanel({ conflicts, mine, theirs, onDecide }: ConflictPanelProps) {
  const { t } = useTranslation('adminCatalog');
  const textOf = useFieldText();
  const isDecided = conflicts.length === 0;
  return (
    <Alert
      type={isDecided ? 'info' : 'warning'}
      showIcon
      role="alert"
      title={t('products.conflict.title')}
      description={
        <>
          <p>{t(isDecided ? 'products.conflict.decided' : 'products.conflict.text')}</p>
          <ul className={styles.conflicts}>
            {conflicts.map((field) => (
              <li key={field}>
                <strong>{t(`products.${LABELS[field]}`)}</strong>
                <dl>
                  <dt>{t('products.conflict.mine')}</dt>
                  <dd>{textOf(field, mine)}</dd>
                  <dt>{t('products.conflict.theirs')}</dt>
                  <dd>{textOf(field, theirs)}</dd>
                </dl>
                <Flex wrap gap="small" role="group" aria-label={t(`products.${LABELS[field]}`)}>
                  <Button size="small" onClick={() => onDecide(field, false)}>
                    {t('products.conflict.keepMine')}
                  </Button>
                  <Button size="small" onClick={() => onDecide(field, true)}>
                    {t('products.conflict.takeTheirs')}
                  </Button>
                </Flex>
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}

const LABELS = {
  name: 'name',
  slug: 'slug',
  description: 'description',
  price: 'price',
  compareAtPrice: 'compareAtPrice',
  categoryId: 'category',
  supplierId: 'supplier',
  stockQuantity: 'stock',
  weightGrams: 'weight',
  imageUrl: 'imageUrl',
  status: 'status',
  inStock: 'inStock',
  featured: 'featured',
} as const satisfies Record<ProductField, string>;

function useFieldText() {
  const { t } = useTranslation('adminCatalog');
  const categoryName = useCategoryName();
  const { data: categories = [] } = useListCategoriesQuery();
  const { data: suppliers = [] } = useSupplierOptionsQuery();
  return (field: ProductField, values: ProductFormValues): string => {
    const { categoryId, supplierId, status } = values;
    const category = categories.find(({ id }) => id === categoryId);
    const named: Partial<Record<ProductField, string | undefined>> = {
      categoryId: category && categoryName(category),
      supplierId: suppliers.find(({ id }) => id === supplierId)?.name,
      status: t(`products.statuses.${status}`),
    };
    const value = values[field];
    if (typeof value === 'boolean') return t(value ? 'products.conflict.yes' : 'products.conflict.no');
    return named[field] ?? (String(value ?? '') || t('products.conflict.nothing'));
  };
}
