import { imageSources } from '@kp/commerce';
import type { ImgHTMLAttributes } from 'react';
import styles from './picture.module.css';

interface PictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  readonly src: string;
  readonly alt: string;
  /** How wide it is shown, for the choice among the sizes of an uploaded picture. */
  readonly sizes: string;
}

/** AVIF or WebP in the size that fits, for uploaded pictures; others as they are. */
export function Picture({ sizes, ...image }: PictureProps) {
  const sources = imageSources(image.src);
  if (!sources) return <img {...image} />;
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <img {...image} srcSet={sources.webp} sizes={sizes} />
    </picture>
  );
}
