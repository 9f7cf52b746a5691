import { afterAll, beforeAll, beforeEach } from 'vitest'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { openTestDatabase, type TestDatabase } from '../databases'
import { startSmtpServer, type TestSmtpServer } from './smtp-server'

/** Opens a database for the tests of a file. Each test gets an empty outbox and a mail server. */
export function startMailDelivery(): { readonly database: TestDatabase; readonly server: TestSmtpServer } {
  let database: TestDatabase
  let server: TestSmtpServer
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    await database.db.delete(outbox)
    server = await startSmtpServer()
    return () => server.goDown()
  })
  return {
    get database() {
      return database
    },
    get server() {
      return server
    },
  }
}

/** Dependencies of the delivery other than database, mail server and clock. */
export const deliveryParts = {
  env: { SITE_URL: 'https://buehnenhaus.test' },
  /** Tests of dispatches replace it. */
  composeDispatched: async () => null,
  random: () => 0.5,
  pause: () => new Promise<void>((resolve) => setImmediate(resolve)),
}
