import { beforeAll, expect, it } from 'vitest'
import { fileUrl } from '@/backend/library/downloads/presenter'
import { footerLinks } from '@/backend/platform/db/schema/content/footer-links'
import { savedBlocks } from '@/backend/platform/db/schema/content/saved-blocks'
import { downloadFiles } from '@/backend/platform/db/schema/library/downloads'
import { persons } from '@/backend/platform/db/schema/library/persons'
import { redirects } from '@/backend/platform/db/schema/library/redirects'
import { newsletterIssues } from '@/backend/platform/db/schema/members/newsletters'
import { moduleSchema } from '@/lib/contract/blocks/module'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { loadDownloads } from '@/tests/content/downloads'
import { TestEditor } from '@/tests/content/page-editor'

const backend = startTestBackend()
const editor = TestEditor.logInBeforeAll(backend)
let admin: TestBrowser
beforeAll(async () => {
  admin = await new TestBrowser(backend).logIn(await createUser(backend, { role: 'admin' }))
})

const addPage = (slug: string) => editor.page('POST', 'page/', { parent: null, title: `Seite ${slug}`, slug })
const addModule = (model: string, body: object) =>
  editor.ask(moduleSchema, 'POST', `${model}/`, { locale: 'de', ...body })
const addContainer = (slug: string) => addModule('container', { slug, data: { title: slug } })
async function listUses(type: string, ids: readonly number[]) {
  const path = ids.length === 1 ? `${ids[0]}/uses/` : `uses/?ids=${ids.join(',')}`
  const response = await admin.call('GET', `/de/api/administration/${type}/${path}`)
  const uses: { title: string; url: string }[] = await response.json()
  return uses.map(({ title }) => title).toSorted()
}

it('lists every place that links to a file, also a public page that no longer does', async () => {
  const { db } = backend.services
  await loadDownloads(backend)
  const [file] = await db.select().from(downloadFiles)
  if (!file) throw new Error('no file')
  const href = `/de${fileUrl(file)}`
  const html = `<p><a href="${href}">Satzung</a></p>`
  const box = await addContainer('kontakt')
  await addModule('text', { parent: box.id, column: 0, position: 0, data: { content: html } })
  await editor.browser.call('POST', '/de/api/html/', { slug: 'auswahl', title: 'Auswahl', html_code: html })
  await db.insert(footerLinks).values({ title: { de: 'Fuß', en: 'Foot' }, url: { de: href, en: '' } })
  await db.insert(redirects).values({ oldPath: '/de/satzung', newPath: href })
  const toGerman = (de: string) => ({ de, en: '' })
  const issue = { slug: 'brief', subject: toGerman('Brief'), preheader: toGerman(''), text: toGerman(html) }
  await db.insert(newsletterIssues).values({ ...issue, topics: ['tarif'], languages: ['de'] })
  const page = await addPage('alt')
  const text = await editor.addText(page.id, html)
  await editor.publish(page.id)
  await editor.call('DELETE', `text/${text.id}/`, { revision: text.revision })
  const uses = ['/de/satzung', 'Auswahl', 'Brief', 'Fuß', 'Seite alt', 'kontakt']
  expect(await listUses('download-files', [file.id])).toEqual(uses)
  expect(await listUses('download-directories', [file.directoryId])).toEqual(expect.arrayContaining(uses))
})

it('lists the pages, containers and templates that show a person', async () => {
  const { db } = backend.services
  const values = { name: 'Anna', title: { de: '', en: '' }, function: { de: '', en: '' }, email: '', phone: '' }
  const rows = await db.insert(persons).values([values, values]).returning()
  const [first = 0, second = 0] = rows.map(({ id }) => id)
  const box = await addContainer('leitung')
  const page = await addPage('team')
  for (const [place, person] of [
    [{ content_type: 'page', object_id: page.id }, first],
    [{ parent: box.id, column: 0 }, second],
  ] as const) {
    const team = await addModule('team', { ...place, position: 0, data: {} })
    await addModule('teammember', { parent: team.id, position: 0, data: { person: { id: person } } })
  }
  const blocks = [{ model: 'teammember' as const, data: { person: { id: first } } }]
  await db.insert(savedBlocks).values({ name: 'Vorlage', isPage: false, blocks, createdAt: new Date() })
  expect(await listUses('persons', [first])).toEqual(['Seite team', 'Vorlage'])
  expect(await listUses('persons', [first, second])).toEqual(['Seite team', 'Vorlage', 'leitung'])
})
