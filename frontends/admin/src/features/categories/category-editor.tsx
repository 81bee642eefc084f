import type { AdminCategoryResponse } from '@kp/api-client/admin';
import { CATEGORY_LIMITS, CATEGORY_RULES, type CategoryForm as CategoryRulesForm } from '@kp/commerce';
import { moveProblem } from '@kp/commerce/category-tree';
import { problemsByRules } from '@kp/commerce/field-rules';
import { useCategoryName } from '@kp/ui';
import { Input, Select } from '@kp/ui/admin';
import { RulesField } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { EditorForm } from '../../shared/editing/editor-form';
import { EditorPage } from '../../shared/editing/editor-page';
import { MoreCard } from '../../shared/editing/more-card';
import { SlugField, useSlugProposal } from '../../shared/editing/slug-field';
import {
  type CountryTaxClass,
  CountryTaxClassesField,
  countryTaxClassesOf,
  taxClassByCountryOf,
  useTaxClassesInWords,
} from '../../shared/editing/country-tax-classes';
import { TaxClassField } from '../../shared/editing/tax-class-field';
import { useEditor } from '../../shared/editing/use-editor';
import type { EditorControls } from '../../shared/editing/use-editor-controls';
import { PageCard } from '../../shared/page-card';
import { CategoryAttributes } from '../../shared/product-content/category-attributes';
import { useCategoryOptions } from '../../shared/use-category-options';
import { CategoryPicture } from './category-picture';
import {
  useCreateCategoryByAdminMutation,
  useListCategoriesByAdminQuery,
  useUpdateCategoryByAdminMutation,
} from './categories-api';

interface CategoryEditorProps {
  /** Absent: a new one. */
  readonly category: AdminCategoryResponse | undefined;
  /** That a new one is in; null at the top. */
  readonly parentId: number | null;
  readonly listPath: string;
  readonly onClose: () => void;
}

export function CategoryEditor({ category, parentId, listPath, onClose }: CategoryEditorProps) {
  const { t } = useTranslation('adminCatalog');
  const categoryName = useCategoryName();
  return (
    <EditorPage
      title={t(category ? 'categories.editTitle' : 'categories.add')}
      facts={category && <bdi>{categoryName(category)}</bdi>}
      back={{ to: listPath, label: t('categories.title') }}
      onClose={onClose}
      history={category && { subject: 'category', subjectId: category.id }}
    >
      {(controls) => (
        <>
          <CategoryFields key={category?.id} category={category} parentId={parentId} controls={controls} />
          {category && (
            <MoreCard title={t('content.tabs.attributes')}>
              <CategoryAttributes categoryId={category.id} />
            </MoreCard>
          )}
        </>
      )}
    </EditorPage>
  );
}

interface CategoryForm extends Omit<CategoryRulesForm, 'taxClassByCountry'> {
  readonly taxClassByCountry: readonly CountryTaxClass[];
  readonly parentId: number | typeof TOP;
}

/** A select has no entry of null. */
const TOP = 0;

const valuesOf = (
  category: AdminCategoryResponse | undefined,
  parentId: number | null = null,
): CategoryForm => ({
  name: category?.name ?? '',
  slug: category?.slug ?? '',
  description: category?.description ?? '',
  imageUrl: category?.imageUrl ?? '',
  taxClass: category?.taxClass ?? '',
  taxClassByCountry: countryTaxClassesOf(category?.taxClassByCountry),
  parentId: (category ? category.parentId : parentId) ?? TOP,
});

const rulesFormOf = (values: CategoryForm): CategoryRulesForm => ({
  ...values,
  taxClassByCountry: taxClassByCountryOf(values.taxClassByCountry),
});

