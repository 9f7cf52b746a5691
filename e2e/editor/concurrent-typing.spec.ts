import { type BrowserContext, expect, type Page } from '@playwright/test'
import { deferred } from '@/tests/deferred'
import { blocks, settleCaret, toolbar } from '../support/editing/editing'
import { leaveTour } from '../support/editing/leave-tour'
import { makePage, paragraph } from '../support/editing/make-page'
import { demoPassword, logIn } from '../support/log-in'
import { test } from '../support/test'

const dialog = (page: Page) => page.getByRole('dialog')

/** A tab in which one text of the page is written, between its first and its last word. */
class Tab {
  words = ''

  constructor(
    readonly page: Page,
    private readonly block: number,
  ) {}

  get text(): string {
    return `Anfang ${this.words}Ende`
  }

  /** Clicks on the text and moves the caret before the last word. */
  async enter(): Promise<void> {
    const block = blocks(this.page).nth(this.block)
    await block.locator('p').click()
    await expect(block.locator('[contenteditable]')).toBeFocused()
    await settleCaret(this.page)
    await this.page.keyboard.press('ControlOrMeta+End')
    await settleCaret(this.page)
    for (const _letter of 'Ende') await this.page.keyboard.press('ArrowLeft')
  }

  /** Types words at the caret without a look at the result. */
  async type(words: string): Promise<void> {
    await this.page.keyboard.type(words)
    this.words += words
  }

  async write(words: string): Promise<void> {
    await this.type(words)
    await this.expectText()
  }

  async expectText(): Promise<void> {
    await expect(blocks(this.page).nth(this.block)).toHaveText(this.text)
  }

  /** Moves the caret away and back, and leaves and enters the text. */
  async wander(): Promise<void> {
    await this.page.keyboard.press('ArrowLeft')
    await this.page.keyboard.press('ArrowRight')
    await this.write('Pfeil ')
    await this.page.keyboard.press('Escape')
    await this.enter()
    await this.write('Esc ')
    await blocks(this.page).first().locator('p').click()
    await this.enter()
    await this.write('Klick ')
  }
}

/** Ends the session during typing. Both tabs ask for the password. */
async function endSession(context: BrowserContext, [first, second]: readonly [Tab, Tab]): Promise<void> {
  await context.clearCookies({ name: 'sessionid' })
  for (const tab of [first, second]) {
    // A call in the background may have opened the dialog already.
    const isAsked = await dialog(tab.page).isVisible()
    if (isAsked) await tab.page.keyboard.press('Escape')
    await tab.write('ohne Anmeldung ')
    if (isAsked) await tab.page.locator('[data-saving] + button').click()
    await expect(dialog(tab.page).locator('input[type="password"]')).toBeFocused()
  }
  await first.page.keyboard.press('Escape')
  await expect(dialog(first.page)).toHaveCount(0)
  await first.write('später ')
  await first.page.locator('[data-saving] + button').click()
  for (const tab of [first, second]) {
    await expect(dialog(tab.page).locator('input[type="password"]')).toBeFocused()
    await tab.page.keyboard.type(demoPassword)
    await tab.page.keyboard.press('Enter')
    await expect(dialog(tab.page)).toHaveCount(0)
    await tab.write('angemeldet ')
  }
}

async function loseNetwork(context: BrowserContext, tabs: readonly [Tab, Tab]): Promise<void> {
  await context.setOffline(true)
  for (const tab of tabs) {
    await tab.write('ohne Netz ')
    await expect(toolbar(tab.page)).toContainText('Ohne Verbindung')
  }
  await context.setOffline(false)
  for (const tab of tabs) await tab.write('wieder da ')
}

/** Delays the responses to writes while more is typed. */
async function delayResponses(context: BrowserContext, tabs: readonly [Tab, Tab]): Promise<void> {
  const { promise: released, resolve: release } = deferred()
  const pattern = '**/pageeditor-api/text/**'
  await context.route(pattern, async (route) => {
    await released
    await route.fallback()
  })
  for (const tab of tabs) {
    const request = tab.page.waitForRequest(pattern)
    await tab.write('gesendet ')
    await request
    await tab.type('inzwischen ')
  }
  release()
  for (const tab of tabs) await tab.write('danach ')
  await context.unroute(pattern)
}

/** Reloads a tab right after a letter, while the other one writes on. */
async function reload(_context: BrowserContext, [first, second]: readonly [Tab, Tab]): Promise<void> {
  await first.type('zuletzt ')
  await Promise.all([first.page.reload(), second.write('unberührt ')])
  await first.expectText()
  await first.enter()
  await first.write('neu geladen ')
}

test('in two tabs every word stays at its place, through logins, lost networks, slow responses, reloads, keys and clicks', async ({
  page,
  context,
  pageProblems,
}) => {
  test.setTimeout(120_000)
  const headers = await logIn(context, 'editor')
  const { id, path } = await makePage({
    request: page.request,
    headers,
    slug: 'worte-bleiben',
    blocks: ['Oben', 'Anfang Ende', 'Anfang Ende'].map(paragraph),
  })
  const tabs = [new Tab(page, 1), new Tab(await context.newPage(), 2)] as const
  for (const tab of tabs) {
    await leaveTour(tab.page)
    await tab.page.goto(`${path}?edit`)
    await tab.enter()
  }
  for (const disturb of [endSession, loseNetwork, delayResponses, reload]) {
    await test.step(disturb.name, async () => {
      await disturb(context, tabs)
      for (const tab of tabs) await tab.wander()
    })
  }
  const texts = ['Oben', ...tabs.map(({ text }) => text)]
  const readSaved = async () => {
    const { modules } = await (await page.request.get(`/de/pageeditor-api/page/${id}/draft/`)).json()
    return modules.map(({ data }: { data: { content: string } }) => data.content)
  }
  await expect.poll(readSaved).toEqual(texts.map((text) => `<p>${text}</p>`))
  for (const tab of tabs) await expect(blocks(tab.page)).toHaveText(texts)
  // Calls without a session or a network, and prefetches.
  pageProblems.splice(0)
})
