import { type DynamicModule, Module } from '@nestjs/common';
import { type ConfigClass, type Environment, loadConfigs } from './load-config';

/** Every configuration class of the process with its instance, and where the values came from. */
export class LoadedConfigs {
  constructor(
    readonly all: ReadonlyMap<ConfigClass, object>,
    readonly environment: Environment,
  ) {}
}

@Module({})
export class ConfigModule {
  /** @throws ConfigError listing every problem of every class */
  static forRoot(classes: readonly ConfigClass[], environment: Environment = process.env): DynamicModule {
    const configs = loadConfigs(classes, environment);
    const loaded = new Map(classes.map((configClass, index) => [configClass, configs[index]!]));
    return {
      module: ConfigModule,
      global: true,
      providers: [
        ...classes.map((provide, index) => ({ provide, useValue: configs[index] })),
        { provide: LoadedConfigs, useValue: new LoadedConfigs(loaded, environment) },
      ],
      exports: [...classes, LoadedConfigs],
    };
  }
}
