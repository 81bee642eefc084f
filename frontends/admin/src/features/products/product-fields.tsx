import type { AdminProductResponse } from '@kp/api-client/admin';
import { useListCategoriesQuery } from '@kp/api-client/shop';
import { type ArticleField, isArticleField, PRODUCT_LIMITS, PRODUCT_STATUSES } from '@kp/commerce';
import { findClaims } from '@kp/commerce/claim-rules';
import { useCategoryName } from '@kp/ui';
import { Alert, Checkbox, Form, Input, Select } from '@kp/ui/admin';
import { RulesField } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { DecimalInput, WholeNumberInput } from '../../shared/number-input';
import type { ConflictTexts } from '../../shared/editing/conflict-panel';
import { EditorForm } from '../../shared/editing/editor-form';
import { SlugField, useSlugProposal } from '../../shared/editing/slug-field';
import { TaxClassField } from '../../shared/editing/tax-class-field';
import { CountryTaxClassesField, useTaxClassesInWords } from '../../shared/editing/country-tax-classes';
import { useEditor } from '../../shared/editing/use-editor';
import type { EditorControls } from '../../shared/editing/use-editor-controls';
import { PageCard } from '../../shared/page-card';
import { TagsEditor } from '../../shared/tags/tags-editor';
import { usePriceLabel } from '../../shared/use-price-label';
import { ArticleFields } from './article-fields';
import { CostField } from './cost-field';
import { NewAttributes } from './new-attributes';
import { NewPictures } from './new-pictures';
import { NewVariants } from './new-variants';
import { PlaceFields } from './place-fields';
import { problemsOf, type ProductFormValues, requestOf, valuesOf } from './product-form';
import {
  useCreateProductByAdminMutation,
  useSupplierOptionsQuery,
  useUpdateProductByAdminMutation,
} from './products-api';
import styles from './products.module.css';

interface ProductFieldsProps {
  /** Absent: a new one. */
  readonly product: AdminProductResponse | undefined;
  readonly controls: EditorControls;
  readonly onCreated?: (id: number) => void;
}

export function ProductFields({ product, controls, onCreated }: ProductFieldsProps) {
  const { t } = useTranslation('adminCatalog');
  const [create] = useCreateProductByAdminMutation();
  const [update] = useUpdateProductByAdminMutation();
  const editor = useEditor<AdminProductResponse, ProductFormValues>({
    stored: product,
    valuesOf,
    send: (values, before) => {
      const request = requestOf(values, before);
      return before
        ? update({ id: before.id, saveProductRequest: request })
        : create({ createProductRequest: request });
    },
    savedText: t(product ? 'products.updated' : 'products.created'),
    failedText: t(product ? 'products.updateFailed' : 'products.createFailed'),
    onSaved: ({ id }) => {
      if (!onCreated) return controls.onSaved();
      controls.onStored();
      onCreated(id);
    },
  });
  return (
    <EditorForm<ProductFormValues>
      name="product"
      rules={problemsOf}
      follow={useSlugProposal<ProductFormValues>(product === undefined)}
      editor={editor}
      controls={controls}
      submitLabel={t(product ? 'products.save' : 'products.create')}
      conflictTexts={useConflictTexts()}
      side={<SideFields product={product} />}
    >
      <PageCard title={t('products.cards.about')}>
        <RulesField name="name" label={t('products.name')} required>
          <Input autoComplete="off" maxLength={PRODUCT_LIMITS.nameMax} />
        </RulesField>
        <RulesField name="description" label={t('products.description')}>
          <Input.TextArea rows={4} />
        </RulesField>
        <ClaimNotice />
      </PageCard>
      {!product && (
        <PageCard title={t('content.tabs.pictures')}>
          <RulesField name="pictures">
            <NewPictures />
          </RulesField>
        </PageCard>
      )}
      <PriceCard />
      <StockCard />
      {!product && (
        <>
          <NewAttributes />
          <PageCard title={t('content.tabs.variants')}>
            <RulesField name="variants">
              <NewVariants />
            </RulesField>
          </PageCard>
        </>
      )}
      <ArticleFields productId={product?.id} />
      <PageCard title={t('products.cards.find')}>
        <SlugField freeSlug={editor.freeSlug} onTake={editor.takeSlug} />
        <RulesField name="keywords" label={t('products.keywords')} extra={t('products.keywordsHint')}>
          <Input.TextArea rows={2} />
        </RulesField>
      </PageCard>
    </EditorForm>
  );
}

/** As soon as a claim is typed, before it is on sale. */
function ClaimNotice() {
  const { t } = useTranslation('adminCatalog');
  const form = Form.useFormInstance<ProductFormValues>();
  const name = Form.useWatch('name', form) ?? '';
  const description = Form.useWatch('description', form) ?? '';
  const claims = findClaims(name, description);
  if (claims.length === 0) return null;
  return (
    <Alert
      type="warning"
      title={t('content.law.claims', { claims: claims.join(', ') })}
      description={t('content.law.claimsHint')}
    />
  );
}

/** Of a new product alone. */
const NEW_PARTS = ['pictures', 'attributes', 'variants'] as const;
type NewPart = (typeof NEW_PARTS)[number];
const isNewPart = (field: string): field is NewPart => NEW_PARTS.includes(field as NewPart);

