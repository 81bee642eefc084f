import { INVOICE_DETAILS_FIELDS, type InvoiceDetailsForm } from '@kp/commerce/invoice-details-rules';
import { followChange, isInRomania, type InvoiceSettingsForm } from './follow-region';

const EMPTY = Object.fromEntries(INVOICE_DETAILS_FIELDS.map((field) => [field, ''])) as InvoiceDetailsForm;
const inBrasov: InvoiceSettingsForm = {
  ...EMPTY,
  companyAddress: 'Strada Lungă 1',
  companyCountry: 'Romania',
  companyCounty: 'Brașov',
  companyState: 'Brașov',
  companyCity: 'Făgăraș',
  sameAsCompany: false,
};
const change = (changed: Partial<InvoiceSettingsForm>, form = inBrasov) =>
  followChange({ ...form, ...changed }, changed);

describe('a change of the invoice settings', () => {
  it('of the county fills the state, and empties a city that is not in it', () => {
    expect(change({ companyCounty: 'Cluj' })).toMatchObject({ companyState: 'Cluj', companyCity: '' });
    expect(change({ companyCounty: 'Brașov' })).toMatchObject({
      companyState: 'Brașov',
      companyCity: 'Făgăraș',
    });
  });

  it('of the country empties a county of Romania, and one that is none there', () => {
    const emptied = { companyCounty: '', companyState: '', companyCity: '' };
    const abroad = change({ companyCountry: 'France' });
    expect(abroad).toMatchObject(emptied);
    const inLyon = { ...abroad, companyCounty: 'Rhône', companyCity: 'Lyon' };
    expect(change({ companyCountry: 'Belgium' }, inLyon)).toMatchObject({ companyCity: 'Lyon' });
    expect(change({ companyCountry: 'Romania' }, inLyon)).toMatchObject(emptied);
  });

  it('of the company goes to the delivery while it is the same', () => {
    const same = change({ sameAsCompany: true });
    expect(same).toMatchObject({ deliveryAddress: 'Strada Lungă 1', deliveryCity: 'Făgăraș' });
    expect(change({ companyCounty: 'Cluj' }, same)).toMatchObject({
      deliveryCounty: 'Cluj',
      deliveryCity: '',
    });
    expect(change({ sameAsCompany: false }, same)).toMatchObject({ deliveryAddress: '', deliveryCity: '' });
  });

  it('of the company leaves a delivery address of its own', () => {
    const own = { ...inBrasov, deliveryAddress: 'Calea Feldioarei 9' };
    expect(change({ companyAddress: 'Strada Scurtă 2' }, own).deliveryAddress).toBe('Calea Feldioarei 9');
  });

  it('a delivery without a country is in that of the company', () => {
    expect(isInRomania(inBrasov, 'delivery')).toBe(true);
    expect(isInRomania({ ...inBrasov, deliveryCountry: 'France' }, 'delivery')).toBe(false);
  });
});
