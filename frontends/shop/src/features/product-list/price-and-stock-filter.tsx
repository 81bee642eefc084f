import { useOfferTerms, usePriceDisplay, useShopCurrency } from '@kp/client';
import type { PriceDisplay } from '@kp/commerce';
import { Button, Checkbox, TextInput, useFormats } from '@kp/ui';
import { startTransition, useOptimistic, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { parseAmount, rangeProblems, type RangeProblems, type TypedRange } from './price-range';
import { listUrl, type ListFilters } from './product-list-url';
import { useFacets, type Facets } from './use-product-list';
import styles from './price-and-stock-filter.module.css';

export function PriceAndStockFilter({ filters }: { readonly filters: ListFilters }) {
  const { t } = useTranslation('list');
  const { number } = useFormats();
  const navigate = useNavigate();
  const facets = useFacets(filters);
  const { search, category, minPrice = '', maxPrice = '', inStock = false, attributes } = filters;
  const terms = usePriceTerms(filters);
  const range = usePriceRange({ from: minPrice, to: maxPrice }, ({ from, to }) => {
    const { priceDisplay } = terms;
    void navigate(listUrl({ ...filters, minPrice: from, maxPrice: to, priceDisplay }));
  });
  // Shows the new value while its list is loading.
  const [isChecked, setChecked] = useOptimistic(inStock);
  const toggleStock = () =>
    startTransition(() => {
      setChecked(!inStock);
      void navigate(listUrl({ ...filters, inStock: !inStock }));
    });
  return (
    <form
      action="/products"
      method="get"
      noValidate
      className={styles.form}
      onInput={range.onInput}
      onSubmit={range.onSubmit}
    >
      {search && <input type="hidden" name="search" value={search} />}
      {category && <input type="hidden" name="category" value={category} />}
      {attributes && <input type="hidden" name="attributes" value={attributes} />}
      {terms.priceDisplay && <input type="hidden" name="priceDisplay" value={terms.priceDisplay} />}
      <PriceFields range={range} label={terms.label} facets={terms.areFacetsShown ? facets : {}} />
      <Button type="submit" size="small" className={styles.apply}>
        {t('list.applyPrice')}
      </Button>
      <Checkbox
        name="inStock"
        value="true"
        checked={isChecked}
        isDisabled={facets.inStock === 0 && !inStock}
        onChange={toggleStock}
        label={
          <span className={styles.stock}>
            <span>{t('list.inStockOnly')}</span>
            {facets.inStock !== undefined && <span className={styles.count}>{number(facets.inStock)}</span>}
          </span>
        }
      />
    </form>
  );
}

interface PriceFieldsProps {
  readonly range: PriceRange;
  readonly label: string;
  readonly facets: Partial<Pick<Facets, 'minPrice' | 'maxPrice'>>;
}

function PriceFields({ range, label, facets }: PriceFieldsProps) {
  const { t } = useTranslation('list');
  const { number } = useFormats();
  const decimal = (amount: string) => number(Number(amount), 2);
  const { problems } = range;
  const invalid = t('list.priceInvalid', { example: decimal('12.50') });
  const common = {
    inputMode: 'decimal',
    autoComplete: 'off',
    maxLength: 13,
  } as const;
  return (
    <fieldset className={styles.range}>
      <legend className={styles.legend}>{label}</legend>
      <TextInput
        {...common}
        key={`from ${range.initial.from}`}
        name="minPrice"
        label={t('list.priceFrom')}
        defaultValue={range.initial.from}
        placeholder={facets.minPrice ? decimal(facets.minPrice) : undefined}
        error={problems.from && invalid}
      />
      <TextInput
        {...common}
        key={`to ${range.initial.to}`}
        name="maxPrice"
        label={t('list.priceTo')}
        defaultValue={range.initial.to}
        placeholder={facets.maxPrice ? decimal(facets.maxPrice) : undefined}
        error={problems.to && (problems.to === 'invalid' ? invalid : t('list.priceReversed'))}
      />
    </fieldset>
  );
}

interface PriceTerms {
  readonly label: string;
  /** Undefined where prices are as the shop enters them. */
  readonly priceDisplay: PriceDisplay | undefined;
  /** The lowest and highest price that the server counted are of these prices. */
  readonly areFacetsShown: boolean;
}

/** A range is of the prices that the customer sees first; one that is set stays what it was typed for. */
function usePriceTerms(filters: ListFilters): PriceTerms {
  const { t } = useTranslation('list');
  const { t: common } = useTranslation();
  const price = t('list.price', { currency: useShopCurrency() });
  const [shown] = usePriceDisplay();
  const { rates, isTaxIncluded } = useOfferTerms();
  const entered = isTaxIncluded ? 'gross' : 'net';
  if (!rates || shown === undefined)
    return { label: price, priceDisplay: undefined, areFacetsShown: Boolean(rates) };
  const isSet = Boolean(filters.minPrice ?? filters.maxPrice);
  const display = isSet ? (filters.priceDisplay ?? entered) : shown;
  return {
    label: common(display === 'gross' ? 'product.withVat' : 'product.withoutVat', { price }),
    priceDisplay: display === entered ? undefined : display,
    areFacetsShown: isSet || display === entered,
  };
}

interface PriceRange {
  readonly initial: TypedRange;
  readonly problems: RangeProblems;
  /** Handlers for a form with the fields `minPrice` and `maxPrice`. */
  onInput(event: FormEvent<HTMLFormElement>): void;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

const fieldOf = (form: HTMLFormElement, name: 'minPrice' | 'maxPrice') =>
  form.elements.namedItem(name) as HTMLInputElement;

const typedIn = (form: HTMLFormElement): TypedRange => ({
  from: fieldOf(form, 'minPrice').value,
  to: fieldOf(form, 'maxPrice').value,
});

function usePriceRange(
  initial: TypedRange,
  onRange: (range: { from: string | undefined; to: string | undefined }) => void,
): PriceRange {
  // The range of a URL has not been checked by the form.
  const [checked, setChecked] = useState({ initial, problems: rangeProblems(initial) });
  const isSameRange = checked.initial.from === initial.from && checked.initial.to === initial.to;
  const problems = isSameRange ? checked.problems : rangeProblems(initial);

  return {
    initial,
    problems,
    onInput({ currentTarget }) {
      if (!problems.from && !problems.to) return;
      // While typing, errors disappear once fixed, but new ones wait for submit.
      const remaining = rangeProblems(typedIn(currentTarget));
      const stillWrong = Object.entries(problems).filter(([end]) => remaining[end as keyof TypedRange]);
      setChecked({ initial, problems: Object.fromEntries(stillWrong) });
    },
    onSubmit(event) {
      event.preventDefault();
      const form = event.currentTarget;
      const { from, to } = typedIn(form);
      const found = rangeProblems({ from, to });
      setChecked({ initial, problems: found });
      if (found.from) fieldOf(form, 'minPrice').focus();
      else if (found.to) fieldOf(form, 'maxPrice').focus();
      else onRange({ from: parseAmount(from) ?? undefined, to: parseAmount(to) ?? undefined });
    },
  };
}
