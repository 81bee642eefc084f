import { Select, useFormats, type SelectProps } from '@kp/ui';
import { useMemo, useRef, type KeyboardEvent } from 'react';
import { countryOptions, placeOfTyped, type CountryOption } from './country-options';

/** Letters belong together until nothing was typed for so long, as in the selects of browsers. */
const PAUSE_MILLISECONDS = 1000;

interface CountrySelectProps extends Omit<SelectProps, 'options' | 'onKeyDown'> {
  /** English name of the country; '' when none is chosen. */
  readonly value: string;
}

/**
 * The countries of the world in the language of the page, found by typing their names in it or in English. A value that
 * is none of them, from an older profile, stays in the list.
 */
export function CountrySelect(props: CountrySelectProps) {
  const { value } = props;
  const { language } = useFormats();
  const options = useMemo(() => countryOptions(language), [language]);
  const onKeyDown = useTypeAhead(options);
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <Select
      autoComplete="country-name"
      {...props}
      onKeyDown={onKeyDown}
      options={isListed ? options : [{ value, label: value }, ...options]}
    />
  );
}

/**
 * Chooses by typing, as browsers do in a closed select, but by both names of a country: a buyer who reads Japanese
 * finds ドイツ by "ger".
 * @returns the listener for keys of the select
 */
function useTypeAhead(options: readonly CountryOption[]) {
  const typing = useRef({ text: '', at: 0 });
  return (event: KeyboardEvent<HTMLSelectElement>) => {
    const { key, currentTarget: select, timeStamp } = event;
    const isLetter = [...key].length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isLetter || event.nativeEvent.isComposing) return;
    const isGoingOn = timeStamp - typing.current.at < PAUSE_MILLISECONDS;
    const text = isGoingOn ? typing.current.text + key : key;
    // A space alone opens the list.
    if (!text.trim()) return;
    typing.current = { text, at: timeStamp };
    event.preventDefault();
    const chosen = options.findIndex(({ value }) => value === select.value);
    const found = options[placeOfTyped(options, text, chosen)];
    if (!found || found.value === select.value) return;
    select.value = found.value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
}
