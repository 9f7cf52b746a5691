import { afterAll, beforeAll, beforeEach } from 'vitest'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { openTestDatabase, type TestDatabase } from '../databases'
import { startSmtpServer, type TestSmtpServer } from './smtp-server'

/** A database for the tests of one file, and for each test an empty outbox and a new mail server. */
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

/** What delivering needs beside a database, a mail server and a clock. */
export const deliveryParts = {
  env: { SITE_URL: 'https://buehnenhaus.test' },
  random: () => 0.5,
  pause: () => new Promise<void>((resolve) => setImmediate(resolve)),
}
