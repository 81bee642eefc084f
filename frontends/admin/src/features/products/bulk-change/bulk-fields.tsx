import type { ComponentType } from 'react';
import { useListCategoriesQuery } from '@kp/api-client/shop';
import { PRODUCT_STATUSES, TAX_CLASSES } from '@kp/commerce';
import { type BulkKind, STOCK_OPERATIONS } from '@kp/commerce/bulk-rules';
import { useCategoryName } from '@kp/ui';
import { Form, Input, Select } from '@kp/ui/admin';
import { Radio } from '@kp/ui/table';
import { useTranslation } from 'react-i18next';
import { DecimalInput } from '../../../shared/decimal-input';
import { ShopTimeItem } from '../../../shared/shop-time';
import { usePriceLabel } from '../../../shared/use-price-label';

/** The fields of one kind of change, and when it starts. */
export function BulkFields({ kind }: { readonly kind: BulkKind }) {
  const Fields = FIELDS_OF[kind];
  const { t } = useTranslation('adminCatalog');
  return (
    <>
      <Fields />
      <ShopTimeItem name="startsAt" label={t('bulk.startsAt')} hint={t('bulk.startsAtHint')} />
      {kind === 'prices' && (
        <ShopTimeItem name="endsAt" label={t('bulk.endsAt')} hint={t('bulk.endsAtHint')} />
      )}
    </>
  );
}

function PriceFields() {
  const { t } = useTranslation('adminCatalog');
  const priceLabel = usePriceLabel();
  const required = [{ required: true, pattern: /^\d+(\.\d+)?$/, message: t('bulk.required') }];
  return (
    <>
      <Form.Item name="method" label={t('bulk.method')} initialValue="multiplier">
        <Radio.Group
          options={(['multiplier', 'fixedPrice'] as const).map((value) => ({
            value,
            label: t(`bulk.${value}`),
          }))}
        />
      </Form.Item>
      <Form.Item noStyle dependencies={['method']}>
        {({ getFieldValue }) =>
          getFieldValue('method') === 'fixedPrice' ? (
            <Form.Item name="fixedPrice" label={priceLabel(t('bulk.fixedPrice'))} rules={required}>
              <DecimalInput step="0.01" min="0.01" />
            </Form.Item>
          ) : (
            <Form.Item
              name="multiplier"
              label={t('bulk.multiplier')}
              extra={t('bulk.multiplierHint')}
              rules={required}
            >
              <DecimalInput step="0.1" />
            </Form.Item>
          )
        }
      </Form.Item>
    </>
  );
}

function TaxClassField() {
  const { t } = useTranslation('adminCatalog');
  return (
    <Form.Item
      name="taxClass"
      label={t('products.taxClass')}
      extra={t('bulk.taxesHint')}
      initialValue="standard"
    >
      <Select
        options={[
          { value: '', label: t('products.taxClassOfCategory') },
          ...TAX_CLASSES.map((value) => ({ value, label: t(`products.taxClasses.${value}`) })),
        ]}
      />
    </Form.Item>
  );
}

function CategoryField() {
  const { t } = useTranslation('adminCatalog');
  const categoryName = useCategoryName();
  const { data: categories = [] } = useListCategoriesQuery();
  return (
    <Form.Item
      name="categoryId"
      label={t('products.category')}
      rules={[{ required: true, message: t('bulk.required') }]}
    >
      <Select
        showSearch
        options={categories.map((category) => ({ value: category.id, label: categoryName(category) }))}
      />
    </Form.Item>
  );
}

function StatusField() {
  const { t } = useTranslation('adminCatalog');
  return (
    <Form.Item name="status" label={t('products.status')} initialValue="active">
      <Select
        options={PRODUCT_STATUSES.map((value) => ({ value, label: t(`products.statuses.${value}`) }))}
      />
    </Form.Item>
  );
}

function StockFields() {
  const { t } = useTranslation('adminCatalog');
  return (
    <>
      <Form.Item name="operation" label={t('bulk.operation')} initialValue="set">
        <Radio.Group
          options={STOCK_OPERATIONS.map((value) => ({ value, label: t(`bulk.operations.${value}`) }))}
        />
      </Form.Item>
      <Form.Item
        name="value"
        label={t('bulk.units')}
        rules={[{ required: true, message: t('bulk.required') }]}
      >
        <Input type="number" inputMode="numeric" step="1" min="0" />
      </Form.Item>
    </>
  );
}

const FIELDS_OF: Readonly<Record<BulkKind, ComponentType>> = {
  prices: PriceFields,
  taxes: TaxClassField,
  categories: CategoryField,
  status: StatusField,
  stock: StockFields,
  delete: () => null,
};
