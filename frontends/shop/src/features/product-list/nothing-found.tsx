import { shopApi } from '@kp/api-client/shop';
import { ButtonLink, EmptyState } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { isFiltered, listAddress, type ListAddress } from './product-list-address';

/** No product matches: ways out, the likeliest first. */
export function NothingFound({ address }: { readonly address: ListAddress }) {
  const { t } = useTranslation('shop');
  const { search, category } = address;
  const hasFilters = isFiltered(address);
  return (
    <EmptyState
      icon="search"
      title={search ? t('list.emptySearch') : t('list.empty')}
      actions={
        <>
          {search && <DidYouMean search={search} />}
          {hasFilters && (
            <ButtonLink to={listAddress({ search, category })}>{t('list.withoutPriceAndStock')}</ButtonLink>
          )}
          {search && category && (
            <ButtonLink to={listAddress({ ...address, category: undefined })}>
              {t('list.searchEverywhere')}
            </ButtonLink>
          )}
          <ButtonLink to="/products">{t('list.clearFilters')}</ButtonLink>
        </>
      }
    >
      {hasFilters ? t('list.emptyFilterHint') : search ? t('list.emptyHint') : t('list.emptyCategoryHint')}
    </EmptyState>
  );
}

/** Words like those searched for that find something. */
function DidYouMean({ search }: { search: string }) {
  const { t } = useTranslation();
  const { data } = shopApi.useSuggestProductsQuery({ q: search }, { refetchOnMountOrArgChange: false });
  const words = data?.didYouMean;
  if (!words) return null;
  return (
    <ButtonLink to={listAddress({ search: words })} variant="primary">
      {t('suggestions.didYouMean', { words })}
    </ButtonLink>
  );
}
