export { KeysConfig } from './keys.config';
export { timingSafeEquals, SigningKeys } from './signing-keys';
export { type EncryptedText, TextEncryption } from './text-encryption';
