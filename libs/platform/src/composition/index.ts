export { type PlatformParts, PlatformModule } from './platform.module';
