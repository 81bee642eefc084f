export * from './configs';
export * from './connected-providers';
export * from './payment-configs';
export { ConfigModule, envExample } from './config.module';
export { ConfigError, type Environment, loadConfigs } from './load-config';
