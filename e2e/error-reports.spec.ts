import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { type ErrorReceiver, openErrorReceiver, type ReceivedReport } from '@/tests/servers/error-receiver'
import { createDatabase, query } from './support/database'
import { startInOwnFolder } from './support/own-folder'
import { type Program, startProgram } from './support/programs'
import { rawRequest } from './support/raw-request'
import { test } from './support/test'

test.describe.configure({ mode: 'serial', timeout: 180_000 })

const release = /^buehnenhaus@\d+\.\d+\.\d+\+[0-9a-f]{12}$/
const reportScript = /\/_next\/static\/reports\//

let receiver: ErrorReceiver
let site: Program
const cleanUps: (() => Promise<unknown>)[] = []

test.beforeAll(async () => {
  test.setTimeout(240_000)
  receiver = await openErrorReceiver()
  cleanUps.push(receiver.close)
  site = await startInOwnFolder('server', '/de', { SENTRY_DSN: receiver.dsn })
  cleanUps.push(site.stop)
})

test.afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp()
})

/** Waits for the report with a message; with `about`, for the one with this description. */
async function waitForReport(message: string, about?: string): Promise<ReceivedReport> {
  const find = () =>
    receiver.reports.find(
      ({ event }) =>
        (about === undefined || event.tags?.about === about) &&
        event.exception?.values.some(({ value }) => value.startsWith(message)),
    )
  await expect.poll(find).toBeTruthy()
  return find() as ReceivedReport
}

/** Throws an error in the window of the page, like its scripts. */
async function throwInPage(page: Page, message: string): Promise<void> {
  await page.evaluate((text) => {
    setTimeout(() => {
      throw new TypeError(text)
    })
  }, message)
}

/** Records a page's requests for the error reporter. */
function watchReports(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    if (reportScript.test(request.url()) || request.url().startsWith(receiver.origin)) requests.push(request.url())
  })
  return requests
}

test('an error in the browser arrives without personal data, and no code is loaded before it', async ({
  page,
  pageProblems,
}) => {
  const requests = watchReports(page)
  const response = await page.goto(`${site.url}/de/account/verify-email/g3h31m-k3y?name=maria`)
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  await throwInPage(page, 'Broken for maria@example.org at "Hof"')
  const { event, text, headers } = await waitForReport('Broken for')
  expect(event).toMatchObject({
    platform: 'javascript',
    release: expect.stringMatching(release),
    tags: { program: 'browser', path: '/de/account/…', request_id: response?.headers()['x-request-id'] },
    exception: { values: [{ type: 'TypeError', value: 'Broken for [address] at "…"' }] },
  })
  expect(text).not.toMatch(/maria|Hof|g3h31m|127\.0\.0\.1|auto/)
  expect(headers).not.toHaveProperty('cookie')
  expect(headers.referer ?? '').not.toMatch(/account|maria/)
  // The events of the browser may arrive after the report.
  await expect.poll(() => requests).toHaveLength(2)
  pageProblems.length = 0
})

test('a cached page reports errors with the id of its own request', async ({ page, pageProblems }) => {
  await page.goto(`${site.url}/de`)
  const response = await page.goto(`${site.url}/de`)
  await page.evaluate(() => void Promise.reject(new Error('Rejected by nobody')))
  const { event } = await waitForReport('Rejected by nobody')
  expect(event.tags).toMatchObject({ path: '/de', request_id: response?.headers()['x-request-id'] })
  pageProblems.length = 0
})

test('an error that replaces the page with the error page arrives', async ({ page, pageProblems }) => {
  await page.addInitScript(() => {
    const find = Document.prototype.querySelectorAll
    // An effect of the layout calls it for links.
    Document.prototype.querySelectorAll = function querySelectorAll(selectors: string) {
      if (selectors.startsWith('a[href')) throw new Error('Links cannot be found')
      return find.call(this, selectors)
    }
  })
  await page.goto(`${site.url}/de`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Fehler 500/)
  const { event } = await waitForReport('Links cannot be found')
  expect(event.tags).toMatchObject({ about: expect.stringMatching(/^A page broke in the browser/) })
  pageProblems.length = 0
})

test('the content security policy allows the receiver', async () => {
  const { headers } = await rawRequest(site.url, '/de')
  expect(headers['content-security-policy']).toContain(`connect-src 'self' ${receiver.origin};`)
})

test('without a receiver, pages contain no code of error reporting', async ({ page, baseURL, pageProblems }) => {
  const { body, headers } = await rawRequest(baseURL ?? '', '/de')
  expect(headers['content-security-policy']).toContain("connect-src 'self';")
  expect(headers).not.toHaveProperty('server-timing')
  expect(body).not.toMatch(/reports\/|error-report|unhandledrejection/)
  const requests = watchReports(page)
  await page.goto('/de')
  await throwInPage(page, 'Met by nobody')
  await expect.poll(() => pageProblems).toEqual(['page error: Met by nobody'])
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  pageProblems.length = 0
})

test('an error during a render arrives', async () => {
  const backend = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"name":"maria"}')
  }).listen(0, '127.0.0.1')
  await once(backend, 'listening')
  cleanUps.push(async () => backend.close())
  const program = await startProgram('server', '/icon.svg', {
    BACKEND_URL: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
    SENTRY_DSN: receiver.dsn,
  })
  const { headers } = await rawRequest(program.url, '/de/ueber-uns?name=maria')
  await program.stop()
  const reports = receiver.reports.filter(({ event }) => event.tags?.program === 'server')
  expect(reports.map(({ event }) => event.tags?.about)).toContainEqual(
    expect.stringMatching(/^The backend breaks the contract at \//),
  )
  expect(reports.map(({ event }) => event.tags?.request_id)).toContain(headers['x-request-id'])
  expect(reports.map(({ text }) => text).join()).not.toMatch(/maria/)
})

test('an error of a separate backend arrives', async () => {
  const database = await createDatabase()
  cleanUps.push(database.drop)
  const backend = await startInOwnFolder('backend', '/api/health/live/', {
    DATABASE_URL: database.url,
    SENTRY_DSN: receiver.dsn,
  })
  // No job reads this table. Errors of jobs would use up the reports of the minute.
  await query(database.url, 'alter table persons rename to lost_persons')
  const { status, headers } = await rawRequest(backend.url, '/de/api/persons/?name=maria')
  expect(status).toBe(500)
  await backend.stop()
  const { event, text } = await waitForReport('relation', 'A request failed')
  expect(event).toMatchObject({
    platform: 'node',
    release: expect.stringMatching(release),
    tags: { program: 'backend', about: 'A request failed', code: '42P01', request_id: headers['x-request-id'] },
  })
  expect(text).not.toMatch(/maria|127\.0\.0\.1/)
})
