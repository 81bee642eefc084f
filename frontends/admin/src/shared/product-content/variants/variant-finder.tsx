import { useListProductsQuery } from '@kp/api-client/shop';
import { codeOf } from '@kp/commerce';
import { useTranslation } from 'react-i18next';
import { FinderSelect, useFinder } from '../../finder-select';
import type { JoinedProduct } from './group-draft';

const MAX_FOUND = 10;

interface VariantFinderProps {
  readonly onPick: (product: JoinedProduct) => void;
}

/** Finds a product by name or code; choosing one makes it a variant. */
export function VariantFinder({ onPick }: VariantFinderProps) {
  const { t } = useTranslation('adminCatalog');
  const finder = useFinder();
  const argument = { search: finder.search, limit: MAX_FOUND, status: 'all' };
  const { currentData = [], isFetching } = useListProductsQuery(argument, { skip: !finder.search });
  const found = currentData.map((product) => ({
    value: product.id,
    label: `${product.name} · ${codeOf(product)}`,
  }));
  return (
    <FinderSelect
      label={t('content.variants.add')}
      finder={finder}
      isFinding={isFetching}
      found={found}
      noneText={t('content.variants.none')}
      onSelect={(id) => {
        const product = currentData.find((each) => each.id === id)!;
        onPick({ ...product, code: codeOf(product) });
      }}
    />
  );
}
