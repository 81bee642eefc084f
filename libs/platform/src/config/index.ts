export * from './configs';
export * from './connected-providers';
export * from './payment-configs';
export { ConfigModule } from './config.module';
export { envExample } from './env-example';
export { ConfigError, type Environment, loadConfigs } from './load-config';
