import { PGlite } from '@electric-sql/pglite'

/**
 * Creates an embedded database in the folder of the first argument. Runs as a separate process (see
 * database-folder.mjs): the 400 MB that initdb needs would otherwise remain with the server.
 */
const database = await PGlite.create({ dataDir: process.argv[2] })
await database.close()
