import type { AdminProductResponse } from '@kp/api-client/admin';
import { Form, Select } from '@kp/ui/admin';
import { RulesField } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { useListProductGroupsByAdminQuery } from '../../shared/product-content/content-api';
import { useCategoryOptions } from '../../shared/use-category-options';
import { NO_SUPPLIER, type ProductFormValues } from './product-form';
import { useSupplierOptionsQuery } from './products-api';

interface PlaceFieldsProps {
  /** Absent: a new one. */
  readonly product: AdminProductResponse | undefined;
}

/** The product's supplier is offered even if it is archived. */
export function PlaceFields({ product }: PlaceFieldsProps) {
  const { t } = useTranslation('adminCatalog');
  const categories = useCategoryOptions();
  const isVariantMoved = useVariantMoved(product);
  const { data: suppliers = [] } = useSupplierOptionsQuery();
  return (
    <>
      <RulesField
        name="categoryId"
        label={t('products.category')}
        required
        extra={isVariantMoved && t('bulk.categoryHint')}
      >
        <Select showSearch options={categories.map(({ id, label }) => ({ value: id, label }))} />
      </RulesField>
      <RulesField name="supplierId" label={t('products.supplier')}>
        <Select
          showSearch
          options={[
            { value: NO_SUPPLIER, label: t('products.noSupplier') },
            ...suppliers
              .filter(({ id, archived }) => !archived || id === product?.supplierId)
              .map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </RulesField>
    </>
  );
}

/** Whether the chosen category takes other variants of the product's group with it. */
function useVariantMoved(product: PlaceFieldsProps['product']): boolean {
  const chosen = Form.useWatch<ProductFormValues['categoryId']>('categoryId');
  const isMoved = product !== undefined && chosen !== undefined && chosen !== product.categoryId;
  const { currentData = [] } = useListProductGroupsByAdminQuery(
    { productId: product?.id },
    { skip: !isMoved },
  );
  return isMoved && currentData.length > 0;
}
