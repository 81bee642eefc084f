import { PageHead } from '@kp/client';
import { Page, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ListHeader, ListStatus } from './list-header';
import { ProductFilters } from './product-filters';
import { listAddress, readListAddress } from './product-list-address';
import { productListQuery } from './product-list-api';
import { ProductResults } from './product-results';
import { useArrangement } from './use-arrangement';
import { useListTitle, useProductList } from './use-product-list';
import styles from './product-list-page.module.css';

export function ProductListPage() {
  const { t } = useTranslation('shop');
  const { language } = useFormats();
  const [parameters] = useSearchParams();
  const address = readListAddress(parameters);
  const arrangement = useArrangement(address);
  const list = useProductList(productListQuery(address, language, arrangement.sort));
  const title = useListTitle(address);

  return (
    <Page className={styles.page}>
      <PageHead
        title={title}
        description={t('list.metaDescription', { name: title })}
        canonicalPath={listAddress({ category: address.category })}
      />
      <aside aria-label={t('list.filters')} className={styles.sidebar}>
        <ProductFilters address={address} arrangement={arrangement} />
      </aside>
      <div className={styles.results}>
        <ListHeader title={title} address={address} arrangement={arrangement} list={list} />
        <ListStatus list={list} />
        <ProductResults address={address} list={list} />
      </div>
    </Page>
  );
}
