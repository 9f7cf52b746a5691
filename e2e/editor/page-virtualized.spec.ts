import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { blocks, button } from '../support/editing/editing'
import { makePage, paragraph } from '../support/editing/make-page'
import { logIn } from '../support/log-in'
import { refuseConsent } from '../support/refuse-consent'
import { test } from '../support/test'

/** The elements that are omitted during typing. */
const farElements = (page: Page) => page.locator('[data-far]')

const makeLongPage = (request: APIRequestContext, headers: Record<string, string>, slug: string) =>
  makePage({
    request,
    headers,
    slug,
    blocks: Array.from({ length: 60 }, (_, number) => paragraph(`Absatz ${number}. ${'Viele Worte. '.repeat(40)}`)),
  })

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

async function writeInMiddle(page: Page): Promise<void> {
  await blocks(page).nth(30).getByText('Absatz 30.').click()
  await expect(page.getByRole('textbox').first()).toBeFocused()
  await page.keyboard.type('ab')
}

/**
 * Types letters until a check passes that only holds during typing. On a busy machine a single
 * check may come too late.
 */
async function typeUntil(page: Page, check: (options: { timeout: number }) => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.keyboard.type('b')
    await check({ timeout: 500 })
  }).toPass()
}

test('distant blocks are not laid out during typing, nothing moves, and scrolling shows them again', async ({
  page,
}) => {
  const headers = await logIn(page, 'editor')
  const { path } = await makeLongPage(page.request, headers, 'lange-seite')
  await page.goto(`${path}?edit`)
  await expect(button(page, 'Nächster Block')).toBeVisible()
  await blocks(page).nth(30).getByText('Absatz 30.').click()
  await expect(page.getByRole('textbox').first()).toBeFocused()
  const near = blocks(page).filter({ hasText: /Absatz (29|30|31)\./ })
  const places = async () => ({
    near: await near.evaluateAll((all) => all.map((block) => block.getBoundingClientRect().top)),
    length: await page.evaluate(() => document.documentElement.scrollHeight),
  })
  /** Reads the tags of the list and its blocks without their content. */
  const tags = () =>
    page
      .locator('article > div, article > div > *')
      .evaluateAll((all) =>
        all.map((element) => (element.cloneNode() as Element).outerHTML.replace(' data-far=""', '')),
      )
  const before = { places: await places(), tags: await tags() }

  await typeUntil(page, async (options) => {
    await expect(farElements(page).filter({ hasText: 'Absatz 0.' })).toBeHidden(options)
    await expect(farElements(page).filter({ hasText: 'Absatz 59.' })).toHaveCount(1, options)
    await expect(farElements(page).filter({ hasText: /Absatz (29|30|31)\./ })).toHaveCount(0, options)
    expect({ places: await places(), tags: await tags() }).toEqual(before)
    // All checks ran while parts were omitted.
    await expect(farElements(page)).not.toHaveCount(0, options)
  })

  // Typing has stopped.
  await expect(farElements(page)).toHaveCount(0)
  expect({ places: await places(), tags: await tags() }).toEqual(before)

  await typeUntil(page, (options) => expect(farElements(page)).not.toHaveCount(0, options))
  /** Counts the omitted elements after scrolling by a share of the window, as with a scroll bar. */
  const countAfterScroll = async (share: number) => {
    await page.evaluate((part) => {
      window.scrollBy({ top: part * window.innerHeight, behavior: 'instant' })
    }, share)
    await page.evaluate(nextFrame)
    return farElements(page).count()
  }
  expect(await countAfterScroll(0.1)).toBeGreaterThan(0)
  expect(await countAfterScroll(0.3)).toBe(0)
  await typeUntil(page, (options) => expect(farElements(page)).not.toHaveCount(0, options))
  await page.mouse.wheel(0, 200)
  await expect(farElements(page)).toHaveCount(0)
  await blocks(page).nth(0).scrollIntoViewIfNeeded()
  await expect(blocks(page).nth(0)).toContainText('Absatz 0.')
})

