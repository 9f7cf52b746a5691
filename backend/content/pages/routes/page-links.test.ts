import { describe, expect, it } from 'vitest'
import { insertModules } from '@/backend/content/module-content/insert-modules'
import { redirects } from '@/backend/platform/db/schema/library/redirects'
import { moduleSchema } from '@/lib/contract/blocks/module'
import { pageSchema } from '@/lib/contract/pages/page'
import { pageDiffSchema } from '@/lib/contract/pages/page-diff'
import { pageLinksSchema } from '@/lib/contract/pages/page-tree'
import { startTestBackend } from '@/tests/backend-app'
import { TestEditor } from '@/tests/content/page-editor'

const backend = startTestBackend()
const editor = TestEditor.logInBeforeAll(backend)
const loadDraft = (id: number) => editor.page('GET', `page/${id}/draft/`)
async function loadPublished(slug: string) {
  const response = await backend.get(`/de/pageeditor-api/page/${slug}`)
  expect(response.status).toBe(200)
  return pageSchema.parse(await response.json())
}
const createParagraph = (href: string) => `<p><a href="${href}">Dort</a></p>`

describe('a link to a page of the site', () => {
  it('follows the page when it is renamed, for all readers, and changes no text', async () => {
    const [target, source] = [await editor.addPage(), await editor.addPage()]
    const { data } = await editor.addText(source.id, createParagraph(`/de/${target.slug}?a=1&amp;b=2#teil`))
    expect(data.content).toBe(createParagraph(`/de/${target.slug}?a=1&amp;b=2#teil`))
    await editor.publish(target.id)
    const { state } = await editor.publish(source.id)
    expect(state).toBe('online')

    const { revision } = await loadDraft(target.id)
    await editor.page('POST', `page/${target.id}/`, { revision, data: { slug: 'umbenannt' } })
    expect((await loadPublished(source.slug)).modules[0]?.data.content).toContain(`/de/${target.slug}?`)
    await editor.publish(target.id)
    const movedContent = createParagraph('/de/umbenannt?a=1&amp;b=2#teil')
    expect((await loadPublished(source.slug)).modules[0]?.data.content).toBe(movedContent)
    expect(await loadDraft(source.id)).toMatchObject({
      state: 'online',
      is_changed: false,
      modules: [{ revision: 1, data: { content: movedContent } }],
    })
    const module = await editor.ask(moduleSchema, 'GET', `text/${(await loadDraft(source.id)).modules[0]?.id}/`)
    expect(module.data.content).toBe(movedContent)
    expect(JSON.stringify(await loadPublished(source.slug))).not.toContain('page:')
  })

  it('stays when loaded data is saved unchanged, even if the page is renamed meanwhile', async () => {
    const [target, source] = [await editor.addPage(), await editor.addPage()]
    await editor.publish(target.id)
    const { id, revision } = await editor.addText(source.id, createParagraph(`/de/${target.slug}`))
    await editor.rename(target.id, `${target.slug}-neu`)
    const loadedModule = await editor.ask(moduleSchema, 'GET', `text/${id}/`)
    expect(await editor.ask(moduleSchema, 'POST', `text/${id}/`, { revision, data: loadedModule.data })).toEqual(
      loadedModule,
    )
    expect(loadedModule.revision).toBe(revision)
  })

  it.each([
    ['with the host of the site', (slug: string) => `https://buehnenhaus.test/de/${slug}#x`],
    ['with a final slash', (slug: string) => `/de/${slug}/#x`],
    ['by a former address', (slug: string) => `/de/frueher-${slug}#x`],
    ['by a short address that leads there', (slug: string) => `/kurz-${slug}#x`],
  ])('is recognized %s', async (_, toAddress) => {
    const [target, source] = [await editor.addPage(), await editor.addPage()]
    const { slug } = target
    await editor.rename(target.id, `frueher-${slug}`)
    await editor.rename(target.id, slug)
    await backend.services.db.insert(redirects).values({ oldPath: `/kurz-${slug}`, newPath: `/de/frueher-${slug}` })
    const writtenModule = await editor.addText(source.id, createParagraph(toAddress(slug)))
    expect(writtenModule.data.content).toBe(createParagraph(`/de/${slug}#x`))
    const links = await editor.ask(pageLinksSchema, 'GET', `page/${target.id}/links/`)
    expect(links.pages).toMatchObject([{ id: source.id, modules: [writtenModule.id] }])
  })

  it('in old texts is found by former addresses of the page too', async () => {
    const [target, source] = [await editor.addPage(), await editor.addPage()]
    await editor.publish(target.id)
    const owner = { contentType: 'page', objectId: source.id, locale: 'de' as const }
    const content = createParagraph(`/de/${target.slug}`)
    await insertModules(backend.services.db, owner, [{ model: 'text', data: { content } }])
    await editor.rename(target.id, `${target.slug}-neu`)
    const links = await editor.ask(pageLinksSchema, 'GET', `page/${target.id}/links/`)
    expect(links.pages).toMatchObject([{ id: source.id }])
  })

  it('follows the page in link fields, nested blocks and the link field of a page', async () => {
    const [target, source] = [await editor.addPage(), await editor.addPage()]
    await editor.publish(target.id)
    const href = `/de/${target.slug}`
    const place = { content_type: 'page', object_id: source.id, locale: 'de', parent: null, column: null }
    const child = { model: 'link', data: { content: 'Dort', link: href } }
    await editor.ask(moduleSchema, 'POST', 'container/', {
      ...place,
      position: 0,
      data: { layout: 0 },
      columns: [[child]],
    })
    const { revision } = await loadDraft(source.id)
    await editor.page('POST', `page/${source.id}/`, { revision, data: { hero_link: `${href}#oben` } })
    await editor.publish(source.id)
    await editor.rename(target.id, `${target.slug}-neu`)
    const page = await loadPublished(source.slug)
    expect(page.hero_link).toBe(`${href}-neu#oben`)
    const data = { link: `${href}-neu`, link_url: `${href}-neu` }
    expect(page.modules).toMatchObject([{ columns: [{ children: [{ data }] }] }])
    expect((await loadDraft(source.id)).hero_link).toBe(`${href}-neu#oben`)
    const links = await editor.ask(pageLinksSchema, 'GET', `page/${target.id}/links/`)
    expect(links.pages).toMatchObject([{ id: source.id, modules: [expect.any(Number)] }])
  })

  it('leads to the last address of a deleted page and then follows redirects', async () => {
    const [target, source] = [await editor.addPage(), await editor.addPage()]
    await editor.publish(target.id)
    await editor.addText(source.id, createParagraph(`/de/${target.slug}`))
    await editor.publish(source.id)
    const { revision } = await loadDraft(target.id)
    await editor.call('DELETE', `page/${target.id}/`, { revision, redirect: '/de/anderswo' })
    expect((await loadPublished(source.slug)).modules[0]?.data.content).toBe(createParagraph(`/de/${target.slug}`))
  })

  it('is not shown as a difference between versions after its page has moved', async () => {
    const [target, source] = [await editor.addPage(), await editor.addPage()]
    await editor.publish(target.id)
    const { id } = await editor.addText(source.id, createParagraph(`/de/${target.slug}`))
    await editor.publish(source.id)
    const [version] = await editor.call('GET', `page/${source.id}/versions/`).then(({ body }) => Object(body).results)
    await editor.rename(target.id, `${target.slug}-neu`)
    const diff = await editor.ask(pageDiffSchema, 'GET', `page/${source.id}/versions/${version.id}/diff/draft/`)
    expect(diff).toEqual({ fields: [], added: [], removed: [], moved: [], changed: [] })
    await editor.page('POST', `page/${source.id}/restore/`, { version: version.id })
    const loadedModule = await editor.ask(moduleSchema, 'GET', `text/${id}/`)
    expect(loadedModule.data.content).toBe(createParagraph(`/de/${target.slug}-neu`))
  })

  it('invalidates responses with the link when the address of the page changes', async () => {
    const [target, source] = [await editor.addPage(), await editor.addPage()]
    await editor.publish(target.id)
    await editor.addText(source.id, createParagraph(`/de/${target.slug}`))
    await editor.publish(source.id)
    const response = await backend.get(`/de/pageeditor-api/page/${source.slug}`)
    expect(response.headers.get('Cache-Tag')?.split(', ')).toContain(`link:${target.id}:de`)
  })
})

it.each(['page:1/de', 'page:999999/de#x'])('ignores %s sent by a client', async (link) => {
  const source = await editor.addPage()
  const { data } = await editor.addText(source.id, createParagraph(link))
  expect(String(data.content)).toMatch(/href="\/de/)
})

it.each(['page:1//evil.test', 'page:x/de', 'page:1/fr', 'page:1/de/evil'])('%s is no link', async (link) => {
  const source = await editor.addPage()
  const { data } = await editor.addText(source.id, createParagraph(link))
  expect(data.content).toBe('<p><a>Dort</a></p>')
})
