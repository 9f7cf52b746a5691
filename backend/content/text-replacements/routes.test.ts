import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { modules } from '@/backend/platform/db/schema/content/modules'
import { pageTexts } from '@/backend/platform/db/schema/content/pages'
import { textReplacements } from '@/backend/platform/db/schema/content/text-replacements'
import type { MatchingPage } from '@/lib/contract/pages/text-replacement'
import { createUser, logInBeforeAll, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { ask, logInEditor } from '@/tests/content/media'
import { deleteOldReplacements } from './delete-old-replacements'

let now = new Date('2026-11-20T12:00:00Z')
const backend = startTestBackend({ clock: () => now })
const editor = logInBeforeAll(backend, { role: 'editor', firstName: 'Ada', lastName: 'Probe' })

const createText = (content: string, data: object = {}) => ({ model: 'text', data: { content, ...data } })
let count = 0
async function createPageWith(blocks: Parameters<typeof createPage>[1]['modules'], title = 'Seite') {
  count += 1
  return await createPage(backend.services.db, { path: { de: `s-${count}` }, title, modules: blocks ?? [] })
}

async function search(words: string, isExact = false, parameters: Record<string, string> = {}) {
  const query = new URLSearchParams({ words, is_exact: String(isExact), ...parameters })
  return await ask(editor, 'GET', `/text-search/?${query}`)
}
const findPages = async (words: string): Promise<MatchingPage[]> => (await search(words)).body.pages

async function replace(words: string, replacement: string, pages: readonly MatchingPage[], browser = editor) {
  const selectedPages = pages.map(({ id, fingerprint }) => ({ id, fingerprint }))
  return await ask(browser, 'POST', '/text-replacements/', { words, replacement, pages: selectedPages })
}
const undo = (id: number, browser = editor) => ask(browser, 'POST', `/text-replacements/${id}/undo/`, {})

const loadBlocks = (id: number) =>
  backend.services.db.select().from(modules).where(eq(modules.objectId, id)).orderBy(modules.id)
const loadContents = async (id: number) => (await loadBlocks(id)).map(({ data }) => data.content)

describe('the search for words', () => {
  it('covers all texts that visitors see, across formatting, in the order of the page', async () => {
    const container = { model: 'container', data: { layout: 2 }, columns: [[createText('<p>im Fundus</p>')], []] }
    const id = await createPageWith(
      [
        createText('<p>Der <strong>Fun</strong>dus &amp; mehr</p>'),
        container as never,
        { model: 'html', data: { html_code: '<p>Fundus</p>', selection: null } },
        { model: 'quote', data: { content: 'Ohne', author: 'Fräulein FUNDUS' } },
      ],
      'Fundus',
    )
    const [page] = await findPages('fundus')
    expect(page).toMatchObject({ id, title: 'Fundus de', url: `/de/s-${count}`, count: 4, locked: 0 })
    expect(page?.places.map(({ before, match }) => before + match)).toEqual([
      'Fundus',
      'Der Fundus',
      'im Fundus',
      'Fräulein FUNDUS',
    ])
    expect((await search('FUNDUS', true)).body.pages[0].count).toBe(1)
    expect(await findPages('fundus & mehr')).toHaveLength(1)
    expect(await findPages('fräulein')).toHaveLength(1)
    expect(await findPages('html_code')).toEqual([])
  })

  it('skips deleted blocks and other languages, and rejects empty and long words', async () => {
    const id = await createPageWith([createText('<p>Kulisse</p>')])
    await backend.services.db
      .update(modules)
      .set({ deletedAt: now, deletedWith: modules.id })
      .where(eq(modules.objectId, id))
    expect(await findPages('Kulisse')).toEqual([])
    const response = await editor.call('GET', '/en/pageeditor-api/text-search/?words=Fundus')
    expect((await response.json()).pages).toEqual([])
    for (const invalidWords of [' ', 'x'.repeat(201)]) expect((await search(invalidWords)).status).toBe(400)
  })
})

describe('a replacement', () => {
  it('changes working copies, like manual edits, and publishes nothing', async () => {
    const id = await createPageWith(
      [
        createText('<p>Zum <a href="/de/orchester">Orchester</a></p>'),
        createText('<p>Orchester</p>', { is_locked: true }),
        { model: 'link', data: { content: 'Orchester', link: '/de/orchester', extra_class: 'button' } },
      ],
      'Orchester',
    )
    const pages = await findPages('orchester')
    expect(pages).toMatchObject([{ count: 3, locked: 1 }])
    const { status, body } = await replace('orchester', 'Chor & <b>', pages)
    expect([status, body]).toEqual([
      200,
      { id: expect.any(Number), pages: [{ id, title: 'Chor & <b> de', url: `/de/s-${count}`, count: 3 }], left: [] },
    ])
    const blocks = await loadBlocks(id)
    expect(blocks.map(({ data }) => data.content)).toEqual([
      '<p>Zum <a href="/de/orchester">Chor &amp; &lt;b&gt;</a></p>',
      '<p>Orchester</p>',
      'Chor & <b>',
    ])
    expect(blocks.map(({ revision }) => revision)).toEqual([2, 1, 2])
    expect(blocks[2]?.data.link).toBe('/de/orchester')
    const [row] = await backend.services.db.select().from(pageTexts).where(eq(pageTexts.pageId, id))
    expect(row).toMatchObject({
      title: 'Chor & <b> de',
      slug: `s-${count}`,
      isDirty: true,
      updatedBy: blocks[0]?.updatedBy,
    })
  })

  it('skips pages with errors, and pages that were changed or deleted since the search', async () => {
    const [changedId, unchangedId, refusedId] = [
      await createPageWith([createText('<p>Soffitte</p>')], 'A'),
      await createPageWith([createText('<p>Soffitte</p>')], 'B'),
      await createPageWith(
        [createText('<p>Soffitte</p>'), { model: 'headline', data: { content: 'Soffitte', headline_level: 2 } }],
        'C',
      ),
    ]
    const pages = await findPages('Soffitte')
    const [block] = await loadBlocks(changedId)
    const data = { content: '<p>Die Soffitte oben</p>' }
    await ask(editor, 'POST', `/text/${block?.id}/`, { data, revision: 1 })
    const missingPage = { ...(pages[0] as MatchingPage), id: 999_999 }
    const { body } = await replace('Soffitte', '', [...pages, missingPage])
    expect(body.pages).toMatchObject([{ id: unchangedId, count: 1 }])
    expect(body.left).toMatchObject([
      { id: changedId, title: 'A de', reason: 'changed', detail: null },
      { id: refusedId, reason: 'refused', detail: expect.stringMatching(/./) },
      { id: 999_999, reason: 'gone' },
    ])
    expect(await loadContents(changedId)).toEqual([data.content])
    // The page is one unit: valid changes were not written either.
    expect(await loadContents(refusedId)).toEqual(['<p>Soffitte</p>', 'Soffitte'])
    expect((await replace('Soffitte', 'x', [missingPage])).body.id).toBeNull()
    expect((await replace('Soffitte', 'x', [missingPage, missingPage])).status).toBe(400)
  })
})

it('continues after a page, and does not extend words twice', async () => {
  const ids = [
    await createPageWith([createText('<p>Loge</p>')], 'A'),
    await createPageWith([createText('<p>Loge und Loge links</p>')], 'b'),
  ]
  const { body } = await search('Loge', false, { after: String(ids[0]) })
  expect(body.pages).toMatchObject([{ id: ids[1], count: 2 }])
  const extension = { replacement: 'Loge links' }
  const pages = (await search('Loge', false, extension)).body.pages
  expect((await replace('Loge', extension.replacement, pages)).body.pages).toMatchObject([{ count: 1 }, { count: 1 }])
  expect(await loadContents(ids[1] as number)).toEqual(['<p>Loge links und Loge links</p>'])
  expect((await search('Loge', false, extension)).body).toEqual({ pages: [], has_more: false })
})

describe('undoing a replacement', () => {
  it('also restores the texts for search engines and link previews', async () => {
    const id = await createPageWith([])
    const { db } = backend.services
    const settings = { metaTitle: 'Zugabe', metaDescription: 'Eine Zugabe', ogTitle: 'Zugabe', ogDescription: '' }
    await db.update(pageTexts).set(settings).where(eq(pageTexts.pageId, id))
    const pages = await findPages('Zugabe')
    expect(pages).toMatchObject([{ id, count: 3, places: [{ module: null }, { before: 'Eine ' }, {}] }])
    const { body } = await replace('Zugabe', 'Vorstellung', pages)
    const readTextRow = async () => (await db.select().from(pageTexts).where(eq(pageTexts.pageId, id)))[0]
    expect(await readTextRow()).toMatchObject({ metaDescription: 'Eine Vorstellung', ogTitle: 'Vorstellung' })
    expect((await undo(body.id)).body.pages).toMatchObject([{ id, count: 3 }])
    expect(await readTextRow()).toMatchObject(settings)
  })

  it('restores unchanged texts once and skips those changed since', async () => {
    const id = await createPageWith(
      [createText('<p>Rampe</p>'), createText('<p>Rampe</p>'), createText('<p>Rampe</p>')],
      'Rampe',
    )
    const { body } = await replace('Rampe', 'Vorbühne', await findPages('Rampe'))
    const [, second, third] = await loadBlocks(id)
    await ask(editor, 'POST', `/text/${second?.id}/`, { data: { content: '<p>Neu</p>' }, revision: 2 })
    const dataWithAnchor = { content: '<p>Vorbühne</p>', anchor: 'rampe' }
    await ask(editor, 'POST', `/text/${third?.id}/`, { data: dataWithAnchor, revision: 2 })
    const undoResponse = await undo(body.id)
    expect(undoResponse.body).toMatchObject({
      pages: [{ id, title: 'Rampe de', count: 3 }],
      left: [{ id, reason: 'changed' }],
    })
    expect(await loadContents(id)).toEqual(['<p>Rampe</p>', '<p>Neu</p>', '<p>Rampe</p>'])
    expect((await loadBlocks(id))[2]?.data.anchor).toBe('rampe')
    expect((await undo(body.id)).status).toBe(409)
    expect((await undo(999_999)).status).toBe(404)
  })

  it('is allowed for the author and administrators, for 30 days', async () => {
    await createPageWith([createText('<p>Schnürboden</p>')])
    const { body } = await replace('Schnürboden', 'Boden', await findPages('Schnürboden'))
    const otherEditor = await logInEditor(backend)
    expect((await undo(body.id, otherEditor)).status).toBe(403)
    const admin = await new TestBrowser(backend).logIn(await createUser(backend, { role: 'admin' }))
    const listIds = async (browser: TestBrowser) =>
      (await ask(browser, 'GET', '/text-replacements/')).body.map(({ id }: { id: number }) => id)
    expect(await listIds(otherEditor)).toEqual([])
    expect(await listIds(admin)).toEqual(await listIds(editor))
    expect((await listIds(editor))[0]).toBe(body.id)
    expect((await undo(body.id, admin)).status).toBe(200)
    expect(await listIds(editor)).not.toContain(body.id)
    const { db } = backend.services
    const loadRows = () => db.select().from(textReplacements).where(eq(textReplacements.id, body.id))
    await deleteOldReplacements(db, new Date(now.getTime() + 29 * 86_400_000))
    expect(await loadRows()).toHaveLength(1)
    now = new Date(now.getTime() + 31 * 86_400_000)
    await deleteOldReplacements(db, now)
    expect(await loadRows()).toEqual([])
  })
})
