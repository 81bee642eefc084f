import { Injectable } from '@nestjs/common';
import { isRomania } from '@kp/commerce';
import { COUNTRIES } from '@kp/commerce/countries';
import { OrdersConfig } from '@kp/orders';
import { PaymentMethods } from '@kp/payments';
import { DeliveryService, SettingsService, Taxes } from '@kp/settings';
import type { Tool } from './tool';

/** The county as addresses name it. */
const BUCHAREST = 'București';

export type ShopRulesOutput = Awaited<ReturnType<ShopRules['run']>>;

/** Shipping, VAT, payment, returns and the company, as set in the back office. */
@Injectable()
export class ShopRules implements Tool<{ country?: string }, object> {
  readonly name = 'shop-rules';

  constructor(
    private readonly settings: SettingsService,
    private readonly payments: PaymentMethods,
    private readonly orders: OrdersConfig,
    private readonly delivery: DeliveryService,
    private readonly taxes: Taxes,
  ) {}

  /** @param country where the goods go, by its English name */
  async run({ country }: { country?: string } = {}) {
    const [shipping, company] = await Promise.all([
      this.settings.getShippingTerms(country === undefined ? undefined : { country }),
      this.settings.getPublicCompany(),
    ]);
    return {
      shipping,
      company,
      taxes: this.taxes.of(null),
      isByAddress: this.settings.isShippingByAddress(),
      paymentMethods: this.payments.list().filter(({ available }) => available),
      returnDays: this.orders.returnDays,
      arrival: this.arrivalIn(country),
    };
  }

  /** Of what is ordered now; null where no day is promised. */
  private arrivalIn(asked?: string) {
    const home = this.taxes.homeCountry();
    const country = asked ?? COUNTRIES.find(({ code }) => code === home)!.name;
    const isHome = isRomania(country);
    return {
      isHome,
      bucharest: isHome ? this.promiseTo({ country, county: BUCHAREST }) : null,
      country: this.promiseTo({ country }),
    };
  }

  private promiseTo(destination: { country: string; county?: string }) {
    const days = this.delivery.daysTo(destination);
    const range = this.delivery.promise(destination, new Date());
    return days && range && { ...range, minDays: days.minDays, maxDays: days.maxDays };
  }
}
