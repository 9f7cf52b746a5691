import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { htmlSelections } from '@/backend/platform/db/schema/content/html-selections'
import { cacheTags } from '@/lib/cache-tags'
import { moduleSchema } from '@/lib/contract/blocks/module'
import { editedSelectionSchema, htmlSelectionListSchema } from '@/lib/contract/pages/html-selection'
import { pageSchema } from '@/lib/contract/pages/page'
import { pageLinksSchema } from '@/lib/contract/pages/page-tree'
import { startTestBackend } from '@/tests/backend-app'
import { TestEditor } from '@/tests/content/page-editor'

const backend = startTestBackend()
const editor = TestEditor.logInBeforeAll(backend)

let count = 0
async function createSelection(html_code: string) {
  count += 1
  const requestBody = { slug: `auswahl-${count}`, title: `Auswahl ${count}`, html_code }
  const response = await editor.browser.call('POST', '/de/api/html/', requestBody)
  expect(response.status).toBe(201)
  return editedSelectionSchema.parse(await response.json())
}
const change = (slug: string, body: object) => editor.browser.call('PATCH', `/de/api/html/${slug}/`, body)
const toLinkHtml = (href: string) => `<p><a href="${href}">Dort</a></p>`

describe('a link of an HTML selection to a page of the site', () => {
  it('follows the page when it is renamed, and adds the cache tag of the page', async () => {
    const [target, linkingPage] = [await editor.addPage(), await editor.addPage()]
    await editor.publish(target.id)
    const { slug, id, html_code, revision } = await createSelection(toLinkHtml(`/de/${target.slug}?a=1&amp;b=2#teil`))
    expect(html_code).toBe(toLinkHtml(`/de/${target.slug}?a=1&amp;b=2#teil`))
    const place = { object_id: linkingPage.id, data: { html_code_obj: id } }
    await editor.ask(moduleSchema, 'POST', 'html/', place)
    await editor.publish(linkingPage.id)

    await editor.rename(target.id, `neu-${target.slug}`)
    const updatedCode = toLinkHtml(`/de/neu-${target.slug}?a=1&amp;b=2#teil`)
    const page = await backend.get(`/de/pageeditor-api/page/${linkingPage.slug}`)
    expect(pageSchema.parse(await page.json()).modules[0]?.data.html_code).toBe(updatedCode)
    const tag = cacheTags.pageLink(target.id, 'de')
    expect(page.headers.get('Cache-Tag')?.split(/, */)).toContain(tag)
    const response = await backend.get(`/de/api/html/${slug}/`)
    expect(await response.json()).toMatchObject({ html_code: updatedCode })
    expect(response.headers.get('Cache-Tag')).toBe(`html-slug:${slug}, ${tag}`)
    const list = await editor.browser.call('GET', '/de/api/html/')
    const { results } = htmlSelectionListSchema.parse(await list.json())
    expect(results).toContainEqual(expect.objectContaining({ slug, html_code: updatedCode, revision }))

    const { db } = backend.services
    const [rowBefore] = await db.select().from(htmlSelections).where(eq(htmlSelections.id, id))
    expect((await change(slug, { revision, html_code: updatedCode })).status).toBe(200)
    const [rowAfter] = await db.select().from(htmlSelections).where(eq(htmlSelections.id, id))
    expect(rowAfter?.code).toEqual(rowBefore?.code)
  })

  it('is listed for its page until the link is removed', async () => {
    const target = await editor.addPage()
    await editor.publish(target.id)
    const { slug, title, revision } = await createSelection(toLinkHtml(`https://buehnenhaus.test/de/${target.slug}/`))
    const loadLinks = () => editor.ask(pageLinksSchema, 'GET', `page/${target.id}/links/`)
    expect((await loadLinks()).selections).toEqual([{ slug, title, locale: 'de' }])
    await change(slug, { revision, html_code: '<p>Ohne</p>' })
    expect((await loadLinks()).selections).toEqual([])
    await change(slug, { revision: revision + 1, html_code: toLinkHtml(`/de/${target.slug}#teil`) })
    expect((await loadLinks()).selections).toHaveLength(1)
  })

  it('is listed for its page if it was stored as an address', async () => {
    const target = await editor.addPage()
    await editor.publish(target.id)
    const code = { de: toLinkHtml(`/de/${target.slug}/?a=1`), en: '' }
    await backend.services.db.insert(htmlSelections).values({ slug: 'frueher', code })
    await editor.rename(target.id, `neu-${target.slug}`)
    const { selections } = await editor.ask(pageLinksSchema, 'GET', `page/${target.id}/links/`)
    expect(selections).toEqual([{ slug: 'frueher', title: '', locale: 'de' }])
  })
})

it('names the user who changed the selection in a conflict', async () => {
  const { slug, revision } = await createSelection('<p>Eins</p>')
  const ben = await TestEditor.logIn(backend, { firstName: 'Ben' })
  const path = `/de/api/html/${slug}/`
  await ben.browser.call('PATCH', path, { revision, html_code: '<p>Zwei</p>' })
  for (const method of ['PATCH', 'DELETE']) {
    const response = await editor.browser.call(method, path, { revision, html_code: '<p>Drei</p>' })
    expect([response.status, await response.json()]).toMatchObject([409, { by: expect.stringMatching(/^Ben /) }])
  }
})
