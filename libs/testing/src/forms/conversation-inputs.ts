import { type ContactForm, EMPTY_CONTACT } from '@kp/commerce';
import { EMPTY_QUOTE, type QuoteForm } from '@kp/commerce/quote-rules';

/** A change of a valid form, and the messages that its fields get in the browser and from the server. */
export type FormInput<Form> = readonly [
  change: Partial<Record<keyof Form, unknown>>,
  messages: Readonly<Partial<Record<keyof Form, string>>>,
];

const atMost = (max: number) => `Use at most ${max} characters`;
const NAME = 'Name must be at least 2 characters';
const EMAIL = 'Please enter a valid email address';
const SUBJECT = 'Subject must be at least 5 characters';
const MESSAGE = 'Message must be at least 10 characters';
const PRODUCTS = 'Tell us what you need in at least 10 characters';
const PHONE = 'Please enter a valid phone number';
const VAT_NUMBER = 'This is not a valid VAT or tax number. Example: RO12345674';
const LOCATIONS = 'Enter a whole number from 1 to 10000, or leave it blank';

export const CONTACT_FORM: ContactForm = {
  ...EMPTY_CONTACT,
  name: 'Ana Popescu',
  email: 'ana@bistro-nord.example',
  subject: 'Labels for the cold room',
  message: 'Which labels hold at -20 °C?\nWe need 4 rolls.',
};

export const CONTACT_INPUTS: readonly FormInput<ContactForm>[] = [
  [{}, {}],
  [EMPTY_CONTACT, { name: NAME, email: EMAIL, subject: SUBJECT, message: MESSAGE }],
  [{ name: ' Al ', subject: ' Boxes', message: 'Ten chars.\n' }, {}],
  [{ name: ' A ' }, { name: NAME }],
  [{ name: 'A\u0000' }, { name: NAME }],
  [{ name: 'n'.repeat(200), subject: 's'.repeat(200), message: 'm'.repeat(10_000) }, {}],
  [{ name: `${'n'.repeat(200)}  ` }, {}],
  [{ name: 'n'.repeat(201) }, { name: atMost(200) }],
  [{ email: ' ana@bistro-nord.example ' }, {}],
  [{ email: 'ana@' }, { email: EMAIL }],
  [{ email: 'ana@b.example\r\nBcc: all@b.example' }, { email: EMAIL }],
  [{ email: `ana@${'b'.repeat(250)}.example` }, { email: EMAIL }],
  [{ phone: '0721 000 111 int. 12' }, {}],
  [{ phone: ' ' }, {}],
  [{ phone: 'abc' }, { phone: PHONE }],
  [{ phone: '0722' }, { phone: PHONE }],
  [{ phone: '1'.repeat(41) }, { phone: atMost(40) }],
  [{ subject: 'Box' }, { subject: SUBJECT }],
  [{ subject: 'Bo   x' }, { subject: SUBJECT }],
  [{ subject: 's'.repeat(201) }, { subject: atMost(200) }],
  [{ message: 'Too short' }, { message: MESSAGE }],
  [{ message: '\u0000'.repeat(20) }, { message: MESSAGE }],
  [{ message: 'm'.repeat(10_001) }, { message: atMost(10_000) }],
  [{ category: 'spam' }, { category: 'Choose a category' }],
  [{ category: '' }, { category: 'Choose a category' }],
  [{ category: 'order', orderNumber: '1'.repeat(41) }, { orderNumber: atMost(40) }],
  [{ category: 'billing', orderNumber: '1'.repeat(41) }, {}],
];

export const QUOTE_FORM: QuoteForm = {
  ...EMPTY_QUOTE,
  name: 'Ana Popescu',
  email: 'ana@bistro-nord.example',
  companyName: 'Bistro Nord SRL',
  products: '200 rolls of day dots,\n12 probe thermometers',
};

export const QUOTE_INPUTS: readonly FormInput<QuoteForm>[] = [
  [{}, {}],
  [EMPTY_QUOTE, { name: NAME, email: EMAIL, companyName: 'Company name is required', products: PRODUCTS }],
  [{ name: 'A' }, { name: NAME }],
  [{ email: 'ana' }, { email: EMAIL }],
  [{ companyName: ' ' }, { companyName: 'Company name is required' }],
  [{ companyName: 'c'.repeat(201) }, { companyName: atMost(200) }],
  [{ phone: '0721 000 111' }, {}],
  [{ phone: 'call me' }, { phone: PHONE }],
  [{ country: 'Romania', vatNumber: ' cif: ro 124 ' }, {}],
  [{ country: 'Germany', vatNumber: 'DE811907980' }, {}],
  [{ vatNumber: '811907980' }, {}],
  [{ country: 'Romania', vatNumber: 'RO123' }, { vatNumber: VAT_NUMBER }],
  [{ country: 'Germany', vatNumber: 'DE811907981' }, { vatNumber: VAT_NUMBER }],
  [{ vatNumber: 'none' }, { vatNumber: VAT_NUMBER }],
  [{ phone: '1'.repeat(41) }, { phone: atMost(40) }],
  [{ country: 'c'.repeat(101) }, { country: atMost(100) }],
  [{ vatNumber: '1'.repeat(41) }, { vatNumber: atMost(40) }],
  [{ products: 'Nine char' }, { products: PRODUCTS }],
  [{ products: 'p'.repeat(10_001) }, { products: atMost(10_000) }],
  [{ locations: 1 }, {}],
  [{ locations: 10_000 }, {}],
  [{ locations: 0 }, { locations: LOCATIONS }],
  [{ locations: -1 }, { locations: LOCATIONS }],
  [{ locations: 1.5 }, { locations: LOCATIONS }],
  [{ locations: 10_001 }, { locations: LOCATIONS }],
];
