import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { blocks, button } from '../support/editing/editing'
import { makePage, paragraph } from '../support/editing/make-page'
import { logIn } from '../support/log-in'
import { refuseConsent } from '../support/refuse-consent'
import { test } from '../support/test'

/** The elements that are left out while typing. */
const far = (page: Page) => page.locator('[data-far]')

const makeLongPage = (request: APIRequestContext, headers: Record<string, string>, slug: string) =>
  makePage({
    request,
    headers,
    slug,
    blocks: Array.from({ length: 60 }, (_, number) =>
      paragraph(`Absatz ${number}. ${'Viele Worte. '.repeat(40)}`),
    ),
  })

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

async function writeInMiddle(page: Page): Promise<void> {
  await blocks(page).nth(30).getByText('Absatz 30.').click()
  await expect(page.getByRole('textbox').first()).toBeFocused()
  await page.keyboard.type('ab')
}

/** Types letters until something holds that holds only while letters come: on a busy machine a look may come too late. */
async function typeUntil(page: Page, check: (options: { timeout: number }) => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.keyboard.type('b')
    await check({ timeout: 500 })
  }).toPass()
}

test('while typing, distant blocks are not laid out; nothing moves, and scrolling shows them again', async ({
  page,
  baseURL,
}) => {
  const headers = await logIn(page.context(), baseURL ?? '', 'editor')
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
  /** The tags of the list and its blocks, without their content. */
  const tags = () =>
    page
      .locator('article > div, article > div > *')
      .evaluateAll((all) =>
        all.map((element) => (element.cloneNode() as Element).outerHTML.replace(' data-far=""', '')),
      )
  const before = { places: await places(), tags: await tags() }

  await typeUntil(page, async (options) => {
    await expect(far(page).filter({ hasText: 'Absatz 0.' })).toBeHidden(options)
    await expect(far(page).filter({ hasText: 'Absatz 59.' })).toHaveCount(1, options)
    await expect(far(page).filter({ hasText: /Absatz (29|30|31)\./ })).toHaveCount(0, options)
    expect({ places: await places(), tags: await tags() }).toEqual(before)
    // All of it held while parts were left out.
    await expect(far(page)).not.toHaveCount(0, options)
  })

  // Nobody writes on.
  await expect(far(page)).toHaveCount(0)
  expect({ places: await places(), tags: await tags() }).toEqual(before)

  await typeUntil(page, (options) => expect(far(page)).not.toHaveCount(0, options))
  /** How many are left out after scrolling by a share of the window, as by a scroll bar. */
  const leftAfter = async (share: number) => {
    await page.evaluate((part) => {
      window.scrollBy({ top: part * window.innerHeight, behavior: 'instant' })
    }, share)
    await page.evaluate(nextFrame)
    return far(page).count()
  }
  expect(await leftAfter(0.1)).toBeGreaterThan(0)
  expect(await leftAfter(0.3)).toBe(0)
  await typeUntil(page, (options) => expect(far(page)).not.toHaveCount(0, options))
  await page.mouse.wheel(0, 200)
  await expect(far(page)).toHaveCount(0)
  await blocks(page).nth(0).scrollIntoViewIfNeeded()
  await expect(blocks(page).nth(0)).toContainText('Absatz 0.')
})

test('a new line at the edge of the window does not show what is far away', async ({ page, baseURL }) => {
  const headers = await logIn(page.context(), baseURL ?? '', 'editor')
  const { path } = await makeLongPage(page.request, headers, 'am-unteren-rand')
  await page.goto(`${path}?edit`)
  await expect(button(page, 'Nächster Block')).toBeVisible()
  await writeInMiddle(page)
  await page.keyboard.press('ControlOrMeta+ArrowDown')
  /** Shows the end of the written text just above the window's edge. */
  const goToEdge = () =>
    page
      .getByRole('textbox')
      .first()
      .evaluate((element) => {
        window.scrollBy({
          top: element.getBoundingClientRect().bottom - window.innerHeight,
          behavior: 'instant',
        })
      })
  await expect(async () => {
    await goToEdge()
    await typeUntil(page, (options) => expect(far(page)).not.toHaveCount(0, options))
    const start = await page.evaluate(() => window.scrollY)
    await far(page)
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
    // As it is now: two seconds after the last letter all is shown in any case.
    expect(await page.locator('body').getAttribute('data-shown')).toBeNull()
  }).toPass({ timeout: 60_000 })
})

test('the frame around another’s block is where the block is, also when that was left out', async ({
  page,
  browser,
  baseURL,
}) => {
  const site = baseURL ?? ''
  const headers = await logIn(page.context(), site, 'editor')
  const { path } = await makeLongPage(page.request, headers, 'weit-weg')
  const context = await browser.newContext()
  await refuseConsent(context, site)
  await logIn(context, site, 'admin')
  const other = await context.newPage()
  for (const window of [page, other]) await window.goto(`${site}${path}?edit`)
  await expect(button(other, 'Nächster Block')).toBeVisible()
  await blocks(other).nth(58).click()

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
  // Another line, so that all below comes to stand elsewhere.
  await page.keyboard.press('Shift+Enter')
  await typeUntil(page, async (options) => {
    await expect(blocks(page).nth(58)).toBeHidden(options)
    await expect(frame).toBeHidden(options)
  })
  await expect(far(page)).toHaveCount(0)
  await expect(frame).toBeVisible()
  const [marked, block] = await places()
  expect(marked).toEqual(block)
  await context.close()
})

test('beside the other language nothing is left out', async ({ page, baseURL }) => {
  const headers = await logIn(page.context(), baseURL ?? '', 'editor')
  const { id } = await makeLongPage(page.request, headers, 'lang-und-zweisprachig')
  const translated = await page.request.post(`/de/pageeditor-api/page/${id}/translate/`, { headers })
  const { urls } = await translated.json()
  await page.goto(`${urls.en}?edit&translate`)
  await expect(page.getByRole('button', { name: 'Nächster Block' })).toBeVisible()
  await writeInMiddle(page)
  await page.keyboard.type(' and on')
  await expect(page.getByRole('region', { name: 'Redaktion dieser Seite' })).toContainText('Gespeichert')
  // As it is now: a moment later all would be shown again.
  expect(await far(page).count()).toBe(0)
})
