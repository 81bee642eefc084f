import type { ProductDetailResponse } from '@kp/api-client/shop';
import { drawingViews } from '@kp/commerce';
import { Picture } from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductPicture, type ShownPicture } from './product-picture';
import styles from './product-gallery.module.css';

export function ProductGallery({ product }: { readonly product: ProductDetailResponse }) {
  const { t } = useTranslation('product');
  const pictures = usePictures(product);
  const [chosen, setChosen] = useState(0);
  const shown = pictures[chosen] ?? pictures[0];
  return (
    <div className={styles.gallery}>
      <ProductPicture name={product.name} picture={shown} />
      {pictures.length > 1 && (
        <ul aria-label={t('productPage.pictures')} className={styles.list}>
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <button
                type="button"
                aria-label={picture.alt}
                aria-current={picture === shown}
                className={styles.choice}
                onClick={() => setChosen(index)}
              >
                <Picture
                  src={picture.url}
                  alt=""
                  sizes="(min-width: 60rem) 12rem, 5rem"
                  width={80}
                  height={60}
                  loading="lazy"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** An address that was entered for the product comes before its uploaded pictures. */
function usePictures({ name, imageUrl, images }: ProductDetailResponse): readonly ShownPicture[] {
  const { t } = useTranslation();
  const { t: shop } = useTranslation('product');
  if (!imageUrl || images.some(({ url }) => url === imageUrl)) return images;
  const views = drawingViews(imageUrl);
  const drawn = views
    ? [
        { url: views.size, alt: shop('productPage.sizeOf', { name }) },
        { url: views.detail, alt: shop('productPage.detailOf', { name }) },
      ]
    : [];
  return [{ url: imageUrl, alt: t('product.imageOf', { name }) }, ...drawn, ...images];
}
