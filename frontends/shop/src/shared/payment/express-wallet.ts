import type { Money } from '@kp/commerce';
import type { WalletAddress } from '@kp/commerce/wallet-address';
import type { PaymentForm } from './payment-form';

export interface WalletDetails extends WalletAddress {
  readonly email: string;
}

export interface WalletTotals {
  readonly total: Money;
  readonly shipping: Money;
}

/** The buttons of wallets that tell who orders and where it goes. */
export interface ExpressWalletProps {
  readonly totals: WalletTotals;
  readonly returnUrl: () => string;
  /** What the order costs at that address. */
  readonly totalsFor: (address: WalletAddress) => Promise<WalletTotals>;
  /** @returns false when the details do not make an order */
  readonly onOrder: (details: WalletDetails, wallet: PaymentForm) => Promise<boolean>;
  /** The device has no wallet. */
  readonly onNone: () => void;
}
