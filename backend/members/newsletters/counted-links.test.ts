import { expect, it } from 'vitest'
import { settings } from '@/backend/platform/db/schema/library/settings'
import { settings as demo } from '@/demo/settings'
import { logInBeforeAll } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { startDispatches } from './dispatches.fixture'

const tests = startDispatches((clock) => startTestBackend({ clock }))
const { backend, addReader } = tests
const target = 'https://beispiel.example/studie?a=1&b=2'
const text = {
  de: `<p><a href="${target.replace('&', '&amp;')}">Studie</a> <a href="mailto:a@example.org">Post</a></p>`,
  en: '',
}

const office = logInBeforeAll(backend, { role: 'office' })

async function sendIssue(countsClicks: boolean) {
  await backend.services.db.insert(settings).values({ data: demo, countsClicks })
  await addReader('ada@example.org')
  await addReader('eve@example.org')
  const id = await tests.planIssue({ text, languages: ['de'] })
  await tests.sendForMinutes(1)
  const mails = tests.server.mails.map(({ email }) => email.html ?? '')
  return { id, mails }
}
const readLinks = async (id: number) =>
  (await (await office.call('GET', `/de/api/administration/newsletter-issues/${id}/`)).json()).row.links
const findCountedPaths = (html = '') => html.match(/\/api\/newsletter-links\/\d+\//g) ?? []

it('keeps links direct while the settings do not count clicks', async () => {
  const { id, mails } = await sendIssue(false)
  expect(mails).toHaveLength(2)
  for (const html of mails) {
    expect(html).toContain('href="https://beispiel.example/studie?a=1&amp;b=2"')
    expect(findCountedPaths(html)).toEqual([])
  }
  expect(await readLinks(id)).toEqual([])
})

it('counts clicks by one link for all readers, and redirects to its address', async () => {
  const { id, mails } = await sendIssue(true)
  const [path = ''] = findCountedPaths(mails[0])
  expect(mails.map(findCountedPaths)).toEqual([[path], [path]])
  expect(mails[0]).toContain('href="mailto:a@example.org"')
  expect(await readLinks(id)).toEqual([{ url: target, clicks: 0 }])

  const response = await backend.get(path)
  expect([response.status, response.headers.get('Location')]).toEqual([302, target])
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(response.headers.get('Set-Cookie')).toBeNull()
  expect((await backend.get(path)).status).toBe(302)
  expect(await readLinks(id)).toEqual([{ url: target, clicks: 2 }])
})

it.each([
  ['a request for the headers', { method: 'HEAD' }],
  ['a crawler', { headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }],
  ['a prefetch', { headers: { 'Sec-Purpose': 'prefetch;prerender' } }],
])('does not count %s', async (_request, init) => {
  const { id, mails } = await sendIssue(true)
  const [path = ''] = findCountedPaths(mails[0])
  const response = await backend.app.request(path, init)
  expect([response.status, response.headers.get('Location')]).toEqual([302, target])
  expect(await readLinks(id)).toEqual([{ url: target, clicks: 0 }])
})

it('counts 30 clicks of a client in a row, and redirects every click', async () => {
  const { id, mails } = await sendIssue(true)
  const [path = ''] = findCountedPaths(mails[0])
  const click = async (address: string) => (await backend.get(path, { 'X-Forwarded-For': address })).status
  for (let count = 0; count < 32; count += 1) expect(await click('10.203.1.1')).toBe(302)
  expect(await readLinks(id)).toEqual([{ url: target, clicks: 30 }])
  await click('10.203.2.1')
  tests.advanceClock(5000)
  await click('10.203.1.1')
  expect(await readLinks(id)).toEqual([{ url: target, clicks: 32 }])
})

it('returns 404 for an unknown link, and ignores an address in the query', async () => {
  expect((await backend.get('/api/newsletter-links/999999/')).status).toBe(404)
  expect((await backend.get('/api/newsletter-links/999999/?url=https://evil.example')).status).toBe(404)
})

it('keeps links direct in previews and test mails', async () => {
  const { id } = await sendIssue(true)
  const preview = await office.call('GET', `/de/api/administration/newsletter-issues/${id}/preview/`)
  expect(await preview.text()).toContain('href="https://beispiel.example/studie')
})
