import { PGlite } from '@electric-sql/pglite'

/**
 * Makes an embedded database in the folder that the command line names. It runs as a process of its own (database-folder.mjs
 * starts it): what initdb needs, some 400 MB, would stay with the server until its end.
 */
const database = await PGlite.create({ dataDir: process.argv[2] })
await database.close()
