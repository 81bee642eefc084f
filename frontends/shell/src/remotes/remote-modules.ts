import type { PageRoute } from '@kp/client';

/** The remotes of the shop by the name of their folder. */
export type RemoteName = 'shop' | 'account' | 'admin';

/** What a remote exposes as `./routes`. */
export interface RemoteModule {
  readonly default: readonly PageRoute[];
}

export type RemoteLoader = (name: RemoteName) => Promise<RemoteModule>;

/** The remotes of one page: those that are here, and those on their way. */
export class RemoteModules {
  private readonly loaded = new Map<RemoteName, RemoteModule>();
  private readonly loads = new Map<RemoteName, Promise<RemoteModule>>();

  /** @param loader fetches a remote; on the server everything needed is given with {@link register} */
  constructor(private readonly loader: RemoteLoader) {}

  /** Hands over a remote that is already there. */
  register(name: RemoteName, module: RemoteModule): void {
    this.loaded.set(name, module);
  }

  find(name: RemoteName): RemoteModule | undefined {
    return this.loaded.get(name);
  }

  /** The same promise for everybody who asks, also after it failed: `retry` starts afresh. */
  load(name: RemoteName): Promise<RemoteModule> {
    const load = this.loads.get(name) ?? this.start(name);
    this.loads.set(name, load);
    return load;
  }

  retry(name: RemoteName): void {
    if (!this.loaded.has(name)) this.loads.delete(name);
  }

  private start(name: RemoteName): Promise<RemoteModule> {
    const load = this.loader(name).then((module) => {
      this.loaded.set(name, module);
      return module;
    });
    // Whoever renders the remote hears of the failure; nobody else has to.
    load.catch(() => undefined);
    return load;
  }
}
