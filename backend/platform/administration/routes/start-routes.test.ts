import { beforeAll, expect, it } from 'vitest'
import { images } from '@/backend/platform/db/schema/library/images'
import { jobs } from '@/backend/platform/db/schema/members/jobs'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { administrationStartSchema } from '@/lib/contract/administration/start'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'

const now = new Date('2026-11-25T10:00:00Z')
const backend = startTestBackend({ clock: () => now })
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

const browsers = new Map<string, TestBrowser>()
beforeAll(async () => {
  for (const role of ['user', 'editor', 'office', 'admin'] as const) {
    const user = await createUser(backend, { role, firstName: 'Olga', lastName: role })
    browsers.set(role, await new TestBrowser(backend).logIn(user))
  }
})

function getBrowser(role: string): TestBrowser {
  const browser = browsers.get(role)
  if (!browser) throw new Error(role)
  return browser
}
function call(role: string, method: string, path: string, body?: unknown) {
  return getBrowser(role).call(method, `/de/api/${path}`, body)
}
async function readStart(role: string) {
  return administrationStartSchema.parse(await (await call(role, 'GET', 'administration/start/')).json())
}
const fetchCounts = async (role: string) =>
  Object.fromEntries((await readStart(role)).waiting.map(({ key, count }) => [key, count]))

it('counts the records that need attention by the rights of the user, as their lists do', async () => {
  const { db } = backend.services
  const member = await createUser(backend)
  await createUser(backend, { isActive: false, group: null })
  await createUser(backend, { isActive: false, activatedAt: now })
  const job = { ownerId: member.id, state: 'published', deadline: '2026-12-24', renewedAt: now } as const
  await db
    .insert(jobs)
    .values([
      { ...job, publishedAt: daysAgo(2), expiresAt: daysAgo(-200) },
      { ...job, publishedAt: daysAgo(9), expiresAt: daysAgo(-200) },
      { ownerId: member.id },
    ])
  const mail = { recipient: 'anna@example.org', locale: 'de', template: 'verify-email' } as const
  const failedMail = { ...mail, state: 'failed', endedAt: now } as const
  await db.insert(outbox).values([failedMail, { ...failedMail, problem: 'returned: 5.1.1' }])
  const file = { hash: 'ab'.repeat(32), mime: 'image/png', width: 9, height: 6, byteSize: 9 }
  await db.insert(images).values([
    { ...file, alt: { de: 'Saal', en: '' } },
    { ...file, isDecorative: true },
    { ...file, alt: { de: 'Saal', en: 'Hall' } },
    { ...file, isOutsideLibrary: true },
  ])
  expect(await fetchCounts('editor')).toEqual({
    'undescribed-pictures': 1,
    planned: 0,
    'unconfirmed-plans': 0,
    'issue-comments': 0,
    'halted-dispatches': 0,
  })
  expect(await fetchCounts('office')).toEqual({
    registrations: 1,
    'new-ads': 1,
    'failed-mails': 1,
    planned: 0,
    'unconfirmed-plans': 0,
    proposals: 0,
    'issue-comments': 0,
    'halted-dispatches': 0,
  })
  expect(Object.keys(await fetchCounts('admin'))).toHaveLength(9)

  for (const { count, type, filters } of (await readStart('admin')).waiting) {
    const query = new URLSearchParams(filters)
    const list = await (await call('admin', 'GET', `administration/${type}/?${query}`)).json()
    expect([type, list.count]).toEqual([type, count])
  }
})

it('lists the last changes of records and pages with their authors, each once', async () => {
  const { db } = backend.services
  const values = { title: { de: 'Tarif', en: 'Pay' }, slug: '' }
  const response = await call('editor', 'POST', 'tags/', { values })
  const { id } = await response.json()
  await call('editor', 'PATCH', `tags/${id}/`, { revision: 1, values: { slug: 'pay' } })
  const pageId = await createPage(db, { path: { de: 'themen' }, title: 'Themen' })
  const editor = await (await call('editor', 'GET', 'users/me/')).json()
  await db.execute(
    `UPDATE page_texts SET edited_at = '${daysAgo(1).toISOString()}', edited_by = ${editor.id} WHERE page_id = ${pageId}`,
  )
  const { edited } = await readStart('editor')
  expect(edited.map(({ type, title, by }) => [type, title, by])).toEqual([
    ['tags', 'Tarif', 'Olga editor'],
    [null, 'Themen de', 'Olga editor'],
  ])
  expect((await readStart('office')).edited).toEqual([])

  await call('editor', 'DELETE', `tags/${id}/?revision=2`)
  expect((await readStart('editor')).edited.map(({ type }) => type)).toEqual([null])
})

it('requires a right in the administration', async () => {
  expect((await new TestBrowser(backend).call('GET', '/de/api/administration/start/')).status).toBe(401)
  expect((await call('user', 'GET', 'administration/start/')).status).toBe(403)
})

it('shows the change when an editor describes a picture', async () => {
  const { results } = await (await call('editor', 'GET', 'administration/pictures/?described=false')).json()
  const { id } = results[0]
  const { revision, values } = await (await call('editor', 'GET', `administration/pictures/${id}/`)).json()
  const changedResponse = await call('editor', 'PATCH', `pictures/${id}/`, {
    revision,
    values: { alt: { ...values.alt, en: 'Hall' } },
  })
  expect(changedResponse.status).toBe(200)
  expect(await fetchCounts('editor')).toMatchObject({ 'undescribed-pictures': 0 })
  const library = await (await getBrowser('editor').call('GET', `/de/pageeditor-api/media/${id}/`)).json()
  expect(library).toMatchObject({ alt_en: 'Hall', revision: 2 })
})
