import { createLog } from '@/lib/node/log'
import { fail, print } from '@/lib/node/terminal'
import { createServices } from '../create-services'
import { readBackendEnv } from '../env'
import { openDatabase } from '../open-database'
import { loadDemo } from './demo'
import { demoNotice } from './demo-notice'
import { isSeeded } from './load'

/** `npm run seed`: loads the demo content into an empty database, PostgreSQL or the embedded one. */
async function main(): Promise<void> {
  const env = readBackendEnv()
  const log = createLog(env)
  const connection = await openDatabase(env, log, fail)
  try {
    const services = await createServices({ connection, env, log })
    if (await isSeeded(services.db)) throw new Error('The database has content already: nothing was loaded.')
    const accounts = await loadDemo(services)
    for (const line of demoNotice(env, { accounts, isNew: true })) print(line)
  } finally {
    await connection.close()
  }
}

main().catch(fail)
