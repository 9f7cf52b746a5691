/** Types of postgres.mjs, which has the documentation. */
export interface PrivatePostgres {
  url: string
  stop(): Promise<void>
  /** Kills the server, which then recovers at its next start. */
  crash(): Promise<void>
  /** Restarts the server after a crash. @throws Error if it does not start */
  comeBack(): Promise<void>
}

export declare function startPostgres(options?: { isDurable?: boolean }): Promise<PrivatePostgres>
export declare function startReplica(primaryUrl: string): Promise<PrivatePostgres>
