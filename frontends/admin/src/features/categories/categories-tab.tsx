import type { AdminCategoryResponse } from '@kp/api-client/admin';
import { useRequestFailure } from '@kp/client';
import { SkeletonText, VisuallyHidden } from '@kp/ui';
import { Button, Flex, LoadFailure, NothingFound } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListState } from '../../shared/list/use-list-state';
import { useListCategoriesByAdminQuery } from './categories-api';
import styles from './categories.module.css';
import { CategoryEditor } from './category-editor';
import { CategoryGrid } from './category-grid';
import { DeleteCategoryDialog } from './delete-category-dialog';

export function CategoriesTab() {
  const { t } = useTranslation('adminCatalog');
  const { query, change } = useListState<never, 'order'>({
    tab: 'categories',
    filters: [],
    sorts: ['order'],
  });
  const result = useListCategoriesByAdminQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isAdding, setAdding] = useState(false);
  const [deleting, setDeleting] = useState<AdminCategoryResponse>();
  const categories = result.data;
  return (
    <Flex vertical gap="middle">
      <Flex wrap align="center" gap="middle" component="header">
        <h1 className={styles.title}>{t('categories.title')}</h1>
        <Button type="primary" onClick={() => setAdding(true)}>
          {t('categories.add')}
        </Button>
      </Flex>
      {categories && categories.length > 0 ? (
        <CategoryGrid categories={categories} onEdit={(id) => change({ open: id })} onDelete={setDeleting} />
      ) : (
        <NoCategories result={result} onAdd={() => setAdding(true)} />
      )}
      <CategoryEditor
        category={categories?.find(({ id }) => id === query.open)}
        isNew={isAdding && query.open === undefined}
        onClose={() => {
          setAdding(false);
          if (query.open !== undefined) change({ open: undefined });
        }}
      />
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
