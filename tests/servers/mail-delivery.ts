import { afterAll, beforeAll, beforeEach } from 'vitest'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { AcceptedMails } from '@/backend/platform/mail/accepted-mails'
import { type DeliveryNeeds, deliverDueMails } from '@/backend/platform/mail/deliver'
import { openTestDatabase, silentLog, type TestDatabase } from '../databases'
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

/** Default dependencies of the delivery, without database, mail server and clock. */
export const deliveryDefaults = {
  env: { SITE_URL: 'https://buehnenhaus.test' },
  /** Tests of dispatches replace it. */
  composeDispatched: async () => null,
  random: () => 0.5,
  pause: () => new Promise<void>((resolve) => setImmediate(resolve)),
}

type Delivery = Pick<DeliveryNeeds, 'db' | 'transport' | 'clock'> &
  Partial<DeliveryNeeds> & { abortSignal?: AbortSignal }

/** Delivers the due mails once, as a separate server would, and closes the transport. */
export async function deliverOnce({ abortSignal, transport, ...overrides }: Delivery): Promise<void> {
  const stopSignal = new AbortController().signal
  const defaults = { ...deliveryDefaults, log: silentLog, acceptedMails: new AcceptedMails(), transport }
  const signals = { stopSignal, abortSignal: abortSignal ?? stopSignal }
  await deliverDueMails({ ...defaults, ...overrides }, signals).finally(() => transport.close())
}
