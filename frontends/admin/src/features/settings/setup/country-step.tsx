import { officeApi } from '@kp/api-client/office';
import { shopApi } from '@kp/api-client/shop';
import { useAppDispatch, useRequestFailure, useToast } from '@kp/client';
import { countryDefaults, type CountryDefaults, SETUP_COUNTRIES } from '@kp/commerce/country-defaults';
import { setCatalogLanguage } from '@kp/i18n/catalog-language';
import { type LanguageCode, LANGUAGES } from '@kp/i18n/languages';
import { setShopTimeZone } from '@kp/i18n/shop-time-zone';
import { setShopWeekStart } from '@kp/i18n/shop-week';
import { Button, Select } from '@kp/ui/admin';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useZonePlaces } from '../../../shared/zone-places';
import { Loaded } from '../loaded';
import settings from '../settings.module.css';
import { languageOfCountry } from './language-of-country';
import styles from './setup.module.css';

/** One choice from which currency, clock, calendar, formats and VAT rates follow. */
export function CountryStep() {
  const query = officeApi.useGetAdminRegionalSettingsQuery();
  const readiness = officeApi.useGetAdminReadinessQuery();
  const isNew = readiness.data?.checks.some(({ name, isDone }) => name === 'company' && !isDone);
  return (
    <Loaded query={{ ...query, data: readiness.isLoading ? undefined : query.data }}>
      {({ holidayCountry, catalogLanguage }) => (
        <CountryChoice
          chosen={holidayCountry}
          // What the owner has chosen already is not proposed again.
          language={isNew ? languageOfCountry(holidayCountry, catalogLanguage) : catalogLanguage}
        />
      )}
    </Loaded>
  );
}

function CountryChoice({ chosen, language }: { readonly chosen: string; readonly language: LanguageCode }) {
  const { t } = useTranslation('adminSetup');
  const { t: tSettings } = useTranslation('adminSettings');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const id = useId();
  const [country, setCountry] = useState(countryDefaults(chosen) ? chosen : 'RO');
  const [catalogLanguage, setLanguage] = useState(language);
  const countries = useZonePlaces().countries.filter(({ value }) => SETUP_COUNTRIES.includes(value));
  const proposed = countryDefaults(country);
  const { save, isLoading } = useDefaults();
  const choose = (code: string) => {
    setCountry(code);
    setLanguage(languageOfCountry(code, language));
  };
  const apply = async (defaults: CountryDefaults) => {
    try {
      await save({ ...defaults, catalogLanguage });
      toast({ title: t('country.applied') });
    } catch (error) {
      failure.show(error, { title: t('country.failed') });
    }
  };
  return (
    <div className={settings.card}>
      <label htmlFor={id}>{t('country.country')}</label>
      <Select id={id} showSearch value={country} options={countries} onChange={choose} />
      <label htmlFor={`${id}-language`}>{tSettings('region.catalogLanguage')}</label>
      <Select
        id={`${id}-language`}
        value={catalogLanguage}
        options={LANGUAGES.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
        onChange={setLanguage}
      />
      <p className={settings.hint}>{tSettings('region.catalogLanguageHint')}</p>
      {proposed && (
        <>
          <Proposal {...proposed} />
          <div>
            <Button type="primary" loading={isLoading} onClick={() => void apply(proposed)}>
              {t('country.apply')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function Proposal({ currency, timeZone, decimalMark, holidayCountry, hasOfficialRates }: CountryDefaults) {
  const { t } = useTranslation('adminSetup');
  const { language } = useTranslation().i18n;
  const currencies = new Intl.DisplayNames(language, { type: 'currency' });
  const rows = {
    currency: `${currency}: ${currencies.of(currency)}`,
    timeZone,
    numbers: `1234${decimalMark}50`,
    holidays: t(holidayCountry ? 'country.holidaysKnown' : 'country.holidaysUnknown'),
    taxes: t(hasOfficialRates ? 'country.ratesByLaw' : 'country.ratesByHand'),
  };
  return (
    <dl className={styles.proposal}>
      {(Object.keys(rows) as (keyof typeof rows)[]).map((row) => (
        <div key={row} className={styles.row}>
          <dt>{t(`country.${row}`)}</dt>
          <dd>{row === 'timeZone' || row === 'numbers' ? <bdi dir="ltr">{rows[row]}</bdi> : rows[row]}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ShopDefaults extends CountryDefaults {
  readonly catalogLanguage: LanguageCode;
}

/** The calls that the sections of Settings make too. */
function useDefaults() {
  const dispatch = useAppDispatch();
  const [saveShop, shop] = officeApi.useSaveAdminShopSettingsMutation();
  const [saveRegion, region] = officeApi.useSaveAdminRegionalSettingsMutation();
  const [addRates, rates] = officeApi.useAddOfficialRatesMutation();
  const save = async ({ currency, hasOfficialRates, ...regional }: ShopDefaults) => {
    await saveShop({ saveShopSettingsRequest: { currency, invoiceCurrency: null } }).unwrap();
    await saveRegion({ saveRegionalSettingsRequest: regional }).unwrap();
    if (hasOfficialRates) await addRates().unwrap();
    setShopTimeZone(regional.timeZone);
    setShopWeekStart(regional.weekStart);
    setCatalogLanguage(regional.catalogLanguage);
    dispatch(shopApi.util.invalidateTags(['Config']));
  };
  return { save, isLoading: shop.isLoading || region.isLoading || rates.isLoading };
}
