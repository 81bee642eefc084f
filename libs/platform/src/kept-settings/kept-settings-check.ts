/** The configuration classes as they would be with the values that are about to be saved. */
export interface KeptConfigs {
  get<Config extends object>(configClass: new () => Config): Config;
}

/**
 * What a module demands of kept settings beyond the rules of their classes. A provider of the HTTP process that extends
 * it is found by itself.
 */
export abstract class KeptSettingsCheck {
  /** In the transaction that saves them. @throws DomainError when they must not be used */
  abstract assertUsable(configs: KeptConfigs): Promise<void>;
}
