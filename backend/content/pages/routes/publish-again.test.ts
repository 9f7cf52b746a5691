import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { modules } from '@/backend/platform/db/schema/content/modules'
import { pageVersions } from '@/backend/platform/db/schema/content/publications'
import { images } from '@/backend/platform/db/schema/library/images'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { TestEditor } from '@/tests/content/page-editor'
import { createPicture } from '@/tests/content/pictures'

let now = new Date('2026-11-20T12:00:00Z')
const backend = startTestBackend({ clock: () => now })
const editor = TestEditor.logInBeforeAll(backend)
let picture = 0
beforeAll(async () => {
  picture = await createPicture(backend.services.db, { alt: { de: 'Pauke', en: 'Timpani' } })
})

let count = 0
async function createImagePage() {
  count += 1
  const block = { model: 'image', data: { image: picture, alias: 'portrait' } }
  return await createPage(backend.services.db, { path: { de: `seite-${count}` }, modules: [block] })
}
const listNumbers = async (id: number) => {
  const rows = await backend.services.db.select().from(pageVersions).where(eq(pageVersions.pageId, id))
  return rows.map(({ number }) => number).toSorted()
}
const changeDescription = (id: number, description: string) =>
  backend.services.db
    .update(modules)
    .set({ data: sql`${modules.data} || ${JSON.stringify({ description })}::jsonb` })
    .where(and(eq(modules.objectId, id), eq(modules.locale, 'de')))

describe('publishing the same state again', () => {
  it('creates one version for simultaneous requests', async () => {
    const id = await createImagePage()
    await Promise.all([1, 2, 3, 4].map(() => editor.publish(id)))
    expect(await listNumbers(id)).toEqual([1])
  })

  it('returns the published state after a lost response', async () => {
    const id = await createImagePage()
    const waived = [{ module: null, rule: 'contrast', subject: 'Titel', reason: 'Wird neu gestaltet' }]
    const firstPage = await editor.publish(id, { note: 'Erste', waived })
    now = new Date(now.getTime() + 60_000)
    expect(await editor.publish(id, { note: ' Erste ', waived })).toEqual(firstPage)
    expect(await listNumbers(id)).toEqual([1])
  })

  it('cancels a scheduled publication, as every publication does', async () => {
    const id = await createImagePage()
    await editor.publish(id)
    await editor.page('POST', `page/${id}/schedule/`, { publish_at: '2027-01-01T08:00:00+01:00' })
    expect(await editor.publish(id)).toMatchObject({ state: 'online', publish_at: null })
    expect(await listNumbers(id)).toEqual([1])
  })
})

describe('publishing creates a new version', () => {
  it.each<[string, (id: number) => Promise<unknown>, object?]>([
    ['after a change of the working copy', (id) => changeDescription(id, 'Neu')],
    ['with a different note', async () => undefined, { note: 'Zweite' }],
    [
      'with a different waiver',
      async () => undefined,
      { waived: [{ module: null, rule: 'contrast', reason: 'Wird neu gestaltet' }] },
    ],
    ['of a page that was taken offline', (id) => editor.page('POST', `page/${id}/unpublish/`)],
    [
      'after a change of the description of a picture',
      () =>
        backend.services.db
          .update(images)
          .set({ alt: { de: 'Trommel', en: 'Drum' } })
          .where(eq(images.id, picture)),
    ],
  ])('%s', async (_, change, body) => {
    const id = await createImagePage()
    await editor.publish(id)
    await change(id)
    expect(await editor.publish(id, body)).toMatchObject({ state: 'online', is_changed: false })
    expect(await listNumbers(id)).toEqual([1, 2])
  })
})
