import { localStore } from '../storage/browser-storage';
import { STORAGE_KEYS } from '../storage/storage-keys';

/**
 * Reads server-sent events whose data is JSON, with the token in a header, which `EventSource` cannot send.
 * Resolves when the server ends the stream.
 * @throws when it cannot be opened, breaks or is aborted
 */
export async function readEvents(
  url: string,
  onData: (data: unknown) => void,
  signal: AbortSignal,
): Promise<void> {
  const token = localStore.read(STORAGE_KEYS.token);
  const headers = { Accept: 'text/event-stream', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(url, { headers, signal, credentials: 'include', cache: 'no-store' });
  if (!answer.ok || !answer.body) throw new Error(`${answer.status}: ${url} is no event stream.`);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const events = (text + part.value).split('\n\n');
    text = events.pop()!;
    for (const event of events) {
      const data = event.split('\n').find((line) => line.startsWith('data: {'));
      if (data) onData(JSON.parse(data.slice('data: '.length)));
    }
  }
}
