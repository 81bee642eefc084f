export { isSameBytes, SigningKeys } from './signing-keys';
