import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { PageEvent } from '@/backend/platform/db/notifications/page-events'
import { modules } from '@/backend/platform/db/schema/content/modules'
import { type Module, moduleSchema } from '@/lib/contract/blocks/module'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { TestEditor } from '@/tests/content/page-editor'

const backend = startTestBackend()
const german = TestEditor.logInBeforeAll(backend)
const english = german.in('en')

let count = 0
/** Creates a page of one language with two texts, translated into the other. */
async function translatedPage({ from = german, to = english, locale = 'de' } = {}) {
  count += 1
  const slug = `zweisprachig-${count}`
  const { id } = await from.page('POST', 'page/', { parent: null, title: slug, slug })
  const add = (words: string, fields: object = {}) =>
    from.ask(moduleSchema, 'POST', 'text/', {
      object_id: id,
      content_type: 'page',
      locale,
      data: { content: `<p>${words}</p>` },
      ...fields,
    })
  const source = [await add('Eins'), await add('Zwei')] as const
  await from.page('POST', `page/${id}/translate/`)
  const readPage = (editor: TestEditor) => editor.page('GET', `page/${slug}?draft=1`)
  const [first, second] = (await readPage(to)).modules
  if (!first || !second) throw new Error('There are no blocks.')
  const rewrite = async (editor: TestEditor, { id: module }: Module, words: string) => {
    const { revision } = await editor.ask(moduleSchema, 'GET', `text/${module}/`)
    return editor.ask(moduleSchema, 'POST', `text/${module}/`, {
      revision,
      data: { content: `<p>${words}</p>` },
    })
  }
  const states = async (editor: TestEditor) =>
    (await readPage(editor)).translation.modules.map(({ module, counterpart, state }) => [
      module,
      counterpart,
      state,
    ])
  return { id, source, copies: [first, second] as const, add, read: readPage, rewrite, states }
}

const says = (module: Module | null, counterpart: Module | null, fields: object = {}) => ({
  module: module?.id ?? null,
  counterpart: counterpart && { id: counterpart.id, revision: counterpart.revision },
  ...fields,
})
const remove = (editor: TestEditor, { id, revision }: Module) =>
  editor.call('DELETE', `text/${id}/`, { revision })

