import { type ComponentType, useState } from 'react';
import { useLoaded } from '../../shared/use-loaded';
import type { VariantSelectorProps } from './variants/variant-selector';
import styles from './product-label.module.css';

let loaded: ComponentType<VariantSelectorProps> | undefined;

/** The server loads it before it renders a variant; a browser once the page is used. */
export const loadVariants = async () =>
  (loaded = (await import(/* webpackChunkName: "variants" */ './variants/variant-selector')).VariantSelector);

const LOADABLE = { fetchPage: loadVariants };

/** Links need no script: what the server rendered stays as it is until theirs has come. */
export function Variants(props: VariantSelectorProps) {
  const [known] = useState(() => loaded);
  const Selector = useLoaded(LOADABLE, true) ? loaded : known;
  return Selector ? (
    <div className={styles.variants}>
      <Selector {...props} />
    </div>
  ) : (
    <div className={styles.variants} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}
