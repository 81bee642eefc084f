import { STORAGE_KEYS, type CartLine } from '@kp/client';
import { renderPage, type RenderedPage } from '@kp/testing/browser';
import { screen } from '@testing-library/react';
import type { CheckoutDraft } from '../checkout-draft';
import { aForm } from './a-form';
import { routes } from './checkout-routes';

const ANSWERED: CheckoutDraft = {
  owner: null,
  form: aForm(),
  confirmed: ['contact', 'address'],
  attempt: null,
};

/** A guest who has answered the first two steps and comes back to the payment. */
export async function openAtPayment(guestCart: readonly CartLine[]): Promise<RenderedPage> {
  localStorage.clear();
  sessionStorage.clear();
  const draft = { ...ANSWERED, savedAt: Date.now() };
  localStorage.setItem(STORAGE_KEYS.checkoutDraft, JSON.stringify(draft));
  const page = await renderPage(routes, {
    at: '/checkout',
    texts: ['shop', 'checkout', 'order'],
    guestCart,
    isReturning: true,
  });
  await screen.findByText('Step 3 of 3');
  return page;
}
