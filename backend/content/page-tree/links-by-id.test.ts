import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { htmlSelections } from '@/backend/platform/db/schema/content/html-selections'
import { modules } from '@/backend/platform/db/schema/content/modules'
import { pageTexts } from '@/backend/platform/db/schema/content/pages'
import { moduleSchema } from '@/lib/contract/blocks/module'
import { pageSchema } from '@/lib/contract/pages/page'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { startTestBackend } from '@/tests/backend-app'
import { TestEditor } from '@/tests/content/page-editor'
import { convertLinksToIds } from './links-by-id'

const backend = startTestBackend()
const editor = TestEditor.logInBeforeAll(backend)

const addPage = (slug: string) => editor.page('POST', 'page/', { parent: null, title: `Seite ${slug}`, slug })
const createLinkHtml = (href: string) => `<p><a href="${href}">Dort</a></p>`
/** An address that has no page until `publishTargetPage` creates it. */
const placeholder = '/de/noch-keine-seite'

/**
 * Publishes the page at the address, so that stored links contain its address instead of its id.
 */
async function publishTargetPage() {
  const target = await addPage('noch-keine-seite')
  await editor.publish(target.id)
  return target
}

it('converts stored addresses to page ids, which follow the page, without a visible change', async () => {
  const { db } = backend.services
  const source = await addPage('von')
  const text = await editor.addText(source.id, createLinkHtml(`${placeholder}/?a=1#teil`))
  const { revision } = await editor.page('GET', `page/${source.id}/draft/`)
  await editor.page('POST', `page/${source.id}/`, { revision, data: { hero_link: placeholder } })
  await editor.publish(source.id)
  const box = await editor.ask(moduleSchema, 'POST', 'container/', { slug: 'fuss', data: {} })
  await editor.ask(moduleSchema, 'POST', 'text/', {
    parent: box.id,
    column: 0,
    position: 0,
    locale: 'de',
    data: { content: createLinkHtml(placeholder) },
  })
  const selection = { slug: 'auswahl', title: 'Auswahl', html_code: createLinkHtml(placeholder) }
  expect((await editor.browser.call('POST', '/de/api/html/', selection)).status).toBe(201)
  const target = await publishTargetPage()
  const loadState = async () => {
    const { state, is_changed, revision, modules } = await editor.page('GET', `page/${source.id}/draft/`)
    return { state, is_changed, revision, modules }
  }
  const stateBefore = await loadState()
  expect(stateBefore).toMatchObject({ state: 'online', is_changed: false })

  await convertLinksToIds(backend.services).done
  const link = `page:${target.id}/de`
  const [moduleRow] = await db.select().from(modules).where(eq(modules.id, text.id))
  expect(moduleRow?.data.content).toBe(createLinkHtml(`${link}?a=1#teil`))
  const [textRow] = await db
    .select()
    .from(pageTexts)
    .where(and(eq(pageTexts.pageId, source.id), eq(pageTexts.locale, 'de')))
  expect(textRow?.heroLink).toBe(link)
  const [selectionRow] = await db.select().from(htmlSelections).where(eq(htmlSelections.slug, 'auswahl'))
  expect(selectionRow?.code.de).toBe(createLinkHtml(link))
  // Only a final slash of an address is lost.
  const stateAfter = await loadState()
  expect(JSON.stringify(stateAfter)).toBe(JSON.stringify(stateBefore).replace(`${placeholder}/?`, `${placeholder}?`))

  await editor.rename(target.id, 'umbenannt')
  const page = pageSchema.parse(await (await backend.get('/de/pageeditor-api/page/von')).json())
  expect(page.modules[0]?.data.content).toBe(createLinkHtml('/de/umbenannt?a=1#teil'))
  expect(page.hero_link).toBe('/de/umbenannt')
  const container = await backend.get('/de/pageeditor-api/container/by-slug/fuss/')
  expect(JSON.stringify(await container.json())).toContain('/de/umbenannt')
  const htmlResponse = await backend.get('/de/api/html/auswahl/')
  expect(await htmlResponse.json()).toMatchObject({ html_code: createLinkHtml('/de/umbenannt') })
})

