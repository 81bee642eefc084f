import { type DynamicModule, type FactoryProvider, Module } from '@nestjs/common';
import { CONFIG_CLASSES, ModeConfig } from './configs';
import { ConnectedProviders } from './connected-providers';
import { type Environment, loadConfigs, settingsOf } from './load-config';
import { PaypalConfig, RevolutConfig, StripeConfig } from './payment-configs';

const connectedProviders: FactoryProvider<ConnectedProviders> = {
  provide: ConnectedProviders,
  inject: [StripeConfig, RevolutConfig, PaypalConfig, ModeConfig],
  useFactory: (...configs: ConstructorParameters<typeof ConnectedProviders>) =>
    new ConnectedProviders(...configs),
};

@Module({})
export class ConfigModule {
  static forRoot(environment: Environment = process.env): DynamicModule {
    const configs = loadConfigs<object>(CONFIG_CLASSES, environment);
    const providers = CONFIG_CLASSES.map((provide, index) => ({ provide, useValue: configs[index] }));
    return {
      module: ConfigModule,
      global: true,
      providers: [...providers, connectedProviders],
      exports: [...CONFIG_CLASSES, ConnectedProviders],
    };
  }
}

export function envExample(): string {
  const lines = CONFIG_CLASSES.flatMap(settingsOf).map(
    (setting) => `# ${setting.description}\n#${setting.name}=${setting.default ?? ''}\n`,
  );
  return `# Settings of KitchenPass. Generated from libs/platform/src/config by \`npm run generate\`.\n\n${lines.join('\n')}`;
}
