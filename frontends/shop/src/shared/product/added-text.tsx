import { Icon, VisuallyHidden } from '@kp/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './added-text.module.css';

const SHOWN_MS = 1800;

/** True for a moment after it was called. */
export function useAddedMark(): [isAdded: boolean, show: () => void] {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (shown === 0) return undefined;
    const timer = setTimeout(() => setShown(0), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return [shown > 0, () => setShown((count) => count + 1)];
}

/** The name of the button stays; the toast announces what happened. */
export function AddButtonText({ isAdded }: { readonly isAdded: boolean }) {
  const { t } = useTranslation();
  if (!isAdded) return t('product.addToCart');
  return (
    <>
      <VisuallyHidden>{t('product.addToCart')}</VisuallyHidden>
      <span aria-hidden="true" className={styles.added}>
        <Icon name="check" size={18} /> {t('product.added')}
      </span>
    </>
  );
}
