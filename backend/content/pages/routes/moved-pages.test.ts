import { eq, like } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { pages } from '@/backend/platform/db/schema/content/pages'
import { publications } from '@/backend/platform/db/schema/content/publications'
import { redirects } from '@/backend/platform/db/schema/library/redirects'
import { redirectListSchema, redirectTargetSchema } from '@/lib/contract/site/redirect'
import { startTestBackend } from '@/tests/backend-app'
import { TestEditor } from '@/tests/content/page-editor'
import { createPageTools } from '@/tests/content/pages'

const backend = startTestBackend()
const { addPage, rename, visit } = createPageTools(backend)
const editor = TestEditor.logInBeforeAll(backend)

type TestPage = { id: number }

async function publish(...list: TestPage[]): Promise<void> {
  for (const { id } of list) await editor.page('POST', `page/${id}/publish/`, {})
}

/** Gives pages new addresses, the top page of the branch first. */
async function renameBranch(...list: [page: TestPage, path: string][]): Promise<void> {
  for (const [{ id }, path] of list) await rename(id, path)
}

const listRedirectsFrom = (...paths: string[]) => listRedirectsBelow(...paths.map((path) => `/de/${path}`))
const listRedirectsBelow = async (...starts: string[]) => {
  const list = redirectListSchema.parse(await (await backend.get('/de/pageeditor-api/redirect')).json())
  return list
    .filter(({ old_path }) => starts.some((start) => old_path.startsWith(start)))
    .map(({ old_path, new_path }) => `${old_path} → ${new_path}`)
}

async function findTarget(path: string): Promise<string | null> {
  const response = await backend.get(`/de/pageeditor-api/redirect${path}`)
  return response.status === 404 ? null : redirectTargetSchema.parse(await response.json()).new_path
}

