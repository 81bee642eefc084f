import type { SupplierResponse } from '@kp/api-client/admin';
import { useRequestFailure } from '@kp/client';
import { SkeletonText, VisuallyHidden } from '@kp/ui';
import { Button, Checkbox, Flex, LinkButton, LoadFailure, NothingFound } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminPath } from '../../shared/admin-path';
import { ListPager } from '../../shared/list/list-pager';
import { ListSearch } from '../../shared/list/list-search';
import { SavedViews } from '../../shared/list/saved-views';
import { useListState } from '../../shared/list/use-list-state';
import { DeleteSupplierDialog } from './delete-supplier-dialog';
import { SupplierEditor } from './supplier-editor';
import { SupplierTable } from './supplier-table';
import { type SupplierPage, useSupplierPageQuery } from './suppliers-api';
import styles from './suppliers.module.css';

const PAGE_SIZE = 50;

const useSupplierListState = () =>
  useListState<'archived', 'name' | '-name' | 'products' | '-products'>({
    tab: 'suppliers',
    filters: ['archived'],
    sorts: ['name', '-name', 'products', '-products'],
  });

type ListState = ReturnType<typeof useSupplierListState>;

export function SuppliersTab() {
  const { t } = useTranslation('adminCatalog');
  const list = useSupplierListState();
  const { search, filters, sort, page } = list.query;
  const [edited, setEdited] = useState<SupplierResponse | 'new'>();
  const result = useSupplierPageQuery(
    {
      search: search || undefined,
      status: filters.archived ? 'all' : 'active',
      sort,
      limit: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
    },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Flex vertical gap="middle">
      <Flex wrap align="center" gap="middle" component="header">
        <h1 className={styles.title}>{t('suppliers.title')}</h1>
        <Button type="primary" onClick={() => setEdited('new')}>
          {t('suppliers.add')}
        </Button>
      </Flex>
      <Flex wrap align="center" gap="middle">
        <div className={styles.search}>
          <ListSearch
            label={t('suppliers.search')}
            value={search}
            onSearch={(text) => list.change({ search: text })}
          />
        </div>
        <Checkbox
          checked={Boolean(filters.archived)}
          onChange={({ target }) =>
            list.change({ filters: { archived: target.checked ? 'shown' : undefined } })
          }
        >
          {t('suppliers.showArchived')}
        </Checkbox>
      </Flex>
      <SavedViews tab="suppliers" />
      <SupplierList list={list} result={result} onEdit={setEdited} />
      <SupplierEditor
        supplier={edited === 'new' ? undefined : edited}
        isOpen={edited !== undefined}
        onClose={() => setEdited(undefined)}
      />
    </Flex>
  );
}

interface SupplierListProps {
  readonly list: ListState;
  readonly result: ReturnType<typeof useSupplierPageQuery>;
  readonly onEdit: (supplier: SupplierResponse | 'new') => void;
}

function SupplierList({ list, result, onEdit }: SupplierListProps) {
  const { t } = useTranslation('adminCatalog');
  const failure = useRequestFailure();
  const { currentData, error } = result;
  if (!currentData && error) return <LoadFailure {...failure.panel(result, t('suppliers.failed'))} />;
  if (!currentData) {
    return (
      <>
        <VisuallyHidden role="status">{t('suppliers.loading')}</VisuallyHidden>
        <SkeletonText lines={8} />
      </>
    );
  }
  if (currentData.suppliers.length === 0)
    return <NoSuppliers list={list} found={currentData} onEdit={onEdit} />;
  return <FoundSuppliers list={list} found={currentData} onEdit={onEdit} />;
}

type FoundProps = Pick<SupplierListProps, 'list' | 'onEdit'> & { readonly found: SupplierPage };

function FoundSuppliers({
  list: { query, pathOf, change },
  found: { suppliers, total },
  onEdit,
}: FoundProps) {
  const [deleting, setDeleting] = useState<SupplierResponse>();
  return (
    <>
      <SupplierTable
        suppliers={suppliers}
        sort={query.sort}
        onSort={(sort) => change({ sort: sort as typeof query.sort })}
        onEdit={onEdit}
        onDelete={setDeleting}
      />
      <ListPager
        page={query.page}
        pageSize={PAGE_SIZE}
        shown={suppliers.length}
        total={total}
        pathOf={(page) => pathOf({ page })}
      />
      <DeleteSupplierDialog supplier={deleting} onClose={() => setDeleting(undefined)} />
    </>
  );
}

function NoSuppliers({ list: { query, pathOf }, found, onEdit }: FoundProps) {
  const { t } = useTranslation('adminCatalog');
  if (found.total > 0) {
    return (
      <NothingFound title={t('suppliers.emptyFiltered')}>
        <LinkButton to={pathOf({ page: 1 })}>{t('products.firstPage')}</LinkButton>
      </NothingFound>
    );
  }
  if (query.search !== '') {
    return (
      <NothingFound title={t('suppliers.emptyFiltered')}>
        <LinkButton to={adminPath('suppliers')}>{t('products.clearFilters')}</LinkButton>
      </NothingFound>
    );
  }
  return (
    <NothingFound title={t('suppliers.empty')}>
      <Button type="primary" onClick={() => onEdit('new')}>
        {t('suppliers.add')}
      </Button>
    </NothingFound>
  );
}
