import type { AddressInput } from '../domain/new-order';
import type { PlaceOrderCommand } from '../domain/new-order';
import type { OrderedItem } from '../domain/order-pricing';

/** A complete address; give what the test is about. */
export function anAddress(changes: Partial<AddressInput> = {}): AddressInput {
  return {
    firstName: 'Ana',
    lastName: 'Popescu',
    company: 'Bistro Nord SRL',
    address: 'Strada Lipscani 12',
    city: 'Bucharest',
    state: 'București',
    county: 'București',
    zipCode: '030031',
    country: 'Romania',
    phone: '+40 721 000 111',
    ...changes,
  };
}

/** A guest's cash order of these lines, as the checkout sends it. */
export function anOrder(items: OrderedItem[], changes: Partial<PlaceOrderCommand> = {}): PlaceOrderCommand {
  return {
    email: 'ana@bistro-nord.example',
    shippingAddress: anAddress(),
    billingAddress: anAddress(),
    paymentMethod: 'cash',
    items,
    ...changes,
  };
}
