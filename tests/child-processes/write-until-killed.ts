import pino from 'pino'
import { connectDatabase } from '@/backend/platform/db/client'
import { openEmbedded } from '@/backend/platform/embedded/open-database'

// Writes to the embedded database of a data folder in an endless loop and prints the number of each
// acknowledged write.
const [dataDir = ''] = process.argv.slice(2)
const { target } = await openEmbedded(dataDir, (error) => {
  throw error
})
const { pool } = await connectDatabase(target, pino({ level: 'silent' }))
for (let number = 1; ; number += 1) {
  await pool.query('INSERT INTO redirects (old_path, new_path) VALUES ($1, $2)', [`/old/${number}`, '/new'])
  process.stdout.write(`${number}\n`)
}
