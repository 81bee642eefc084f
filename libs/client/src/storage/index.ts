export { STORED_DATA, type StoredData } from './stored-data';
export { STORAGE_KEYS } from './storage-keys';
