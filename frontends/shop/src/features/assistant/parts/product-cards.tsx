import { useOfferTerms, vatOf } from '@kp/client';
import { Picture, Price, StockNote } from '@kp/ui';
import { Link } from 'react-router';
import type { ReplyProduct } from '../reply.types';
import styles from './parts.module.css';

export const productPath = (slug: string) => `/products/${encodeURIComponent(slug)}`;

export function ProductCards({ products }: { readonly products: readonly ReplyProduct[] }) {
  const terms = useOfferTerms();
  return (
    <ul className={styles.cards}>
      {products.map((product) => (
        <li key={product.id} className={styles.card}>
          {product.imageUrl && (
            <Picture
              src={product.imageUrl}
              alt=""
              sizes="6rem"
              width={96}
              height={72}
              loading="lazy"
              className={styles.picture}
            />
          )}
          <Link to={productPath(product.slug)} className={styles.name}>
            <bdi>{product.name}</bdi>
          </Link>
          <Price
            amount={product.price}
            currency={product.currency}
            compareAt={product.compareAtPrice}
            vat={vatOf(terms, product.taxClass && { '*': product.taxClass })}
          />
          {product.price && <StockNote inStock={product.inStock} stockQuantity={product.stock ?? Infinity} />}
        </li>
      ))}
    </ul>
  );
}
