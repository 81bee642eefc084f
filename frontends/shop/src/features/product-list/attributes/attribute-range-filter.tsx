import type { AttributeFacetResponse } from '@kp/api-client/shop';
import {
  type AttributeRange,
  formatAttributeRange,
  parseAttributeNumber,
  parseAttributeRange,
} from '@kp/commerce';
import { Button, TextInput } from '@kp/ui';
import { useState, type FocusEvent, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAttributeValue } from '../../../shared/product/use-attribute-value';
import { listUrl, setAttributeValues, type ListFilters } from '../product-list-url';
import { WithUnit } from './with-unit';
import styles from './attribute-filter.module.css';

interface AttributeRangeFilterProps {
  readonly attribute: AttributeFacetResponse;
  readonly filters: ListFilters;
  readonly chosen: readonly string[];
}

type TypedRange = Readonly<Record<keyof AttributeRange, string>>;

const ENDS = ['from', 'to'] as const;
const OPEN: AttributeRange = { from: null, to: null };

/** "28 cm" in a field of centimetres is 28. */
function withoutUnit(text: string, unit: string | null): string {
  const typed = text.trim();
  const written =
    unit && [unit, unit.replace('°', '')].find((each) => typed.toLowerCase().endsWith(each.toLowerCase()));
  return written ? typed.slice(0, -written.length).trim() : typed;
}

const isInvalid = (text: string) => text !== '' && parseAttributeNumber(text) === null;

/** Null while one is no number, or the second is below the first. */
function rangeOf({ from, to }: TypedRange): AttributeRange | null {
  if (isInvalid(from) || isInvalid(to)) return null;
  const [low, high] = [parseAttributeNumber(from), parseAttributeNumber(to)];
  return low !== null && high !== null && Number(low) > Number(high) ? null : { from: low, to: high };
}

/** From and to in the unit of the attribute, with the number of products between them. The button, Enter or leaving the fields applies them. */
export function AttributeRangeFilter({
  attribute,
  filters,
  chosen: [chosen = ''],
}: AttributeRangeFilterProps) {
  const { t } = useTranslation('catalog');
  const { t: list } = useTranslation('list');
  const format = useAttributeValue();
  const navigate = useNavigate();
  const { typed, setTyped, initial } = useTypedRange(chosen);
  const { id, name, unit, values } = attribute;
  const plain = { from: withoutUnit(typed.from, unit), to: withoutUnit(typed.to, unit) };
  const range = rangeOf(plain);
  const isNew = range !== null && formatAttributeRange(range) !== `${initial.from}..${initial.to}`;
  const isReversed = range === null && !ENDS.some((end) => isInvalid(plain[end]));
  const apply = () => {
    if (!isNew) return;
    const isChosen = range.from !== null || range.to !== null;
    void navigate(listUrl(setAttributeValues(filters, id, isChosen ? [formatAttributeRange(range)] : [])));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) apply();
  };
  const numbers = values.map(({ value }) => Number(value)).sort((left, right) => left - right);
  const ends = { from: numbers.at(0), to: numbers.at(-1) };
  const shown = (value: number) => format({ value: String(value), unit: null });
  return (
    <div role="group" aria-label={name}>
      <form noValidate className={styles.range} onSubmit={onSubmit} onBlur={onBlur}>
        {ENDS.map((end) => (
          <TextInput
            key={end}
            dir="ltr"
            autoComplete="off"
            maxLength={14}
            label={<WithUnit name={t(`filter.${end}`)} unit={unit} />}
            placeholder={ends[end] === undefined ? undefined : shown(ends[end])}
            value={typed[end]}
            error={
              isInvalid(plain[end])
                ? t('filter.invalid', { example: shown(numbers.at(-1) ?? 10) })
                : end === 'to' && isReversed && t('filter.reversed')
            }
            onChange={({ target }) => setTyped({ ...typed, [end]: target.value })}
          />
        ))}
        <output className={styles.between}>
          {range && list('list.count', { count: countWithin(values, range) })}
        </output>
        {/* Without it, Enter in one of two fields would submit nothing. */}
        <Button type="submit" size="small" className={styles.apply} hidden={!isNew}>
          {t('filter.apply')}
        </Button>
      </form>
    </div>
  );
}

/** What is typed, until another range is chosen: by a link, or here. */
function useTypedRange(chosen: string) {
  const { from, to } = parseAttributeRange(chosen) ?? OPEN;
  const initial = { from: from ?? '', to: to ?? '' };
  const [typed, setTyped] = useState<TypedRange>(initial);
  const [last, setLast] = useState(chosen);
  if (last !== chosen) {
    setLast(chosen);
    setTyped(initial);
  }
  return { typed, setTyped, initial };
}

const countWithin = (values: AttributeFacetResponse['values'], { from, to }: AttributeRange) =>
  values.reduce((sum, { value, count }) => {
    const isWithin = Number(value) >= Number(from ?? -Infinity) && Number(value) <= Number(to ?? Infinity);
    return isWithin ? sum + count : sum;
  }, 0);
