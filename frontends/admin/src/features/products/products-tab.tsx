import type { AdminProductResponse } from '@kp/api-client/admin';
import { useRequestFailure } from '@kp/client';
import { SkeletonText, useFormats, VisuallyHidden } from '@kp/ui';
import { Button, Flex, LinkButton, LoadFailure, NothingFound } from '@kp/ui/admin';
import { type Key, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminPath } from '../../shared/admin-path';
import { ExportMenu } from '../../shared/export-menu';
import { ImportLink } from '../../shared/import-link';
import { type DataColumn, ListDisplay } from '../../shared/list/data-table';
import { DeskOnly } from '../../shared/list/desk-only';
import { ListPager } from '../../shared/list/list-pager';
import type { FoundPage } from '../../shared/list/list-query';
import { useAttributeColumn } from './list-editing/attribute-column';
import { EditingBar } from './list-editing/editing-bar';
import type { ListEditing } from './list-editing/use-product-edits';
import { ViewLine } from '../../shared/list/view-tabs';
import { SavedViews } from '../../shared/list/saved-views';
import { useShortcut } from '../../shared/shortcuts';
import { GroupSelection } from '../../shared/product-content/variants/group-selection';
import { useRights } from '../../shared/use-rights';
import { BulkTags } from '../../shared/tags/bulk-tags';
import { useTagColumn } from '../../shared/tags/tag-column';
import { SelectionBar } from '../../shared/list/selection-bar';
import { BulkActions, BulkMenu } from './bulk-change/bulk-actions';
import { GapReport } from './gap-report';
import { DeleteProductDialog } from './delete-product-dialog';
import { ProductFilters } from './product-filters';
import {
  filterOf,
  isFiltered,
  PAGE_SIZE,
  requestOf,
  useProductCount,
  useProductListState,
} from './product-list-state';
import { ProductTable, useProductColumns } from './product-table';
import { useProductPageQuery } from './products-api';
import styles from './products.module.css';

type ListState = ReturnType<typeof useProductListState>;

const NONE: readonly AdminProductResponse[] = [];

export interface ProductsTabProps {
  readonly list: ListState;
  readonly editing: ListEditing;
}

export function ProductsTab({ list, editing }: ProductsTabProps) {
  const { t } = useTranslation('adminCatalog');
  const { language, number } = useFormats();
  const { may } = useRights();
  const result = useProductPageQuery({ ...requestOf(list.query), language });
  const add = () => list.change({ edit: 'new' });
  useShortcut(may('catalog') && { key: 'n', label: t('products.add'), run: add });
  const found = result.currentData;
  const columns = [
    ...useProductColumns(editing, found?.rows ?? []),
    ...useAttributeColumn(editing.attributes, found?.rows ?? NONE),
    useTagColumn<AdminProductResponse>('product', found?.rows ?? NONE),
  ];
  const shown = found && { shown: number(found.rows.length), total: number(found.total) };
  return (
    <Flex vertical gap="small">
      <Flex wrap align="center" gap="small" component="header">
        <h1>{t('products.title')}</h1>
        <p role="status" className={styles.shown}>
          {shown && t('products.showing', shown)}
        </p>
        {may('catalog') && (
          <>
            <DeskOnly>
              <ImportLink kind="products" />
              <ExportMenu
                name="products"
                parameters={queryOf(filterOf(list.query))}
                failureTitle={t('products.exportFailed')}
              />
            </DeskOnly>
            <Button type="primary" onClick={add}>
              {t('products.add')}
            </Button>
          </>
        )}
      </Flex>
      <ViewLine>
        <SavedViews tab="products" useCount={useProductCount} isAlone />
      </ViewLine>
      <ProductFilters
        list={list}
        actions={
          <DeskOnly>
            {may('catalog') && (
              <>
                <BulkMenu />
                <GapReport />
                {!editing.isOn && <Button onClick={editing.start}>{t('listEditing.start')}</Button>}
              </>
            )}
            <ListDisplay name="products" columns={columns} />
          </DeskOnly>
        }
      />
      <EditingBar editing={editing} />
      <ProductList list={list} result={result} onAdd={add} columns={columns} />
    </Flex>
  );
}

