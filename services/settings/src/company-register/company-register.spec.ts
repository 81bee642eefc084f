import { A_BAKERY as BAKERY, type CompanyRegisterFake, startCompanyRegisterFake } from '../testing';
import { ViesClient } from '../vies/vies.client';
import { CompanyRegister } from './company-register';

describe('the public register of companies', () => {
  let register: CompanyRegisterFake;
  beforeEach(async () => {
    register = await startCompanyRegisterFake();
  });
  afterEach(() => register.close());

  const find = (country: string, number: string) => {
    const { url } = register;
    return new CompanyRegister({ url }, new ViesClient({ url })).find(country, number);
  };
  const says = (body: unknown, status?: number) => register.says(body, status);

  it('fills in a Romanian company, however its number is written', async () => {
    says({ cod: 200, message: 'SUCCESS', found: [BAKERY], notFound: [] });
    const { state, company } = await find('RO', 'CUI: ro 1439 9840');
    expect(register.asked).toEqual([
      [{ cui: 14399840, data: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string }],
    ]);
    expect([state, company]).toEqual([
      'found',
      {
        name: 'MORARU PANIFICAȚIE SRL',
        address: 'Str. Fabricii 7',
        zipCode: '20331',
        city: 'Sector 2',
        county: 'București',
        vatNumber: 'RO14399840',
        taxId: '',
        registrationNumber: 'J40/372/2002',
        phone: '0212223344',
        iban: '',
      },
    ]);
  });

  it('names the number of a company without VAT as its tax number', async () => {
    says({ found: [{ ...BAKERY, inregistrare_scop_Tva: { scpTVA: false } }], notFound: [] });
    expect(await find('RO', '14399840')).toMatchObject({
      company: { vatNumber: '', taxId: '14399840' },
      standing: 'no_vat',
    });
  });

  it.each([
    ['vat_payer', { stare_inactiv: { statusInactivi: false } }],
    ['inactive', { stare_inactiv: { statusInactivi: true } }],
    ['vat_payer', {}],
  ])('says how a company stands: %s', async (standing, fields) => {
    says({ found: [{ ...BAKERY, ...fields }], notFound: [] });
    expect((await find('RO', '14399840')).standing).toBe(standing);
  });

  it('tells a company that does not exist from a register that does not answer', async () => {
    says({ found: [], notFound: [14399840] });
    expect((await find('RO', '14399840')).state).toBe('notFound');
    says({ message: 'busy' }, 503);
    expect((await find('RO', '14399840')).state).toBe('unavailable');
    says('<html>');
    expect((await find('RO', '14399840')).state).toBe('unavailable');
    expect((await find('RO', '12345')).state).toBe('notFound');
  });

  it('asks the register of VAT numbers for other member states', async () => {
    says({ valid: true, userError: 'VALID', name: 'Brotkorb GmbH', address: 'Mehlgasse 3\n1010 Wien' });
    expect(await find('AT', 'ATU33864707')).toMatchObject({
      state: 'found',
      company: {
        name: 'Brotkorb GmbH',
        address: 'Mehlgasse 3',
        zipCode: '1010',
        city: 'Wien',
        vatNumber: 'ATU33864707',
      },
    });
    says({ valid: true, userError: 'VALID', name: '---', address: '---' });
    expect((await find('AT', 'ATU33864707')).company).toMatchObject({ name: '', address: '', city: '' });
    says({ valid: false, userError: 'MS_UNAVAILABLE' });
    expect((await find('AT', 'ATU33864707')).state).toBe('unavailable');
  });
});
