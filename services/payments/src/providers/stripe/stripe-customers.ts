import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';

export async function createCustomer(stripe: Stripe, reference: string, email: string): Promise<string> {
  const call = { idempotencyKey: reference };
  return (await stripe.customers.create({ email, metadata: { reference } }, call)).id;
}

/** The buyer decides in Stripe's own form: what is not ticked is not kept. */
export async function openCustomer(stripe: Stripe, customer: string): Promise<string> {
  const features = {
    payment_method_redisplay: 'enabled',
    payment_method_save: 'enabled',
    payment_method_save_usage: 'on_session',
    payment_method_remove: 'enabled',
  } as const;
  const components = { payment_element: { enabled: true, features } };
  const call = { idempotencyKey: randomUUID() };
  return (await stripe.customerSessions.create({ customer, components }, call)).client_secret;
}

export async function eraseCustomer(stripe: Stripe, customer: string): Promise<void> {
  try {
    await stripe.customers.del(customer);
  } catch (error) {
    const isGone = error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404;
    if (!isGone) throw error;
  }
}
