import { DEMO_PASSWORD } from '../seed/demo/customers.mjs';

/** A demo customer with a delivered, a shipped and a pending order. */
const CUSTOMER = 'maria@bistro-nord.example';

async function call(url, address, { token, body } = {}) {
  const answer = await fetch(url + address, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.status} of ${address}: ${(await answer.text()).slice(0, 200)}`);
  return answer.json();
}

/** Signs the customer in and issues the invoice of the delivered order, unless that was done; answers the token. */
export async function signInCustomer(url) {
  const { token } = await call(url, '/api/auth/login', {
    body: { email: CUSTOMER, password: DEMO_PASSWORD },
  });
  const orders = await call(url, '/api/orders', { token });
  const delivered = orders.find(({ status, invoiceNumber }) => status === 'delivered' && !invoiceNumber);
  if (delivered) await call(url, `/api/orders/${delivered.id}/invoice`, { token, body: {} });
  return token;
}

/**
 * Asks in a session of its own what was said before and then the question.
 * @returns {Promise<{ reply: { response: string, parts: object[] }, milliseconds: number }>} of the last answer
 */
export async function converse(url, { after = [], question, language }, token) {
  const { sessionId } = await call(url, '/api/ai/connect', { token, body: {} });
  const say = (message) => call(url, '/api/ai/chat', { token, body: { message, sessionId, language } });
  for (const message of after) await say(message);
  const start = performance.now();
  const reply = await say(question);
  return { reply, milliseconds: performance.now() - start };
}
