import type { BulkPreviewResponse } from '@kp/api-client/admin';
import { productCode } from '@kp/commerce';
import { useProblemText, useShopCurrency } from '@kp/client';
import { useFormats } from '@kp/ui';
import { Alert, Flex } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { Counts } from '../../../shared/bulk/counts';
import { useBulkFields } from '../../../shared/bulk/use-bulk-fields';
import styles from './bulk-change.module.css';

/** What a change would do: how many, what to look at, and examples from before to after. */
export function BulkPreview({ preview }: { readonly preview: BulkPreviewResponse }) {
  const { t } = useTranslation('adminCatalog');
  const { money, number } = useFormats();
  const currency = useShopCurrency();
  const fieldsOf = useBulkFields();
  const problemOf = useProblemText();
  const { changed, unchanged, failed, followers, largeChanges, belowCost, compareAtCleared, products } =
    preview;
  const counts = [
    [t('bulk.willChange'), changed],
    [t('bulk.willStay'), unchanged],
    [t('bulk.cannotChange'), failed],
  ] as const;
  return (
    <Flex vertical gap="middle">
      <Counts label={t('bulk.preview')} counts={counts} />
      {followers > 0 && (
        <Alert type="info" showIcon title={t('bulk.followers', { number: number(followers) })} />
      )}
      {largeChanges > 0 && (
        <Alert type="warning" showIcon title={t('bulk.largeChanges', { number: number(largeChanges) })} />
      )}
      {belowCost > 0 && (
        <Alert type="warning" showIcon title={t('bulk.belowCost', { number: number(belowCost) })} />
      )}
      {compareAtCleared > 0 && (
        <Alert
          type="info"
          showIcon
          title={t('bulk.compareAtCleared', { number: number(compareAtCleared) })}
        />
      )}
      {products.length > 0 && (
        <div role="region" aria-label={t('bulk.examples')} tabIndex={0} className={styles.examples}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('bulk.product')}</th>
                <th scope="col">{t('bulk.before')}</th>
                <th scope="col">{t('bulk.after')}</th>
              </tr>
            </thead>
            <tbody>
              {products.map(({ productId, name, problem, before, after, warnings, costPrice }) => (
                <tr key={productId} data-attention={problem !== null || warnings.length > 0}>
                  <th scope="row">
                    <bdi>{name ?? productCode(productId)}</bdi>
                  </th>
                  {problem === null ? (
                    <>
                      <td>{fieldsOf(before)}</td>
                      <td>
                        {fieldsOf(after)}
                        {costPrice !== null && warnings.includes('below-cost') && (
                          <span className={styles.warning}>
                            {t('bulk.belowCostOf', {
                              cost: money({ amount: costPrice, currency }),
                            })}
                          </span>
                        )}
                      </td>
                    </>
                  ) : (
                    <td colSpan={2}>
                      {problemOf({
                        status: 409,
                        message: '',
                        problem: { code: problem, message: '' },
                      })}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Flex>
  );
}
