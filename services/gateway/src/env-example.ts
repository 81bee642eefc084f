import { shopModules } from '@kp/modules';
import { platformConfigs } from '@kp/platform/composition';
import { envExample } from '@kp/platform/config';
import { gatewayConfigs } from './gateway.config';

/** Every setting of the shop, by the part that owns it. */
export function shopEnvExample(): string {
  const modules = shopModules.map(({ name, config }) => [name, config] as const);
  return envExample({ platform: platformConfigs, gateway: gatewayConfigs, ...Object.fromEntries(modules) });
}
