import { Form } from 'antd';
import { useId, useState } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import styles from './star-rating-input.module.css';

export interface StarRatingInputProps {
  /** Names the group. */
  readonly label: string;
  /** The names of the ratings, from one star up. */
  readonly levels: readonly string[];
  /** What a screen reader says about a rating. */
  readonly nameOf: (stars: number, level: string) => string;
  /** Set by the form. */
  readonly id?: string;
  readonly value?: number | null;
  readonly onChange?: (stars: number) => void;
  readonly 'aria-describedby'?: string;
}

/** Radio buttons that look like stars, so that arrow keys, pointers and screen readers choose one as everywhere. */
export function StarRatingInput({
  label,
  levels,
  nameOf,
  id,
  value,
  onChange,
  ...aria
}: StarRatingInputProps) {
  const group = useId();
  // The form item passes on no change of its attributes once the error is gone.
  const { status } = Form.Item.useStatus();
  const [hovered, setHovered] = useState<number>();
  const shown = hovered ?? value ?? 0;
  return (
    <fieldset
      className={styles.group}
      aria-invalid={status === 'error' || undefined}
      aria-describedby={aria['aria-describedby']}
      // A check that starts between pressing and choosing would end with the error of the empty field.
      onBlur={(event) => event.stopPropagation()}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.stars} onPointerLeave={() => setHovered(undefined)}>
        {levels.map((level, index) => {
          const stars = index + 1;
          return (
            <label
              key={stars}
              className={classNames(styles.star, stars <= shown && styles.filled)}
              onPointerEnter={() => setHovered(stars)}
            >
              <input
                type="radio"
                // The form focuses the control with its id.
                id={stars === (value ?? 1) ? id : undefined}
                name={group}
                checked={stars === value}
                onChange={() => onChange?.(stars)}
                aria-label={nameOf(stars, level)}
                className={styles.radio}
              />
              <Icon name="star" size={28} />
            </label>
          );
        })}
        <span aria-hidden="true" className={styles.level}>
          {levels[shown - 1]}
        </span>
      </div>
    </fieldset>
  );
}
