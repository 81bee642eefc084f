export { type PlatformParts, PlatformModule } from './platform.module';
export type { ShopModule } from './shop-module';
