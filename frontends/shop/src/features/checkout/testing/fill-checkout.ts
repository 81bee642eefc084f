import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

const ADDRESS = {
  'First name': 'Ioana',
  'Last name': 'Pop',
  Address: 'Strada Memorandumului 28',
  City: 'Cluj-Napoca',
  'ZIP code': '400114',
  Phone: '0722 000 000',
};

/** The fieldset of one address. */
export function addressGroup(legend: 'Shipping address' | 'Billing address'): HTMLElement {
  return screen.getByRole('group', { name: legend });
}

/** Puts a text into a field in one go, as pasting does. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  // It takes the focus, too.
  await user.clear(field);
  await user.paste(text);
}

/** Fills in an address in Cluj. */
export async function fillAddress(
  user: UserEvent,
  legend: Parameters<typeof addressGroup>[0] = 'Shipping address',
): Promise<void> {
  const group = within(addressGroup(legend));
  await user.selectOptions(group.getByLabelText('County (Județ)'), 'Cluj');
  for (const [label, text] of Object.entries(ADDRESS)) await fill(user, group.getByLabelText(label), text);
}

export async function goToNext(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Next' }));
}

/** Answers the first two steps of a guest; the payment is on screen then. */
export async function reachPayment(user: UserEvent): Promise<void> {
  await fill(user, await screen.findByLabelText('Email'), 'ioana@bistro.example');
  await goToNext(user);
  await fillAddress(user);
  await goToNext(user);
}

export async function placeCashOrder(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Confirm Cash on Delivery Order' }));
}
