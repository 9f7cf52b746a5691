/** Types of find-postgres.mjs, which has the documentation. */
export declare function findPostgres(): Promise<string>
