import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { pageTexts } from '@/backend/db/schema/pages'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content'
import { TestEditor } from '@/tests/page-editor'

const backend = startTestBackend()

it('a working copy is found by its id, whatever its path has become', async () => {
  const { db } = backend.services
  const editor = await TestEditor.logIn(backend)
  const id = await createPage(db, { path: { de: 'vorher', en: 'before' } })
  await db.update(pageTexts).set({ path: 'nachher', slug: 'nachher' }).where(eq(pageTexts.path, 'vorher'))
  expect(await editor.page('GET', `page/${id}/draft/`)).toMatchObject({ id, slug: 'nachher' })
  expect((await editor.in('en').page('GET', `page/${id}/draft/`)).slug).toBe('before')
  expect((await backend.get(`/de/pageeditor-api/page/${id}/draft/`)).status).toBe(401)
})
