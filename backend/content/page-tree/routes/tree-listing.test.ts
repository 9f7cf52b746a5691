import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { runDueSchedules } from '@/backend/operations/scheduling/run-due-schedules'
import { pageTexts } from '@/backend/platform/db/schema/content/pages'
import { draftsAndSchedulesSchema, pageTreeSchema } from '@/lib/contract/pages/page-tree'
import { startTestBackend } from '@/tests/backend-app'
import { TestEditor } from '@/tests/content/page-editor'

const backend = startTestBackend()
const editor = TestEditor.logInBeforeAll(backend)

describe('the list of pages', () => {
  const list = async (query: string) => await editor.ask(pageTreeSchema, 'GET', `pages/${query}`)

  it('is loaded branch by branch, paginated, with parents and children', async () => {
    const top = await editor.addPage()
    const first = await editor.addPage(top.id)
    const second = await editor.addPage(top.id)
    const inner = await editor.addPage(first.id)
    const firstPart = await list(`?parent=${top.id}&page_size=1`)
    expect(firstPart).toMatchObject({ count: 2, results: [{ id: first.id, below: 1, is_last: false }] })
    expect(firstPart.results[0]?.parents).toEqual([{ id: top.id, title: top.title, locales: ['de'] }])
    const secondPart = await list(`?parent=${top.id}&page_size=1&page=2`)
    expect(secondPart).toMatchObject({ next: null, results: [{ id: second.id, below: 0, is_last: true }] })
    const singlePage = await list(`?id=${inner.id}`)
    expect(singlePage.results[0]?.parents.map(({ id }) => id)).toEqual([top.id, first.id])
    expect((await list('?page_size=100')).results.every(({ parent }) => parent === null)).toBe(true)
    expect((await editor.call('GET', 'pages/?parent=x')).status).toBe(400)
    expect((await editor.call('GET', `pages/?parent=${top.id}&page=9`)).status).toBe(404)
  })

  it('is searched by title or address in any language, case-insensitively; wildcards are literal', async () => {
    const page = await editor.addPage(null, { title: 'Öffnungszeiten 100%', slug: 'kasse_zeiten' })
    await editor.page('POST', `page/${page.id}/translate/`)
    const englishEditor = editor.in('en')
    const { revision } = await englishEditor.page('GET', `page/${page.id}/draft/`)
    await englishEditor.page('POST', `page/${page.id}/`, { revision, data: { title: 'Opening Hours' } })
    for (const words of ['öffnungs', 'OEFFNUNGS', '100%', 'kasse_z', 'opening hours']) {
      const { results } = await list(`?search=${encodeURIComponent(words)}`)
      expect(
        results.map(({ id }) => id),
        words,
      ).toEqual([page.id])
    }
    expect((await list('?search=kassenz')).count).toBe(0)
    expect((await list('?search=1%25%25')).count).toBe(0)
  })

  it('is also searched by words of published texts; matches in titles come first', async () => {
    const text = await editor.addPage(null, { title: 'Saison', slug: 'saison' })
    await editor.addText(text.id, '<p>Das Glockenspiel</p>')
    const namedPage = await editor.addPage(null, { title: 'Glockenspiel', slug: 'glocken' })
    await editor.publish(text.id)
    const listIds = async (query: string) => (await list(query)).results.map(({ id }) => id)
    expect(await listIds('?words=glockenspiel')).toEqual([namedPage.id, text.id])
    expect(await listIds('?search=glockenspiel')).toEqual([namedPage.id])
    expect(await listIds('?words=glockenturm')).toEqual([])
  })

  it('lists matches in working copies, marked as such, after published matches', async () => {
    const onlinePage = await editor.addPage(null, { title: 'Zauberflöte', slug: 'zauber' })
    const draft = await editor.addPage(null, { title: 'Auftakt', slug: 'auftakt' })
    await editor.addText(onlinePage.id, '<p>Das Xylofon am Abend</p>')
    await editor.publish(onlinePage.id)
    await editor.addText(draft.id, '<p>Abends</p>')
    await editor.addText(draft.id, '<p>Am <strong>Xylo</strong>fon</p>')
    const { results } = await list('?words=xylofon%20abend')
    expect(results.map(({ id, is_in_draft }) => [id, is_in_draft])).toEqual([
      [onlinePage.id, false],
      [draft.id, true],
    ])
    expect((await list(`?id=${draft.id}`)).results[0]).not.toHaveProperty('is_in_draft')
  })

  it('is searched by words of offline pages, too', async () => {
    const past = await editor.addPage(null, { title: 'Vorige Saison', slug: 'vorige' })
    await editor.addText(past.id, '<p>Das Marimbaphon</p>')
    await editor.publish(past.id)
    await editor.page('POST', `page/${past.id}/unpublish/`, {})
    const { results } = await list('?words=marimbaphon')
    expect(results.map(({ id, is_in_draft }) => [id, is_in_draft])).toEqual([[past.id, true]])
  })

  it('has a separate list of drafts and scheduled steps', async () => {
    const page = await editor.addPage()
    const loadPlanned = async () => {
      const { drafts, steps } = await editor.ask(draftsAndSchedulesSchema, 'GET', 'drafts-and-schedules/')
      return { drafts: drafts.filter(({ id }) => id === page.id), steps: steps.filter(({ id }) => id === page.id) }
    }
    expect((await loadPlanned()).drafts).toMatchObject([{ locale: 'de', state: 'offline', url: page.urls.de }])
    const publishedPage = await editor.publish(page.id)
    expect(await loadPlanned()).toEqual({ drafts: [], steps: [] })
    const change = { revision: publishedPage.revision, data: { title: 'Neu' } }
    const { revision } = await editor.page('POST', `page/${page.id}/`, change)
    expect((await loadPlanned()).drafts).toMatchObject([{ state: 'changed', title: 'Neu' }])
    // The text equals the published one again.
    await editor.page('POST', `page/${page.id}/`, { revision, data: { title: page.title } })
    expect((await loadPlanned()).drafts).toEqual([])
    await editor.page('POST', `page/${page.id}/schedule/`, { unpublish_at: '2099-01-01T00:00:00Z' })
    expect((await loadPlanned()).steps).toMatchObject([{ kind: 'unpublish', at: '2099-01-01T01:00:00+01:00' }])
    const [scheduled] = (await list(`?id=${page.id}`)).results
    expect(scheduled).toMatchObject({ state: 'scheduled', is_online: true })
  })

  it('marks a text as changed until it is published, also by a schedule', async () => {
    const { db, clock, log } = backend.services
    const isDirty = async (pageId: number) => {
      const [text] = await db.select().from(pageTexts).where(eq(pageTexts.pageId, pageId))
      return text?.isDirty
    }
    const [unchangedPage, changedPage] = [await editor.addPage(), await editor.addPage()]
    const publishAt = new Date(clock().getTime() + 60_000)
    for (const { id } of [unchangedPage, changedPage]) {
      await editor.page('POST', `page/${id}/schedule/`, { publish_at: publishAt.toISOString() })
    }
    const { id, revision } = changedPage
    await editor.page('POST', `page/${id}/`, { revision, data: { title: 'Seither anders' } })
    await runDueSchedules({ db, log, clock: () => publishAt }, new AbortController().signal)
    expect([await isDirty(unchangedPage.id), await isDirty(changedPage.id)]).toEqual([false, true])
    await editor.publish(changedPage.id)
    expect(await isDirty(changedPage.id)).toBe(false)
  })
})
