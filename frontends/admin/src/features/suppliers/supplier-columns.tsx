import type { SupplierResponse } from '@kp/api-client/admin';
import { useFormats } from '@kp/ui';
import { Tag } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '../../shared/admin-path';
import { NO_VALUE } from '../../shared/list/data-column';
import type { DataColumn } from '../../shared/list/data-table';

export function useSupplierColumns(): DataColumn<SupplierResponse>[] {
  const { t } = useTranslation('adminCatalog');
  const { number } = useFormats();
  return [
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
      onCard: 'fact',
      title: t('suppliers.contactPerson'),
      render: ({ contactPerson }) => (contactPerson ? <bdi>{contactPerson}</bdi> : NO_VALUE),
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
          NO_VALUE
        ),
    },
    {
      key: 'phone',
      onCard: 'fact',
      title: t('suppliers.phone'),
      render: ({ phone }) =>
        phone ? (
          <a href={`tel:${phone.replace(/\s/g, '')}`}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        ) : (
          NO_VALUE
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
  ];
}
