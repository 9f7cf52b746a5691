import { expect } from '@playwright/test'
import { chooseBlock } from './support/block-stories/block-editing'
import { blocks, toolbar } from './support/editing/editing'
import { makePage } from './support/editing/make-page'
import { logIn } from './support/log-in'
import { desktop, findOverflow, phone } from './support/overflow'
import { expectAccessible, test } from './support/test'

test('an editor adds the latest press releases to a page, and a new one appears on the cached page', async ({
  page,
  browser,
}) => {
  const { request } = page
  const headers = await logIn(page, 'editor')
  const { id, path } = await makePage({ request, headers, slug: 'neues', blocks: [{ model: 'teaserlist', data: {} }] })
  const publish = (pageId: number) => request.post(`/de/pageeditor-api/page/${pageId}/publish/`, { headers, data: {} })
  const title = `Meldung zum Vorhang ${id}`

  await test.step('the editor selects them for a list', async () => {
    await page.setViewportSize(desktop)
    await page.goto(`${path}?edit`)
    await chooseBlock(page, blocks(page).first())
    const fields = toolbar(page).getByRole('region', { name: 'Felder: Teaserliste' })
    await fields.getByLabel('Quelle der Teaser').selectOption('Neue Pressemitteilungen')
    await fields.getByLabel('Höchstzahl').selectOption('2')
    // The status may still be the one before the selection.
    await expect
      .poll(async () => (await request.get(`/de/pageeditor-api/page/${id}/draft/`)).json())
      .toMatchObject({ modules: [{ data: { records: { selection: { source: 'press', count: 2 } } } }] })
    await expectAccessible(page)
    expect((await publish(id)).status()).toBe(200)
  })

  const visitor = await (await browser.newContext({ viewport: phone })).newPage()
  const fetchHtml = async () => (await visitor.request.get(path)).text()
  expect(await fetchHtml()).not.toContain(title)

  const response = await request.post('/de/api/articles/', {
    headers,
    data: { section: 'press', title, date: '2099-01-01T10:00:00Z' },
  })
  const release: { id: number; url: string; revision: number } = await response.json()
  await test.step('a published press release is on the page', async () => {
    expect((await publish(release.id)).status()).toBe(200)
    await expect.poll(fetchHtml).toContain(title)
    await visitor.goto(path)
    expect(await findOverflow(visitor)).toEqual([])
    await visitor.getByRole('link', { name: title }).click()
    await expect(visitor).toHaveURL(release.url)
  })

  await test.step('a deleted press release is gone', async () => {
    const { revision } = release
    const deletion = await request.delete(`/de/api/articles/${release.id}/`, { headers, data: { revision } })
    expect(deletion.status()).toBe(204)
    await expect.poll(fetchHtml).not.toContain(title)
  })
})
