import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { pages } from '@/backend/platform/db/schema/content/pages'
import { redirects } from '@/backend/platform/db/schema/library/redirects'
import { pageLinksSchema, pageTreeSchema } from '@/lib/contract/pages/page-tree'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { TestEditor } from '@/tests/content/page-editor'

const backend = startTestBackend()
const editor = TestEditor.logInBeforeAll(backend)
const listChildren = async (parent: number) =>
  (await editor.ask(pageTreeSchema, 'GET', `pages/?parent=${parent}`)).results

describe('a new page', () => {
  it('is created at the requested position, in one language, unpublished', async () => {
    const top = await editor.addPage()
    const first = await editor.addPage(top.id)
    const firstChild = await editor.addPage(top.id, { position: 0, menu_name: 'Kurz', in_menu: true })
    expect(firstChild).toMatchObject({
      parent: top.id,
      position: 0,
      menu_name: 'Kurz',
      in_menu: true,
      state: 'offline',
      urls: { de: `/de/${top.slug}/${firstChild.slug}`, en: null },
    })
    expect(await listChildren(top.id)).toMatchObject([
      { id: firstChild.id, position: 0, title: firstChild.title, other: { locale: 'en', title: null, state: null } },
      { id: first.id, position: 1 },
    ])
    const english = await editor.in('en').ask(pageTreeSchema, 'GET', `pages/?id=${first.id}`)
    expect(english.results).toMatchObject([{ id: first.id, title: null, url: null, state: null }])
  })

  it.each([
    [{ title: '' }, 400],
    [{ slug: 'a/b' }, 400],
    [{ slug: '..' }, 400],
    [{ slug: '' }, 400],
    [{ parent: 999_999 }, 404],
    [{ hero_image: 999_999 }, 400],
    [{ hero_link: 'javascript:alert(1)' }, 400],
  ])('%j is rejected', async (overrides, status) => {
    const page = { parent: null, title: 'Neu', slug: 'abgelehnt', ...overrides }
    expect((await editor.call('POST', 'page/', page)).status).toBe(status)
  })

  it('cannot get the address of another page', async () => {
    const { slug } = await editor.addPage()
    expect((await editor.call('POST', 'page/', { parent: null, title: 'Neu', slug })).status).toBe(409)
  })
})

