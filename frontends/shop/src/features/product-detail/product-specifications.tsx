import type { ProductResponse } from '@kp/api-client/shop';
import { productCode } from '@kp/commerce';
import { useCategoryName } from '@kp/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './product-specifications.module.css';

/** Holds for every product of the shop. */
const COMPLIANCE = ['fda', 'haccp', 'foodSafe', 'commercialGrade'] as const;

export function ProductSpecifications({ product }: { readonly product: ProductResponse }) {
  const { t } = useTranslation('shop');
  const nameOf = useCategoryName();
  const count = product.stockQuantity;
  return (
    <table className={styles.sheet}>
      <tbody>
        <Row name={t('productPage.specification.sku')}>
          <bdi dir="ltr">{productCode(product.id)}</bdi>
        </Row>
        <Row name={t('productPage.specification.category')}>{nameOf(product.category)}</Row>
        <Row name={t('productPage.specification.stock')}>
          {t('productPage.specification.units', { count })}
        </Row>
        {COMPLIANCE.map((rule) => (
          <Row key={rule} name={t(`productPage.specification.${rule}`)}>
            {t('productPage.specification.yes')}
          </Row>
        ))}
      </tbody>
    </table>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{children}</td>
    </tr>
  );
}
