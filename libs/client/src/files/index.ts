import { ensureMessages } from '@kp/i18n';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequestFailure } from '../errors/request-failure';
import { localStore } from '../storage/browser-storage';
import { STORAGE_KEYS } from '../storage/storage-keys';
import { errorOf, NETWORK_ERROR, pageLanguage, toResult } from '../http/api-request';

interface DownloadedFile {
  readonly url: string;
  /** As it is saved. */
  readonly name: string;
  /** Title of the toast when it fails. */
  readonly failureTitle: string;
}

interface FileDownload {
  readonly isDownloading: boolean;
  download(file: DownloadedFile): Promise<void>;
}

/** Some browsers read the file after the click has returned. */
const REVOKE_DELAY_MS = 60_000;

/** Saves a file that only its owner may read: a link could not carry the bearer token. */
export function useFileDownload(): FileDownload {
  const { i18n } = useTranslation();
  const failure = useRequestFailure();
  const [isDownloading, setDownloading] = useState(false);
  return {
    isDownloading,
    download: async ({ url, name, failureTitle }) => {
      setDownloading(true);
      try {
        saveFile(await fetchFile(url), name);
      } catch (error) {
        await ensureMessages(i18n, ['problems']).catch(() => undefined);
        failure.show(error, { title: failureTitle });
      } finally {
        setDownloading(false);
      }
    },
  };
}

async function fetchFile(url: string): Promise<Blob> {
  const token = localStore.read(STORAGE_KEYS.token);
  const headers = { ...pageLanguage(), ...(token && { Authorization: `Bearer ${token}` }) };
  const response = await fetch(url, { credentials: 'include', headers }).catch(() => {
    throw NETWORK_ERROR;
  });
  if (response.ok) return response.blob();
  const { status, statusText } = response;
  throw errorOf({ status, statusText, body: await response.text() });
}

export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}

interface UploadOptions {
  /** From 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

/** Says how much of the file is sent, which `fetch` cannot. Never settles after an abort. @throws ApiError */
export function uploadFile(url: string, file: Blob, { onProgress, signal }: UploadOptions): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    const token = localStore.read(STORAGE_KEYS.token);
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      const { status, statusText, responseText: body } = request;
      const result = toResult({ status, statusText, body }, () => null);
      if ('error' in result) reject(result.error);
      else resolve(result.data);
    });
    request.addEventListener('error', () => reject(NETWORK_ERROR));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

export { readEvents } from '../http/event-stream';
