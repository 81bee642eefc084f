import type { RemoteModule, RemoteName } from './remote-modules';

/** The part of the federation runtime that the bundler puts into the page. */
interface FederationInstance {
  loadRemote(id: string): Promise<RemoteModule | null>;
}

declare const __webpack_require__: { readonly federation: { readonly instance: FederationInstance } };

/**
 * Fetches a remote. It asks the runtime that is in the page already: importing the runtime's package would bundle a
 * second copy (23 KB, brotli). And not `import('shop/routes')`: webpack remembers a failure of that for good, whereas
 * this can be tried again.
 */
export async function loadFederatedRemote(name: RemoteName): Promise<RemoteModule> {
  const module = await __webpack_require__.federation.instance.loadRemote(`${name}/routes`);
  if (!module) throw new Error(`The remote ${name} exposes no routes`);
  return module;
}
