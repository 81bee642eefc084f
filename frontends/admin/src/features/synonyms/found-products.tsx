import type { FoundProductResponse, SearchReasonResponse } from '@kp/api-client/office';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '../../shared/admin-path';
import styles from './synonyms.module.css';

/** In the order of the shop, each with why it is found. */
export function FoundProducts({ products }: { readonly products: readonly FoundProductResponse[] }) {
  return (
    <ol className={styles.products}>
      {products.map(({ id, code, name, imageUrl, reasons }) => (
        <li key={id}>
          {imageUrl ? <img src={imageUrl} alt="" loading="lazy" /> : <span className={styles.noPicture} />}
          <div>
            <Link to={adminPath('products', { open: id })}>
              <bdi>{name}</bdi>
            </Link>{' '}
            <bdi dir="ltr" className={styles.soft}>
              {code}
            </bdi>
            <ul className={styles.reasons}>
              {reasons.map((reason) => (
                <li key={reason.searched}>
                  <Reason {...reason} />
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Reason({ searched, term, foundIn }: SearchReasonResponse) {
  const { t } = useTranslation('adminCatalog');
  const field = t(`synonyms.test.foundIn.${foundIn}`);
  if (term === searched || foundIn === 'code') return t('synonyms.test.reason', { field, term });
  return t('synonyms.test.reasonFor', { field, term, searched });
}
