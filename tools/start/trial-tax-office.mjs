import { TaxOffice } from '../e-invoice/tax-office.mjs';
import { takesRealMoney } from './payment-providers.mjs';

/** The owner's browser signs in there. */
const ON_THIS_MACHINE = new Set(['127.0.0.1', 'localhost', '::1']);

/** Never beside a new shop, real money or keys of the tax office itself. */
export function triesTaxOffice({ given, embedded, host, isNewShop }) {
  const isDemo = embedded && !isNewShop && !takesRealMoney(given);
  return isDemo && ON_THIS_MACHINE.has(host) && !given.ANAF_CLIENT_ID && !given.ANAF_SANDBOX_URL;
}

/** A tax office of Romania for the demo. @returns its address with the keys of the shop, undefined where there is none */
export async function startTrialTaxOffice(context) {
  if (!triesTaxOffice(context)) return undefined;
  const office = await TaxOffice.start({ processingMs: 5000, listedAfterMs: 10_000, isForgetful: true });
  context.signal.addEventListener('abort', () => void office.stop(), { once: true });
  return office.trialUrl;
}
