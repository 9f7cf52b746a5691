import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach } from 'vitest'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { listMails, readMailKey, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createFormProof } from '@/tests/content/form-proofs'

const newsletter = { name: 'Ada Probe', topics: ['policy'], language: 'de', privacy: true }
const press = {
  salutation: 'Frau',
  first_name: 'Ada',
  last_name: 'Probe',
  medium: 'Kurier am Morgen',
  function: 'Feuilleton',
  phone: '+49 30 5550100',
  topics: ['statistics', 'invitations'],
  language: 'en',
  privacy: true,
}
export const lists = [
  { list: 'newsletter', path: '/api/newsletter/', form: newsletter },
  { list: 'press', path: '/api/press-mailing-list/', form: press },
] as const
interface List {
  list: 'newsletter' | 'press' | 'job-alerts'
  path: string
  form: object
}

/** Starts a backend with a clock that tests advance, and signs up for mailing lists. */
export function startSignUps() {
  const time = { now: new Date('2026-11-23T09:00:00Z') }
  const backend = startTestBackend({ clock: () => time.now, pause: async () => undefined })
  const advanceMinutes = (minutes: number) => {
    time.now = new Date(time.now.getTime() + minutes * 60_000)
  }
  let addressCount = 0
  beforeEach(() => advanceMinutes(60))
  afterEach(() => backend.services.background.waitUntilIdle())

  async function post(path: string, body: unknown, browser = new TestBrowser(backend)) {
    const response = await browser.call('POST', path, body)
    return { status: response.status, body: response.status === 204 ? null : await response.json() }
  }
  /** Signs up, two seconds after the form was opened. */
  async function signUp({ list, path, form }: List, email: string, change: object = {}, browser?: TestBrowser) {
    const protection = await createFormProof(backend, list)
    time.now = new Date(time.now.getTime() + 3000)
    const result = await post(path, { ...form, email, protection, ...change }, browser)
    await backend.services.background.waitUntilIdle()
    return result
  }
  return {
    backend,
    time,
    advanceMinutes,
    advanceDays: (days: number) => advanceMinutes(days * 24 * 60),
    createAddress() {
      addressCount += 1
      return `leserin-${addressCount}@example.org`
    },
    post,
    signUp,
    async confirmSubscription(list: List, email: string) {
      await signUp(list, email)
      const key = await readMailKey(backend, email, 'confirm-subscription')
      const { body } = await post(`${list.path}confirm/`, { key })
      return { key, settingsKey: String(body.settings_key) }
    },
    async findRow({ list }: Pick<List, 'list'>, email: string) {
      const { db } = backend.services
      const rows = await db
        .select()
        .from(subscriptions)
        .where(and(eq(subscriptions.list, list), eq(subscriptions.email, email)))
      return rows[0]
    },
    listTemplates: async (email: string) => (await listMails(backend, email)).map(({ template }) => template).reverse(),
  }
}