/** Classes and the parent are left out while they stay. */
function requestOf(values: CategoryForm, before?: AdminCategoryResponse) {
  const { taxClass, taxClassByCountry, parentId: place, ...fields } = { ...values, ...rulesFormOf(values) };
  const former = valuesOf(before);
  const texts = place === former.parentId ? fields : { ...fields, parentId: place || null };
  const areKept =
    taxClass === former.taxClass &&
    JSON.stringify(values.taxClassByCountry) === JSON.stringify(former.taxClassByCountry);
  return areKept ? texts : { ...texts, taxClass: taxClass || null, taxClassByCountry };
}

interface CategoryFieldsProps {
  /** Absent: a new one. */
  readonly category: AdminCategoryResponse | undefined;
  readonly parentId: number | null;
  readonly controls: EditorControls;
}

function CategoryFields({ category, parentId, controls }: CategoryFieldsProps) {
  const { t } = useTranslation('adminCatalog');
  const [create] = useCreateCategoryByAdminMutation();
  const [update] = useUpdateCategoryByAdminMutation();
  const taxClassesInWords = useTaxClassesInWords();
  const { options: places, nameOf: placeName } = usePlaces(category);
  const editor = useEditor<AdminCategoryResponse, CategoryForm>({
    stored: category,
    valuesOf: (stored) => valuesOf(stored, parentId),
    send: (values, before) =>
      before
        ? update({
            id: before.id,
            saveCategoryRequest: { ...requestOf(values, before), version: before.version },
          })
        : create({ saveCategoryRequest: requestOf(values) }),
    savedText: t(category ? 'categories.updated' : 'categories.created'),
    failedText: t(category ? 'categories.updateFailed' : 'categories.createFailed'),
    onSaved: controls.onSaved,
  });
  return (
    <EditorForm<CategoryForm>
      name="category"
      rules={(values) => problemsByRules(CATEGORY_RULES, rulesFormOf(values))}
      follow={useSlugProposal<CategoryForm>(category === undefined)}
      editor={editor}
      controls={controls}
      submitLabel={t(category ? 'products.save' : 'categories.create')}
      conflictTexts={{
        title: t('categories.conflictTitle'),
        labelOf: (field) => (field === 'parentId' ? t('categories.parent') : t(`products.${field}`)),
        shownValue: (field, form) => {
          if (field === 'parentId') return placeName(form.parentId);
          return field === 'taxClassByCountry' ? taxClassesInWords(form.taxClassByCountry) : undefined;
        },
      }}
      side={
        <>
          <PageCard title={t('categories.cards.picture')}>
            <RulesField name="imageUrl" label={t('products.imageUrl')}>
              <CategoryPicture />
            </RulesField>
          </PageCard>
          <PageCard title={t('categories.cards.tax')}>
            <TaxClassField emptyLabel={t('products.taxClasses.standard')} />
            <CountryTaxClassesField />
          </PageCard>
        </>
      }
    >
      <PageCard title={t('categories.cards.about')}>
        <RulesField name="name" label={t('products.name')} required>
          <Input autoComplete="off" maxLength={CATEGORY_LIMITS.nameMax} />
        </RulesField>
        <SlugField freeSlug={editor.freeSlug} onTake={editor.takeSlug} />
        <RulesField name="parentId" label={t('categories.parent')}>
          <Select showSearch options={places} />
        </RulesField>
        <RulesField name="description" label={t('products.description')}>
          <Input.TextArea rows={4} />
        </RulesField>
      </PageCard>
    </EditorForm>
  );
}

/** Where a category can be without a fourth level and without being inside itself. */
function usePlaces(category: AdminCategoryResponse | undefined) {
  const { t } = useTranslation('adminCatalog');
  const { data = [] } = useListCategoriesByAdminQuery();
  const options = useCategoryOptions().filter(
    ({ id }) => !moveProblem(data, { id: category?.id ?? TOP, parentId: id, beforeId: null }),
  );
  const all = [
    { value: TOP, label: t('categories.top') },
    ...options.map(({ id, label }) => ({ value: id, label })),
  ];
  return { options: all, nameOf: (id: number) => all.find(({ value }) => value === id)?.label };
}
