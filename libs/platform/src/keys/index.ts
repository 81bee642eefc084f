export { KeysModule } from './keys.module';
export { isSameBytes, SigningKeys } from './signing-keys';
