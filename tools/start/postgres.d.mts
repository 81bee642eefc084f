/** A PostgreSQL server of the launcher. */
export interface RunningPostgres {
  /** As the role of gateway and worker. */
  url: string;
  /** As the owner of the shop's database, which is no superuser. */
  ownerUrl: string;
  superuserUrl: string;
  port: number;
  pid: number;
  cluster: string;
  adopted: boolean;
  stop(): Promise<void>;
  /** Stops the server and deletes its data. */
  destroy(): Promise<void>;
}

export interface PostgresOptions {
  dataDir: string;
  port?: number;
  /** false: a crash of the machine may lose everything. */
  durable?: boolean;
  log?: (line: string) => void;
}

export function startPostgres(options: PostgresOptions): Promise<RunningPostgres>;
