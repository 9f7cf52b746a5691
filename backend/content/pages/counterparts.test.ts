import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { PageEvent } from '@/backend/platform/db/notifications/page-events'
import { modules } from '@/backend/platform/db/schema/content/modules'
import { type Module, moduleSchema } from '@/lib/contract/blocks/module'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { TestEditor } from '@/tests/content/page-editor'

const backend = startTestBackend()
const germanEditor = TestEditor.logInBeforeAll(backend)
const englishEditor = germanEditor.in('en')

let count = 0
/** Creates a page of one language with two texts, translated into the other. */
async function createTranslatedPage({ sourceEditor = germanEditor, targetEditor = englishEditor, locale = 'de' } = {}) {
  count += 1
  const slug = `zweisprachig-${count}`
  const { id } = await sourceEditor.page('POST', 'page/', { parent: null, title: slug, slug })
  const addText = (words: string, fields: object = {}) =>
    sourceEditor.ask(moduleSchema, 'POST', 'text/', {
      object_id: id,
      content_type: 'page',
      locale,
      data: { content: `<p>${words}</p>` },
      ...fields,
    })
  const source = [await addText('Eins'), await addText('Zwei')] as const
  await sourceEditor.page('POST', `page/${id}/translate/`)
  const readPage = (editor: TestEditor) => editor.page('GET', `page/${slug}?draft=1`)
  const [first, second] = (await readPage(targetEditor)).modules
  if (!first || !second) throw new Error('There are no blocks.')
  const rewrite = async (editor: TestEditor, { id: module }: Module, words: string) => {
    const { revision } = await editor.ask(moduleSchema, 'GET', `text/${module}/`)
    return editor.ask(moduleSchema, 'POST', `text/${module}/`, { revision, data: { content: `<p>${words}</p>` } })
  }
  const loadStates = async (editor: TestEditor) =>
    (await readPage(editor)).translation.modules.map(({ module, counterpart, state }) => [module, counterpart, state])
  return { id, source, copies: [first, second] as const, addText, readPage, rewrite, loadStates }
}

const toMark = (module: Module | null, counterpart: Module | null, fields: object = {}) => ({
  module: module?.id ?? null,
  counterpart: counterpart && { id: counterpart.id, revision: counterpart.revision },
  ...fields,
})
const remove = (editor: TestEditor, { id, revision }: Module) => editor.call('DELETE', `text/${id}/`, { revision })

describe('modules in two languages', () => {
  it('have counterparts; copies need a translation, sources need no comparison', async () => {
    const { source, copies, rewrite, loadStates } = await createTranslatedPage()
    await rewrite(englishEditor, copies[0], 'One')
    expect(await loadStates(englishEditor)).toEqual([
      [copies[0].id, source[0].id, 'copied'],
      [copies[1].id, source[1].id, 'copied'],
    ])
    expect(await loadStates(germanEditor)).toEqual([
      [source[0].id, copies[0].id, 'same'],
      [source[1].id, copies[1].id, 'same'],
    ])
  })

  it('are marked as changed, with the words, or as removed, but not after a move', async () => {
    const { source, copies, rewrite, readPage, loadStates } = await createTranslatedPage()
    const move = { revision: source[1].revision, parent: null, column: null, position: 0 }
    expect((await germanEditor.call('POST', `text/${source[1].id}/move/`, move)).status).toBe(200)
    expect((await loadStates(englishEditor)).map(([, , state]) => state)).toEqual(['copied', 'copied'])
    await rewrite(germanEditor, source[0], 'Eins, neu')
    expect((await remove(germanEditor, { ...source[1], revision: 2 })).status).toBe(204)
    const content = { field: 'content', before: '<p>Eins</p>', after: '<p>Eins, neu</p>' }
    expect((await readPage(englishEditor)).translation.modules).toEqual([
      {
        module: copies[0].id,
        counterpart: source[0].id,
        state: 'changed',
        fields: [expect.objectContaining({ ...content, parts: expect.any(Array) })],
      },
      { module: copies[1].id, counterpart: source[1].id, state: 'removed', fields: [] },
    ])
  })

  it('are up to date after they are marked as translated, in both directions, until one changes', async () => {
    const { id, source, copies, rewrite, loadStates } = await createTranslatedPage()
    const changedSource = await rewrite(germanEditor, source[0], 'Eins, neu')
    await rewrite(englishEditor, copies[0], 'One, new')
    const { translation } = await englishEditor.page('POST', `page/${id}/translated/`, {
      pairs: [toMark(copies[0], changedSource)],
    })
    expect(translation.modules).toMatchObject([{ state: 'same', fields: [] }, { state: 'copied' }])
    await rewrite(englishEditor, copies[0], 'One, corrected')
    expect((await loadStates(germanEditor))[0]).toEqual([source[0].id, copies[0].id, 'changed'])
    expect((await loadStates(englishEditor))[0]).toEqual([copies[0].id, source[0].id, 'same'])
  })

  it('work in the other direction, too', async () => {
    const { id, source, copies, rewrite, loadStates } = await createTranslatedPage({
      sourceEditor: englishEditor,
      targetEditor: germanEditor,
      locale: 'en',
    })
    expect((await loadStates(germanEditor)).map(([, , state]) => state)).toEqual(['copied', 'copied'])
    const changedSource = await rewrite(englishEditor, source[0], 'One, new')
    expect((await loadStates(germanEditor))[0]).toEqual([copies[0].id, source[0].id, 'changed'])
    await germanEditor.page('POST', `page/${id}/translated/`, { pairs: [toMark(copies[0], changedSource)] })
    expect((await loadStates(germanEditor))[0]?.[2]).toBe('same')
  })

  it('may exist in one language only, as long as they are unchanged', async () => {
    const { id, source, copies, addText, readPage, rewrite } = await createTranslatedPage()
    const addedModule = await addText('Nur auf Deutsch')
    await remove(germanEditor, source[1])
    const pairs = [toMark(null, addedModule), toMark(copies[1], null)]
    const { translation } = await englishEditor.page('POST', `page/${id}/translated/`, { pairs })
    expect(translation.modules.map(({ module }) => module)).toEqual([copies[0].id])
    expect(translation.left_out).toEqual([addedModule.id])
    expect((await readPage(germanEditor)).translation.left_out).toEqual([copies[1].id])
    await rewrite(germanEditor, addedModule, 'Nun für alle')
    expect((await readPage(englishEditor)).translation.left_out).toEqual([])
  })

  it('are linked when an unlinked module is marked as translated, or by a separate call', async () => {
    const { id, source, copies, readPage, loadStates } = await createTranslatedPage()
    await backend.services.db
      .update(modules)
      .set({ counterpartId: null, counterpartData: null })
      .where(and(eq(modules.objectId, id), eq(modules.contentType, 'page')))
    expect((await readPage(englishEditor)).translation).toMatchObject({ modules: [], left_out: [] })
    await englishEditor.page('POST', `page/${id}/translated/`, {
      pairs: [toMark(copies[0], source[0]), toMark(copies[1], source[1], { is_done: false })],
    })
    expect(await loadStates(englishEditor)).toEqual([
      [copies[0].id, source[0].id, 'same'],
      [copies[1].id, source[1].id, 'changed'],
    ])
    expect((await readPage(englishEditor)).translation.modules[1]?.fields).toEqual([])
    expect((await loadStates(germanEditor)).map(([, , state]) => state)).toEqual(['same', 'same'])
  })
})

