import type { SupplierResponse } from '@kp/api-client/admin';
import { Button } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../shared/list/list-page';
import { ListToolbar } from '../../shared/list/list-toolbar';
import { useListState } from '../../shared/list/use-list-state';
import { useShortcut } from '../../shared/shortcuts';
import { DeleteSupplierDialog } from './delete-supplier-dialog';
import { useSupplierColumns } from './supplier-columns';
import { SupplierEditor } from './supplier-editor';
import { useSupplierPageQuery } from './suppliers-api';
import { useArchiving } from './use-archiving';

const PAGE_SIZE = 50;

const useSupplierListState = () =>
  useListState<'archived', 'name' | '-name' | 'products' | '-products'>({
    tab: 'suppliers',
    filters: ['archived'],
    sorts: ['name', '-name', 'products', '-products'],
  });

const CLOSED = { open: undefined, edit: undefined };

type ListState = ReturnType<typeof useSupplierListState>;

function useSuppliers({ search, filters, sort, page }: ListState['query']) {
  return useSupplierPageQuery({
    search: search || undefined,
    status: filters.archived ? 'all' : 'active',
    sort,
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  });
}

/** The list, or the page of the supplier that the address names. */
export function SuppliersTab() {
  const list = useSupplierListState();
  const { query, pathOf, change } = list;
  const { currentData } = useSuppliers(query);
  const edited = currentData?.rows.find(({ id }) => id === query.open);
  if (!edited && query.edit !== 'new') return <Suppliers list={list} />;
  return <SupplierEditor supplier={edited} listPath={pathOf(CLOSED)} onClose={() => change(CLOSED)} />;
}

function Suppliers({ list }: { readonly list: ListState }) {
  const { t } = useTranslation('adminCatalog');
  const { search, sort, page } = list.query;
  const [deleting, setDeleting] = useState<SupplierResponse>();
  const { setArchived } = useArchiving();
  const create = () => list.change({ edit: 'new' });
  useShortcut({ key: 'n', label: t('suppliers.add'), run: create });
  const result = useSuppliers(list.query);
  const { currentData } = result;
  const add = (
    <Button type="primary" onClick={create}>
      {t('suppliers.add')}
    </Button>
  );
  return (
    <ListPage<SupplierResponse>
      title={t('suppliers.title')}
      actions={add}
      savedViews="suppliers"
      toolbar={(display) => (
        <ListToolbar
          tab="suppliers"
          list={list}
          label={t('suppliers.title')}
          search={t('suppliers.search')}
          filters={[
            {
              name: 'archived',
              label: t('suppliers.archived'),
              all: t('suppliers.hideArchived'),
              options: [{ value: 'shown', label: t('suppliers.showArchived') }],
            },
          ]}
          actions={display}
        />
      )}
      query={result}
      failed={t('suppliers.failed')}
      found={currentData}
      paging={{ page, pageSize: PAGE_SIZE, pathOf: (to) => list.pathOf({ page: to }) }}
      empty={{ title: t('suppliers.empty'), children: add }}
      emptyFiltered={search !== '' && t('suppliers.emptyFiltered')}
      keyOf={({ id }) => id}
      columns={useSupplierColumns()}
      sort={sort}
      onSort={(next) => list.change({ sort: next as typeof sort })}
      offer={{
        nameOf: ({ name }) => name,
        pathOf: ({ id }) => list.pathOf({ open: id }),
        openLabel: t('products.edit'),
        actionsOf: (supplier) => [
          {
            key: 'archive',
            label: t(supplier.archived ? 'suppliers.restore' : 'suppliers.archive'),
            onClick: () => void setArchived(supplier, !supplier.archived),
          },
          ...(supplier.productCount === 0
            ? [
                {
                  key: 'delete',
                  label: t('products.delete'),
                  danger: true,
                  onClick: () => setDeleting(supplier),
                },
              ]
            : []),
        ],
      }}
    >
      <DeleteSupplierDialog supplier={deleting} onClose={() => setDeleting(undefined)} />
    </ListPage>
  );
}
