export { platformConfigs, PlatformModule } from './platform.module';
export { setProcessPriority } from './process-priority';
export { migrationsOf, type ShopModule } from './shop-module';
