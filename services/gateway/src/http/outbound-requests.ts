import { subscribe } from 'node:diagnostics_channel';
import { ServedRequest } from '@kp/platform/database';

/** Of `fetch`, in the context of its caller. */
const REQUEST_CREATED = 'undici:request:create';

let isWatching = false;

/** Requests that ask another server, such as a payment provider, take no place from others while they wait for it. */
export function watchOutboundRequests(): void {
  if (isWatching) return;
  isWatching = true;
  subscribe(REQUEST_CREATED, () => ServedRequest.get()?.waitElsewhere());
}