function queryOf(filter: ReturnType<typeof filterOf>): URLSearchParams {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

interface ProductListProps {
  readonly list: ListState;
  readonly result: ReturnType<typeof useProductPageQuery>;
  readonly onAdd: () => void;
  readonly columns: readonly DataColumn<AdminProductResponse>[];
}

function ProductList({ list, result, onAdd, columns }: ProductListProps) {
  const { t } = useTranslation('adminCatalog');
  const failure = useRequestFailure();
  const { currentData, error } = result;
  if (!currentData && error) return <LoadFailure {...failure.panel(result, t('products.failed'))} />;
  if (!currentData) {
    return (
      <>
        <VisuallyHidden role="status">{t('products.loading')}</VisuallyHidden>
        <SkeletonText lines={10} />
      </>
    );
  }
  if (currentData.rows.length === 0) return <NoProducts list={list} found={currentData} onAdd={onAdd} />;
  // A selection belongs to one search.
  const { search, filters } = list.query;
  return (
    <FoundProducts
      key={JSON.stringify([search, filters])}
      list={list}
      found={currentData}
      columns={columns}
    />
  );
}

function FoundProducts({
  list: { query, pathOf, change },
  found: { rows: products, total },
  columns,
}: Pick<ProductListProps, 'list' | 'columns'> & { readonly found: FoundPage<AdminProductResponse> }) {
  const { may } = useRights();
  const { number } = useFormats();
  const [keys, setKeys] = useState<readonly Key[]>([]);
  const [isAllSelected, setAllSelected] = useState(false);
  const [deleting, setDeleting] = useState<AdminProductResponse>();
  const select = (next: readonly Key[]) => {
    setKeys(next);
    setAllSelected(false);
  };
  return (
    <>
      <ProductTable
        products={products}
        sort={query.sort}
        onSort={(sort) => change({ sort: sort as typeof query.sort })}
        selected={isAllSelected ? products.map(({ id }) => id) : keys}
        onSelect={select}
        pathOf={(id) => pathOf({ open: id })}
        onDelete={setDeleting}
        columns={columns}
      />
      <ListPager
        page={query.page}
        pageSize={PAGE_SIZE}
        shown={products.length}
        total={total}
        pathOf={(page) => pathOf({ page })}
      />
      <SelectionBar
        selected={isAllSelected ? total : keys.length}
        total={total}
        onSelectAll={isAllSelected || keys.length >= total ? undefined : () => setAllSelected(true)}
        onClear={() => select([])}
      >
        <BulkTags
          subject="product"
          rows={isAllSelected ? { filter: filterOf(query), count: number(total) } : keys.map(Number)}
        />
        {!isAllSelected && may('catalog') && (
          <GroupSelection
            products={products.filter(({ id }) => keys.includes(id))}
            onSaved={() => select([])}
          />
        )}
        <BulkActions
          selection={isAllSelected ? { filter: filterOf(query) } : { productIds: keys.map(Number) }}
          count={isAllSelected ? total : keys.length}
          onChanged={() => select([])}
        />
      </SelectionBar>
      <DeleteProductDialog
        product={deleting}
        onClose={() => setDeleting(undefined)}
        onDeleted={(id) => select(keys.filter((key) => key !== id))}
      />
    </>
  );
}

interface NoProductsProps {
  readonly list: ListState;
  readonly found: FoundPage<AdminProductResponse>;
  readonly onAdd: () => void;
}

function NoProducts({ list: { query, pathOf }, found, onAdd }: NoProductsProps) {
  const { t } = useTranslation('adminCatalog');
  if (found.total > 0) {
    return (
      <NothingFound title={t('products.emptyPage')}>
        <LinkButton to={pathOf({ page: 1 })}>{t('products.firstPage')}</LinkButton>
      </NothingFound>
    );
  }
  if (isFiltered(query)) {
    return (
      <NothingFound title={t('products.emptyFiltered')}>
        <LinkButton to={adminPath('products')}>{t('products.clearFilters')}</LinkButton>
      </NothingFound>
    );
  }
  return (
    <NothingFound title={t('products.empty')}>
      <Button type="primary" onClick={onAdd}>
        {t('products.add')}
      </Button>
    </NothingFound>
  );
}
