import { Tabs } from '@kp/ui/admin';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductAttributes } from './product-attributes';
import { ProductDocuments } from './product-documents';
import { ProductLaw } from './product-law';
import { ProductPictures } from './product-pictures';
import { ProductTexts } from './product-texts';
import { ProductVariants } from './variants/product-variants';
import styles from '../wrapped-tabs.module.css';

const PANELS = {
  pictures: ProductPictures,
  texts: ProductTexts,
  attributes: ProductAttributes,
  variants: ProductVariants,
  documents: ProductDocuments,
  law: ProductLaw,
} as const;

interface ProductContentProps {
  readonly productId: number;
  readonly isFocused: boolean;
}

/** What a product has beside its own fields; each panel saves by itself. */
export function ProductContent({ productId, isFocused }: ProductContentProps) {
  const { t } = useTranslation('adminCatalog');
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocused) content.current?.querySelector<HTMLElement>('[role="tab"]')?.focus();
  }, [isFocused]);
  const keys = Object.keys(PANELS) as (keyof typeof PANELS)[];
  return (
    <div ref={content}>
      <Tabs
        className={styles.tabs}
        destroyOnHidden={false}
        items={keys.map((key) => {
          const Panel = PANELS[key];
          return { key, label: t(`content.tabs.${key}`), children: <Panel productId={productId} /> };
        })}
      />
    </div>
  );
}
