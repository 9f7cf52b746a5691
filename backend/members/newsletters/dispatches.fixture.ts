import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { settings } from '@/backend/platform/db/schema/library/settings'
import { type DispatchRow, dispatches, newsletterIssues } from '@/backend/platform/db/schema/members/newsletters'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { createSmtpTransport } from '@/backend/platform/mail/smtp-transport'
import type { Services } from '@/backend/platform/services'
import { consentVersion } from '@/lib/contract/forms/subscription'
import { openTestServices } from '@/tests/databases'
import { deliverOnce } from '@/tests/servers/mail-delivery'
import { startSmtpServer, type TestSmtpServer } from '@/tests/servers/smtp-server'
import { composeDispatchedMails } from './compose-dispatched-mail'
import { runDispatches } from './run-dispatches'

const minuteMs = 60_000

/** Opens services for the tests of a file. */
export function startServices(clock: () => Date): { readonly services: Services } {
  let testServices: Awaited<ReturnType<typeof openTestServices>>
  beforeAll(async () => {
    testServices = await openTestServices({ clock })
  })
  afterAll(() => testServices.close())
  return {
    get services() {
      return testServices.services
    },
  }
}

/** Stores an issue in both languages. Returns its id. */
export async function storeIssue(
  { db }: Pick<Services, 'db'>,
  values: Partial<typeof newsletterIssues.$inferInsert> = {},
): Promise<number> {
  const [issue] = await db
    .insert(newsletterIssues)
    .values({
      slug: 'ausgabe',
      subject: { de: 'Neues', en: 'News' },
      preheader: { de: 'Drei Nachrichten', en: '' },
      text: { de: '<p>Guten <strong>Tag</strong></p>', en: '<p>Hello</p>' },
      topics: ['policy'],
      languages: ['de', 'en'],
      ...values,
    })
    .returning()
  if (!issue) throw new Error('The issue was not stored.')
  return issue.id
}

/**
 * Provides a mail server, the two jobs that send dispatches, and a clock that tests advance.
 * @param start starts the services or the backend of the tests
 */
export function startDispatches<Opened extends { readonly services: Services }>(start: (clock: () => Date) => Opened) {
  let server: TestSmtpServer
  let now = new Date('2026-11-28T10:00:00Z')
  let issueCount = 0
  const clock = () => now
  const backend = start(clock)
  beforeEach(async () => {
    const { db } = backend.services
    await db.delete(dispatches)
    await db.delete(newsletterIssues)
    await db.delete(subscriptions)
    await db.delete(outbox)
    await db.delete(settings)
    server = await startSmtpServer()
    return () => server.goDown()
  })

  async function addReader(email: string, values: Partial<typeof subscriptions.$inferInsert> = {}) {
    const [row] = await backend.services.db
      .insert(subscriptions)
      .values({
        list: 'newsletter',
        email,
        language: 'de',
        topics: ['policy'],
        details: { name: 'Ada Amsel' },
        state: 'confirmed',
        seed: 'samen',
        consentVersion,
        requestedAt: now,
        confirmedAt: now,
        ...values,
      })
      .returning()
    if (!row) throw new Error('The reader was not stored.')
    return row
  }

  async function addReaders(readerCount: number): Promise<string[]> {
    const emails = Array.from({ length: readerCount }, (_, index) => `reader-${index + 100}@host-${index}.example`)
    for (const email of emails) await addReader(email)
    return emails
  }

  /** Stores an issue and plans its dispatch for now. */
  async function planIssue(values: Partial<typeof newsletterIssues.$inferInsert> = {}): Promise<number> {
    issueCount += 1
    const issueId = await storeIssue(backend.services, {
      slug: `ausgabe-${issueCount}`,
      subject: { de: 'Neues aus den Häusern', en: 'News from the stages' },
      preheader: { de: 'Drei Nachrichten', en: 'Three items' },
      text: { de: '<p>Guten <strong>Tag</strong></p>', en: '<p>Good day</p>' },
      topics: ['policy', 'events'],
      ...values,
    })
    await backend.services.db.insert(dispatches).values({ issueId, plannedAt: now })
    return issueId
  }

  /** Delivers the mails that become due within a minute once, as a separate server would. */
  async function deliver(compose = composeDispatchedMails(backend.services), url = server.url): Promise<void> {
    const readServerClock = () => new Date(now.getTime() + minuteMs - 1)
    const transport = createSmtpTransport(url)
    const { db } = backend.services
    await deliverOnce({ db, transport, composeDispatched: compose, clock: readServerClock })
  }

  /** Runs the job that queues letters once. */
  async function queueLetters(): Promise<void> {
    await runDispatches(backend.services)
  }
  const advanceClock = (ms = minuteMs) => {
    now = new Date(now.getTime() + ms)
  }

  async function readSubscription(id: number) {
    const [row] = await backend.services.db.select().from(subscriptions).where(eq(subscriptions.id, id))
    return row
  }

  async function readDispatch(issueId: number): Promise<DispatchRow> {
    const [row] = await backend.services.db.select().from(dispatches).where(eq(dispatches.issueId, issueId))
    if (!row) throw new Error('The issue has no dispatch.')
    return row
  }

  return {
    backend,
    addReader,
    addReaders,
    planIssue,
    queueLetters,
    deliver,
    advanceClock,
    readSubscription,
    readDispatch,
    /** Queues and delivers letters once a minute. */
    async sendForMinutes(minutes: number) {
      for (let minute = 0; minute < minutes; minute += 1) {
        await queueLetters()
        await deliver()
        advanceClock()
      }
      await queueLetters()
    },
    listRecipients: () => server.mails.map(({ to }) => to.join()).sort(),
    get services(): Services {
      return backend.services
    },
    get server() {
      return server
    },
  }
}
