import type { ProductDetailResponse } from '@kp/api-client/shop';
import { useAttributeValue } from '../../shared/product/use-attribute-value';
import styles from './key-facts.module.css';

const MAX_FACTS = 4;

/** The attributes that the shop lists first. */
export function KeyFacts({ attributes }: Pick<ProductDetailResponse, 'attributes'>) {
  const format = useAttributeValue();
  // One piece per pack is no fact.
  const facts = attributes.filter(({ value, unit }) => value !== '1' || unit !== null);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.slice(0, MAX_FACTS).map((attribute) => (
        <div key={attribute.id}>
          <dt dir="auto">{attribute.name}</dt>
          <dd>
            <bdi>{format(attribute)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