describe('a block copied from the other language', () => {
  it('is linked on creation', async () => {
    const { id, addText, loadStates } = await createTranslatedPage()
    const addedModule = await addText('Drei')
    const body = { object_id: id, data: addedModule.data, counterpart: addedModule.id }
    const copy = await englishEditor.ask(moduleSchema, 'POST', 'text/', body)
    expect((await loadStates(englishEditor)).at(-1)).toEqual([copy.id, addedModule.id, 'copied'])
    expect((await loadStates(germanEditor)).at(-1)).toEqual([addedModule.id, copy.id, 'same'])
  })

  it('is always created, without a link if the counterpart is missing or linked', async () => {
    const [{ id, source, loadStates }, otherPage] = [await createTranslatedPage(), await createTranslatedPage()]
    for (const counterpart of [source[0].id, otherPage.source[0].id, 999_999]) {
      const body = { object_id: id, data: { content: '<p>Frei</p>' }, counterpart }
      await englishEditor.ask(moduleSchema, 'POST', 'text/', body)
    }
    expect(await loadStates(englishEditor)).toHaveLength(2)
  })

  it('loses its link when the block that it replaced is restored', async () => {
    const { id, source, copies, loadStates } = await createTranslatedPage()
    await remove(englishEditor, copies[0])
    const body = { object_id: id, data: source[0].data, counterpart: source[0].id }
    const copy = await englishEditor.ask(moduleSchema, 'POST', 'text/', body)
    expect((await loadStates(englishEditor)).at(-1)).toEqual([copy.id, source[0].id, 'copied'])
    await remove(englishEditor, copy)
    await englishEditor.call('POST', `text/${copies[0].id}/undelete/`, { revision: copies[0].revision })
    expect((await loadStates(englishEditor))[0]?.slice(0, 2)).toEqual([copies[0].id, source[0].id])
    expect((await loadStates(germanEditor))[0]).toEqual([source[0].id, copies[0].id, 'same'])
  })
})

it('copies links to translations with a page, and its open and unneeded translations', async () => {
  const { id, source, addText, rewrite } = await createTranslatedPage()
  await rewrite(germanEditor, source[0], 'Eins, neu')
  await englishEditor.page('POST', `page/${id}/translated/`, { pairs: [toMark(null, await addText('Allein'))] })
  const copy = await germanEditor.page('POST', `page/${id}/copy/`, { parent: null })
  const copiedPage = await englishEditor.page('GET', `page/${copy.urls.en?.split('/').at(-1)}?draft=1`)
  expect(copiedPage.id).toBe(copy.id)
  expect(copiedPage.translation.modules).toMatchObject([
    { module: copiedPage.modules[0]?.id, counterpart: copy.modules[0]?.id, state: 'changed' },
    { module: copiedPage.modules[1]?.id, counterpart: copy.modules[1]?.id, state: 'copied' },
  ])
  expect(copiedPage.translation.left_out).toEqual([copy.modules[2]?.id])
})

