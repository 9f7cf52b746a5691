import { beforeAll, describe, expect, it } from 'vitest'
import { redirects } from '@/backend/platform/db/schema/library/redirects'
import { pageLinksSchema } from '@/lib/contract/pages/page-tree'
import { startTestBackend } from '@/tests/backend-app'
import { TestEditor } from '@/tests/content/page-editor'

const backend = startTestBackend()
let editor: TestEditor
beforeAll(async () => {
  editor = await TestEditor.logIn(backend)
})

let count = 0
const remove = async (page: { id: number; revision: number }, redirect: string | null) =>
  expect(
    (await editor.call('DELETE', `page/${page.id}/`, { revision: page.revision, redirect })).status,
  ).toBe(204)
const published = async (set: Record<string, unknown> = {}) => {
  count += 1
  const wanted = { title: `Seite ${count}`, slug: `neu-${count}`, ...set }
  const page = await editor.page('POST', 'page/', wanted)
  await editor.page('POST', `page/${page.id}/publish/`, {})
  return { ...page, url: `/de/${page.slug}` }
}
const leadTo = (oldPath: string, newPath: string) =>
  backend.services.db.insert(redirects).values({ oldPath, newPath })
const targetOf = async (url: string) => {
  const answer = await backend.get(`/de/pageeditor-api/redirect${url}`)
  return answer.status === 404 ? null : (await answer.json()).new_path
}

describe('a redirect of a deleted page', () => {
  it('leads straight to the end, and back to nothing', async () => {
    const [b, y] = [await published(), await published()]
    await leadTo(`${y.url}-alt`, y.url)
    await remove(b, `${y.url}-alt`)
    expect(await targetOf(b.url)).toBe(y.url)
    await remove(y, b.url)
    for (const url of [b.url, y.url, `${y.url}-alt`]) expect(await targetOf(url)).toBeNull()
  })

  it.each([
    ['to where they shall lead', '/de/ziel'],
    ['to nothing, with nowhere to lead', null],
  ])('leads the addresses that the page had before %s', async (_case, target) => {
    const page = await published()
    await leadTo(`${page.url}-text`, page.url)
    const rename = async (slug: string) => {
      const { revision } = await editor.page('GET', `page/${page.id}/draft/`)
      await editor.page('POST', `page/${page.id}/`, { revision, data: { slug } })
      return await editor.page('POST', `page/${page.id}/publish/`, {})
    }
    await rename(`${page.slug}-zwei`)
    const last = await rename(`${page.slug}-drei`)
    const before = [page.url, `${page.url}-text`, `${page.url}-zwei`]
    for (const url of before) expect(await targetOf(url)).toBe(`${page.url}-drei`)
    const { redirects: leading } = await editor.ask(pageLinksSchema, 'GET', `page/${page.id}/links/`)
    expect(leading.map(({ old_path, new_path }) => [old_path, new_path])).toEqual(
      before.toSorted().map((url) => [url, `${page.url}-drei`]),
    )
    await remove(last, target)
    for (const url of [...before, `${page.url}-drei`]) expect(await targetOf(url)).toBe(target)
  })

  it('leads the addresses that the page had below others that moved', async () => {
    const top = await published()
    const page = await published({ parent: top.id })
    const { revision } = await editor.page('GET', `page/${top.id}/draft/`)
    await editor.page('POST', `page/${top.id}/`, { revision, data: { slug: `${top.slug}-zwei` } })
    await editor.page('POST', `page/${top.id}/publish/`, {})
    const [before, last] = [`${top.url}/${page.slug}`, `${top.url}-zwei/${page.slug}`]
    expect(await targetOf(before)).toBe(last)
    const { redirects: leading } = await editor.ask(pageLinksSchema, 'GET', `page/${page.id}/links/`)
    expect(leading).toEqual([{ old_path: before, new_path: last }])
    await remove(await editor.page('GET', `page/${page.id}/draft/`), '/de/ziel')
    for (const url of [before, last]) expect(await targetOf(url)).toBe('/de/ziel')
    expect(await targetOf(top.url)).toBe(`${top.url}-zwei`)
  })

  it('takes along what led to the page, however that was written', async () => {
    const page = await published()
    await leadTo(`${page.url}-eins`, `${page.url}/?a=1`)
    await leadTo(`${page.url}-zwei`, `${page.url}#teil`)
    await leadTo(`${page.url}-drei`, `${page.url}-anders`)
    await remove(page, '/de/ziel?b=2#c')
    for (const url of [page.url, `${page.url}-eins`, `${page.url}-zwei`]) {
      expect(await targetOf(url)).toBe('/de/ziel?b=2#c')
    }
    expect(await targetOf(`${page.url}-drei`)).toBe(`${page.url}-anders`)
  })

  it.each(['', '/', '?a=1', '#teil', '/?a=1#teil'])(
    'leads nowhere to the page itself with %j',
    async (rest) => {
      const page = await published({ slug: `größe-${count + 1}` })
      await leadTo(`${page.url}-alt`, page.url)
      await remove(page, encodeURI(page.url) + rest)
      expect(await targetOf(encodeURI(page.url))).toBeNull()
      expect(await targetOf(encodeURI(`${page.url}-alt`))).toBeNull()
    },
  )

  it('ends where others run in a circle', async () => {
    const page = await published()
    await leadTo(`${page.url}-a`, `${page.url}-b`)
    await leadTo(`${page.url}-b`, `${page.url}-a/`)
    await remove(page, `${page.url}-a`)
    expect(await targetOf(page.url)).toBeNull()
  })

  it('to an address of the page in its other language is none', async () => {
    const page = await published()
    const english = await editor.page('POST', `page/${page.id}/translate/`)
    await editor.in('en').page('POST', `page/${page.id}/publish/`, {})
    const { revision } = await editor.page('GET', `page/${page.id}/draft/`)
    await remove({ ...page, revision }, english.urls.en)
    expect([await targetOf(page.url), await targetOf(english.urls.en ?? '')]).toEqual([null, null])
  })
})
