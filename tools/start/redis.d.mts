/** A Redis server of the launcher. */
export interface RunningRedis {
  url: string;
  port: number;
  pid: number;
  adopted: boolean;
  stop(): Promise<void>;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
}

export interface RedisOptions {
  dataDir: string;
  port?: number;
  /** Where an unpacked Redis is kept; `dataDir` when absent. */
  programDir?: string;
  log?: (line: string) => void;
}

export function startRedis(options: RedisOptions): Promise<RunningRedis | null>;