describe('marking as translated', () => {
  it('notifies the editors of both languages and changes no revision', async () => {
    const { id, source, copies, readPage } = await createTranslatedPage()
    const events: PageEvent[] = []
    const unsubscribe = backend.services.pageEvents.subscribe(
      (event) => events.push(event),
      () => undefined,
    )
    const stateBefore = await readPage(englishEditor)
    const stateAfter = await englishEditor.page('POST', `page/${id}/translated/`, {
      pairs: [toMark(copies[0], source[0])],
    })
    expect([stateAfter.revision, stateAfter.modules, stateAfter.is_changed]).toEqual([
      stateBefore.revision,
      stateBefore.modules,
      stateBefore.is_changed,
    ])
    await expect.poll(() => events).toHaveLength(1)
    unsubscribe()
    expect(events).toMatchObject([{ kind: 'change', pageId: id, moduleId: null, locale: null }])
  })

  it('is rejected as a whole if a counterpart was changed since', async () => {
    const { id, source, copies, rewrite, loadStates } = await createTranslatedPage()
    await rewrite(germanEditor, source[0], 'Eins, neu')
    const pairs = [toMark(copies[1], source[1]), toMark(copies[0], source[0])]
    const rejection = await englishEditor.call('POST', `page/${id}/translated/`, { pairs })
    expect(rejection).toMatchObject({ status: 409, body: { current: { id: source[0].id, revision: 2 } } })
    expect((await loadStates(englishEditor)).map(([, , state]) => state)).toEqual(['changed', 'copied'])
  })

  it('is undone to the earlier state despite later edits', async () => {
    const { id, source, copies, addText, readPage, rewrite, loadStates } = await createTranslatedPage()
    const readTranslationState = async () => [
      (await readPage(englishEditor)).translation,
      await loadStates(germanEditor),
      (await readPage(germanEditor)).translation.left_out,
    ]
    const changedSource = await rewrite(germanEditor, source[0], 'Eins, neu')
    const addedModule = await addText('Nur auf Deutsch')
    const stateBefore = await readTranslationState()
    const pairs = [toMark(copies[0], changedSource), toMark(copies[1], source[1]), toMark(null, addedModule)]
    await englishEditor.page('POST', `page/${id}/translated/`, { pairs })
    // The same again, as after a lost response.
    await englishEditor.page('POST', `page/${id}/translated/`, { pairs })
    expect(await readTranslationState()).not.toEqual(stateBefore)
    await rewrite(englishEditor, copies[0], 'One, new')
    await englishEditor.page('POST', `page/${id}/translated/undo/`, { pairs })
    expect(await readTranslationState()).toEqual(stateBefore)
    expect((await englishEditor.call('POST', `page/${id}/translated/undo/`, { pairs })).status).toBe(409)
  })

  it('is undone completely or not at all, and not if the mark has changed since', async () => {
    const { id, source, copies, addText, loadStates } = await createTranslatedPage()
    const pairs = [toMark(copies[0], source[0]), toMark(copies[1], source[1])]
    await englishEditor.page('POST', `page/${id}/translated/`, { pairs })
    await englishEditor.page('POST', `page/${id}/translated/`, { pairs: [toMark(copies[1], await addText('Drei'))] })
    const stateBefore = await loadStates(englishEditor)
    expect((await englishEditor.call('POST', `page/${id}/translated/undo/`, { pairs })).status).toBe(409)
    expect(await loadStates(englishEditor)).toEqual(stateBefore)
  })

  it('applies to live blocks of this page, of one kind, in two languages', async () => {
    const [{ id, source, copies }, otherPage] = [await createTranslatedPage(), await createTranslatedPage()]
    const heading = { object_id: id, data: { headline_level: 2, content: 'Titel' } }
    const headline = await germanEditor.ask(moduleSchema, 'POST', 'headline/', heading)
    await remove(englishEditor, copies[1])
    for (const pair of [
      toMark(copies[0], otherPage.source[0]),
      toMark(otherPage.copies[0], source[0]),
      toMark(copies[0], headline),
      toMark(copies[0], copies[0]),
      toMark(source[0], source[0]),
      toMark(copies[1], source[1]),
    ]) {
      expect((await englishEditor.call('POST', `page/${id}/translated/`, { pairs: [pair] })).status).toBe(404)
    }
    expect((await englishEditor.call('POST', `page/${id}/translated/`, { pairs: [] })).status).toBe(400)
    const body = { pairs: [toMark(copies[0], source[0])] }
    const member = await new TestBrowser(backend).logIn(await createUser(backend))
    expect((await member.call('POST', `/en/pageeditor-api/page/${id}/translated/`, body)).status).toBe(403)
  })
})
