import type { PageRoute } from '@kp/client';

export type RemoteName = 'shop' | 'account' | 'admin';

export interface RemoteModule {
  readonly default: readonly PageRoute[];
}

export type RemoteLoader = (name: RemoteName) => Promise<RemoteModule>;

export class RemoteModules {
  private readonly loaded = new Map<RemoteName, RemoteModule>();
  private readonly loads = new Map<RemoteName, Promise<RemoteModule>>();

  constructor(private readonly loader: RemoteLoader) {}

  register(name: RemoteName, module: RemoteModule): void {
    this.loaded.set(name, module);
  }

  find(name: RemoteName): RemoteModule | undefined {
    return this.loaded.get(name);
  }

  /** Returns the same promise to all callers, also after a failure; `retry` starts a new one. */
  load(name: RemoteName): Promise<RemoteModule> {
    const load = this.loads.get(name) ?? this.startLoad(name);
    this.loads.set(name, load);
    return load;
  }

  retry(name: RemoteName): void {
    if (!this.loaded.has(name)) this.loads.delete(name);
  }

  private startLoad(name: RemoteName): Promise<RemoteModule> {
    const load = this.loader(name).then((module) => {
      this.loaded.set(name, module);
      return module;
    });
    // Prevents an unhandled rejection: the component that renders the remote handles it.
    load.catch(() => undefined);
    return load;
  }
}