const LABELS = {
  name: 'name',
  slug: 'slug',
  description: 'description',
  keywords: 'keywords',
  price: 'price',
  isPriceOnRequest: 'priceOnRequest',
  compareAtPrice: 'compareAtPrice',
  costPrice: 'costPrice',
  categoryId: 'category',
  supplierId: 'supplier',
  stockQuantity: 'stock',
  weightGrams: 'weight',
  taxClass: 'taxClass',
  taxClassByCountry: 'taxClassByCountry',
  imageUrl: 'imageUrl',
  status: 'status',
  inStock: 'inStock',
  featured: 'featured',
} as const satisfies Record<Exclude<keyof ProductFormValues, ArticleField | NewPart>, string>;

function useConflictTexts(): ConflictTexts<ProductFormValues> {
  const { t } = useTranslation('adminCatalog');
  const { t: article } = useTranslation('adminImports', { keyPrefix: 'fields' });
  const categoryName = useCategoryName();
  const taxClassesInWords = useTaxClassesInWords();
  const { data: categories = [] } = useListCategoriesQuery();
  const { data: suppliers = [] } = useSupplierOptionsQuery();
  return {
    title: t('products.conflict.title'),
    labelOf: (field) => {
      if (isNewPart(field)) return t(`content.tabs.${field}`);
      return isArticleField(field) ? article(field) : t(`products.${LABELS[field]}`);
    },
    shownValue: (field, { categoryId, supplierId, status, taxClass, taxClassByCountry }) => {
      const category = categories.find(({ id }) => id === categoryId);
      if (field === 'categoryId') return category && categoryName(category);
      if (field === 'taxClass')
        return t(taxClass ? `products.taxClasses.${taxClass}` : 'products.taxClassOfCategory');
      if (field === 'taxClassByCountry') return taxClassesInWords(taxClassByCountry);
      if (field === 'supplierId') return suppliers.find(({ id }) => id === supplierId)?.name;
      return field === 'status' ? t(`products.statuses.${status}`) : undefined;
    },
  };
}

function PriceCard() {
  const { t } = useTranslation('adminCatalog');
  const priceLabel = usePriceLabel();
  const isOnRequest = Form.useWatch<ProductFormValues['isPriceOnRequest']>('isPriceOnRequest') ?? false;
  return (
    <PageCard title={t('products.cards.price')}>
      <RulesField
        name="isPriceOnRequest"
        valuePropName="checked"
        extra={isOnRequest && t('products.priceOnRequestHint')}
      >
        <Checkbox>{t('products.priceOnRequest')}</Checkbox>
      </RulesField>
      <div className={styles.pairs}>
        {!isOnRequest && (
          <>
            <RulesField name="price" label={priceLabel(t('products.price'))} required>
              <DecimalInput step="0.01" min="0.01" />
            </RulesField>
            <RulesField name="compareAtPrice" label={priceLabel(t('products.compareAtPrice'))}>
              <DecimalInput step="0.01" min="0.01" />
            </RulesField>
          </>
        )}
        <CostField />
        <TaxClassField emptyLabel={t('products.taxClassOfCategory')} />
      </div>
      <OwnCountryTaxClasses />
    </PageCard>
  );
}

function StockCard() {
  const { t } = useTranslation('adminCatalog');
  return (
    <PageCard title={t('products.cards.stock')}>
      <div className={styles.pairs}>
        <RulesField name="stockQuantity" label={t('products.stock')} required>
          <WholeNumberInput step="1" />
        </RulesField>
        <RulesField name="weightGrams" label={t('products.weight')}>
          <WholeNumberInput step="1" min="1" />
        </RulesField>
      </div>
      <RulesField name="inStock" valuePropName="checked" extra={t('products.inStockHint')}>
        <Checkbox>{t('products.inStock')}</Checkbox>
      </RulesField>
    </PageCard>
  );
}

/** Whether it is on sale, and where it belongs. */
function SideFields({ product }: Pick<ProductFieldsProps, 'product'>) {
  const { t } = useTranslation('adminCatalog');
  const { t: admin } = useTranslation('admin');
  return (
    <>
      <PageCard title={t('products.status')}>
        <RulesField name="status">
          <Select
            aria-label={t('products.status')}
            options={PRODUCT_STATUSES.map((value) => ({ value, label: t(`products.statuses.${value}`) }))}
          />
        </RulesField>
        <RulesField name="featured" valuePropName="checked">
          <Checkbox>{t('products.featured')}</Checkbox>
        </RulesField>
      </PageCard>
      <PageCard title={t('products.cards.place')}>
        <PlaceFields product={product} />
        <RulesField name="imageUrl" label={t('products.imageUrl')}>
          <Input autoComplete="off" dir="ltr" />
        </RulesField>
      </PageCard>
      {product && (
        <PageCard title={admin('tags.title')}>
          <TagsEditor subject="product" id={product.id} />
        </PageCard>
      )}
    </>
  );
}

/** Countries are exceptions of a class of its own; without one the category decides everywhere. */
function OwnCountryTaxClasses() {
  const taxClass = Form.useWatch<ProductFormValues['taxClass']>('taxClass');
  return taxClass ? <CountryTaxClassesField /> : null;
}
