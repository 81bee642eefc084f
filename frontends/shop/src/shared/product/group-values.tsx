import type { GroupCardResponse } from '@kp/api-client/shop';
import { Swatch } from './swatch';
import styles from './group-values.module.css';

const MAX_SWATCHES = 8;

/** What there is to choose from on the card of a group: sizes in words, colors as they look. */
export function GroupValues({ values, swatches }: Pick<GroupCardResponse, 'values' | 'swatches'>) {
  const isColorFirst = swatches?.[0]?.name === values[0];
  return (
    <>
      {!isColorFirst && (
        <p dir="auto" className={styles.values}>
          {values.join(' · ')}
        </p>
      )}
      {swatches && (
        <ul className={styles.swatches}>
          {swatches.slice(0, MAX_SWATCHES).map(({ name, color }) => (
            <li key={name}>{color ? <Swatch name={name} color={color} /> : <bdi>{name}</bdi>}</li>
          ))}
          {swatches.length > MAX_SWATCHES && <li>+{swatches.length - MAX_SWATCHES}</li>}
        </ul>
      )}
    </>
  );
}
