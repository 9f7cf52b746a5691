import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { pageTexts } from '@/backend/platform/db/schema/content/pages'
import { publications, schedules } from '@/backend/platform/db/schema/content/publications'
import { settings } from '@/backend/platform/db/schema/library/settings'
import { settings as demoSettings } from '@/demo/settings'
import { createUser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { publishPage } from '../pages/publish-page'
import { schedulePage } from '../pages/schedule-page'
import { changeAndRepublish } from './change-and-republish'

const backend = startTestBackend()
const now = new Date('2026-11-20T12:00:00Z')
const friday = new Date('2026-11-27T08:00:00Z')
afterEach(() => backend.services.db.delete(settings))

let count = 0
/** Creates a page, publishes it, schedules it and returns a function that changes its title. */
async function createPlannedPage({ isPlanEqual }: { isPlanEqual: boolean }) {
  const { db } = backend.services
  count += 1
  const { id: userId } = await createUser(backend, { role: 'editor' })
  const author = { userId, locale: 'de', now } as const
  const pageId = await createPage(db, { path: { de: `seite-${count}` }, title: 'Alt' })
  const setTitle = async (title: string) => {
    await db.update(pageTexts).set({ title }).where(eq(pageTexts.pageId, pageId))
  }
  const publish = () => publishPage(db, { pageId, locale: 'de', authorId: userId, now, shouldKeepPlan: true })
  if (isPlanEqual) await publish()
  await schedulePage(db, { pageId, locale: 'de', publishAt: friday, userId, now })
  if (!isPlanEqual) {
    await setTitle('Anders')
    await publish()
  }
  const changeTitle = (title: string) =>
    db.transaction((transaction) =>
      changeAndRepublish(
        transaction,
        pageId,
        async () => void (await transaction.update(pageTexts).set({ title }).where(eq(pageTexts.pageId, pageId))),
        author,
      ),
    )
  const readState = async () => {
    const [publication] = await db.select().from(publications).where(eq(publications.pageId, pageId))
    const [plan] = await db.select().from(schedules).where(eq(schedules.pageId, pageId))
    return { title: publication?.title, online: publication?.versionId, planned: plan?.versionId }
  }
  return { changeTitle, readState }
}

it('replaces an equal published and an equal scheduled version', async () => {
  const { changeTitle, readState } = await createPlannedPage({ isPlanEqual: true })
  const oldState = await readState()
  await changeTitle('Neu')
  const newState = await readState()
  expect(newState).toEqual({ title: 'Neu', online: newState.planned, planned: expect.any(Number) })
  expect(newState.planned).not.toBe(oldState.planned)
})

it('keeps a plan for another version', async () => {
  const { changeTitle, readState } = await createPlannedPage({ isPlanEqual: false })
  const oldState = await readState()
  await changeTitle('Neu')
  expect(await readState()).toEqual({ title: 'Neu', online: expect.any(Number), planned: oldState.planned })
})

it('publishes and schedules nothing without a required approval', async () => {
  const { changeTitle, readState } = await createPlannedPage({ isPlanEqual: true })
  const oldState = await readState()
  await backend.services.db.insert(settings).values({ data: demoSettings, requiresApproval: true })
  await changeTitle('Neu')
  expect(await readState()).toEqual(oldState)
})
