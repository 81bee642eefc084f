import { useState, type FormEvent } from 'react';
import { parseAmount, rangeProblems, type RangeProblems, type TypedRange } from './price-range';

export interface PriceRange {
  /** What the address says. */
  readonly initial: TypedRange;
  readonly problems: RangeProblems;
  /** Handlers of the form that holds the fields `minPrice` and `maxPrice`. */
  onInput(event: FormEvent<HTMLFormElement>): void;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

const fieldOf = (form: HTMLFormElement, name: 'minPrice' | 'maxPrice') =>
  form.elements.namedItem(name) as HTMLInputElement;

const typedIn = (form: HTMLFormElement): TypedRange => ({
  from: fieldOf(form, 'minPrice').value,
  to: fieldOf(form, 'maxPrice').value,
});

/** Checks a typed range when it is sent; what is wrong stays as it was typed, with the focus on it. */
export function usePriceRange(
  initial: TypedRange,
  onRange: (range: { from: string | undefined; to: string | undefined }) => void,
): PriceRange {
  // An address may hold a range that no form has checked.
  const [checked, setChecked] = useState({ initial, problems: rangeProblems(initial) });
  const isSameAddress = checked.initial.from === initial.from && checked.initial.to === initial.to;
  const problems = isSameAddress ? checked.problems : rangeProblems(initial);

  return {
    initial,
    problems,
    onInput({ currentTarget }) {
      if (!problems.from && !problems.to) return;
      // Goes as soon as it is put right; nothing new is complained of while somebody types.
      const left = rangeProblems(typedIn(currentTarget));
      const stillWrong = Object.entries(problems).filter(([end]) => left[end as keyof TypedRange]);
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
