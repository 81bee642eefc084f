import type { CompanyResponse } from '@kp/api-client/shop';

export function aCompany(changes: Partial<CompanyResponse> = {}): CompanyResponse {
  return {
    name: 'KitchenPass SRL',
    address: 'Strada Fabricii 12',
    zipCode: '060821',
    city: 'Bucharest',
    country: 'Romania',
    vatNumber: 'RO12345678',
    registrationNumber: 'J40/1234/2017',
    email: 'contact@kitchenpass.example',
    phone: '+40 21 555 0142',
    openingHours: 'Mon-Fri 9-5 EET',
    ...changes,
  };
}
