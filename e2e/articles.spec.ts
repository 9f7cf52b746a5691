import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { paragraph } from './support/editing/make-page'
import { logIn } from './support/log-in'
import { main } from './support/main'
import { findOverflow, phone } from './support/overflow'
import { expectAccessible, test } from './support/test'

interface Author {
  request: APIRequestContext
  headers: Record<string, string>
}

/** Creates an article of the debate and publishes it in German. */
async function createArticle({ request, headers }: Author, article: Record<string, unknown>, text?: string) {
  const created = await request.post('/de/api/articles/', { headers, data: article })
  expect(created.status()).toBe(201)
  const createdArticle: { id: number; url: string; revision: number } = await created.json()
  if (text) {
    const place = {
      object_id: createdArticle.id,
      content_type: 'page',
      locale: 'de',
      parent: null,
      column: null,
      position: 0,
    }
    const { model, data } = paragraph(text)
    const block = await request.post(`/de/pageeditor-api/${model}/`, { headers, data: { ...place, data } })
    expect(block.status()).toBe(201)
  }
  const publishedResponse = await request.post(`/de/pageeditor-api/page/${createdArticle.id}/publish/`, {
    headers,
    data: {},
  })
  expect(publishedResponse.status()).toBe(200)
  return createdArticle
}

test('an article is found in the debate, read, edited on its page, and gone after its deletion', async ({
  page,
  browser,
}) => {
  const headers = await logIn(page, 'editor')
  const author = { request: page.request, headers }
  const texts = { subtitle: 'Ein Zwischenruf', teaser: 'Über volle Säle.', author: 'Ada Amsel' }
  const { id, url, revision } = await createArticle(
    author,
    { title: 'Wem gehört die Bühne?', ...texts },
    'Wer vor den Vorhang tritt',
  )
  const visitor = await (await browser.newContext({ viewport: phone })).newPage()

  await test.step('a visitor finds it at the top of the list and reads it', async () => {
    await visitor.goto('/de/debatte')
    await main(visitor).getByRole('link', { name: 'Wem gehört die Bühne?' }).click()
    await expect(visitor).toHaveURL(url)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Wem gehört die Bühne?')
    await expect(main(visitor)).toContainText('Von Ada Amsel')
    await expect(main(visitor)).toContainText('Wer vor den Vorhang tritt')
    expect(await findOverflow(visitor)).toEqual([])
    await main(visitor)
      .getByRole('navigation', { name: 'Pfad zu dieser Seite' })
      .getByRole('link', { name: 'Debatte' })
      .click()
    await expect(visitor).toHaveURL('/de/debatte')
  })

  await test.step('a subscriber of the list reads it', async () => {
    const feed = await main(visitor).getByRole('link', { name: 'RSS-Feed' }).getAttribute('href')
    await expect(visitor.locator(`link[type="application/rss+xml"][href$="${feed}"]`)).toHaveCount(1)
    const response = await visitor.request.get(feed ?? '')
    expect(response.headers()['content-type']).toContain('application/rss+xml')
    expect(await response.text()).toContain('<title>Wem gehört die Bühne?</title>')
  })

  await test.step('a URL with another slug redirects to it', async () => {
    await page.goto(`/de/debatte/irgendwas/${id}`)
    await expect(page).toHaveURL(url)
    await expectAccessible(page)
  })

  await test.step('its editor edits it on its page', async () => {
    await page.goto(`${url}?edit`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wem gehört die Bühne?')
    await main(page).getByText('Wer vor den Vorhang tritt').click()
    await expect(page.getByRole('textbox', { name: 'Text dieses Blocks' })).toBeFocused()
    await page.goto('/de/debatte')
  })

  await test.step('its URL returns 410 after the deletion', async () => {
    const deletion = await page.request.delete(`/de/api/articles/${id}/`, { headers, data: { revision } })
    expect(deletion.status()).toBe(204)
    // A busy site may serve the old page for a moment.
    await expect.poll(async () => (await visitor.request.get(url)).status()).toBe(410)
    const response = await visitor.goto(url)
    expect(response?.status()).toBe(410)
    await expect(main(visitor)).toContainText('Sie wurde gelöscht.')
  })
})

test('a long list continues in place, and its URL shows the same entries, also without JavaScript', async ({
  page,
  browser,
}) => {
  // The demo has more entries of this category than a page of the list, and other tests add none.
  const response = await page.request.get('/de/api/article-categories/?section=press')
  const { results }: { results: { slug: string; url: string }[] } = await response.json()
  const list = results.find(({ slug }) => slug === 'tarif')?.url ?? ''
  const entries = (of: Page) => main(of).getByRole('listitem').getByRole('article')
  await page.goto(list)
  await page.mouse.move(200, 200)
  const before = await entries(page).count()
  await main(page).getByRole('link', { name: 'Weitere Einträge' }).click()
  await expect(page).toHaveURL(`${list}?page=2`)
  expect(await entries(page).count()).toBeGreaterThan(before)
  await expect(entries(page).nth(before).getByRole('link')).toBeFocused()
  const titles = await entries(page).getByRole('heading').allTextContents()
  await page.reload()
  expect(await entries(page).getByRole('heading').allTextContents()).toEqual(titles)

  // The footer is hidden in print: it would start an empty sheet.
  await entries(page).first().getByRole('link').click()
  await expect(page).not.toHaveURL(/\?page=2$/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('contentinfo')).toHaveCSS('height', '0px')

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto(list)
  await main(plain).getByRole('link', { name: 'Weitere Einträge' }).click()
  await expect(plain).toHaveURL(/\?page=2#n\d+$/)
  expect(await entries(plain).getByRole('heading').allTextContents()).toEqual(titles)
})
