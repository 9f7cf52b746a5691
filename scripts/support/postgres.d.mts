/** What TypeScript knows of postgres.mjs, which says the rest. */
export interface PrivatePostgres {
  url: string
  stop(): Promise<void>
  /** Kills it, so that it has to recover when it starts again. */
  crash(): Promise<void>
  /** Starts it again after a crash. @throws Error when it does not start */
  comeBack(): Promise<void>
}

export declare function startPostgres(options?: { keepsWrites?: boolean }): Promise<PrivatePostgres>
export declare function startReplica(primaryUrl: string): Promise<PrivatePostgres>
