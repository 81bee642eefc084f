import { Select, useFormats, type SelectProps } from '@kp/ui';
import { useMemo, useRef, type KeyboardEvent } from 'react';
import { countryOptions, indexOfTyped, type CountryOption } from './country-options';

const TYPE_AHEAD_TIMEOUT_MS = 1000;

interface CountrySelectProps extends Omit<SelectProps, 'options' | 'onKeyDown'> {
  readonly value: string;
}

/** A stored value that is not in the list, such as one of an older profile, stays selectable. */
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

/** Type-ahead by localized and English name: "ger" finds ドイツ. */
function useTypeAhead(options: readonly CountryOption[]) {
  const typing = useRef({ text: '', at: 0 });
  return (event: KeyboardEvent<HTMLSelectElement>) => {
    const { key, currentTarget: select, timeStamp } = event;
    const isLetter = [...key].length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isLetter || event.nativeEvent.isComposing) return;
    const isContinued = timeStamp - typing.current.at < TYPE_AHEAD_TIMEOUT_MS;
    const text = isContinued ? typing.current.text + key : key;
    // A space alone opens the list.
    if (!text.trim()) return;
    typing.current = { text, at: timeStamp };
    event.preventDefault();
    const chosen = options.findIndex(({ value }) => value === select.value);
    const found = options[indexOfTyped(options, text, chosen)];
    if (!found || found.value === select.value) return;
    select.value = found.value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
}
