import type { CurrencyCode } from '@kp/commerce';

/** What a module stores in the currency of the shop. A provider of the HTTP process that extends it is found by itself. */
export abstract class CurrencyHolder {
  /** In the transaction that changes it, in the order of the modules. @throws DomainError when it has to stay */
  abstract changeCurrency(currency: CurrencyCode): Promise<void>;
}
