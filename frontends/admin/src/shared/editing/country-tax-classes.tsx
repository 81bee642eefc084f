import { TAX_CLASSES, type TaxClass } from '@kp/commerce';
import { Icon } from '@kp/ui';
import { Button, Flex, Select } from '@kp/ui/admin';
import { RulesField } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { useZonePlaces } from '../zone-places';
import styles from './editing.module.css';

/** As a form holds it: antd would merge the fields of an object with those that were there. */
export interface CountryTaxClass {
  readonly country: string;
  readonly taxClass: TaxClass;
}

export const countryTaxClassesOf = (
  classes: Readonly<Record<string, TaxClass>> = {},
): readonly CountryTaxClass[] =>
  Object.entries(classes).map(([country, taxClass]) => ({ country, taxClass }));

export const taxClassByCountryOf = (classes: readonly CountryTaxClass[]): Record<string, TaxClass> =>
  Object.fromEntries(classes.map(({ country, taxClass }) => [country, taxClass]));

/** Countries that tax the goods otherwise than all others. */
export function CountryTaxClassesField() {
  const { t } = useTranslation('adminCatalog');
  return (
    <RulesField
      name="taxClassByCountry"
      label={t('products.taxClassByCountry')}
      extra={t('products.taxClassByCountryHint')}
    >
      <CountryTaxClasses />
    </RulesField>
  );
}

/** "Germany: Reduced rate, France: Zero rate" */
export function useTaxClassesInWords(): (classes: readonly CountryTaxClass[]) => string {
  const { t } = useTranslation('adminCatalog');
  const { namesOf } = useZonePlaces();
  return (classes) =>
    classes
      .map(({ country, taxClass }) => {
        const name = namesOf({ countries: [country], counties: [] });
        return `${name}: ${t(`products.taxClasses.${taxClass}`)}`;
      })
      .join(', ');
}

interface CountryTaxClassesProps {
  /** Of the field around it. */
  readonly id?: string;
  readonly value?: readonly CountryTaxClass[];
  readonly onChange?: (classes: readonly CountryTaxClass[]) => void;
}

function CountryTaxClasses({ id, value = [], onChange }: CountryTaxClassesProps) {
  const { t } = useTranslation('adminCatalog');
  const { countries, namesOf } = useZonePlaces();
  const options = TAX_CLASSES.map((each) => ({ value: each, label: t(`products.taxClasses.${each}`) }));
  return (
    <Flex vertical gap="small">
      {value.map(({ country, taxClass }, index) => {
        const name = namesOf({ countries: [country], counties: [] });
        return (
          <Flex key={country} gap="small" align="center">
            <span className={styles.country}>{name}</span>
            <Select
              aria-label={t('products.taxClassIn', { country: name })}
              className={styles.countryClass}
              value={taxClass}
              options={options}
              onChange={(chosen: TaxClass) => onChange?.(value.with(index, { country, taxClass: chosen }))}
            />
            <Button
              icon={<Icon name="trash" />}
              aria-label={t('products.removeTaxClassIn', { country: name })}
              onClick={() => onChange?.(value.toSpliced(index, 1))}
            />
          </Flex>
        );
      })}
      <Select
        id={id}
        showSearch
        value={null}
        placeholder={t('products.addCountry')}
        options={countries.filter((option) => !value.some(({ country }) => country === option.value))}
        onChange={(country: string | null) =>
          country && onChange?.([...value, { country, taxClass: 'standard' }])
        }
      />
    </Flex>
  );
}
