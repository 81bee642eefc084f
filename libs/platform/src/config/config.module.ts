import { type DynamicModule, Module } from '@nestjs/common';
import { type ConfigClass, type Environment, loadConfigs } from './load-config';

@Module({})
export class ConfigModule {
  /** @throws ConfigError listing every problem of every class */
  static forRoot(classes: readonly ConfigClass[], environment?: Environment): DynamicModule {
    const configs = loadConfigs(classes, environment);
    return {
      module: ConfigModule,
      global: true,
      providers: classes.map((provide, index) => ({ provide, useValue: configs[index] })),
      exports: [...classes],
    };
  }
}
