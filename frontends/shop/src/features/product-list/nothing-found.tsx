import { ButtonLink, EmptyState } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { listAddress, type ListAddress } from './product-list-address';

/** No product matches: ways out. */
export function NothingFound({ address: { search, category } }: { readonly address: ListAddress }) {
  const { t } = useTranslation('shop');
  return (
    <EmptyState
      icon="search"
      title={search ? t('list.emptySearch') : t('list.empty')}
      actions={
        <>
          {search && category && (
            <ButtonLink to={listAddress({ search })}>{t('list.searchEverywhere')}</ButtonLink>
          )}
          <ButtonLink to="/products">{t('list.clearFilters')}</ButtonLink>
        </>
      }
    >
      {search ? t('list.emptyHint') : t('list.emptyCategoryHint')}
    </EmptyState>
  );
}
