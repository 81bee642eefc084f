/** What an account is exported and imported with, and where it is stored: no passwords, sessions or second factors. */
export const CUSTOMER_COLUMNS = {
  email: 'email',
  firstName: 'first_name',
  lastName: 'last_name',
  language: 'language',
  companyName: 'company_name',
  vatNumber: 'vat_number',
  registrationNumber: 'registration_number',
  billingEmail: 'billing_email',
  billingPhone: 'billing_phone',
  companyAddress: 'company_address',
  companyCity: 'company_city',
  companyCounty: 'company_county',
  companyState: 'company_state',
  companyZip: 'company_zip',
  companyCountry: 'company_country',
  deliveryAddress: 'delivery_address',
  deliveryCity: 'delivery_city',
  deliveryCounty: 'delivery_county',
  deliveryState: 'delivery_state',
  deliveryZip: 'delivery_zip',
  deliveryCountry: 'delivery_country',
} as const;

export type CustomerField = keyof typeof CUSTOMER_COLUMNS;
export const CUSTOMER_FIELDS = Object.keys(CUSTOMER_COLUMNS) as CustomerField[];

/** A text for every field, empty for what the account does not have. */
export type CustomerTexts = Readonly<Record<CustomerField, string>>;

export const REQUIRED_FIELDS = ['email', 'firstName', 'lastName'] as const satisfies CustomerField[];

export const EXAMPLES: Partial<CustomerTexts> = {
  email: 'ana@bistro.example',
  firstName: 'Ana',
  lastName: 'Popescu',
  language: 'ro',
  companyName: 'Bistro Ana SRL',
  vatNumber: 'RO12345674',
  billingPhone: '+40 721 000 000',
  companyAddress: 'Strada Lipscani 10',
  companyCity: 'Craiova',
  companyCounty: 'Dolj',
  companyZip: '200400',
  companyCountry: 'Romania',
};
