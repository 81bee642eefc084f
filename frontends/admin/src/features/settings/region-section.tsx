import { officeApi, type RegionalSettingsResponse } from '@kp/api-client/office';
import type { FieldProblem } from '@kp/commerce';
import { problemsByRules } from '@kp/commerce/field-rules';
import { HOLIDAY_COUNTRIES, publicHolidays } from '@kp/commerce/public-holidays';
import {
  CSV_SEPARATORS,
  csvSeparatorRule,
  DECIMAL_MARKS,
  holidayCountryRule,
  timeZoneRule,
  WEEK_STARTS,
} from '@kp/commerce/regional-rules';
import { formatList, LANGUAGES } from '@kp/i18n';
import { shopDayOf } from '@kp/i18n/shop-time';
import { setShopTimeZone } from '@kp/i18n/shop-time-zone';
import { setCatalogLanguage } from '@kp/i18n/catalog-language';
import { setShopWeekStart } from '@kp/i18n/shop-week';
import { useFormats } from '@kp/ui';
import { Form, Select } from '@kp/ui/admin';
import { RulesField } from '@kp/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useZonePlaces } from '../../shared/zone-places';
import { Loaded } from './loaded';
import { SettingsForm } from './settings-form';
import styles from './settings.module.css';
import { TimeZoneField } from './time-zone-field';
import { useWeekdays } from './use-weekdays';

const RULES = {
  catalogLanguage: () => null,
  timeZone: timeZoneRule,
  holidayCountry: holidayCountryRule,
  weekStart: () => null,
  decimalMark: () => null,
  csvSeparator: csvSeparatorRule,
};
const SEPARATOR_NAMES = { ',': 'comma', ';': 'semicolon', tab: 'tab' } as const;
const SHOWN_HOLIDAYS = 3;

const rules = (form: RegionalSettingsResponse): FieldProblem[] => problemsByRules(RULES, form);

/** The clock and the calendar of the shop. */
export function RegionSection() {
  const query = officeApi.useGetAdminRegionalSettingsQuery();
  const [save] = officeApi.useSaveAdminRegionalSettingsMutation();
  return (
    <Loaded query={query}>
      {(stored) => (
        <SettingsForm<RegionalSettingsResponse>
          name="region"
          rules={rules}
          initialValues={stored}
          save={async (settings) => {
            const saved = await save({ saveRegionalSettingsRequest: settings }).unwrap();
            // What is opened next shows the days and weeks of these.
            setShopTimeZone(saved.timeZone);
            setShopWeekStart(saved.weekStart);
            setCatalogLanguage(saved.catalogLanguage);
          }}
        >
          {() => (
            <div className={styles.fields}>
              <CatalogLanguageField />
              <TimeZoneField stored={stored.timeZone} />
              <WeekStartField />
              <HolidaysField />
              <ExportFields />
            </div>
          )}
        </SettingsForm>
      )}
    </Loaded>
  );
}

function CatalogLanguageField() {
  const { t } = useTranslation('adminSettings');
  return (
    <RulesField
      name="catalogLanguage"
      label={t('region.catalogLanguage')}
      extra={t('region.catalogLanguageHint')}
      className={styles.wide}
    >
      <Select options={LANGUAGES.map(({ code, nativeName }) => ({ value: code, label: nativeName }))} />
    </RulesField>
  );
}

function WeekStartField() {
  const { t } = useTranslation('adminSettings');
  const starts: readonly number[] = WEEK_STARTS;
  return (
    <RulesField
      name="weekStart"
      label={t('region.weekStart')}
      extra={t('region.weekHint')}
      className={styles.wide}
    >
      <Select options={useWeekdays().filter(({ value }) => starts.includes(value))} />
    </RulesField>
  );
}

function HolidaysField() {
  const { t } = useTranslation('adminSettings');
  const { language, date } = useFormats();
  const [today] = useState(() => shopDayOf(new Date()));
  const country = Form.useWatch<string | undefined>('holidayCountry') ?? '';
  const year = Number(today.slice(0, 4));
  const next = [year, year + 1]
    .flatMap((each) => publicHolidays(country, each))
    .filter((day) => day >= today);
  const days = formatList(
    next.slice(0, SHOWN_HOLIDAYS).map((day) => date(day)),
    language,
  );
  const countries = useZonePlaces().countries.filter(({ value }) => HOLIDAY_COUNTRIES.includes(value));
  return (
    <RulesField
      name="holidayCountry"
      label={t('region.holidayCountry')}
      extra={days && t('region.holidayHint', { days })}
      className={styles.wide}
    >
      <Select showSearch options={[{ value: '', label: t('region.noHolidays') }, ...countries]} />
    </RulesField>
  );
}

function ExportFields() {
  const { t } = useTranslation('adminSettings');
  return (
    <>
      <RulesField
        name="decimalMark"
        label={t('region.decimalMark')}
        extra={t('region.decimalHint')}
        className={styles.wide}
      >
        <Select options={DECIMAL_MARKS.map((mark) => ({ value: mark, label: `1234${mark}50` }))} />
      </RulesField>
      <RulesField
        name="csvSeparator"
        label={t('region.separator')}
        extra={t('region.separatorHint')}
        className={styles.wide}
      >
        <Select
          options={CSV_SEPARATORS.map((value) => ({
            value,
            label: t(`region.separators.${SEPARATOR_NAMES[value]}`),
          }))}
        />
      </RulesField>
    </>
  );
}