it('keeps an up-to-date translation up to date', async () => {
  const source = await addPage('quelle')
  await editor.addText(source.id, createLinkHtml('/de/spaeter'))
  await editor.publish(source.id)
  const englishEditor = editor.in('en')
  await editor.page('POST', `page/${source.id}/translate/`)
  await englishEditor.publish(source.id)
  const loadTranslation = async () => (await englishEditor.page('GET', `page/${source.id}/draft/`)).translation
  const stateBefore = await loadTranslation()
  await editor.publish((await addPage('spaeter')).id)
  await convertLinksToIds(backend.services).done
  expect(stateBefore.modules).toHaveLength(1)
  expect(await loadTranslation()).toEqual(stateBefore)
})

it('directs the links of a translation to the pages that exist in its language', async () => {
  const source = await addPage('verweise')
  const [translated, untranslated] = [await addPage('uebersetzt'), await addPage('nur-deutsch')]
  await editor.page('POST', `page/${translated.id}/translate/`)
  await editor.addText(source.id, createLinkHtml('/de/uebersetzt#teil') + createLinkHtml('/de/nur-deutsch'))
  const { revision } = await editor.page('GET', `page/${source.id}/draft/`)
  await editor.page('POST', `page/${source.id}/`, { revision, data: { hero_link: '/de/uebersetzt' } })
  const translation = await editor.page('POST', `page/${source.id}/translate/`)
  expect(translation.hero_link).toBe('/en/uebersetzt')
  expect(translation.modules[0]?.data.content).toBe(
    createLinkHtml('/en/uebersetzt#teil') + createLinkHtml(`/de/${untranslated.slug}`),
  )
  expect(translation.translation.modules).toMatchObject([{ state: 'copied' }])
})

it('directs the links of a template and of a copied block to the pages in the language of the page', async () => {
  const english = editor.in('en')
  const target = await addPage('ziel')
  await editor.page('POST', `page/${target.id}/translate/`)
  const germanLink = createLinkHtml('/de/ziel#teil')
  const englishLink = createLinkHtml('/en/ziel#teil')
  const data = { content: germanLink + germanLink + englishLink }
  const template = { name: 'Verweis', is_page: true, blocks: [{ model: 'text', data }] }
  const { body } = await editor.call('POST', 'saved-blocks/', template)
  const page = { title: 'Vorlage', parent: null, template: (body as { id: number }[])[0]?.id }
  const toContents = ({ modules: list }: PageDraft) => list.map((module) => module.data.content)
  const englishHtml = englishLink.repeat(3)
  expect(toContents(await english.page('POST', 'page/', { ...page, slug: 'from-template' }))).toEqual([englishHtml])
  const { id, modules: blocks } = await editor.page('POST', 'page/', { ...page, slug: 'aus-vorlage' })
  expect(blocks[0]?.data).toMatchObject(data)
  expect(toContents(await editor.page('POST', `page/${id}/translate/`))).toEqual([englishHtml])
  const { id: counterpart } = await editor.addText(id, data.content)
  const copy = await english.addText(id, data.content, { counterpart })
  expect(copy.data.content).toBe(englishHtml)
})

it('keeps a link to an address without a page, and later edits', async () => {
  const source = await addPage('rest')
  const text = await editor.addText(source.id, createLinkHtml('/de/nie/da'))
  await convertLinksToIds(backend.services).done
  const data = { content: createLinkHtml('/de/auch-nie') }
  await editor.ask(moduleSchema, 'POST', `text/${text.id}/`, { revision: text.revision, data })
  const [moduleRow] = await backend.services.db.select().from(modules).where(eq(modules.id, text.id))
  expect(moduleRow?.data).toMatchObject(data)
})
