export { ConfigModule, LoadedConfigs } from './config.module';
export { envExample } from './env-example';
export {
  type ConfigClass,
  ConfigError,
  type Environment,
  loadConfigs,
  readConfig,
  type Secrecy,
  Setting,
  type SettingField,
  settingsOf,
} from './load-config';
