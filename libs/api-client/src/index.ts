// By name: the bundler loses bindings of `export *` from a shared module.
export { emptyApi } from './empty-api';
export type {
  ApiContext,
  ApiError,
  ApiMeta,
  ApiRequest,
  Problem,
  RequestMode,
  SearchNotes,
} from './empty-api';
