import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { redirects } from '@/backend/platform/db/schema/library/redirects'
import { pageLinksSchema } from '@/lib/contract/pages/page-tree'
import { restoredPageSchema } from '@/lib/contract/pages/trash'
import { startTestBackend } from '@/tests/backend-app'
import { TestEditor } from '@/tests/content/page-editor'

const backend = startTestBackend()
const editor = TestEditor.logInBeforeAll(backend)

let count = 0
const remove = async (page: { id: number; revision: number }, redirect: string | null) =>
  expect((await editor.call('DELETE', `page/${page.id}/`, { revision: page.revision, redirect })).status).toBe(204)
const createPublished = async (overrides: Record<string, unknown> = {}) => {
  count += 1
  const values = { title: `Seite ${count}`, slug: `neu-${count}`, ...overrides }
  const page = await editor.page('POST', 'page/', values)
  await editor.publish(page.id)
  return { ...page, url: `/de/${page.slug}` }
}
const loadDraft = (id: number) => editor.page('GET', `page/${id}/draft/`)
const addRedirect = (oldPath: string, newPath: string) =>
  backend.services.db.insert(redirects).values({ oldPath, newPath })
const findTarget = async (url: string) => {
  const response = await backend.get(`/de/pageeditor-api/redirect${url}`)
  return response.status === 404 ? null : (await response.json()).new_path
}

describe('a redirect of a deleted page', () => {
  it('targets the final address and never itself', async () => {
    const [first, second] = [await createPublished(), await createPublished()]
    await addRedirect(`${second.url}-alt`, second.url)
    await remove(first, `${second.url}-alt`)
    expect(await findTarget(first.url)).toBe(second.url)
    await remove(second, first.url)
    for (const url of [first.url, second.url, `${second.url}-alt`]) expect(await findTarget(url)).toBeNull()
  })

  it.each([
    ['with a target', '/de/ziel'],
    ['without a target', null],
  ])('applies to the old addresses of the page, %s', async (_case, target) => {
    const page = await createPublished()
    await addRedirect(`${page.url}-text`, page.url)
    await editor.rename(page.id, `${page.slug}-zwei`)
    const renamedPage = await editor.rename(page.id, `${page.slug}-drei`)
    const formerUrls = [page.url, `${page.url}-text`, `${page.url}-zwei`]
    for (const url of formerUrls) expect(await findTarget(url)).toBe(`${page.url}-drei`)
    const { redirects: pageRedirects } = await editor.ask(pageLinksSchema, 'GET', `page/${page.id}/links/`)
    expect(pageRedirects.map(({ old_path, new_path }) => [old_path, new_path])).toEqual(
      formerUrls.toSorted().map((url) => [url, `${page.url}-drei`]),
    )
    await remove(renamedPage, target)
    for (const url of [...formerUrls, `${page.url}-drei`]) expect(await findTarget(url)).toBe(target)
  })

  it('applies to addresses that the page had before its parent was renamed', async () => {
    const top = await createPublished()
    const page = await createPublished({ parent: top.id })
    await editor.rename(top.id, `${top.slug}-zwei`)
    const [oldUrl, newUrl] = [`${top.url}/${page.slug}`, `${top.url}-zwei/${page.slug}`]
    expect(await findTarget(oldUrl)).toBe(newUrl)
    const { redirects: pageRedirects } = await editor.ask(pageLinksSchema, 'GET', `page/${page.id}/links/`)
    expect(pageRedirects).toEqual([{ old_path: oldUrl, new_path: newUrl }])
    await remove(await loadDraft(page.id), '/de/ziel')
    for (const url of [oldUrl, newUrl]) expect(await findTarget(url)).toBe('/de/ziel')
    expect(await findTarget(top.url)).toBe(`${top.url}-zwei`)
  })

  it('replaces redirects to the page in any spelling', async () => {
    const page = await createPublished()
    await addRedirect(`${page.url}-eins`, `${page.url}/?a=1`)
    await addRedirect(`${page.url}-zwei`, `${page.url}#teil`)
    await addRedirect(`${page.url}-drei`, `${page.url}-anders`)
    await remove(page, '/de/ziel?b=2#c')
    for (const url of [page.url, `${page.url}-eins`, `${page.url}-zwei`]) {
      expect(await findTarget(url)).toBe('/de/ziel?b=2#c')
    }
    expect(await findTarget(`${page.url}-drei`)).toBe(`${page.url}-anders`)
  })

  it.each(['', '/', '?a=1', '#teil', '/?a=1#teil'])('is not created to the page itself with %j', async (suffix) => {
    const page = await createPublished({ slug: `größe-${count + 1}` })
    await addRedirect(`${page.url}-alt`, page.url)
    await remove(page, encodeURI(page.url) + suffix)
    expect(await findTarget(encodeURI(page.url))).toBeNull()
    expect(await findTarget(encodeURI(`${page.url}-alt`))).toBeNull()
  })

  it('ends at a cycle of other redirects', async () => {
    const page = await createPublished()
    await addRedirect(`${page.url}-a`, `${page.url}-b`)
    await addRedirect(`${page.url}-b`, `${page.url}-a/`)
    await remove(page, `${page.url}-a`)
    expect(await findTarget(page.url)).toBeNull()
  })

  it('is not created to an address of the page in its other language', async () => {
    const page = await createPublished()
    const englishPage = await editor.page('POST', `page/${page.id}/translate/`)
    await editor.in('en').publish(page.id)
    const { revision } = await loadDraft(page.id)
    await remove({ ...page, revision }, englishPage.urls.en)
    expect([await findTarget(page.url), await findTarget(englishPage.urls.en ?? '')]).toEqual([null, null])
  })
})

