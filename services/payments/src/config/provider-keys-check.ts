import { Injectable } from '@nestjs/common';
import { type KeptConfigs, KeptSettingsCheck } from '@kp/platform/kept-settings';
import { keysBesideDemoData, keysOfBothModes } from '../domain/payment.errors';
import { ConnectedProviders } from './connected-providers';
import { NoDemoData } from './no-demo-data';
import { PaymentsConfig } from './payments.config';
import { PaypalConfig, RevolutConfig, StripeConfig } from './providers.config';

/** Keys of the back office keep the rules that keys of the environment keep at the start. */
@Injectable()
export class ProviderKeysCheck extends KeptSettingsCheck {
  constructor(private readonly demo: NoDemoData) {
    super();
  }

  /** The built-in test payments need no rule: they are off while a provider takes real money. */
  async assertUsable(configs: KeptConfigs): Promise<void> {
    const payments = Object.assign(new PaymentsConfig(), { ...configs.get(PaymentsConfig), sandbox: false });
    const { nodeEnv } = payments;
    const connected = new ConnectedProviders(
      configs.get(StripeConfig),
      configs.get(RevolutConfig),
      configs.get(PaypalConfig),
      Object.assign(payments, { nodeEnv: 'development' }),
    );
    if (nodeEnv === 'production' && connected.findMixedModes().length > 0) throw keysOfBothModes();
    if (connected.takesRealMoney && (await this.demo.isSeeded())) throw keysBesideDemoData();
  }
}
