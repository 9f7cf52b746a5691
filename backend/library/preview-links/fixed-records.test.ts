import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { articles } from '@/backend/platform/db/schema/content/articles'
import { events } from '@/backend/platform/db/schema/content/events'
import { pages } from '@/backend/platform/db/schema/content/pages'
import { persons } from '@/backend/platform/db/schema/library/persons'
import { mailedKeyHeader } from '@/lib/contract/forms/mailed-key'
import { newPreviewLinkSchema, previewSchema } from '@/lib/contract/pages/preview-link'
import { logInBeforeAll } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'

const backend = startTestBackend()
const editor = logInBeforeAll(backend, { role: 'editor' })

async function createRecordPage(contentType: string): Promise<number> {
  const id = await createPage(backend.services.db, { path: { de: contentType } })
  await backend.services.db.update(pages).set({ contentType }).where(eq(pages.id, id))
  return id
}

/** Creates a link to this state and one to the newest state. Returns functions that open them. */
async function share(target: number) {
  const create = async (is_fixed: boolean) => {
    const body = { type: 'page', target, locale: 'de', is_fixed, days: 7 }
    const response = await editor.call('POST', '/de/api/preview-links/', body)
    const { key } = newPreviewLinkSchema.parse(await response.json())
    return async () => {
      const preview = previewSchema.parse(
        await (await backend.get('/de/api/preview/', { [mailedKeyHeader]: key })).json(),
      )
      return preview.state === 'open' && preview.content.type === 'page' ? preview.content.page.record : null
    }
  }
  return { openFixed: await create(true), openNewest: await create(false) }
}

it('shows the date and the place of an event as they were', async () => {
  const { db } = backend.services
  const pageId = await createRecordPage('event')
  const times = { startsAt: new Date('2026-12-01T18:00:00Z'), endsAt: new Date('2026-12-01T20:00:00Z') }
  await db
    .insert(events)
    .values({
      pageId,
      ...times,
      kind: 'conference',
      status: 'confirmed',
      isAllDay: false,
      place: 'Köln',
      link: '',
      rrule: '',
      exdates: [],
      changedAt: new Date(),
    })
  const { openFixed, openNewest } = await share(pageId)
  const before = await openNewest()
  expect(before).toMatchObject({ place: 'Köln', start: '2026-12-01T19:00:00+01:00' })
  await db.update(events).set({ place: 'Bonn', startsAt: new Date('2026-12-01T17:00:00Z') })
  expect(await openFixed()).toEqual(before)
  expect(await openNewest()).toMatchObject({ place: 'Bonn', start: '2026-12-01T18:00:00+01:00' })
})

it('shows the author and the contact of a press release as they were', async () => {
  const { db } = backend.services
  const pageId = await createRecordPage('press_release')
  const [person] = await db.insert(persons).values({ name: 'Paul Presse' }).returning()
  const contactId = person?.id
  await db.insert(articles).values({ pageId, section: 'press', author: 'VBO', date: new Date(), contactId })
  const { openFixed, openNewest } = await share(pageId)
  const before = await openNewest()
  expect(before).toMatchObject({ author: 'VBO', contact: { name: 'Paul Presse' } })
  await db.update(articles).set({ author: 'Ada Amt', contactId: null })
  expect(await openFixed()).toEqual(before)
  expect(await openNewest()).toMatchObject({ author: 'Ada Amt', contact: null })
})
