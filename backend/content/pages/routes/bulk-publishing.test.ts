import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { publications } from '@/backend/platform/db/schema/content/publications'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { ask, logInEditor } from '@/tests/content/media'

const backend = startTestBackend()

it('publishes pages independently and predicts the rejected ones', async () => {
  const { db } = backend.services
  const editor = await logInEditor(backend)
  const goodPageId = await createPage(db, { path: { de: 'gut', en: 'good' } })
  const textWithVagueLink = { model: 'text', data: { content: '<p><a href="https://example.org">hier</a></p>' } }
  const badPageId = await createPage(db, { path: { de: 'schlecht' }, modules: [textWithVagueLink] })
  const faultyPageId = await createPage(db, { path: { de: 'fehler' } })
  await db.execute(sql.raw(`ALTER TABLE page_versions ADD CONSTRAINT faulty CHECK (page_id <> ${faultyPageId})`))
  const pages = [
    { id: goodPageId, locale: 'de' },
    { id: goodPageId, locale: 'en' },
    { id: badPageId, locale: 'de' },
    { id: 999_999, locale: 'de' },
    { id: faultyPageId, locale: 'de' },
  ]
  const outcome = {
    done: pages.slice(0, 2),
    refused: [
      { ...pages[2], detail: expect.stringContaining('Link') },
      { ...pages[3], detail: 'Nicht gefunden.' },
      { ...pages[4], detail: 'Ein interner Serverfehler ist aufgetreten.' },
    ],
  }
  const listPublications = () => db.select().from(publications).where(eq(publications.pageId, goodPageId))
  const checkResponse = await ask(editor, 'POST', '/publish/', { pages, is_check: true })
  expect([checkResponse.status, checkResponse.body]).toEqual([200, outcome])
  expect(await listPublications()).toEqual([])
  const publicationResponse = await ask(editor, 'POST', '/publish/', { pages, note: 'Spielzeit' })
  expect([publicationResponse.status, publicationResponse.body]).toEqual([200, outcome])
  expect(await listPublications()).toMatchObject([{ isOnline: true }, { isOnline: true }])
  await db.execute(sql`ALTER TABLE page_versions DROP CONSTRAINT faulty`)
  const versions = await ask(editor, 'GET', `/page/${goodPageId}/versions/`)
  expect(versions.body.results).toMatchObject([{ number: 1, note: 'Spielzeit' }])
})

it('findings waived with a reason stay waived', async () => {
  const editor = await logInEditor(backend)
  const textWithVagueLink = { model: 'text', data: { content: '<p><a href="https://example.org">hier</a></p>' } }
  const id = await createPage(backend.services.db, { path: { de: 'begruendet' }, modules: [textWithVagueLink] })
  const { body: draft } = await ask(editor, 'GET', `/page/${id}/draft/`)
  const waived = [{ module: draft.modules[0].id, rule: 'link-vague', reason: 'Das Wort steht so im Zitat.' }]
  expect((await ask(editor, 'POST', `/page/${id}/publish/`, { waived })).status).toBe(200)
  await ask(editor, 'POST', `/page/${id}/`, { revision: draft.revision, data: { title: 'Neu' } })
  const pages = [{ id, locale: 'de' }]
  expect((await ask(editor, 'POST', '/publish/', { pages })).body.done).toEqual(pages)
})

it('accepts one to a hundred pages', async () => {
  const editor = await logInEditor(backend)
  expect((await ask(editor, 'POST', '/publish/', { pages: [] })).status).toBe(400)
  const tooManyPages = Array.from({ length: 101 }, (_, id) => ({ id: id + 1, locale: 'de' }))
  expect((await ask(editor, 'POST', '/publish/', { pages: tooManyPages })).status).toBe(400)
})
