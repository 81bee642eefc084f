import { EMPTY_CHECKOUT, type Address, type CheckoutForm } from '@kp/commerce';

/** A complete address in Cluj. */
export const CLUJ: Address = {
  firstName: 'Ioana',
  lastName: 'Pop',
  company: '',
  address: 'Strada Memorandumului 28',
  city: 'Cluj-Napoca',
  state: 'Cluj',
  county: 'Cluj',
  zipCode: '400114',
  country: 'Romania',
  phone: '0722 000 000',
};

/** A complete checkout of a guest who pays cash. */
export function aForm(changes: Partial<CheckoutForm> = {}): CheckoutForm {
  return { ...EMPTY_CHECKOUT, email: 'ioana@bistro.example', shippingAddress: CLUJ, ...changes };
}
