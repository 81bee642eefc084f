import type { ApiContext, ApiRequest } from '@kp/api-client';

type SendRequest = ApiContext['request'];

const CART_URL = /^\/api\/cart(\/(\d+|merge))?$/;
const LINE_URL = /^\/api\/cart\/\d+$/;
const SUPERSEDED = { data: null, meta: {} };

/**
 * Sends the calls of the cart one at a time, so that their answers arrive in order. Of the waiting changes of a line
 * only the last is sent, and none after a failure; the others are answered with null.
 */
export function inCartOrder(send: SendRequest): SendRequest {
  let last: Promise<unknown> = Promise.resolve();
  const newestChanges = new Map<string, ApiRequest>();

  const sendLineChange: SendRequest = async (request, api) => {
    const { url } = request;
    if (newestChanges.get(url) !== request) return SUPERSEDED;
    const result = await send(request, api);
    if ('error' in result || newestChanges.get(url) === request) newestChanges.delete(url);
    return result;
  };

  return (request, api) => {
    const { url } = request;
    if (!CART_URL.test(url)) return send(request, api);
    const isLineChange = LINE_URL.test(url);
    if (isLineChange) newestChanges.set(url, request);
    const result = last.then(() => (isLineChange ? sendLineChange(request, api) : send(request, api)));
    last = result.catch(() => undefined);
    return result;
  };
}
