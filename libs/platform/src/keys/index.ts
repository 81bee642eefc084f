export { KeysConfig } from './keys.config';
export { timingSafeEquals, SigningKeys } from './signing-keys';
