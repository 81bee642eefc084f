import { type VatRateResponse, officeApi } from '@kp/api-client/office';
import { RATED_TAX_CLASSES } from '@kp/commerce/tax';
import { COUNTRIES } from '@kp/commerce/countries';
import { countryNaming } from '@kp/i18n/country-name';
import { useFormats } from '@kp/ui';
import { Flex, Form, Input, Select } from '@kp/ui/admin';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DecimalInput } from '../../shared/number-input';
import { ShopDaysNote } from '../../shared/shop-time';
import { useTerritoryName } from '../../shared/territory-name';
import { AddRate, rateOn, shopDay } from './add-rate';
import { Loaded } from './loaded';
import { RatesTable } from './rates-table';
import { RegistrationSection } from './registration-section';
import { OfficialRates, TaxSection } from './tax-section';
import { useHomeCountry } from './use-home-country';
import styles from './settings.module.css';

/** "19" or "9.5" → 0.19 or 0.095, which the server takes. */
const shareOf = (percent: string): number => Math.round(Number(percent) * 1e4) / 1e6;

export function VatSection() {
  const { t } = useTranslation('adminSettings');
  const { language, percent } = useFormats();
  const query = officeApi.useListVatRatesQuery();
  const home = useHomeCountry();
  const [add] = officeApi.useAddVatRateMutation();
  const nameOf = useMemo(() => countryNaming(language), [language]);
  const countryName = useTerritoryName();
  return (
    <Loaded query={query}>
      {(rates) => (
        <Flex vertical gap="middle">
          <TaxSection />
          <RegistrationSection />
          <div>
            <h3>{t('tax.rates')}</h3>
            <p className={styles.hint}>{t('tax.ratesHint')}</p>
          </div>
          <AddRate
            actions={<OfficialRates />}
            initialValues={{
              country: home,
              taxClass: 'standard' as VatRateResponse['taxClass'],
              rate: '',
              validFrom: shopDay(1),
            }}
            replacedBy={({ country, taxClass, validFrom }) => {
              const of = (code: string) =>
                rateOn(
                  rates.filter((rate) => rate.country === code && rate.taxClass === taxClass),
                  validFrom,
                );
              const own = of(country);
              // The home rate counts for every destination without one of its own.
              const replaced = own ?? (taxClass === 'standard' ? of(home) : undefined);
              if (!replaced || own?.validFrom === validFrom) return undefined;
              return { subject: countryName(country), rate: percent(String(replaced.rate)) };
            }}
            add={async ({ country, taxClass, rate, validFrom }) => {
              const share = shareOf(rate);
              await add({
                addVatRateRequest: { country, taxClass, validFrom, rate: rate.trim() ? share : NaN },
              }).unwrap();
            }}
          >
            <Form.Item name="country" label={t('rates.country')}>
              <Select
                showSearch
                options={COUNTRIES.map(({ code, name }) => ({
                  value: code,
                  label: nameOf(code, name),
                  alias: name,
                }))}
              />
            </Form.Item>
            <Form.Item name="taxClass" label={t('rates.taxClass')}>
              <Select
                options={RATED_TAX_CLASSES.map((value) => ({ value, label: t(`rates.taxClasses.${value}`) }))}
              />
            </Form.Item>
            <Form.Item name="rate" label={t('rates.percent')}>
              <DecimalInput />
            </Form.Item>
            <Form.Item name="validFrom" label={t('rates.validFrom')} extra={<ShopDaysNote />}>
              <Input type="date" min={shopDay(0)} />
            </Form.Item>
          </AddRate>
          <Rates label={t('tax.rates')} rates={rates.filter(({ country }) => country === home)} />
          <OtherCountries rates={rates.filter(({ country }) => country !== home)} />
        </Flex>
      )}
    </Loaded>
  );
}

interface RatesProps {
  readonly rates: readonly VatRateResponse[];
}

/** Folded, because an owner looks for the rates of the own country. */
function OtherCountries({ rates }: RatesProps) {
  const { t } = useTranslation('adminSettings');
  const { number } = useFormats();
  const countries = new Set(rates.map(({ country }) => country)).size;
  const label = t('tax.otherCountries', { countries: number(countries) });
  if (countries === 0) return null;
  return (
    <details className={styles.folded}>
      <summary>{label}</summary>
      <Rates label={label} rates={rates} />
    </details>
  );
}

function Rates({ label, rates }: RatesProps & { readonly label: string }) {
  const { t } = useTranslation('adminSettings');
  const { percent } = useFormats();
  const countryName = useTerritoryName();
  const [remove] = officeApi.useDeleteVatRateMutation();
  return (
    <RatesTable<VatRateResponse>
      label={label}
      rates={inOrder(rates, countryName)}
      subjectOf={({ country, taxClass }) =>
        taxClass === 'standard'
          ? countryName(country)
          : `${countryName(country)}: ${t(`rates.taxClasses.${taxClass}`)}`
      }
      columns={[
        {
          key: 'rate',
          onCard: 'fact',
          title: t('rates.rate'),
          align: 'end',
          render: ({ rate }) => percent(String(rate)),
        },
      ]}
      remove={({ country, taxClass, validFrom }) => remove({ country, taxClass, validFrom }).unwrap()}
    />
  );
}

/** By country, the standard rate first and of each the newest. */
const inOrder = (rates: readonly VatRateResponse[], countryName: (code: string) => string) =>
  rates.toSorted(
    (a, b) =>
      countryName(a.country).localeCompare(countryName(b.country)) ||
      RATED_TAX_CLASSES.indexOf(a.taxClass) - RATED_TAX_CLASSES.indexOf(b.taxClass) ||
      b.validFrom.localeCompare(a.validFrom),
  );
