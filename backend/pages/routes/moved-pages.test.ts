import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { pages } from '@/backend/db/schema/pages'
import { publications } from '@/backend/db/schema/publications'
import { redirects } from '@/backend/db/schema/redirects'
import { redirectListSchema } from '@/lib/contract/redirect'
import { startTestBackend } from '@/tests/backend-app'
import { TestEditor } from '@/tests/page-editor'
import { pagesOf } from '@/tests/pages'

const backend = startTestBackend()
const { newPage, rename, visit } = pagesOf(backend)
let editor: TestEditor
beforeAll(async () => {
  editor = await TestEditor.logIn(backend)
})

const redirectsFrom = (...paths: string[]) => redirectsStarting(...paths.map((path) => `/de/${path}`))
const redirectsStarting = async (...starts: string[]) => {
  const list = redirectListSchema.parse(await (await backend.get('/de/pageeditor-api/redirect')).json())
  return list
    .filter(({ old_path }) => starts.some((start) => old_path.startsWith(start)))
    .map(({ old_path, new_path }) => `${old_path} → ${new_path}`)
}

describe('a published page that moves', () => {
  it('takes along what is published below it, and leaves redirects without chains and loops', async () => {
    const top = await newPage('umzug')
    const below = await newPage('umzug/unten', top.id)
    const publish = (id: number) => editor.page('POST', `page/${id}/publish/`, {})
    await publish(top.id)
    await publish(below.id)
    await rename(top.id, 'umzug-2')
    await rename(below.id, 'umzug-2/unten')
    expect((await editor.page('GET', 'page/umzug-2/unten?draft=1')).state).toBe('online')

    await publish(below.id)
    expect(await visit('umzug/unten')).toBe('<p>Alt</p>')
    await publish(top.id)
    expect(await visit('umzug-2/unten')).toBe('<p>Alt</p>')
    expect(await redirectsFrom('umzug')).toEqual([
      '/de/umzug → /de/umzug-2',
      '/de/umzug/unten → /de/umzug-2/unten',
    ])

    await rename(top.id, 'umzug-3')
    await rename(below.id, 'umzug-3/unten')
    await publish(top.id)
    expect(await redirectsFrom('umzug')).toEqual([
      '/de/umzug → /de/umzug-3',
      '/de/umzug-2 → /de/umzug-3',
      '/de/umzug-2/unten → /de/umzug-3/unten',
      '/de/umzug/unten → /de/umzug-3/unten',
    ])

    await rename(top.id, 'umzug')
    await rename(below.id, 'umzug/unten')
    await publish(top.id)
    expect(await redirectsFrom('umzug')).toEqual([
      '/de/umzug-2 → /de/umzug',
      '/de/umzug-2/unten → /de/umzug/unten',
      '/de/umzug-3 → /de/umzug',
      '/de/umzug-3/unten → /de/umzug/unten',
    ])
  })

  it('takes along what led to the addresses of its branch, however it was written', async () => {
    const top = await newPage('große-häuser')
    const below = await newPage('große-häuser/übersicht', top.id)
    for (const { id } of [top, below]) await editor.page('POST', `page/${id}/publish/`, {})
    await backend.services.db.insert(redirects).values([
      { oldPath: '/alt-1', newPath: '/de/große-häuser/übersicht' },
      {
        oldPath: '/alt-2',
        newPath: `/de/${encodeURIComponent('große-häuser')}/${encodeURIComponent('übersicht')}`,
      },
      { oldPath: '/alt-3', newPath: '/de/große-häuser/anderswo' },
      { oldPath: `/de/kleine/${encodeURIComponent('übersicht')}`, newPath: '/de/anderswo' },
    ])
    await rename(top.id, 'kleine')
    await rename(below.id, 'kleine/übersicht')
    await editor.page('POST', `page/${top.id}/publish/`, {})
    const here = `/de/kleine/${encodeURIComponent('übersicht')}`
    expect(await redirectsStarting('/alt-', '/de/große-häuser', '/de/kleine')).toEqual([
      `/alt-1 → ${here}`,
      `/alt-2 → ${here}`,
      '/alt-3 → /de/große-häuser/anderswo',
      '/de/große-häuser → /de/kleine',
      `/de/große-häuser/übersicht → ${here}`,
    ])
  })

  it('may take an address that a page below it leaves', async () => {
    const { db } = backend.services
    const above = await newPage('kette')
    const top = await newPage('kette/glied', above.id)
    const below = await newPage('kette/glied/glied', top.id)
    for (const { id } of [above, top, below]) await editor.page('POST', `page/${id}/publish/`, {})
    await rename(above.id, 'anhang')
    await editor.page('POST', `page/${above.id}/publish/`, {})
    await db.update(pages).set({ parentId: null }).where(eq(pages.id, top.id))
    await rename(top.id, 'anhang/glied/glied')
    await rename(below.id, 'anhang/glied/glied/glied')
    await editor.page('POST', `page/${top.id}/publish/`, {})
    expect(await visit('anhang/glied/glied')).toBe('<p>Alt</p>')
    expect(await visit('anhang/glied/glied/glied')).toBe('<p>Alt</p>')
    expect(await redirectsFrom('anhang')).toEqual(['/de/anhang/glied → /de/anhang/glied/glied'])
  })

  it('drops a redirect from an address that is a page again', async () => {
    const { id } = await newPage('wieder-da')
    await backend.services.db.insert(redirects).values({ oldPath: '/de/wieder-da', newPath: '/de/anderswo' })
    await editor.page('POST', `page/${id}/publish/`, {})
    expect(await redirectsFrom('wieder-da')).toEqual([])
  })

  it('shows its new order beside the others without publishing them', async () => {
    const { db } = backend.services
    const top = await newPage('reihe')
    const children: { id: number }[] = []
    for (const name of ['a', 'b', 'c']) children.push(await newPage(`reihe/${name}`, top.id))
    for (const [position, { id }] of children.entries())
      await db.update(pages).set({ position }).where(eq(pages.id, id))
    for (const { id } of children) await editor.page('POST', `page/${id}/publish/`, {})
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