describe('modules in two languages', () => {
  it('have counterparts; copies need a translation, sources need no comparison', async () => {
    const { source, copies, rewrite, states } = await translatedPage()
    await rewrite(english, copies[0], 'One')
    expect(await states(english)).toEqual([
      [copies[0].id, source[0].id, 'copied'],
      [copies[1].id, source[1].id, 'copied'],
    ])
    expect(await states(german)).toEqual([
      [source[0].id, copies[0].id, 'same'],
      [source[1].id, copies[1].id, 'same'],
    ])
  })

  it('are marked as changed, with the words, or as removed, but not after a move', async () => {
    const { source, copies, rewrite, read, states } = await translatedPage()
    const moved = { revision: source[1].revision, parent: null, column: null, position: 0 }
    expect((await german.call('POST', `text/${source[1].id}/move/`, moved)).status).toBe(200)
    expect((await states(english)).map(([, , state]) => state)).toEqual(['copied', 'copied'])
    await rewrite(german, source[0], 'Eins, neu')
    expect((await remove(german, { ...source[1], revision: 2 })).status).toBe(204)
    const content = { field: 'content', before: '<p>Eins</p>', after: '<p>Eins, neu</p>' }
    expect((await read(english)).translation.modules).toEqual([
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
    const { id, source, copies, rewrite, states } = await translatedPage()
    const now = await rewrite(german, source[0], 'Eins, neu')
    await rewrite(english, copies[0], 'One, new')
    const { translation } = await english.page('POST', `page/${id}/translated/`, {
      pairs: [says(copies[0], now)],
    })
    expect(translation.modules).toMatchObject([{ state: 'same', fields: [] }, { state: 'copied' }])
    await rewrite(english, copies[0], 'One, corrected')
    expect((await states(german))[0]).toEqual([source[0].id, copies[0].id, 'changed'])
    expect((await states(english))[0]).toEqual([copies[0].id, source[0].id, 'same'])
  })

  it('work in the other direction, too', async () => {
    const { id, source, copies, rewrite, states } = await translatedPage({
      from: english,
      to: german,
      locale: 'en',
    })
    expect((await states(german)).map(([, , state]) => state)).toEqual(['copied', 'copied'])
    const now = await rewrite(english, source[0], 'One, new')
    expect((await states(german))[0]).toEqual([copies[0].id, source[0].id, 'changed'])
    await german.page('POST', `page/${id}/translated/`, { pairs: [says(copies[0], now)] })
    expect((await states(german))[0]?.[2]).toBe('same')
  })

  it('may exist in one language only, as long as they are unchanged', async () => {
    const { id, source, copies, add, read, rewrite } = await translatedPage()
    const addedModule = await add('Nur auf Deutsch')
    await remove(german, source[1])
    const pairs = [says(null, addedModule), says(copies[1], null)]
    const { translation } = await english.page('POST', `page/${id}/translated/`, { pairs })
    expect(translation.modules.map(({ module }) => module)).toEqual([copies[0].id])
    expect(translation.left_out).toEqual([addedModule.id])
    expect((await read(german)).translation.left_out).toEqual([copies[1].id])
    await rewrite(german, addedModule, 'Nun für alle')
    expect((await read(english)).translation.left_out).toEqual([])
  })

  it('are linked when an unlinked module is marked as translated, or by a separate call', async () => {
    const { id, source, copies, read, states } = await translatedPage()
    await backend.services.db
      .update(modules)
      .set({ counterpartId: null, counterpartData: null })
      .where(and(eq(modules.objectId, id), eq(modules.contentType, 'page')))
    expect((await read(english)).translation).toMatchObject({ modules: [], left_out: [] })
    await english.page('POST', `page/${id}/translated/`, {
      pairs: [says(copies[0], source[0]), says(copies[1], source[1], { is_done: false })],
    })
    expect(await states(english)).toEqual([
      [copies[0].id, source[0].id, 'same'],
      [copies[1].id, source[1].id, 'changed'],
    ])
    expect((await read(english)).translation.modules[1]?.fields).toEqual([])
    expect((await states(german)).map(([, , state]) => state)).toEqual(['same', 'same'])
  })
})

describe('a block copied from the other language', () => {
  it('is linked on creation', async () => {
    const { id, add, states } = await translatedPage()
    const addedModule = await add('Drei')
    const body = { object_id: id, data: addedModule.data, counterpart: addedModule.id }
    const copy = await english.ask(moduleSchema, 'POST', 'text/', body)
    expect((await states(english)).at(-1)).toEqual([copy.id, addedModule.id, 'copied'])
    expect((await states(german)).at(-1)).toEqual([addedModule.id, copy.id, 'same'])
  })

  it('is always created, without a link if the counterpart is missing or linked', async () => {
    const [{ id, source, states }, otherPage] = [await translatedPage(), await translatedPage()]
    for (const counterpart of [source[0].id, otherPage.source[0].id, 999_999]) {
      const body = { object_id: id, data: { content: '<p>Frei</p>' }, counterpart }
      await english.ask(moduleSchema, 'POST', 'text/', body)
    }
    expect(await states(english)).toHaveLength(2)
  })

  it('loses its link when the block that it replaced is restored', async () => {
    const { id, source, copies, states } = await translatedPage()
    await remove(english, copies[0])
    const body = { object_id: id, data: source[0].data, counterpart: source[0].id }
    const copy = await english.ask(moduleSchema, 'POST', 'text/', body)
    expect((await states(english)).at(-1)).toEqual([copy.id, source[0].id, 'copied'])
    await remove(english, copy)
    await english.call('POST', `text/${copies[0].id}/undelete/`, { revision: copies[0].revision })
    expect((await states(english))[0]?.slice(0, 2)).toEqual([copies[0].id, source[0].id])
    expect((await states(german))[0]).toEqual([source[0].id, copies[0].id, 'same'])
  })
})

it('copies links to translations with a page, and its open and unneeded translations', async () => {
  const { id, source, add, rewrite } = await translatedPage()
  await rewrite(german, source[0], 'Eins, neu')
  await english.page('POST', `page/${id}/translated/`, { pairs: [says(null, await add('Allein'))] })
  const copy = await german.page('POST', `page/${id}/copy/`, { parent: null })
  const copied = await english.page('GET', `page/${copy.urls.en?.split('/').at(-1)}?draft=1`)
  expect(copied.id).toBe(copy.id)
  expect(copied.translation.modules).toMatchObject([
    { module: copied.modules[0]?.id, counterpart: copy.modules[0]?.id, state: 'changed' },
    { module: copied.modules[1]?.id, counterpart: copy.modules[1]?.id, state: 'copied' },
  ])
  expect(copied.translation.left_out).toEqual([copy.modules[2]?.id])
})

describe('marking as translated', () => {
  it('notifies the editors of both languages and changes no revision', async () => {
    const { id, source, copies, read } = await translatedPage()
    const events: PageEvent[] = []
    const end = backend.services.pageEvents.subscribe(
      (news) => events.push(news),
      () => undefined,
    )
    const stateBefore = await read(english)
    const stateAfter = await english.page('POST', `page/${id}/translated/`, {
      pairs: [says(copies[0], source[0])],
    })
    expect([stateAfter.revision, stateAfter.modules, stateAfter.is_changed]).toEqual([
      stateBefore.revision,
      stateBefore.modules,
      stateBefore.is_changed,
    ])
    await expect.poll(() => events).toHaveLength(1)
    end()
    expect(events).toMatchObject([{ kind: 'change', pageId: id, moduleId: null, locale: null }])
  })

  it('is rejected as a whole if a counterpart was changed since', async () => {
    const { id, source, copies, rewrite, states } = await translatedPage()
    await rewrite(german, source[0], 'Eins, neu')
    const pairs = [says(copies[1], source[1]), says(copies[0], source[0])]
    const rejection = await english.call('POST', `page/${id}/translated/`, { pairs })
    expect(rejection).toMatchObject({ status: 409, body: { current: { id: source[0].id, revision: 2 } } })
    expect((await states(english)).map(([, , state]) => state)).toEqual(['changed', 'copied'])
  })

  it('is undone to the earlier state despite later edits', async () => {
    const { id, source, copies, add, read, rewrite, states } = await translatedPage()
    const readTranslationState = async () => [
      (await read(english)).translation,
      await states(german),
      (await read(german)).translation.left_out,
    ]
    const now = await rewrite(german, source[0], 'Eins, neu')
    const addedModule = await add('Nur auf Deutsch')
    const stateBefore = await readTranslationState()
    const pairs = [says(copies[0], now), says(copies[1], source[1]), says(null, addedModule)]
    await english.page('POST', `page/${id}/translated/`, { pairs })
    // The same again, as after a lost response.
    await english.page('POST', `page/${id}/translated/`, { pairs })
    expect(await readTranslationState()).not.toEqual(stateBefore)
    await rewrite(english, copies[0], 'One, new')
    await english.page('POST', `page/${id}/translated/undo/`, { pairs })
    expect(await readTranslationState()).toEqual(stateBefore)
    expect((await english.call('POST', `page/${id}/translated/undo/`, { pairs })).status).toBe(409)
  })

  it('is undone completely or not at all, and not if the mark has changed since', async () => {
    const { id, source, copies, add, states } = await translatedPage()
    const pairs = [says(copies[0], source[0]), says(copies[1], source[1])]
    await english.page('POST', `page/${id}/translated/`, { pairs })
    await english.page('POST', `page/${id}/translated/`, { pairs: [says(copies[1], await add('Drei'))] })
    const stateBefore = await states(english)
    expect((await english.call('POST', `page/${id}/translated/undo/`, { pairs })).status).toBe(409)
    expect(await states(english)).toEqual(stateBefore)
  })

  it('applies to live blocks of this page, of one kind, in two languages', async () => {
    const [{ id, source, copies }, otherPage] = [await translatedPage(), await translatedPage()]
    const heading = { object_id: id, data: { headline_level: 2, content: 'Titel' } }
    const headline = await german.ask(moduleSchema, 'POST', 'headline/', heading)
    await remove(english, copies[1])
    for (const pair of [
      says(copies[0], otherPage.source[0]),
      says(otherPage.copies[0], source[0]),
      says(copies[0], headline),
      says(copies[0], copies[0]),
      says(source[0], source[0]),
      says(copies[1], source[1]),
    ]) {
      expect((await english.call('POST', `page/${id}/translated/`, { pairs: [pair] })).status).toBe(404)
    }
    expect((await english.call('POST', `page/${id}/translated/`, { pairs: [] })).status).toBe(400)
    const body = { pairs: [says(copies[0], source[0])] }
    const member = await new TestBrowser(backend).logIn(await createUser(backend))
    expect((await member.call('POST', `/en/pageeditor-api/page/${id}/translated/`, body)).status).toBe(403)
  })
})
