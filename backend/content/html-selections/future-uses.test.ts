import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { requireUnused } from '@/backend/content/containers/require-unused'
import { listPictureUses } from '@/backend/library/media/picture-usage'
import { modules } from '@/backend/platform/db/schema/content/modules'
import { schedules } from '@/backend/platform/db/schema/content/publications'
import { previewLinks } from '@/backend/platform/db/schema/library/preview-links'
import { ConflictError } from '@/backend/platform/errors'
import type { ReusableUse } from '@/lib/contract/pages/reusable'
import { createUser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { createPicture } from '@/tests/content/pictures'
import { pagePreviews } from '../pages/page-preview'
import { schedulePage } from '../pages/schedule-page'
import { listSelectionUses } from './uses'

const backend = startTestBackend()
const now = new Date()
const tomorrow = new Date(now.getTime() + 86_400_000)
let userId: number
beforeAll(async () => {
  userId = (await createUser(backend, { role: 'editor' })).id
})

/** Lists the states that use a picture, a snippet and a reusable container. */
async function listStates(picture: number) {
  const { db } = backend.services
  const pictureUses = await listPictureUses(db, picture)
  const selectionUses = (await listSelectionUses(db, [7])).get(7) ?? []
  const refusal = await requireUnused(db, 'team', 'de').catch((error: unknown) => error)
  const containerUses = refusal instanceof ConflictError ? (refusal.data.used_by as ReusableUse[]) : []
  return [pictureUses, selectionUses, containerUses].map((uses) => uses.map(({ state }) => state))
}

it('a scheduled version and a fixed preview link are uses of what they contain', async () => {
  const { db } = backend.services
  const picture = await createPicture(db, { isDecorative: true })
  const pageId = await createPage(db, {
    path: { de: 'plan' },
    modules: [
      { model: 'image', data: { image: picture } },
      { model: 'html', data: { html_code: '', html_code_obj: 7 } },
      { model: 'container', data: { layout: 0, reusable: 'team' } },
    ],
  })
  await schedulePage(db, { pageId, locale: 'de', publishAt: tomorrow, userId, now })
  const reference = { id: pageId, locale: 'de' } as const
  const link = {
    keyHash: 'hash',
    type: 'page',
    targetId: pageId,
    locale: 'de',
    name: 'Anna',
    createdBy: userId,
  } as const
  const snapshot = await pagePreviews.readState(db, reference)
  await db.insert(previewLinks).values({ ...link, snapshot, createdAt: now, expiresAt: tomorrow })
  await db.update(modules).set({ deletedAt: now, deletedWith: sql`${modules.id}` })
  expect(await listStates(picture)).toEqual([0, 1, 2].map(() => ['preview', 'scheduled']))

  await db.update(previewLinks).set({ revokedAt: now })
  await db.delete(schedules).where(eq(schedules.pageId, pageId))
  expect(await listStates(picture)).toEqual([[], [], []])
})
