/** What TypeScript knows of find-postgres.mjs, which says the rest. */
export declare function findPostgres(): Promise<string>