describe('a page deleted in two languages', () => {
  const createTranslated = async (slug: string) => {
    const page = await createPublished({ slug })
    await editor.page('POST', `page/${page.id}/translate/`)
    const english = await editor.in('en').page('GET', `page/${page.id}/draft/`)
    const data = { slug: `${slug}-en` }
    await editor.in('en').page('POST', `page/${page.id}/`, { revision: english.revision, data })
    await editor.in('en').publish(page.id)
    return page
  }

  it('redirects each language to its own target, and gets all addresses back when restored', async () => {
    await createTranslated('ersatz')
    const page = await createTranslated('zweisprachig')
    await addRedirect('/de/frueher', '/de/zweisprachig')
    await addRedirect('/en/earlier', '/en/zweisprachig-en')
    const addresses = ['/de/zweisprachig', '/de/frueher', '/en/zweisprachig-en', '/en/earlier']
    const findTargets = () => Promise.all(addresses.map(findTarget))
    await remove(await loadDraft(page.id), '/de/ersatz')
    expect(await findTargets()).toEqual(['/de/ersatz', '/de/ersatz', '/en/ersatz-en', '/en/ersatz-en'])

    await editor.ask(restoredPageSchema, 'POST', `trash/${page.id}/restore/`, {})
    await editor.publish(page.id)
    await editor.in('en').publish(page.id)
    expect(await findTargets()).toEqual([null, '/de/zweisprachig', null, '/en/zweisprachig-en'])
  })

  it('redirects both languages to a target that exists in one language', async () => {
    await createPublished({ slug: 'nur-deutsch' })
    const page = await createTranslated('zu-zweit')
    await remove(await loadDraft(page.id), '/de/nur-deutsch')
    expect(await Promise.all(['/de/zu-zweit', '/en/zu-zweit-en'].map(findTarget))).toEqual([
      '/de/nur-deutsch',
      '/de/nur-deutsch',
    ])
  })
})

describe('a page restored from the trash', () => {
  const restore = (id: number) => editor.ask(restoredPageSchema, 'POST', `trash/${id}/restore/`, {})

  it('gets its old addresses back when it is published, except those redirected elsewhere since', async () => {
    const { db } = backend.services
    const page = await createPublished({ slug: 'erst' })
    await editor.rename(page.id, 'dann')
    await addRedirect('/de/handgemacht', '/de/dann#teil')
    await addRedirect('/de/umgebogen', '/de/dann')
    await addRedirect('/de/besetzt', '/de/dann')
    const addresses = ['/de/erst', '/de/handgemacht', '/de/umgebogen', '/de/besetzt', '/de/dann']
    const findTargets = () => Promise.all(addresses.map(findTarget))

    await remove(await loadDraft(page.id), '/de/ziel')
    expect(await findTargets()).toEqual(addresses.map(() => '/de/ziel'))
    await db.update(redirects).set({ newPath: '/de/fort' }).where(eq(redirects.oldPath, '/de/umgebogen'))
    await createPublished({ slug: 'besetzt' })
    await restore(page.id)
    expect(await findTarget('/de/dann')).toBe('/de/ziel')
    await editor.publish(page.id)
    expect(await findTargets()).toEqual(['/de/dann', '/de/dann#teil', '/de/fort', null, null])

    await remove(await loadDraft(page.id), null)
    expect(await findTarget('/de/erst')).toBeNull()
    await restore(page.id)
    await editor.publish(page.id)
    expect(await findTarget('/de/erst')).toBe('/de/dann')
  })

  it('gets its old addresses below a moved branch', async () => {
    const top = await createPublished({ slug: 'zweig' })
    const page = await createPublished({ parent: top.id, slug: 'blatt' })
    await editor.rename(top.id, 'ast')
    await remove(await loadDraft(page.id), '/de/ziel')
    expect(await findTarget('/de/zweig/blatt')).toBe('/de/ziel')
    await restore(page.id)
    await editor.publish(page.id)
    expect(await findTarget('/de/zweig/blatt')).toBe('/de/ast/blatt')
  })
})
