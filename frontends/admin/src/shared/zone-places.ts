import { COUNTIES } from '@kp/commerce/counties';
import { COUNTRIES } from '@kp/commerce/countries';
import { countryNaming } from '@kp/i18n/country-name';
import { useFormats } from '@kp/ui';
import { useMemo } from 'react';

interface PlaceOption {
  /** ISO code of a country, or the code of a county. */
  readonly value: string;
  readonly label: string;
  /** In English. */
  readonly alias?: string;
}

interface ZonePlaces {
  readonly countries: readonly PlaceOption[];
  readonly counties: readonly PlaceOption[];
  namesOf(zone: { readonly countries: readonly string[]; readonly counties: readonly string[] }): string;
}

const counties = COUNTIES.map(({ code, name }) => ({ value: code, label: name }));

export function useZonePlaces(): ZonePlaces {
  const { language } = useFormats();
  return useMemo(() => {
    const nameOf = countryNaming(language);
    const countries = COUNTRIES.map(({ code, name }) => ({
      value: code,
      label: nameOf(code, name),
      alias: name,
    }));
    const list = new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' });
    const labels = (options: readonly PlaceOption[], codes: readonly string[]) =>
      codes.map((code) => options.find(({ value }) => value === code)?.label ?? code);
    return {
      countries,
      counties,
      namesOf: (zone) =>
        list.format([...labels(countries, zone.countries), ...labels(counties, zone.counties)]),
    };
  }, [language]);
}
