import { PGlite } from '@electric-sql/pglite'

/**
 * Creates an embedded database in the folder of the first argument. A separate process, because
 * initdb needs 400 MB that the server would keep.
 */
const database = await PGlite.create({ dataDir: process.argv[2] })
await database.close()
