// By name: webpack loses bindings of `export *` from a shared module.
export { type ApiContext, emptyApi } from './empty-api';
