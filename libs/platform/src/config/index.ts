export { ConfigModule } from './config.module';
export { envExample } from './env-example';
export { type ConfigClass, ConfigError, type Environment, loadConfigs, Setting } from './load-config';
