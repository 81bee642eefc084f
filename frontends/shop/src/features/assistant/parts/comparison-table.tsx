import { VisuallyHidden } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useHiddenScrollbar } from '../use-hidden-scrollbar';
import type { ComparisonPart } from '../reply.types';
import styles from './parts.module.css';
import { productPath } from './product-cards';

export function ComparisonTable({ comparison }: { readonly comparison: ComparisonPart }) {
  const { t } = useTranslation('assistant');
  const scrollbar = useHiddenScrollbar();
  return (
    <div
      {...scrollbar}
      role="region"
      aria-label={t('parts.comparison')}
      tabIndex={0}
      className={styles.tableArea}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('parts.property')}</VisuallyHidden>
            </th>
            {comparison.columns.map(({ id, name, slug }) => (
              <th key={id} scope="col">
                <Link to={productPath(slug)}>
                  <bdi>{name}</bdi>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison.rows.map(({ label, values }, row) => (
            <tr key={row}>
              <th scope="row">{label}</th>
              {values.map((value, column) => (
                <td key={column}>{value === null ? <NotStated /> : <bdi>{value}</bdi>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function NotStated() {
  const { t } = useTranslation('assistant');
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('parts.none')}</VisuallyHidden>
    </>
  );
}
