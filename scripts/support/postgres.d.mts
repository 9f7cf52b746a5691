/** A private PostgreSQL for tests: its address, and how to stop it. */
interface RunningPostgres {
  url: string
  stop(): Promise<void>
}

export declare function startPostgres(): Promise<RunningPostgres>
export declare function startReplica(primaryUrl: string): Promise<RunningPostgres>
