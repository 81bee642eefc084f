import type { ProductResponse } from '@kp/api-client/shop';
import { Dialog, Icon } from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './product-picture.module.css';

/** The picture on white; a click or Enter shows it as large as the screen allows. */
export function ProductPicture({ product }: { readonly product: ProductResponse }) {
  const { t } = useTranslation('shop');
  const { t: tCommon } = useTranslation();
  const [isEnlarged, setEnlarged] = useState(false);
  const { name, imageUrl } = product;
  if (!imageUrl) return <div className={styles.frame} />;
  const picture = (
    <img
      src={imageUrl}
      alt={tCommon('product.imageOf', { name })}
      width={320}
      height={240}
      className={styles.image}
    />
  );
  return (
    <div className={styles.frame}>
      {picture}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('productPage.enlarge')}
        className={styles.enlarge}
        onClick={() => setEnlarged(true)}
      >
        <span className={styles.sign}>
          <Icon name="search" />
        </span>
      </button>
      <Dialog isOpen={isEnlarged} onClose={() => setEnlarged(false)} title={name}>
        {picture}
      </Dialog>
    </div>
  );
}
