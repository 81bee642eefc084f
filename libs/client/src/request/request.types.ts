/** An answer of the shop's own API, read inside the server's process. */
export interface ServerAnswer {
  readonly status: number;
  /** JSON text. */
  readonly body: string;
  /** Lower-case names. */
  readonly headers?: Readonly<Record<string, unknown>>;
}

/** How the server renderer reads the API: a path with its query, no network. */
export type ServerRead = (path: string) => Promise<ServerAnswer>;
