import type { AdminProductResponse } from '@kp/api-client/admin';
import { isLowStock } from '@kp/commerce';
import { completenessOf } from '@kp/commerce/list-rules';
import { useCategoryName, useFormats } from '@kp/ui';
import { Tag } from '@kp/ui/admin';
import type { Key } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type DataColumn, DataTable } from '../../shared/list/data-table';
import { useProductPrice } from '../../shared/product-price';
import { usePriceLabel } from '../../shared/use-price-label';
import { useRights } from '../../shared/use-rights';
import { EditCell } from './list-editing/edit-cell';
import type { ListEditing } from './list-editing/use-product-edits';
import { ProductStatusTag } from './product-status-tag';
import { useProductStatus } from './use-product-status';
import styles from './products.module.css';

interface ProductTableProps {
  readonly products: readonly AdminProductResponse[];
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly selected: readonly Key[];
  readonly onSelect: (keys: readonly Key[]) => void;
  readonly pathOf: (id: number) => string;
  readonly onDelete: (product: AdminProductResponse) => void;
  readonly columns: readonly DataColumn<AdminProductResponse>[];
}

export function ProductTable({
  products,
  sort,
  onSort,
  selected,
  onSelect,
  pathOf,
  onDelete,
  columns,
}: ProductTableProps) {
  const { t } = useTranslation('adminCatalog');
  const { t: list } = useTranslation('admin');
  const { may } = useRights();
  const isEditor = may('catalog');
  const setStatus = useProductStatus();
  return (
    <DataTable<AdminProductResponse>
      label={t('products.title')}
      rows={products}
      keyOf={({ id }) => id}
      columns={columns}
      sort={sort}
      onSort={onSort}
      selection={{
        keys: selected,
        onChange: onSelect,
        labelOf: ({ name }) => list('list.selectRow', { name }),
      }}
      offer={{
        nameOf: ({ name }) => name,
        pathOf: isEditor ? ({ id }) => pathOf(id) : undefined,
        openLabel: t('products.edit'),
        actionsOf: (product) => [
          ...(product.status === 'active'
            ? [{ key: 'view', label: <Link to={`/products/${product.slug}`}>{t('products.view')}</Link> }]
            : []),
          ...(isEditor && product.status !== 'discontinued'
            ? [
                product.status === 'active'
                  ? {
                      key: 'deactivate',
                      label: t('products.deactivate'),
                      onClick: () => void setStatus(product, 'inactive'),
                    }
                  : {
                      key: 'activate',
                      label: t('products.activate'),
                      onClick: () => void setStatus(product, 'active'),
                    },
              ]
            : []),
          ...(isEditor
            ? [{ key: 'delete', label: t('products.delete'), danger: true, onClick: () => onDelete(product) }]
            : []),
        ],
      }}
    />
  );
}

export function useProductColumns(
  editing: ListEditing,
  products: readonly AdminProductResponse[],
): DataColumn<AdminProductResponse>[] {
  const { t } = useTranslation('adminCatalog');
  const { money, percent } = useFormats();
  const priceLabel = usePriceLabel();
  const priceOf = useProductPrice();
  const categoryName = useCategoryName();
  return [
    {
      key: 'product',
      title: t('products.name'),
      sort: 'name',
      isRowHeader: true,
      render: (product) => <ProductCell product={product} />,
    },
    {
      key: 'category',
      title: t('products.category'),
      sort: 'category',
      render: ({ category }) => categoryName(category),
    },
    {
      key: 'price',
      onCard: 'fact',
      title: priceLabel(t('products.price')),
      sort: 'price',
      align: 'end',
      render: (product) =>
        editing.isOn ? <EditCell {...{ editing, products, product }} field="price" /> : priceOf(product),
    },
    {
      key: 'costPrice',
      title: t('products.costPrice'),
      align: 'end',
      isOptional: true,
      render: ({ costPrice, currency }) => costPrice !== null && money({ amount: costPrice, currency }),
    },
    {
      key: 'completeness',
      title: t('products.completeness'),
      align: 'end',
      isOptional: true,
      render: ({ lacks = [] }) => (
        <span title={lacks.map((lack) => t(`products.lack.${lack}`)).join(', ')}>
          {percent(completenessOf(lacks) / 100)}
        </span>
      ),
    },
    {
      key: 'brand',
      title: t('products.article.brand'),
      isOptional: true,
      render: ({ article }) => article?.brand,
    },
    {
      key: 'gtin',
      title: t('products.article.gtin'),
      isOptional: true,
      render: ({ article }) => article?.gtin && <bdi dir="ltr">{article.gtin}</bdi>,
    },
    {
      key: 'stock',
      onCard: 'fact',
      title: t('products.stock'),
      sort: 'stock',
      align: 'end',
      render: (product) =>
        editing.isOn ? (
          <EditCell {...{ editing, products, product }} field="stockQuantity" />
        ) : (
          <StockCell product={product} />
        ),
    },
    {
      key: 'status',
      onCard: 'state',
      title: t('products.status'),
      sort: 'status',
      render: ({ status }) => <ProductStatusTag status={status} />,
    },
  ];
}

const PICTURE_SIZE = 34;

function ProductCell({ product: { name, code, imageUrl } }: { readonly product: AdminProductResponse }) {
  return (
    <span className={styles.product}>
      {imageUrl ? (
        <img src={imageUrl} alt="" width={PICTURE_SIZE} height={PICTURE_SIZE} loading="lazy" />
      ) : (
        <span className={styles.noPicture} />
      )}
      <span title={name}>
        <span dir="auto" className={styles.name}>
          {name}
        </span>
        <bdi dir="ltr" className={styles.code}>
          {code}
        </bdi>
      </span>
    </span>
  );
}

function StockCell({
  product: { stockQuantity, inStockSwitch },
}: {
  readonly product: AdminProductResponse;
}) {
  const { t } = useTranslation('adminCatalog');
  const { number } = useFormats();
  if (!inStockSwitch) {
    return (
      <>
        {number(stockQuantity)} <Tag>{t('products.switchedOff')}</Tag>
      </>
    );
  }
  return (
    <>
      {number(stockQuantity)}{' '}
      {isLowStock(stockQuantity) && (
        <Tag color={stockQuantity === 0 ? 'error' : 'warning'}>
          {t(stockQuantity === 0 ? 'products.stocks.out' : 'products.low')}
        </Tag>
      )}
    </>
  );
}
