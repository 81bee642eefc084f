import { productCode } from '@kp/commerce';
import { useProblemText } from '@kp/client';
import { Flex, LinkButton } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../shared/not-loaded';
import { adminPath } from '../../shared/admin-path';
import { useListBulkJobProductsByAdminQuery } from '../../shared/bulk/bulk-api';
import { DownloadButton } from '../../shared/download-button';
import styles from './bulk-jobs.module.css';

const SHOWN = 50;

/** The first products that stayed as they were, and all of them as a file. */
export function BulkFailures({ id }: { readonly id: number }) {
  const { t } = useTranslation('adminCatalog');
  const problemOf = useProblemText();
  const query = useListBulkJobProductsByAdminQuery({ id, outcome: 'failed', limit: SHOWN });
  const { currentData: rows } = query;
  return (
    <section>
      <Flex wrap align="center" justify="space-between" gap="small">
        <h2>{t('bulk.failures')}</h2>
        <DownloadButton
          label={t('bulk.downloadFailures')}
          file={{
            url: `/admin/api/bulk-jobs/${id}/failures.csv`,
            name: `bulk-change-${id}-failures.csv`,
            failureTitle: t('bulk.downloadFailed'),
          }}
        />
      </Flex>
      {!rows && <NotLoaded query={query} lines={4} />}
      <ul className={styles.failures}>
        {rows?.map(({ productId, name, problem, message }) => (
          <li key={productId}>
            {name === null ? (
              <bdi dir="ltr">{productCode(productId)}</bdi>
            ) : (
              <LinkButton type="link" size="small" to={adminPath('products', { open: productId })}>
                <bdi>{name}</bdi>
              </LinkButton>
            )}
            <span>
              {problemOf({ status: 409, message, problem: { code: problem ?? '', message: message ?? '' } })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
