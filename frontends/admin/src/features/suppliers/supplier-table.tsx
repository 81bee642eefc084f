import type { SupplierResponse } from '@kp/api-client/admin';
import { useFormats } from '@kp/ui';
import { Button, Flex, Tag } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '../../shared/admin-path';
import { type DataColumn, DataTable } from '../../shared/list/data-table';
import { useArchiving } from './use-archiving';

const NONE = '—';

interface SupplierTableProps {
  readonly suppliers: readonly SupplierResponse[];
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly onEdit: (supplier: SupplierResponse) => void;
  readonly onDelete: (supplier: SupplierResponse) => void;
}

export function SupplierTable({ suppliers, sort, onSort, onEdit, onDelete }: SupplierTableProps) {
  const { t } = useTranslation('adminCatalog');
  const { number } = useFormats();
  const columns: DataColumn<SupplierResponse>[] = [
    {
      key: 'name',
      title: t('products.name'),
      sort: 'name',
      isRowHeader: true,
      render: ({ name, archived }) => (
        <>
          <bdi>{name}</bdi> {archived && <Tag>{t('suppliers.archived')}</Tag>}
        </>
      ),
    },
    {
      key: 'contactPerson',
      title: t('suppliers.contactPerson'),
      render: ({ contactPerson }) => (contactPerson ? <bdi>{contactPerson}</bdi> : NONE),
    },
    {
      key: 'email',
      title: t('suppliers.email'),
      render: ({ email }) =>
        email ? (
          <a href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        ) : (
          NONE
        ),
    },
    {
      key: 'phone',
      title: t('suppliers.phone'),
      render: ({ phone }) =>
        phone ? (
          <a href={`tel:${phone.replace(/\s/g, '')}`}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        ) : (
          NONE
        ),
    },
    {
      key: 'products',
      title: t('suppliers.products'),
      sort: 'products',
      align: 'end',
      render: ({ id, name, productCount }) => (
        <Link
          to={adminPath('products', { supplier: id })}
          aria-label={t('suppliers.productsOf', { name, products: number(productCount) })}
        >
          {number(productCount)}
        </Link>
      ),
    },
    {
      key: 'actions',
      title: t('products.actions'),
      isAlwaysShown: true,
      render: (supplier) => <Actions supplier={supplier} onEdit={onEdit} onDelete={onDelete} />,
    },
  ];
  return (
    <DataTable<SupplierResponse>
      label={t('suppliers.title')}
      rows={suppliers}
      keyOf={({ id }) => id}
      columns={columns}
      sort={sort}
      onSort={onSort}
    />
  );
}

interface ActionsProps extends Pick<SupplierTableProps, 'onEdit' | 'onDelete'> {
  readonly supplier: SupplierResponse;
}

function Actions({ supplier, onEdit, onDelete }: ActionsProps) {
  const { t } = useTranslation('adminCatalog');
  const { isSaving, setArchived } = useArchiving();
  const { name, archived, productCount } = supplier;
  return (
    <Flex wrap gap="small">
      <Button size="small" aria-label={t('products.editOf', { name })} onClick={() => onEdit(supplier)}>
        {t('products.edit')}
      </Button>
      <Button
        size="small"
        loading={isSaving}
        aria-label={t(archived ? 'suppliers.restoreOf' : 'suppliers.archiveOf', { name })}
        onClick={() => void setArchived(supplier, !archived)}
      >
        {t(archived ? 'suppliers.restore' : 'suppliers.archive')}
      </Button>
      {productCount === 0 && (
        <Button
          size="small"
          danger
          aria-label={t('products.deleteOf', { name })}
          onClick={() => onDelete(supplier)}
        >
          {t('products.delete')}
        </Button>
      )}
    </Flex>
  );
}
