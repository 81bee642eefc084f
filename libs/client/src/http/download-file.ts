import type { ApiError } from '@kp/api-client';
import { localStore } from '../storage/browser-storage';
import { STORAGE_KEYS } from '../storage/storage-keys';
import { NETWORK_ERROR, toResult } from './api-request';

/** A link cannot carry the token, so the file is fetched and then saved. @throws ApiError */
export async function downloadFile(path: string, name: string): Promise<void> {
  const token = localStore.read(STORAGE_KEYS.token);
  const headers = token ? { Authorization: `Bearer ${token}` } : undefined;
  const answer = await fetch(path, { headers, cache: 'no-store' }).catch(() => null);
  if (!answer) throw NETWORK_ERROR as ApiError;
  if (!answer.ok) {
    const { status, statusText } = answer;
    const result = toResult({ status, statusText, body: await answer.text(), totalCount: null });
    if ('error' in result) throw result.error;
  }
  save(await answer.blob(), name);
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
