import { expect, type Page } from '@playwright/test'
import { blocks, button, opener, toolbar } from '../support/editing/editing'
import { makePage, openNewPage, paragraph } from '../support/editing/make-page'
import { logIn } from '../support/log-in'
import { refuseConsent } from '../support/refuse-consent'
import { expectAccessible, test } from '../support/test'

const comments = (page: Page) => opener(page, 'Kommentare(: \\d offen)?')
const threads = (page: Page) => toolbar(page).getByRole('region', { name: 'Kommentare' })
const review = (page: Page) => toolbar(page).getByRole('region', { name: 'Freigabe' })

test('two editors comment on a page, one approves it, and visitors see none of it', async ({
  page: edda,
  browser,
  baseURL,
}) => {
  const site = baseURL ?? ''
  const headers = await logIn(edda, 'editor')
  const { id, path } = await makePage({
    request: edda.request,
    headers,
    slug: 'besprochen',
    blocks: [paragraph('Wir spielen den Faust.'), paragraph('Und danach tanzen wir.')],
  })
  const context = await browser.newContext()
  await refuseConsent(context, site)
  await logIn(context, 'admin')
  const adrian = await context.newPage()
  await edda.goto(`${path}?edit`)

  await test.step('words are selected, and a comment mentions a person', async () => {
    await blocks(edda).first().click()
    await expect(blocks(edda).first().locator('[contenteditable]')).toBeFocused()
    await edda.keyboard.press('ControlOrMeta+A')
    await edda.getByRole('button', { name: 'Kommentieren' }).click()
    const text = threads(edda).getByLabel('Neuer Kommentar')
    await expect(text).toBeFocused()
    await expect(threads(edda).getByLabel('Kommentar zu')).toHaveValue('words')
    await text.fill('Wirklich Faust? @Adr')
    await button(edda, '@Adrian Meister').click()
    await expect(text).toHaveValue('Wirklich Faust? @Adrian Meister ')
    await expect(text).toBeFocused()
    await expectAccessible(edda)
    await text.press('ControlOrMeta+Enter')
    await expect(threads(edda).getByRole('listitem')).toContainText('Wirklich Faust?')
    await expect(text).toHaveValue('')
    await expect(opener(edda, 'Kommentare: 1 offen')).toBeVisible()
  })

  await test.step('the mentioned person follows the link of the mail, sees the words, and replies', async () => {
    await adrian.goto(`${path}?edit&comments`)
    const thread = threads(adrian).getByRole('listitem')
    await expect(thread).toContainText('Edda Redlich')
    await button(adrian, 'Stelle zeigen').click()
    expect(await adrian.evaluate(() => [...(CSS.highlights.get('comment') ?? [])].map(String))).toEqual([
      'Wir spielen den Faust.',
    ])
    await button(adrian, 'Antworten').click()
    await threads(adrian).getByLabel('Ihre Antwort').fill('Ja, den ganzen.')
    await threads(adrian).getByRole('button', { name: 'Antworten' }).click()
    await expect(thread).toContainText('Ja, den ganzen.')
  })

  await test.step('the reply arrives without a reload, and the mark at the block leads to it', async () => {
    const mark = edda.getByRole('button', { name: /^Ein Kommentar: Wirklich Faust/ })
    await expect(mark).toBeVisible()
    await expect(threads(edda).getByRole('listitem')).toContainText('Ja, den ganzen.')
    await edda.keyboard.press('Escape')
    await mark.click()
    await expect(threads(edda).getByRole('listitem')).toBeFocused()
    await button(edda, 'Erledigt').click()
    await expect(opener(edda, 'Kommentare')).toBeVisible()
    await expect(mark).toHaveCount(0)
  })

  await test.step('a review is requested and given, and a later change needs another one', async () => {
    await review(edda).getByText('Um Freigabe bitten').first().click()
    await review(edda).getByLabel('Wer soll prüfen?').selectOption({ label: 'Adrian Meister' })
    await review(edda).getByRole('button', { name: 'Um Freigabe bitten' }).click()
    await expect(review(edda)).toContainText('Edda Redlich hat am')
    await expect(review(edda).getByRole('button', { name: 'Freigeben' })).toHaveCount(0)

    await expect(review(adrian)).toContainText('Adrian Meister um Freigabe gebeten')
    await expectAccessible(adrian)
    await review(adrian).getByRole('button', { name: 'Freigeben' }).click()
    await expect(review(edda)).toContainText('Adrian Meister hat die Seite am')

    const changed = await edda.request.post('/de/pageeditor-api/text/', {
      headers,
      data: { object_id: id, content_type: 'page', locale: 'de', data: { content: '<p>Neu</p>' } },
    })
    expect(changed.status()).toBe(201)
    await edda.reload()
    await comments(edda).click()
    await expect(review(edda)).toContainText('Seit der Freigabe wurde die Seite geändert.')
  })

  await test.step('visitors get none of it', async () => {
    const published = await edda.request.post(`/de/pageeditor-api/page/${id}/publish/`, { headers, data: {} })
    expect(published.status()).toBe(200)
    const html = await (await (await browser.newContext()).request.get(path)).text()
    expect(html).toContain('Wir spielen den Faust.')
    expect(html).not.toContain('Wirklich Faust')
    expect(html).not.toContain('comment')
  })
  await context.close()
})

test('a comment on the page is written, changed and deleted by keyboard on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openNewPage(page, { slug: 'kommentiert', blocks: [paragraph('Ein Text')] })
  await comments(page).focus()
  await page.keyboard.press('Enter')
  await threads(page).getByLabel('Neuer Kommentar').focus()
  await page.keyboard.type('Fehlt ein Bild?')
  await page.keyboard.press('ControlOrMeta+Enter')
  const thread = threads(page).getByRole('listitem')
  await expect(thread).toContainText('Die ganze Seite')
  await thread.getByRole('button', { name: 'Ändern' }).focus()
  await page.keyboard.press('Enter')
  await thread.getByLabel('Kommentar ändern').fill('Fehlt ein Film?')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(thread).toContainText('Fehlt ein Film?')
  await expectAccessible(page)
  await thread.getByRole('button', { name: 'Löschen', exact: true }).focus()
  await page.keyboard.press('Enter')
  await thread.getByRole('button', { name: 'Endgültig löschen' }).focus()
  await page.keyboard.press('Enter')
  await expect(threads(page)).toContainText('Es gibt noch keine Kommentare.')
  await page.keyboard.press('Escape')
  await expect(comments(page)).toBeFocused()
})
