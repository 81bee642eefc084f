export { timingSafeEquals, SigningKeys } from './signing-keys';
