import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { blocks, button, toolbar } from '../support/editing/editing'
import { makePage, paragraph } from '../support/editing/make-page'
import { type DemoAccount, demoPassword, logIn } from '../support/log-in'
import { refuseConsent } from '../support/refuse-consent'
import { test } from '../support/test'

async function press(page: Page, name: string): Promise<void> {
  await button(page, name).focus()
  await page.keyboard.press('Enter')
}

/** Selects a block by keyboard and moves the caret to the end of its text. */
async function writeIn(page: Page, number: number): Promise<void> {
  for (let count = 0; count < number; count += 1) await press(page, 'Nächster Block')
  await press(page, 'Text schreiben')
  await expect(
    blocks(page)
      .nth(number - 1)
      .locator('[contenteditable]'),
  ).toBeFocused()
  await page.keyboard.press('ControlOrMeta+End')
}

async function openAs(context: BrowserContext, site: string, account: DemoAccount, path: string): Promise<Page> {
  await refuseConsent(context, site)
  await logIn(context, account)
  const page = await context.newPage()
  await page.goto(`${path}?edit`)
  await expect(button(page, 'Nächster Block')).toBeVisible()
  return page
}

test('two editors write on one page, one without network, one without a session, and every character stays', async ({
  page: maker,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const site = baseURL ?? ''
  const headers = await logIn(maker, 'editor')
  const texts = ['Eins', 'Zwei', 'Drei'].map(paragraph)
  const { path } = await makePage({ request: maker.request, headers, slug: 'zwei-schreiben', blocks: texts })
  const fetchTexts = async () => {
    const draft = await maker.request.get(`${path.replace('/de/', '/de/pageeditor-api/page/')}?draft=1`)
    const { modules } = await draft.json()
    return modules.map(({ data }: { data: { content: string } }) => data.content)
  }

  const contexts = [await browser.newContext(), await browser.newContext()] as const
  const [editor, admin] = contexts
  const anna = await openAs(editor, site, 'editor', path)
  const ben = await openAs(admin, site, 'admin', path)

  await writeIn(anna, 1)
  await writeIn(ben, 3)
  await editor.setOffline(true)
  await anna.keyboard.type(' ohne Netz geschrieben')
  // Typed at once, because the dialog may also open after a call in the background.
  await admin.clearCookies({ name: 'sessionid' })
  await ben.keyboard.type(' ohne Anmeldung geschrieben')
  await expect(toolbar(anna)).toContainText('Ohne Verbindung')

  const login = ben.getByRole('dialog')
  await expect(login).toBeVisible()
  await login.getByLabel(/^Passwort/).fill(demoPassword)
  await ben.keyboard.press('Enter')
  await expect(login).toHaveCount(0)
  await expect.poll(fetchTexts).toEqual(['<p>Eins</p>', '<p>Zwei</p>', '<p>Drei ohne Anmeldung geschrieben</p>'])

  await anna.keyboard.type(', und weiter')
  await editor.setOffline(false)
  const all = ['<p>Eins ohne Netz geschrieben, und weiter</p>', '<p>Zwei</p>', '<p>Drei ohne Anmeldung geschrieben</p>']
  await expect.poll(fetchTexts).toEqual(all)
  for (const page of [anna, ben]) {
    await expect(blocks(page).nth(0)).toHaveText('Eins ohne Netz geschrieben, und weiter')
    await expect(blocks(page).nth(2)).toHaveText('Drei ohne Anmeldung geschrieben')
  }
  await Promise.all(contexts.map((context) => context.close()))
})

/** Measures the distance of a caret from the end of words at the start of a text, in CSS pixels. */
async function measureDistance(caret: Locator, text: Locator, words: string): Promise<number> {
  const end = await text.evaluate((element, length) => {
    const range = document.createRange()
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
    if (!node) throw new Error('The element has no text')
    range.setStart(node, length - 1)
    range.setEnd(node, length)
    const { right, top } = range.getBoundingClientRect()
    return { right, top }
  }, words.length)
  const box = await caret.boundingBox()
  return box ? Math.round(Math.hypot(box.x + 1 - end.right, box.y - end.top)) : Number.POSITIVE_INFINITY
}

test('each editor sees the caret of the other in the other’s color', async ({ page: anna, browser, baseURL }) => {
  const site = baseURL ?? ''
  const headers = await logIn(anna, 'editor')
  const texts = ['Eins', 'Zwei und noch mehr'].map(paragraph)
  const { path } = await makePage({ request: anna.request, headers, slug: 'wo-schreibt-wer', blocks: texts })
  await anna.goto(`${path}?edit`)
  await expect(button(anna, 'Nächster Block')).toBeVisible()
  const admin = await browser.newContext()
  const ben = await openAs(admin, site, 'admin', path)
  const initials = anna.getByRole('button', { name: /^Adrian Meister/ })
  const caret = anna.locator('[data-caret]')

  await writeIn(ben, 2)
  await expect(caret).toHaveText('Adrian Meister')
  const text = blocks(anna).nth(1)
  await expect.poll(() => measureDistance(caret, text, 'Zwei und noch mehr')).toBeLessThan(2)
  await expect(caret).toHaveCSS(
    'border-inline-start-color',
    await initials.evaluate((person) => getComputedStyle(person).backgroundColor),
  )
  await ben.keyboard.press('Home')
  for (let letter = 0; letter < 4; letter += 1) await ben.keyboard.press('ArrowRight')
  await ben.keyboard.type('hundert')
  await expect(text).toHaveText('Zweihundert und noch mehr')
  await expect.poll(() => measureDistance(caret, text, 'Zweihundert')).toBeLessThan(2)

  // The caret stays between its words while the text before it grows.
  const benCaret = ben.locator('[data-caret]')
  const ownText = blocks(ben).nth(1)
  await text.getByText('Zweihundert').click()
  await anna.keyboard.press('ControlOrMeta+End')
  await expect.poll(() => measureDistance(benCaret, ownText, 'Zweihundert und noch mehr')).toBeLessThan(2)
  await anna.keyboard.press('Home')
  await anna.keyboard.type('Die ')
  await expect(ownText).toHaveText('Die Zweihundert und noch mehr')
  await expect.poll(() => measureDistance(caret, text, 'Die Zweihundert')).toBeLessThan(2)
  await expect.poll(() => measureDistance(benCaret, ownText, 'Die ')).toBeLessThan(2)

  await ben.getByRole('heading', { level: 1 }).click()
  await expect(ben.getByRole('heading', { level: 1 })).toBeFocused()
  await ben.keyboard.press('ControlOrMeta+End')
  const title = anna.getByRole('heading', { level: 1 })
  const name = (await title.textContent()) ?? ''
  await expect.poll(() => measureDistance(caret, title, name)).toBeLessThan(2)
  await admin.close()
  await expect(caret).toHaveCount(0)
})