test('a new line at the edge of the window does not show distant blocks', async ({ page }) => {
  const headers = await logIn(page, 'editor')
  const { path } = await makeLongPage(page.request, headers, 'am-unteren-rand')
  await page.goto(`${path}?edit`)
  await expect(button(page, 'Nächster Block')).toBeVisible()
  await writeInMiddle(page)
  await page.keyboard.press('ControlOrMeta+ArrowDown')
  /** Moves the end of the text just above the edge of the window. */
  const goToEdge = () =>
    page
      .getByRole('textbox')
      .first()
      .evaluate((element) => {
        window.scrollBy({ top: element.getBoundingClientRect().bottom - window.innerHeight, behavior: 'instant' })
      })
  await expect(async () => {
    await goToEdge()
    await typeUntil(page, (options) => expect(farElements(page)).not.toHaveCount(0, options))
    const start = await page.evaluate(() => window.scrollY)
    await farElements(page)
      .first()
      .evaluate((element) => {
        document.body.removeAttribute('data-shown')
        const watch = new MutationObserver(() => document.body.setAttribute('data-shown', ''))
        watch.observe(element, { attributes: true })
      })
    for (let letter = 0; letter < 200; letter += 1) {
      await page.keyboard.type('b ')
      if ((await page.evaluate(() => window.scrollY)) > start) break
    }
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(start)
    await page.evaluate(nextFrame)
    // Checked at once: two seconds after the last letter all blocks are shown.
    expect(await page.locator('body').getAttribute('data-shown')).toBeNull()
  }).toPass({ timeout: 60_000 })
})

test('the frame around another editor’s block has the position of the block, also after it was omitted', async ({
  page,
  browser,
  baseURL,
}) => {
  const site = baseURL ?? ''
  const headers = await logIn(page, 'editor')
  const { path } = await makeLongPage(page.request, headers, 'weit-weg')
  const context = await browser.newContext()
  await refuseConsent(context, site)
  await logIn(context, 'admin')
  const otherPage = await context.newPage()
  for (const window of [page, otherPage]) await window.goto(`${path}?edit`)
  await expect(button(otherPage, 'Nächster Block')).toBeVisible()
  await blocks(otherPage).nth(58).click()

  const frame = page.locator('[data-mark]')
  const places = () =>
    Promise.all(
      [frame, blocks(page).nth(58)].map(async (element) => {
        const { y, height } = (await element.boundingBox()) ?? { y: 0, height: 0 }
        return { y: Math.round(y), height: Math.round(height) }
      }),
    )
  await expect(frame).toBeVisible()
  await expect(frame).toHaveText('Adrian Meister')
  await expect(frame).toHaveCSS(
    'outline-color',
    await page
      .getByRole('button', { name: /^Adrian Meister/ })
      .evaluate((person) => getComputedStyle(person).backgroundColor),
  )
  await writeInMiddle(page)
  // Adds a line, so that all following blocks move.
  await page.keyboard.press('Shift+Enter')
  await typeUntil(page, async (options) => {
    await expect(blocks(page).nth(58)).toBeHidden(options)
    await expect(frame).toBeHidden(options)
  })
  await expect(farElements(page)).toHaveCount(0)
  await expect(frame).toBeVisible()
  const [marked, block] = await places()
  expect(marked).toEqual(block)
  await context.close()
})

test('nothing is omitted beside the other language', async ({ page }) => {
  const headers = await logIn(page, 'editor')
  const { id } = await makeLongPage(page.request, headers, 'lang-und-zweisprachig')
  const translatedResponse = await page.request.post(`/de/pageeditor-api/page/${id}/translate/`, { headers })
  const { urls } = await translatedResponse.json()
  await page.goto(`${urls.en}?edit&translate`)
  await expect(page.getByRole('button', { name: 'Nächster Block' })).toBeVisible()
  await writeInMiddle(page)
  await page.keyboard.type(' and on')
  await expect(page.getByRole('region', { name: 'Redaktion dieser Seite' })).toContainText('Gespeichert')
  // Checked at once: all blocks would be shown soon.
  expect(await farElements(page).count()).toBe(0)
})
