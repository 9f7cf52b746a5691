import { parseArgs } from 'node:util'
import { createLog } from '@/lib/node/log'
import { fail, print } from '@/lib/node/terminal'
import { createServices } from '../create-services'
import { readBackendEnv } from '../env'
import { openDatabase } from '../open-database'
import { loadDemo } from './demo'
import { demoNotice } from './demo-notice'
import { isSeeded } from './load'
import { multiplyRecords } from './multiply-records'

/**
 * `npm run seed`: loads the demo content into an empty database, PostgreSQL or the embedded one; with `-- --scale 100` a hundred
 * times as many records, to measure with.
 */
async function main(): Promise<void> {
  const scale = readScale()
  const env = readBackendEnv()
  const log = createLog(env)
  const connection = await openDatabase(env, log, fail)
  try {
    const services = await createServices({ connection, env, log })
    if (await isSeeded(services.db)) throw new Error('The database has content already: nothing was loaded.')
    const accounts = await loadDemo(services)
    if (scale > 1) await multiplyRecords(services.db, scale)
    for (const line of demoNotice(env, { accounts, isNew: true })) print(line)
  } finally {
    await connection.close()
  }
}

function readScale(): number {
  const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' } } })
  if (!/^[1-9]\d{0,2}$/.test(values.scale)) throw new Error('--scale takes a number from 1 to 999.')
  return Number(values.scale)
}

main().catch(fail)
