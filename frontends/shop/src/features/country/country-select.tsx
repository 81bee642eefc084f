import { Select, useFormats, type SelectProps } from '@kp/ui';
import { useMemo } from 'react';
import { countryOptions } from './country-options';
import { useTypeAhead } from './use-type-ahead';

export interface CountrySelectProps extends Omit<SelectProps, 'options' | 'onKeyDown'> {
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
