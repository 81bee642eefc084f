import { Tabs } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { ProductAttributes } from './product-attributes';
import { ProductDocuments } from './product-documents';
import { ProductPictures } from './product-pictures';
import { ProductTexts } from './product-texts';

const PANELS = {
  pictures: ProductPictures,
  texts: ProductTexts,
  attributes: ProductAttributes,
  documents: ProductDocuments,
} as const;

/** What a product has beside its own fields; each panel saves by itself. */
export function ProductContent({ productId }: { readonly productId: number }) {
  const { t } = useTranslation('adminCatalog');
  const keys = Object.keys(PANELS) as (keyof typeof PANELS)[];
  return (
    <Tabs
      destroyOnHidden={false}
      items={keys.map((key) => {
        const Panel = PANELS[key];
        return { key, label: t(`content.tabs.${key}`), children: <Panel productId={productId} /> };
      })}
    />
  );
}
