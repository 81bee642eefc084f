import { minorToDecimal, parseMinor } from '@kp/commerce';
import { bandCost } from '@kp/commerce/shipping-cost';
import { type ShippingZone, zoneOf } from '@kp/commerce/shipping-zones';
import { COUNTIES } from '@kp/commerce/counties';
import { COUNTRIES } from '@kp/commerce/countries';
import type { AdminShippingSettingsResponse, ShippingZoneResponse } from '@kp/api-client/office';
import { useFormats } from '@kp/ui';
import { Select } from '@kp/ui/admin';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DecimalInput } from '../../shared/number-input';
import { gramsOf, useWeight } from '../../shared/weight';
import { useZonePlaces } from '../../shared/zone-places';
import styles from './settings.module.css';

interface CostCheckProps {
  readonly zones: readonly ShippingZoneResponse[];
  readonly shop: AdminShippingSettingsResponse;
}

/** "3.5 kg to Cluj costs $12.50." by the saved zones, with the rules of the checkout. */
export function CostCheck({ zones, shop }: CostCheckProps) {
  const { t } = useTranslation('adminSettings');
  const { money } = useFormats();
  const places = useZonePlaces();
  const weightOf = useWeight();
  const [country, setCountry] = useState('RO');
  const [county, setCounty] = useState('CJ');
  const [weight, setWeight] = useState('3.5');
  const id = useId();
  const grams = gramsOf(weight);
  const inRomania = country === 'RO';
  const { currency } = shop;
  const zone = zoneOf(zones.map(comparable), {
    country: COUNTRIES.find(({ code }) => code === country)!.name,
    county: inRomania ? COUNTIES.find(({ code }) => code === county)?.name : undefined,
  });
  const place = places.namesOf(
    inRomania ? { countries: [], counties: [county] } : { countries: [country], counties: [] },
  );
  const costMinor =
    zone && grams >= 0 ? bandCost(zone.bands, grams) : Math.round(shop.standardShippingCost * 100);
  const thresholdMinor = zone?.thresholdMinor ?? Math.round(shop.freeShippingThreshold * 100);
  const amount = (minor: number) => money({ amount: minorToDecimal(minor), currency });
  return (
    <section aria-labelledby={`${id}-title`} className={styles.check}>
      <h4 id={`${id}-title`}>{t('zones.check')}</h4>
      <div className={styles.checkFields}>
        <label htmlFor={`${id}-country`}>{t('zones.country')}</label>
        <Select
          id={`${id}-country`}
          value={country}
          onChange={setCountry}
          showSearch
          options={places.countries}
        />
        {inRomania && (
          <>
            <label htmlFor={`${id}-county`}>{t('zones.county')}</label>
            <Select
              id={`${id}-county`}
              value={county}
              onChange={setCounty}
              showSearch
              options={places.counties}
            />
          </>
        )}
        <label htmlFor={`${id}-weight`}>{t('zones.weight')}</label>
        <DecimalInput
          id={`${id}-weight`}
          value={weight}
          onChange={setWeight}
          aria-invalid={!(grams >= 0)}
          status={grams >= 0 ? undefined : 'error'}
        />
      </div>
      <p role="status">
        {grams >= 0 && (
          <>
            <strong>{t('zones.result', { weight: weightOf(grams), place, cost: amount(costMinor) })}</strong>{' '}
            {zone ? t('zones.resultZone', { zone: zone.name }) : t('zones.resultStandard')}{' '}
            {t('zones.freeAbove', { amount: amount(thresholdMinor) })}
          </>
        )}
      </p>
    </section>
  );
}

function comparable({ freeShippingThreshold, bands, ...zone }: ShippingZoneResponse): ShippingZone {
  return {
    ...zone,
    thresholdMinor: freeShippingThreshold === '' ? null : parseMinor(freeShippingThreshold),
    bands: bands.map(({ upToGrams, cost }) => ({ upToGrams, costMinor: parseMinor(cost) })),
  };
}
