export * from './configs';
export { ConfigModule } from './config.module';
export { envExample } from './env-example';
export { ConfigError, type Environment, loadConfigs } from './load-config';
