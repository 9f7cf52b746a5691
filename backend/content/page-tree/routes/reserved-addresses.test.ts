import { expect, it } from 'vitest'
import type { Locale } from '@/lib/contract/common/locale'
import { startTestBackend } from '@/tests/backend-app'
import { TestEditor } from '@/tests/content/page-editor'

const backend = startTestBackend()
const editor = TestEditor.logInBeforeAll(backend)
const reservedMessage = ['Diese Adresse gehört zum System. Bitte wählen Sie eine andere.']

it.each(['api', 'pageeditor-api', 'cms-hub', 'styleguide', 'page-editor', 'admin', '404', '500'])(
  'no page can get the reserved address %s in any way',
  async (slug) => {
    const response = await editor.call('POST', 'page/', { parent: null, title: 'Neu', slug })
    expect(response).toEqual({ status: 400, body: { slug: reservedMessage } })
    const page = await editor.addPage()
    const { revision } = page
    const renamedPage = await editor.call('POST', `page/${page.id}/`, { revision, data: { slug } })
    expect(renamedPage).toEqual({ status: 400, body: { data: { slug: reservedMessage } } })
    const child = await editor.addPage(page.id, { slug })
    expect(child.urls.de).toBe(`/de/${page.slug}/${slug}`)
    const move = { parent: null, position: 0, revision: child.revision }
    expect((await editor.call('POST', `page/${child.id}/move/`, move)).status).toBe(409)
    const copy = await editor.page('POST', `page/${child.id}/copy/`, { parent: null })
    expect(copy.slug).toBe(`${slug}-2`)
  },
)

it.each<[Locale, string]>([
  ['de', 'contact'],
  ['en', 'kalender'],
])('no page in %s can get the address /%s of a route in the other language', async (locale, slug) => {
  const page = { parent: null, title: 'New', slug }
  expect((await editor.in(locale).call('POST', 'page/', page)).status).toBe(400)
  // In the other language it is the path of the route itself, and a page may have this path.
  const secondLocale = locale === 'de' ? 'en' : 'de'
  const newPage = await editor.in(secondLocale).page('POST', 'page/', page)
  expect(newPage.urls[secondLocale]).toBe(`/${secondLocale}/${slug}`)
  const translatedPage = await editor.in(secondLocale).page('POST', `page/${newPage.id}/translate/`)
  expect(translatedPage.urls[locale]).toBe(`/${locale}/${slug}-2`)
})

it('no page can get a reserved address below another page', async () => {
  const account = await editor.addPage(null, { slug: 'account' })
  const slug = 'profile'
  const response = await editor.call('POST', 'page/', { parent: account.id, title: 'Neu', slug })
  expect(response).toEqual({ status: 400, body: { slug: reservedMessage } })
  const { id, revision } = await editor.addPage(account.id)
  const renamedPage = await editor.call('POST', `page/${id}/`, { revision, data: { slug } })
  expect(renamedPage).toEqual({ status: 400, body: { data: { slug: reservedMessage } } })
  const elsewhere = await editor.addPage(null, { slug })
  const move = { parent: account.id, position: 0, revision: elsewhere.revision }
  expect((await editor.call('POST', `page/${elsewhere.id}/move/`, move)).status).toBe(409)
  const copy = await editor.page('POST', `page/${elsewhere.id}/copy/`, { parent: account.id })
  expect(copy.slug).toBe('profile-2')
})