describe('the settings of a page', () => {
  it('are changed by revision; a repeated change is a no-op, an outdated one is rejected with both states', async () => {
    const page = await editor.addPage()
    const change = { revision: page.revision, data: { title: 'Anders', in_footer: true } }
    const changedPage = await editor.page('POST', `page/${page.id}/`, change)
    expect(changedPage).toMatchObject({ title: 'Anders', in_footer: true, revision: page.revision + 2 })
    expect(await editor.page('POST', `page/${page.id}/`, change)).toEqual(changedPage)
    const lateChange = await editor.call('POST', `page/${page.id}/`, { ...change, data: { title: 'Zu spät' } })
    expect(lateChange).toMatchObject({
      status: 409,
      body: { current: { title: 'Anders' }, yours: { title: 'Zu spät' }, by: expect.stringMatching(/^Edda/) },
    })
    expect((await editor.call('POST', `page/${page.id}/`, { data: { title: 'x' } })).status).toBe(428)
    const invalidChange = { revision: changedPage.revision, data: { title: '', og_image: 999_999 } }
    expect(await editor.call('POST', `page/${page.id}/`, invalidChange)).toMatchObject({
      status: 400,
      body: { data: { title: [expect.any(String)] } },
    })
    expect((await editor.call('POST', 'page/999999/', { revision: 1, data: {} })).status).toBe(404)
  })

  it.each([
    [{ title: ' ' }, 'Pflichtfeld', 'This field is required!'],
    [{ title: null }, 'Pflichtfeld', 'This field is required!'],
    [{ title: 'x'.repeat(201) }, 'Höchstens 200 Zeichen sind erlaubt.', 'Use no more than 200 characters.'],
    [{ slug: 'a/b' }, /^Die Adresse besteht aus Buchstaben/, /^The address is made of letters/],
    [{ hero_text: 7 }, 'Bitte geben Sie einen Text ein.', 'Please enter text.'],
    [{ hero_image: 999_999 }, 'Das gibt es nicht oder nicht mehr.', 'This doesn’t exist, or no longer exists.'],
    [{ hero_video: 'javascript:alert(1)' }, 'Bitte geben Sie eine gültige Adresse ein.', 'Enter a valid address.'],
  ])('%j is rejected with the error, in the language of the editor', async (data, german, english) => {
    const page = await editor.addPage()
    await editor.page('POST', `page/${page.id}/translate/`)
    const [field = ''] = Object.keys(data)
    const toErrors = (text: string | RegExp) => ({ [field]: [expect.stringMatching(text)] })
    for (const [client, text] of [
      [editor, german],
      [editor.in('en'), english],
    ] as const) {
      const change = await client.call('POST', `page/${page.id}/`, { revision: 1, data })
      expect(change).toEqual({ status: 400, body: { data: toErrors(text) } })
      const creation = await client.call('POST', 'page/', { title: 'Neu', slug: 'neu', ...data })
      expect(creation).toEqual({ status: 400, body: toErrors(text) })
    }
  })

  it('of one language do not change the other language; a new slug moves the subpages', async () => {
    const page = await editor.addPage()
    const child = await editor.addPage(page.id)
    const english = await editor.page('POST', `page/${page.id}/translate/`)
    expect(english).toMatchObject({ urls: { en: `/en/${page.slug}` }, title: page.title, state: 'offline' })
    expect((await editor.call('POST', `page/${page.id}/translate/`)).status).toBe(409)
    const data = { slug: `${page.slug}-um`, title: 'Umbenannt' }
    await editor.page('POST', `page/${page.id}/`, { revision: page.revision, data })
    expect((await editor.page('GET', `page/${data.slug}/${child.slug}?draft=1`)).id).toBe(child.id)
    const englishDraft = await editor.in('en').page('GET', `page/${page.slug}?draft=1`)
    expect(englishDraft).toMatchObject({ title: page.title, revision: english.revision })
  })

  it('are stored by only one of two simultaneous changes', async () => {
    const page = await editor.addPage()
    const responses = await Promise.all(
      ['Eins', 'Zwei'].map((title) =>
        editor.call('POST', `page/${page.id}/`, { revision: page.revision, data: { title } }),
      ),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('a move', () => {
  it('includes subpages, keeps positions consistent, and creates redirects on publication', async () => {
    const [oldParent, newParent] = [await editor.addPage(), await editor.addPage()]
    const [page, sibling] = [await editor.addPage(oldParent.id), await editor.addPage(oldParent.id)]
    const child = await editor.addPage(page.id)
    for (const { id } of [oldParent, newParent, page, child]) await editor.publish(id)
    const movedPage = await editor.page('POST', `page/${page.id}/move/`, {
      parent: newParent.id,
      position: 0,
      revision: page.revision,
    })
    expect(movedPage).toMatchObject({ parent: newParent.id, position: 0, state: 'changed' })
    expect(await listChildren(oldParent.id)).toMatchObject([
      { id: sibling.id, position: 0, revision: sibling.revision },
    ])
    await editor.publish(page.id)
    const response = await backend.get(`/de/pageeditor-api/page/${newParent.slug}/${page.slug}/${child.slug}`)
    expect(response.status).toBe(200)
    const redirect = await backend.get(`/de/pageeditor-api/redirect/de/${oldParent.slug}/${page.slug}/${child.slug}`)
    expect(await redirect.json()).toEqual({ new_path: `/de/${newParent.slug}/${page.slug}/${child.slug}` })
  })

  it('below the page itself is rejected', async () => {
    const page = await editor.addPage()
    const child = await editor.addPage(page.id)
    const move = { parent: child.id, position: 0, revision: page.revision }
    expect((await editor.call('POST', `page/${page.id}/move/`, move)).status).toBe(409)
    const staleMove = { parent: null, position: 0, revision: child.revision + 7 }
    expect((await editor.call('POST', `page/${child.id}/move/`, staleMove)).status).toBe(409)
    expect((await editor.call('POST', `page/${child.id}/move/`, { parent: null, position: 0 })).status).toBe(428)
  })
})

it('rejects a change of a page without a valid revision', async () => {
  const page = await editor.addPage()
  for (const [method, path] of [
    ['POST', `page/${page.id}/`],
    ['POST', `page/${page.id}/move/`],
    ['DELETE', `page/${page.id}/`],
  ] as const) {
    for (const body of [undefined, {}, { revision: null }]) {
      expect((await editor.call(method, path, body)).status).toBe(428)
    }
    const otherFields = { parent: null, position: 0, data: { title: 'Neu' } }
    for (const revision of [0, -1, 3_000_000_000]) {
      expect((await editor.call(method, path, { ...otherFields, revision })).status).toBe(409)
    }
    expect((await editor.call(method, path, { ...otherFields, revision: '1' })).status).toBe(400)
  }
})

describe('a page that does not exist in a language', () => {
  it('cannot be moved in this language', async () => {
    const [newParent, page] = [await editor.addPage(), await editor.addPage()]
    for (const revision of [page.revision, page.revision - 1, page.revision + 1]) {
      const move = { parent: newParent.id, position: 0, revision }
      expect((await editor.in('en').call('POST', `page/${page.id}/move/`, move)).status).toBe(404)
    }
    expect(await editor.page('GET', `page/${page.id}/draft/`)).toEqual(page)
  })

  it('cannot be deleted in this language if it is the home page', async () => {
    const id = await createPage(backend.services.db, { path: { de: '' } })
    const [home] = await backend.services.db.select().from(pages).where(eq(pages.id, id))
    const deletion = { revision: home?.revision }
    expect((await editor.in('en').call('DELETE', `page/${id}/`, deletion)).status).toBe(409)
    expect((await editor.page('GET', 'page/?draft=1')).id).toBe(id)
  })
})

it('copies the texts, settings and modules of a page', async () => {
  const { db } = backend.services
  const contents = ['<p>Innen</p>', '<p>Darunter</p>']
  const columns = [contents.map((content) => ({ model: 'text', data: { content } }))]
  const id = await createPage(db, {
    path: { de: 'vorlage', en: 'template' },
    modules: [{ model: 'container', data: { layout: 0 }, columns }],
  })
  const copy = await editor.page('POST', `page/${id}/copy/`, { parent: null })
  expect(copy).toMatchObject({ slug: 'vorlage-2', urls: { en: '/en/template-2' }, state: 'offline' })
  expect(copy.modules[0]?.columns[0]?.children.map(({ data }) => data.content)).toEqual(contents)
  const original = await editor.page('GET', 'page/vorlage?draft=1')
  expect(copy.modules[0]?.id).not.toBe(original.modules[0]?.id)
})

describe('deleting a page', () => {
  it('requires the deletion of subpages first, and redirects the addresses to the target', async () => {
    const page = await editor.addPage()
    const child = await editor.addPage(page.id)
    await editor.publish(page.id)
    const deletion = { revision: page.revision, redirect: '/de/anderswo' }
    expect((await editor.call('DELETE', `page/${page.id}/`, deletion)).status).toBe(409)
    expect((await editor.call('DELETE', `page/${child.id}/`, { revision: child.revision })).status).toBe(204)
    expect((await editor.call('DELETE', `page/${page.id}/`, {})).status).toBe(428)
    const evil = { ...deletion, redirect: '//evil.test' }
    expect((await editor.call('DELETE', `page/${page.id}/`, evil)).status).toBe(400)
    expect((await editor.call('DELETE', `page/${page.id}/`, deletion)).status).toBe(204)
    expect((await backend.get(`/de/pageeditor-api/page/${page.slug}`)).status).toBe(404)
    const redirect = await backend.get(`/de/pageeditor-api/redirect/de/${page.slug}`)
    expect(await redirect.json()).toEqual({ new_path: '/de/anderswo' })
    expect((await editor.call('DELETE', `page/${page.id}/`, deletion)).status).toBe(404)
  })
})

it('lists the links to a page', async () => {
  const page = await editor.addPage()
  const href = `/de/${page.slug}`
  const sourceId = await createPage(backend.services.db, {
    path: { de: 'verweise' },
    modules: [
      { model: 'text', data: { content: `<p><a href="${href}#teil">Dort</a></p>` } },
      { model: 'text', data: { content: `<p><a href="${href}-anders">Woanders</a></p>` } },
      { model: 'text', data: { content: `<p>${href} nur genannt</p>` } },
    ],
  })
  await backend.services.db.insert(redirects).values({ oldPath: '/kurz', newPath: href })
  const links = await editor.ask(pageLinksSchema, 'GET', `page/${page.id}/links/`)
  expect(links).toEqual({
    pages: [{ id: sourceId, locale: 'de', title: 'Seite de', url: '/de/verweise', modules: [expect.any(Number)] }],
    containers: [],
    selections: [],
    redirects: [{ old_path: '/kurz', new_path: href }],
  })
})
