import type { AdminCategoryResponse } from '@kp/api-client/admin';
import { useRequestFailure } from '@kp/client';
import { inTreeOrder } from '@kp/commerce/category-tree';
import { SkeletonText, VisuallyHidden } from '@kp/ui';
import { Button, Flex, LoadFailure, NothingFound } from '@kp/ui/admin';
import { Radio } from '@kp/ui/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportMenu } from '../../shared/export-menu';
import { ImportLink } from '../../shared/import-link';
import { DeskOnly } from '../../shared/list/desk-only';
import { useListState } from '../../shared/list/use-list-state';
import { useShortcut } from '../../shared/shortcuts';
import { useListCategoriesByAdminQuery } from './categories-api';
import styles from './categories.module.css';
import { CategoryEditor } from './category-editor';
import { CategoryGrid } from './category-grid';
import { CategoryTree } from './category-tree';
import { DeleteCategoryDialog } from './delete-category-dialog';

/** `parent` is the category that a new one is in. */
const LIST = { tab: 'categories', filters: ['view', 'parent'], sorts: ['order'] } as const;
const CLOSED = { open: undefined, edit: undefined };

type ListState = ReturnType<typeof useListState<'view' | 'parent', 'order'>>;

const useCategories = () => useListCategoriesByAdminQuery();

/** The grid, or the page of the category that the address names. */
export function CategoriesTab() {
  const list = useListState<'view' | 'parent', 'order'>(LIST);
  const { query, pathOf, change } = list;
  const { view, parent } = query.filters;
  const closed = { ...CLOSED, filters: { view } };
  const edited = useCategories().data?.find(({ id }) => id === query.open);
  if (!edited && query.edit !== 'new') return <Categories list={list} />;
  return (
    <CategoryEditor
      category={edited}
      parentId={Number(parent) || null}
      listPath={pathOf(closed)}
      onClose={() => change(closed)}
    />
  );
}

function Categories({ list: { query, change } }: { readonly list: ListState }) {
  const { t } = useTranslation('adminCatalog');
  const result = useCategories();
  const [deleting, setDeleting] = useState<AdminCategoryResponse>();
  const add = (parentId?: number) =>
    change({
      edit: 'new',
      filters: { ...query.filters, parent: parentId === undefined ? undefined : String(parentId) },
    });
  useShortcut({ key: 'n', label: t('categories.add'), run: () => add() });
  const categories = result.data;
  const isNested = categories?.some(({ parentId }) => parentId !== null) ?? false;
  const view = viewOf(query.filters.view) ?? (isNested ? 'tree' : 'cards');
  const list = { onEdit: (id: number) => change({ open: id }), onDelete: setDeleting };
  return (
    <Flex vertical gap="middle">
      <Flex wrap align="center" gap="middle" component="header">
        <h1 className={styles.title}>{t('categories.title')}</h1>
        <ViewSwitch view={view} onChange={(next) => change({ filters: { view: next } })} />
        <AttributeFiles />
        <Button type="primary" onClick={() => add()}>
          {t('categories.add')}
        </Button>
      </Flex>
      {categories && categories.length > 0 ? (
        view === 'tree' ? (
          <CategoryTree categories={categories} onAdd={add} {...list} />
        ) : (
          <CategoryGrid categories={inTreeOrder(categories)} isNested={isNested} {...list} />
        )
      ) : (
        <NoCategories result={result} onAdd={() => add()} />
      )}
      {deleting && (
        <DeleteCategoryDialog
          category={deleting}
          others={(categories ?? []).filter(({ id }) => id !== deleting.id)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </Flex>
  );
}

/** Definitions of attributes come and go as files, like products. */
function AttributeFiles() {
  const { t } = useTranslation('adminCatalog');
  return (
    <DeskOnly>
      <span role="group" aria-label={t('content.tabs.attributes')} className={styles.files}>
        <span aria-hidden="true">{t('content.tabs.attributes')}</span>
        <ImportLink kind="attributes" />
        <ExportMenu
          name="attributes"
          parameters={new URLSearchParams()}
          failureTitle={t('content.definitions.exportFailed')}
        />
      </span>
    </DeskOnly>
  );
}

const VIEWS = ['cards', 'tree'] as const;
type View = (typeof VIEWS)[number];
const viewOf = (text: string | undefined) => VIEWS.find((view) => view === text);

function ViewSwitch({ view, onChange }: { readonly view: View; readonly onChange: (view: View) => void }) {
  const { t } = useTranslation('adminCatalog');
  return (
    <Radio.Group
      aria-label={t('categories.view')}
      optionType="button"
      buttonStyle="solid"
      value={view}
      options={VIEWS.map((value) => ({ value, label: t(`categories.views.${value}`) }))}
      onChange={({ target }) => onChange(target.value as View)}
    />
  );
}

interface NoCategoriesProps {
  readonly result: ReturnType<typeof useListCategoriesByAdminQuery>;
  readonly onAdd: () => void;
}

function NoCategories({ result, onAdd }: NoCategoriesProps) {
  const { t } = useTranslation('adminCatalog');
  const failure = useRequestFailure();
  if (!result.data && result.error) {
    return <LoadFailure {...failure.panel(result, t('categories.failed'))} />;
  }
  if (!result.data) {
    return (
      <>
        <VisuallyHidden role="status">{t('categories.loading')}</VisuallyHidden>
        <SkeletonText lines={10} />
      </>
    );
  }
  return (
    <NothingFound title={t('categories.empty')}>
      <Button type="primary" onClick={onAdd}>
        {t('categories.add')}
      </Button>
    </NothingFound>
  );
}
