import type { AdminCategoryResponse } from '@kp/api-client/admin';
import { useRequestFailure } from '@kp/client';
import { SkeletonText, VisuallyHidden } from '@kp/ui';
import { Button, Flex, LoadFailure, NothingFound } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListState } from '../../shared/list/use-list-state';
import { useShortcut } from '../../shared/shortcuts';
import { useListCategoriesByAdminQuery } from './categories-api';
import styles from './categories.module.css';
import { CategoryEditor } from './category-editor';
import { CategoryGrid } from './category-grid';
import { DeleteCategoryDialog } from './delete-category-dialog';

const LIST = { tab: 'categories', filters: [], sorts: ['order'] } as const;
const CLOSED = { open: undefined, edit: undefined };

type ListState = ReturnType<typeof useListState<never, 'order'>>;

const useCategories = () => useListCategoriesByAdminQuery(undefined, { refetchOnMountOrArgChange: true });

/** The grid, or the page of the category that the address names. */
export function CategoriesTab() {
  const list = useListState<never, 'order'>(LIST);
  const { query, pathOf, change } = list;
  const edited = useCategories().data?.find(({ id }) => id === query.open);
  if (!edited && query.edit !== 'new') return <Categories list={list} />;
  return <CategoryEditor category={edited} listPath={pathOf(CLOSED)} onClose={() => change(CLOSED)} />;
}

function Categories({ list: { change } }: { readonly list: ListState }) {
  const { t } = useTranslation('adminCatalog');
  const result = useCategories();
  const [deleting, setDeleting] = useState<AdminCategoryResponse>();
  const add = () => change({ edit: 'new' });
  useShortcut({ key: 'n', label: t('categories.add'), run: add });
  const categories = result.data;
  return (
    <Flex vertical gap="middle">
      <Flex wrap align="center" gap="middle" component="header">
        <h1 className={styles.title}>{t('categories.title')}</h1>
        <Button type="primary" onClick={add}>
          {t('categories.add')}
        </Button>
      </Flex>
      {categories && categories.length > 0 ? (
        <CategoryGrid categories={categories} onEdit={(id) => change({ open: id })} onDelete={setDeleting} />
      ) : (
        <NoCategories result={result} onAdd={add} />
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
