import { PGlite } from '@electric-sql/pglite'

/**
 * Creates an embedded database in the folder of the first argument. Runs in a separate process (see
 * `database-folder.mjs`), because initdb needs 400 MB of memory, which the server would keep.
 */
const database = await PGlite.create({ dataDir: process.argv[2] })
await database.close()
