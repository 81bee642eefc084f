import { isRomania } from '@kp/commerce';
import { type InvoiceDetailsForm, withDeliveryToCompany } from '@kp/commerce/invoice-details-rules';
import { citiesOf, findCounty } from '@kp/commerce/counties';

export type AddressPart = 'company' | 'delivery';

export interface InvoiceSettingsForm extends InvoiceDetailsForm {
  readonly sameAsCompany: boolean;
}

/** Without a country the delivery is in that of the company. */
export function countryOf(form: InvoiceDetailsForm, part: AddressPart): string {
  return form[`${part}Country`] || (part === 'delivery' ? form.companyCountry : '');
}

export const isInRomania = (form: InvoiceDetailsForm, part: AddressPart): boolean =>
  isRomania(countryOf(form, part));

/** The values after a change: county and city fit the country, and the delivery follows the company while it is the same. */
export function followChange(
  form: InvoiceSettingsForm,
  changed: Partial<InvoiceSettingsForm>,
): InvoiceSettingsForm {
  const regional = (['company', 'delivery'] as const).reduce(
    (values, part) => followRegion(values, changed, part),
    form,
  );
  if (changed.sameAsCompany === undefined && !form.sameAsCompany) return regional;
  return withDeliveryToCompany(regional, form.sameAsCompany);
}

function followRegion(
  form: InvoiceSettingsForm,
  changed: Partial<InvoiceSettingsForm>,
  part: AddressPart,
): InvoiceSettingsForm {
  const inRomania = isInRomania(form, part);
  const county = form[`${part}County`];
  const isCountryChanged = changed[`${part}Country`] !== undefined;
  if (isCountryChanged && county !== '' && inRomania !== (findCounty(county) !== null)) {
    return { ...form, [`${part}County`]: '', [`${part}State`]: '', [`${part}City`]: '' };
  }
  if (changed[`${part}County`] === undefined || !inRomania) return form;
  const city = form[`${part}City`];
  const isCityKept = citiesOf(county).includes(city);
  return { ...form, [`${part}State`]: county, [`${part}City`]: isCityKept ? city : '' };
}
