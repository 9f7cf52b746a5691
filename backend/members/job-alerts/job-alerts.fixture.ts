import { afterEach, beforeEach, expect } from 'vitest'
import type { MailData } from '@/backend/platform/db/schema/operations/mail-data'
import { listMails, readMailKey, TestBrowser } from '@/tests/accounts'
import type { TestBackend } from '@/tests/backend-app'
import { createFormProof } from '@/tests/content/form-proofs'
import { advanceClock } from '../jobs/routes/jobs.fixture'
import { createAlertSender } from './send-job-alerts'

export const neverAborted = new AbortController().signal
let addressCount = 0

export const createAddress = () => {
  addressCount += 1
  return `sucht-${addressCount}@example.org`
}

/** Provides the calls about job alerts, and a job that sends them. */
export function startAlerts(backend: TestBackend) {
  let sender = createAlertSender()
  const restart = () => {
    sender = createAlertSender()
  }
  beforeEach(() => {
    advanceClock(3_600_000)
    restart()
  })
  afterEach(() => backend.services.background.waitUntilIdle())
  const sendAlerts = () => sender(backend.services, neverAborted)

  async function post(path: string, body: unknown) {
    const response = await new TestBrowser(backend).call('POST', path, body)
    return { status: response.status, body: response.status === 204 ? null : await response.json() }
  }

  async function requestAlert(email: string, filter: object = {}) {
    const protection = await createFormProof(backend, 'job-alerts')
    advanceClock(3000)
    const settings = { frequency: 'immediately', language: 'de', privacy: true, ...filter }
    return post('/de/api/job-alerts/', { email, protection, ...settings })
  }

  /**
   * Requests and confirms an alert.
   * @returns the key for its settings
   */
  async function confirmAlert(email: string, filter: object = {}): Promise<string> {
    expect((await requestAlert(email, filter)).status).toBe(202)
    const key = await readMailKey(backend, email, 'confirm-subscription')
    const { body } = await post('/de/api/job-alerts/confirm/', { key })
    return String(body.settings_key)
  }

  async function changeSettings(key: string, settings: { frequency: string; language: string }): Promise<void> {
    const body = { key, ...settings }
    const response = await new TestBrowser(backend).call('PATCH', '/de/api/job-alerts/settings/', body)
    expect(response.status).toBe(200)
  }

  /** Lists the titles in each mail to an address, the first mail first. */
  async function listTitles(email: string): Promise<string[][]> {
    const mails = await listMails(backend, email, 'job-alert')
    return mails.map(({ data }) => (data as MailData['job-alert']).jobs.map(({ title }) => title)).reverse()
  }

  async function findLastAlert(email: string): Promise<MailData['job-alert'] | undefined> {
    const [mail] = await listMails(backend, email, 'job-alert')
    return mail?.data as MailData['job-alert'] | undefined
  }

  return { restart, sendAlerts, post, requestAlert, confirmAlert, changeSettings, listTitles, findLastAlert }
}
