export { platformConfigs, PlatformModule } from './platform.module';
export { migrationsOf, type ShopModule } from './shop-module';
