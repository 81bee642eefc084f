import { type DynamicModule, Module } from '@nestjs/common';
import { CONFIG_CLASSES } from './configs';
import { type Environment, loadConfigs } from './load-config';

/** Makes every configuration class injectable; the only reader of `process.env`. */
@Module({})
export class ConfigModule {
  static forRoot(environment: Environment = process.env): DynamicModule {
    const configs = loadConfigs<object>(CONFIG_CLASSES, environment);
    const providers = CONFIG_CLASSES.map((provide, index) => ({ provide, useValue: configs[index] }));
    return { module: ConfigModule, global: true, providers, exports: [...CONFIG_CLASSES] };
  }
}
