import type { ComponentType } from 'react';
import { PRODUCT_STATUSES, TAX_CLASSES } from '@kp/commerce';
import { type BulkKind, STOCK_OPERATIONS } from '@kp/commerce/bulk-rules';
import { PRICE_ROUNDINGS } from '@kp/commerce/repricing';
import { Form, Select } from '@kp/ui/admin';
import { Radio } from '@kp/ui/table';
import { useTranslation } from 'react-i18next';
import { DecimalInput, WholeNumberInput } from '../../../shared/number-input';
import { ShopTimeItem } from '../../../shared/shop-time';
import { useCategoryOptions } from '../../../shared/use-category-options';
import { AttributeInput } from '../../../shared/product-content/attribute-input';
import { useListAttributesByAdminQuery } from '../../../shared/product-content/content-api';
import { usePriceLabel } from '../../../shared/use-price-label';
import { PRICE_CHANGE_METHODS, type PriceChangeMethod } from './use-bulk-change';

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

const STEPS: Readonly<Record<PriceChangeMethod, { step: string; min?: string }>> = {
  multiplier: { step: '0.1' },
  percent: { step: '1', min: '-100' },
  markup: { step: '1' },
  margin: { step: '1' },
  fixedPrice: { step: '0.01', min: '0.01' },
};

const ROUNDING_WORDS = {
  '': 'cent',
  '0.05': 'five',
  '1': 'whole',
  '.90': 'ninety',
  '.99': 'ninetyNine',
} as const;

function PriceFields() {
  const { t } = useTranslation('adminCatalog');
  return (
    <>
      <Form.Item name="method" label={t('bulk.method')} initialValue="multiplier">
        <Radio.Group options={PRICE_CHANGE_METHODS.map((value) => ({ value, label: t(`bulk.${value}`) }))} />
      </Form.Item>
      <Form.Item noStyle dependencies={['method']}>
        {({ getFieldValue }) => <PriceField method={getFieldValue('method') as PriceChangeMethod} />}
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

function PriceField({ method }: { readonly method: PriceChangeMethod }) {
  const { t } = useTranslation('adminCatalog');
  const priceLabel = usePriceLabel();
  const isFixed = method === 'fixedPrice';
  const pattern = method === 'percent' ? /^-?\d+(\.\d+)?$/ : /^\d+(\.\d+)?$/;
  return (
    <>
      <Form.Item
        key={method}
        name={method}
        label={isFixed ? priceLabel(t('bulk.fixedPrice')) : t(`bulk.${method}`)}
        extra={!isFixed && t(`bulk.${method}Hint`)}
        rules={[{ required: true, pattern, message: t('bulk.required') }]}
      >
        <DecimalInput {...STEPS[method]} />
      </Form.Item>
      {!isFixed && (
        <Form.Item name="rounding" label={t('bulk.rounding')} initialValue="">
          <Select
            options={['' as const, ...PRICE_ROUNDINGS].map((value) => ({
              value,
              label: t(`bulk.roundings.${ROUNDING_WORDS[value]}`),
            }))}
          />
        </Form.Item>
      )}
    </>
  );
}

function CategoryField() {
  const { t } = useTranslation('adminCatalog');
  const categories = useCategoryOptions();
  return (
    <Form.Item
      name="categoryId"
      label={t('products.category')}
      extra={t('bulk.categoryHint')}
      rules={[{ required: true, message: t('bulk.required') }]}
    >
      <Select showSearch options={categories.map(({ id, label }) => ({ value: id, label }))} />
    </Form.Item>
  );
}

function AttributeFields() {
  const { t } = useTranslation('adminCatalog');
  const { data: attributes = [] } = useListAttributesByAdminQuery();
  const form = Form.useFormInstance();
  const attributeId = Form.useWatch('attributeId', form) as number | undefined;
  const chosen = attributes.find(({ id }) => id === attributeId);
  const options = attributes.map(({ id, name, unit }) => ({
    value: id,
    label: unit ? `${name} (${unit})` : name,
  }));
  return (
    <>
      <Form.Item
        name="attributeId"
        label={t('bulk.attribute')}
        extra={t('bulk.attributesHint')}
        rules={[{ required: true, message: t('bulk.required') }]}
      >
        <Select showSearch options={options} onChange={() => form.setFieldValue('attributeValue', '')} />
      </Form.Item>
      {chosen && (
        <Form.Item
          key={chosen.id}
          name="attributeValue"
          label={t('bulk.attributeValue')}
          extra={t('bulk.attributeValueHint')}
          initialValue=""
        >
          <AttributeInput attribute={chosen} />
        </Form.Item>
      )}
    </>
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
        <WholeNumberInput step="1" />
      </Form.Item>
    </>
  );
}

const FIELDS_OF: Readonly<Record<BulkKind, ComponentType>> = {
  prices: PriceFields,
  taxes: TaxClassField,
  categories: CategoryField,
  attributes: AttributeFields,
  status: StatusField,
  stock: StockFields,
  delete: () => null,
};
