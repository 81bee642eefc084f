import type { AdminProductResponse } from '@kp/api-client/admin';
import { useListCategoriesQuery } from '@kp/api-client/shop';
import { PRODUCT_LIMITS, PRODUCT_STATUSES, slugify } from '@kp/commerce';
import { useCategoryName } from '@kp/ui';
import { Button, Checkbox, Flex, Form, Input, Select } from '@kp/ui/admin';
import { RulesField, RulesForm } from '@kp/ui/forms';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictPanel } from './conflict-panel';
import {
  mergeProducts,
  NO_SUPPLIER,
  problemsOf,
  PRODUCT_FIELDS,
  type ProductField,
  type ProductFormValues,
  valuesOf,
} from './product-form';
import { useSupplierOptionsQuery } from './products-api';
import styles from './products.module.css';
import { useSaveProduct } from './use-product-changes';

interface ProductFieldsProps {
  /** Absent: a new one. */
  readonly product: AdminProductResponse | undefined;
  readonly onChanged: (hasChanges: boolean) => void;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

export function ProductFields({ product, onChanged, onClose, onSaved }: ProductFieldsProps) {
  const { t } = useTranslation('adminCatalog');
  const { t: common } = useTranslation();
  const [form] = Form.useForm<ProductFormValues>();
  const [before, setBefore] = useState(product);
  const [conflicts, setConflicts] = useState<readonly ProductField[]>();
  const [freeSlug, setFreeSlug] = useState<string>();
  const { isSaving, save } = useSaveProduct(before);
  const follow = useSlugProposal(product === undefined);

  const values = () => form.getFieldsValue(true) as ProductFormValues;
  const submit = async () => {
    const mine = values();
    const outcome = await save(mine);
    if (outcome.saved) return onSaved();
    setFreeSlug(outcome.freeSlug);
    if (outcome.theirs) {
      const merged = mergeProducts(valuesOf(before), mine, valuesOf(outcome.theirs));
      form.setFieldsValue(merged.values);
      setBefore(outcome.theirs);
      setConflicts(merged.conflicts);
      return;
    }
    const rejected = PRODUCT_FIELDS.flatMap((name) =>
      outcome.fields[name] ? [{ name, errors: [outcome.fields[name]] }] : [],
    );
    form.setFields(rejected);
    if (rejected[0]) form.focusField(rejected[0].name);
  };
  const takeSlug = (slug: string) => {
    form.setFields([{ name: 'slug', value: slug, errors: [] }]);
    setFreeSlug(undefined);
  };
  return (
    <RulesForm<ProductFormValues>
      form={form}
      name="product"
      rules={problemsOf}
      initialValues={valuesOf(product)}
      requiredMark
      follow={(next, changed) => {
        onChanged(true);
        return follow(next, changed);
      }}
      onSubmit={() => void submit()}
    >
      {conflicts && before && (
        <ConflictPanel
          conflicts={conflicts}
          mine={values()}
          theirs={valuesOf(before)}
          onDecide={(field, takesTheirs) => {
            if (takesTheirs) form.setFieldsValue({ [field]: valuesOf(before)[field] });
            setConflicts(conflicts.filter((each) => each !== field));
          }}
        />
      )}
      <TextFields freeSlug={freeSlug} onTakeSlug={takeSlug} />
      <SaleFields />
      <ChoiceFields />
      <Flex wrap gap="small" className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={isSaving} disabled={Boolean(conflicts?.length)}>
          {t(product ? 'products.save' : 'products.create')}
        </Button>
        <Button onClick={onClose} disabled={isSaving}>
          {common('actions.cancel')}
        </Button>
      </Flex>
    </RulesForm>
  );
}

/** The slug follows the name of a new product until it is typed. */
function useSlugProposal(isProposed: boolean) {
  const isTyped = useRef(!isProposed);
  return (values: ProductFormValues, changed: Partial<ProductFormValues>): Partial<ProductFormValues> => {
    if ('slug' in changed) isTyped.current = values.slug !== '';
    return 'name' in changed && !isTyped.current ? { slug: slugify(values.name) } : {};
  };
}

interface TextFieldsProps {
  readonly freeSlug: string | undefined;
  readonly onTakeSlug: (slug: string) => void;
}

function TextFields({ freeSlug, onTakeSlug }: TextFieldsProps) {
  const { t } = useTranslation('adminCatalog');
  return (
    <>
      <RulesField name="name" label={t('products.name')} required>
        <Input autoComplete="off" maxLength={PRODUCT_LIMITS.nameMax} />
      </RulesField>
      <RulesField
        name="slug"
        label={t('products.slug')}
        required
        extra={
          freeSlug ? (
            <Button size="small" onClick={() => onTakeSlug(freeSlug)}>
              {t('products.useSlug', { slug: freeSlug })}
            </Button>
          ) : (
            t('products.slugHint')
          )
        }
      >
        <Input autoComplete="off" spellCheck={false} dir="ltr" />
      </RulesField>
      <RulesField name="description" label={t('products.description')}>
        <Input.TextArea rows={4} />
      </RulesField>
    </>
  );
}

function SaleFields() {
  const { t } = useTranslation('adminCatalog');
  return (
    <div className={styles.pairs}>
      <RulesField name="price" label={t('products.price')} required>
        <NumberInput step="0.01" min="0.01" />
      </RulesField>
      <RulesField name="compareAtPrice" label={t('products.compareAtPrice')}>
        <NumberInput step="0.01" min="0.01" />
      </RulesField>
      <RulesField name="stockQuantity" label={t('products.stock')} required>
        <NumberInput step="1" min="0" />
      </RulesField>
      <RulesField name="weightGrams" label={t('products.weight')}>
        <NumberInput step="1" min="1" />
      </RulesField>
    </div>
  );
}

/** Scrolling the page over the field must not change its number. */
function NumberInput(props: { readonly step: string; readonly min: string }) {
  return (
    <Input {...props} type="number" inputMode="decimal" onWheel={(event) => event.currentTarget.blur()} />
  );
}

function ChoiceFields() {
  const { t } = useTranslation('adminCatalog');
  const categoryName = useCategoryName();
  const { data: categories = [] } = useListCategoriesQuery();
  const { data: suppliers = [] } = useSupplierOptionsQuery();
  return (
    <>
      <div className={styles.pairs}>
        <RulesField name="categoryId" label={t('products.category')} required>
          <Select
            options={categories.map((category) => ({ value: category.id, label: categoryName(category) }))}
            virtual={false}
          />
        </RulesField>
        <RulesField name="supplierId" label={t('products.supplier')}>
          <Select
            options={[
              { value: NO_SUPPLIER, label: t('products.noSupplier') },
              ...suppliers.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            virtual={false}
          />
        </RulesField>
        <RulesField name="status" label={t('products.status')}>
          <Select
            options={PRODUCT_STATUSES.map((value) => ({ value, label: t(`products.statuses.${value}`) }))}
            virtual={false}
          />
        </RulesField>
        <RulesField name="imageUrl" label={t('products.imageUrl')}>
          <Input autoComplete="off" dir="ltr" />
        </RulesField>
      </div>
      <RulesField name="inStock" valuePropName="checked" extra={t('products.inStockHint')}>
        <Checkbox>{t('products.inStock')}</Checkbox>
      </RulesField>
      <RulesField name="featured" valuePropName="checked">
        <Checkbox>{t('products.featured')}</Checkbox>
      </RulesField>
    </>
  );
}