describe('a moved published page', () => {
  it('moves the published pages below it and leaves redirects without chains and loops', async () => {
    const top = await addPage('umzug')
    const childPage = await addPage('umzug/unten', top.id)
    await publish(top, childPage)
    await renameBranch([top, 'umzug-2'], [childPage, 'umzug-2/unten'])
    expect((await editor.page('GET', 'page/umzug-2/unten?draft=1')).state).toBe('online')

    await publish(childPage)
    expect(await visit('umzug/unten')).toBe('<p>Alt</p>')
    await publish(top)
    expect(await visit('umzug-2/unten')).toBe('<p>Alt</p>')
    expect(await listRedirectsFrom('umzug')).toEqual(['/de/umzug → /de/umzug-2', '/de/umzug/unten → /de/umzug-2/unten'])

    await renameBranch([top, 'umzug-3'], [childPage, 'umzug-3/unten'])
    await publish(top)
    expect(await listRedirectsFrom('umzug')).toEqual([
      '/de/umzug → /de/umzug-3',
      '/de/umzug-2 → /de/umzug-3',
      '/de/umzug-2/unten → /de/umzug-3/unten',
      '/de/umzug/unten → /de/umzug-3/unten',
    ])

    await renameBranch([top, 'umzug'], [childPage, 'umzug/unten'])
    await publish(top)
    expect(await listRedirectsFrom('umzug')).toEqual([
      '/de/umzug-2 → /de/umzug',
      '/de/umzug-2/unten → /de/umzug/unten',
      '/de/umzug-3 → /de/umzug',
      '/de/umzug-3/unten → /de/umzug/unten',
    ])
  })

  it('updates redirects to its branch in any spelling', async () => {
    const top = await addPage('große-häuser')
    const childPage = await addPage('große-häuser/übersicht', top.id)
    await publish(top, childPage)
    await backend.services.db.insert(redirects).values([
      { oldPath: '/alt-1', newPath: '/de/große-häuser/übersicht' },
      { oldPath: '/alt-2', newPath: `/de/${encodeURIComponent('große-häuser')}/${encodeURIComponent('übersicht')}` },
      { oldPath: '/alt-3', newPath: '/de/große-häuser/anderswo' },
      { oldPath: `/de/kleine/${encodeURIComponent('übersicht')}`, newPath: '/de/anderswo' },
    ])
    await renameBranch([top, 'kleine'], [childPage, 'kleine/übersicht'])
    await publish(top)
    const newAddress = `/de/kleine/${encodeURIComponent('übersicht')}`
    expect(await listRedirectsBelow('/alt-', '/de/große-häuser', '/de/kleine')).toEqual([
      `/alt-1 → ${newAddress}`,
      `/alt-2 → ${newAddress}`,
      '/alt-3 → /de/große-häuser/anderswo',
      '/de/große-häuser → /de/kleine',
      `/de/große-häuser/übersicht → ${newAddress}`,
    ])
  })

  it('may take an address that a page below it leaves', async () => {
    const { db } = backend.services
    const parentPage = await addPage('kette')
    const top = await addPage('kette/glied', parentPage.id)
    const childPage = await addPage('kette/glied/glied', top.id)
    await publish(parentPage, top, childPage)
    await rename(parentPage.id, 'anhang')
    await publish(parentPage)
    await db.update(pages).set({ parentId: null }).where(eq(pages.id, top.id))
    await renameBranch([top, 'anhang/glied/glied'], [childPage, 'anhang/glied/glied/glied'])
    await publish(top)
    expect(await visit('anhang/glied/glied')).toBe('<p>Alt</p>')
    expect(await visit('anhang/glied/glied/glied')).toBe('<p>Alt</p>')
    expect(await listRedirectsFrom('anhang')).toEqual(['/de/anhang/glied → /de/anhang/glied/glied'])
  })

  it('has one redirect for all pages below it, and each old address leads to its page', async () => {
    const { db } = backend.services
    const top = await addPage('ast')
    const [sibling, page] = [await addPage('ast/bleibt', top.id), await addPage('ast/geht', top.id)]
    const childPage = await addPage('ast/geht/mit', page.id)
    await publish(top, sibling, page, childPage)
    await renameBranch([top, 'zweig'], [sibling, 'zweig/bleibt'], [page, 'zweig/geht'], [childPage, 'zweig/geht/mit'])
    await publish(top)
    expect(await db.select().from(redirects).where(like(redirects.oldPath, '/de/ast%'))).toHaveLength(1)

    await db.update(pages).set({ parentId: null }).where(eq(pages.id, page.id))
    await renameBranch([page, 'blatt'], [childPage, 'blatt/mit'])
    await publish(page)
    const redirectPairs: [string, string][] = [
      ['/de/ast', '/de/zweig'],
      ['/de/ast/bleibt', '/de/zweig/bleibt'],
      ['/de/ast/geht', '/de/blatt'],
      ['/de/ast/geht/mit', '/de/blatt/mit'],
      ['/de/zweig/geht', '/de/blatt'],
      ['/de/zweig/geht/mit', '/de/blatt/mit'],
    ]
    expect(await listRedirectsFrom('ast', 'zweig')).toEqual(redirectPairs.map((pair) => pair.join(' → ')))
    for (const [oldPath, newPath] of redirectPairs) expect(await findTarget(oldPath)).toBe(newPath)
    for (const path of ['/de/ast/nie', '/de/astwerk', '/de/zweig/bleibt']) expect(await findTarget(path)).toBeNull()
  })

  it('is redirected from below an address that another page has taken, as is the branch of that page', async () => {
    const moveBranch = async (targetPath: string, name: string) => {
      const top = await addPage(`bau-${name}`)
      const childPage = await addPage(`bau-${name}/${name}`, top.id)
      await renameBranch([top, 'haus'], [childPage, `haus/${name}`])
      await publish(top, childPage)
      expect(await findTarget('/de/haus')).toBeNull()
      await renameBranch([top, targetPath], [childPage, `${targetPath}/${name}`])
      await publish(top)
    }
    await moveBranch('altes-haus', 'keller')
    await moveBranch('neues-haus', 'dach')
    expect(await listRedirectsFrom('haus')).toEqual([
      '/de/haus → /de/neues-haus',
      '/de/haus/dach → /de/neues-haus/dach',
      '/de/haus/keller → /de/altes-haus/keller',
    ])
    const { id } = await addPage('bau-drei')
    await rename(id, 'haus/keller')
    await publish({ id })
    expect(await visit('haus/keller')).toBe('<p>Alt</p>')
    expect(await findTarget('/de/haus/keller')).toBeNull()
  })

  it('removes a redirect from an address that is a page again', async () => {
    const { id } = await addPage('wieder-da')
    await backend.services.db.insert(redirects).values({ oldPath: '/de/wieder-da', newPath: '/de/anderswo' })
    await editor.page('POST', `page/${id}/publish/`, {})
    expect(await listRedirectsFrom('wieder-da')).toEqual([])
  })

  it('shows its new order among its siblings without publishing them', async () => {
    const { db } = backend.services
    const top = await addPage('reihe')
    const children: { id: number }[] = []
    for (const name of ['a', 'b', 'c']) children.push(await addPage(`reihe/${name}`, top.id))
    for (const [position, { id }] of children.entries())
      await db.update(pages).set({ position }).where(eq(pages.id, id))
    await publish(...children)
    for (const [index, { id }] of children.entries()) {
      await db
        .update(pages)
        .set({ position: [1, 2, 0][index] ?? 0 })
        .where(eq(pages.id, id))
    }
    await editor.page('POST', `page/${children[2]?.id}/publish/`, {})
    const rows = await db.select().from(publications).where(eq(publications.parentId, top.id))
    expect(rows.toSorted((a, b) => a.position - b.position).map(({ path }) => path)).toEqual([
      'reihe/c',
      'reihe/a',
      'reihe/b',
    ])
  })
})
