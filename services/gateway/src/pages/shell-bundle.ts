import { statSync } from 'node:fs';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { HttpConfig } from '@kp/platform/config';
import { loadServerBundle, type ServerBundle } from './server-bundle';

/** The built front end as this process uses it: loaded with the first page that is asked for. */
@Injectable()
export class ShellBundle {
  private loaded?: ServerBundle;

  constructor(private readonly http: HttpConfig) {}

  get(): ServerBundle {
    this.loaded ??= loadServerBundle(this.http.frontendDir);
    return this.loaded;
  }

  /** True when the bundle was loaded, so that `get` takes no time. */
  get isLoaded(): boolean {
    return this.loaded !== undefined;
  }

  /** When the pages that show no data changed last: they are part of the build. */
  builtAt(): Date {
    return statSync(path.resolve(this.http.frontendDir, 'shell', 'server', 'main.cjs')).mtime;
  }
}
