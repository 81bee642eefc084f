import { Tabs } from '@kp/ui/admin';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lazySection } from '../lazy-panel';
import { ProductPictures } from './product-pictures';
import styles from '../wrapped-tabs.module.css';

interface PanelProps {
  readonly productId: number;
}

/** The first is shown at once, each other one comes when its tab is chosen. */
const PANELS = {
  pictures: ProductPictures,
  texts: lazySection<PanelProps>(async () => (await import('./product-texts')).ProductTexts, 4),
  attributes: lazySection<PanelProps>(
    async () => (await import('./product-attributes')).ProductAttributes,
    4,
  ),
  variants: lazySection<PanelProps>(
    async () => (await import('./variants/product-variants')).ProductVariants,
    4,
  ),
  documents: lazySection<PanelProps>(async () => (await import('./product-documents')).ProductDocuments, 4),
  law: lazySection<PanelProps>(async () => (await import('./product-law')).ProductLaw, 4),
} as const;

interface ProductContentProps extends PanelProps {
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
