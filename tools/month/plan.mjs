import { addressOf, customers } from '../seed/demo/customers.mjs';

/** The same numbers at each run (mulberry32). */
export function randomNumbers(seed) {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

export const CODES = [
  { code: 'TENTH', kind: 'percent', value: '10' },
  { code: 'SEVEN', kind: 'amount', value: '7.77' },
  { code: 'NOSHIP', kind: 'free_shipping', value: '' },
];
/** The tax office does not know the company of this number; it has another one by now. */
export const STRUCK_OFF = { old: 'RO14399840', new: 'RO18547290' };

const address = (changes) => ({
  firstName: 'Ștefan',
  lastName: 'Țăranu',
  company: '',
  address: 'Strada Lipscani 12',
  city: 'Cluj-Napoca',
  state: 'Cluj',
  county: 'Cluj',
  zipCode: '400001',
  country: 'Romania',
  phone: '+40 721 000 111',
  ...changes,
});
const abroad = (city, zipCode, country, changes = {}) =>
  address({ address: 'Strada Mare 1', city, state: city, county: city, zipCode, country, ...changes });

const BUYERS = {
  person: () => ({ at: address({}) }),
  company: (pick) => {
    const customer = pick(customers);
    return { at: addressOf(customer, 'company'), vatNumber: customer.vatNumber };
  },
  account: (pick) => {
    const customer = pick(customers);
    return { at: addressOf(customer, 'company'), account: customer.email };
  },
  french: () => ({ at: abroad('Paris', '75001', 'France') }),
  german: () => ({
    at: abroad('Berlin', '10117', 'Germany', { company: 'Gasthaus GmbH' }),
    vatNumber: 'DE811907980',
  }),
  swiss: () => ({ at: abroad('Zürich', '8001', 'Switzerland') }),
  struckOff: () => ({ at: address({ company: 'Cantina Veche SRL' }), vatNumber: STRUCK_OFF.old }),
};
const OFTEN = [
  ...Array(8).fill('person'),
  ...Array(4).fill('company'),
  ...Array(3).fill('account'),
  'french',
  'french',
  'german',
  'german',
  'swiss',
  'struckOff',
];

/** How an order is paid, and what becomes of it once it is invoiced. */
const FATES = {
  cash: ['kept', 'kept', 'kept', 'cancelled', 'returned', 'on its way'],
  card: ['kept', 'kept', 'kept', 'cancelled', 'refunded in part', 'refunded'],
  transfer: ['kept', 'kept', 'returned'],
  quote: ['paid', 'paid in part', 'open'],
};
const PAYMENTS = [...Array(4).fill('cash'), ...Array(5).fill('card'), ...Array(3).fill('transfer'), 'quote'];

/** @param {string[]} days @param {{ id: number }[]} products @param {(below: number) => number} random */
export function plannedOrders(number, days, products, random) {
  const pick = (list) => list[random(list.length)];
  return Array.from({ length: number }, (_, index) => {
    const day = Math.floor((index * days.length) / number);
    const ids = new Set(Array.from({ length: 1 + random(3) }, () => pick(products).id));
    const payment = pick(PAYMENTS);
    // Who asks for an offer is a company at home.
    const kind = payment === 'quote' ? 'company' : pick(OFTEN);
    const fate = pick(FATES[payment]);
    return {
      email: `buyer-${index}@month.example`,
      day,
      /** Of what becomes of it. */
      laterDay: Math.min(days.length - 1, day + random(6)),
      kind,
      ...BUYERS[kind](pick),
      items: [...ids].map((productId) => ({ productId, quantity: 1 + random(6) })),
      discountCode: payment !== 'quote' && random(3) === 0 ? pick(CODES).code : undefined,
      payment,
      fate: kind === 'struckOff' ? 'kept' : fate,
      /** Of what was paid, in thousandths. */
      part: 1 + random(999),
    };
  });
}
