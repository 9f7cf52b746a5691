import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { deferred } from '@/tests/deferred'
import { insertBlock } from '../support/block-stories/block-editing'
import { blocks, button, textTool, toolbar } from '../support/editing/editing'
import { openNewPage, paragraph } from '../support/editing/make-page'
import { dropPageProblems, test } from '../support/test'

const status = (page: Page) => toolbar(page).getByRole('status').first()
const texts = (page: Page) => blocks(page).allInnerTexts()

async function savedWords(request: APIRequestContext, path: string): Promise<string[]> {
  const draft = await request.get(`${path.replace('/de/', '/de/pageeditor-api/page/')}?draft=1`)
  const { modules } = await draft.json()
  return modules.map(({ data }: { data: { content: string } }) => data.content)
}

async function open(page: Page, slug: string): Promise<string> {
  const { path } = await openNewPage(page, { slug, blocks: ['Eins', 'Zwei', 'Drei'].map(paragraph) })
  await expect(button(page, 'Nächster Block')).toBeVisible()
  return path
}

test('a text is edited inline and saved during typing', async ({ page }) => {
  const path = await open(page, 'schreiben')
  await blocks(page).nth(1).getByText('Zwei').click()
  const text = page.getByRole('textbox').first()
  await expect(text).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' und mehr')
  await expect(status(page)).toHaveText('Gespeichert')
  expect(await savedWords(page.request, path)).toEqual(['<p>Eins</p>', '<p>Zwei und mehr</p>', '<p>Drei</p>'])
  await expect(toolbar(page).locator('[data-state]')).toHaveText('Nicht veröffentlicht')
  await page.keyboard.press('ControlOrMeta+a')
  await textTool(page, 'Fett').click()
  await expect.poll(() => savedWords(page.request, path)).toContain('<p><strong>Zwei und mehr</strong></p>')
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => savedWords(page.request, path)).toEqual(['<p>Eins</p>', '<p>Zwei</p>', '<p>Drei</p>'])
  await blocks(page).nth(0).click()
  await expect(blocks(page).nth(1)).toHaveText('Zwei')
})

const earlyClicks = [
  ['a text', 'frueh-im-text', (page: Page) => blocks(page).nth(1).getByText('Zwei'), '[contenteditable="true"]'],
  [
    'the title of the page',
    'frueh-im-titel',
    (page: Page) => page.getByRole('heading', { level: 1 }),
    'h1[contenteditable="true"]',
  ],
] as const

for (const [name, slug, find, written] of earlyClicks) {
  test(`${name} that was clicked before the editor was loaded opens afterwards, with the keys that followed`, async ({
    page,
  }) => {
    const path = await open(page, slug)
    const { promise: clicked, resolve: load } = deferred()
    await page.route('**/_next/static/**/*.js', async (route) => {
      await clicked
      await route.continue()
    })
    await page.goto(`${path}?edit`, { waitUntil: 'commit' })
    await find(page).click()
    await page.keyboard.press('End')
    await page.keyboard.type(' und mehr')
    load()
    const text = page.locator('main').locator(written)
    await expect(text).toBeFocused()
    await expect(text).toHaveText(/[a-z] und mehr$/)
  })
}

test('a text has enough room during editing, and nothing else moves', async ({ page }) => {
  await open(page, 'platz')
  const text = blocks(page).nth(1)
  const measureHeight = (index: number) =>
    blocks(page)
      .nth(index)
      .evaluate((block) => block.getBoundingClientRect().height)
  const gap = async () => {
    const [above, below] = [await text.boundingBox(), await blocks(page).nth(2).boundingBox()]
    return Math.round((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0))
  }
  const length = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = { line: await measureHeight(1), gap: await gap(), length: await length() }
  await text.getByText('Zwei').click()
  await expect(page.getByRole('textbox').first()).toBeFocused()
  expect({ line: await measureHeight(1), gap: await gap(), length: await length() }).toEqual(before)

  await page.keyboard.press('End')
  await page.keyboard.type(' und sehr viele Wörter'.repeat(6))
  await expect.poll(() => measureHeight(1)).toBeGreaterThan(before.line * 1.9)
  expect(await gap()).toBe(before.gap)
  const wide = await measureHeight(1)
  await page.setViewportSize({ width: 360, height: 720 })
  await expect.poll(() => measureHeight(1)).toBeGreaterThan(wide * 1.1)
  expect(await gap()).toBe(before.gap)
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect.poll(() => measureHeight(1)).toBe(wide)
  await page.keyboard.type('unaussprechlich'.repeat(12))
  await expect.poll(() => measureHeight(1)).toBeGreaterThan(wide)
  expect(await text.evaluate((block) => block.scrollWidth - block.clientWidth)).toBe(0)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Zwei')
  await expect.poll(() => measureHeight(1)).toBe(before.line)
  await page.keyboard.press('Enter')
  await page.keyboard.type('Absatz')
  await expect.poll(() => measureHeight(1)).toBeGreaterThan(before.line * 1.9)
  expect(await gap()).toBe(before.gap)
})

test('blocks are moved, duplicated and deleted by keyboard, and all of it is undone', async ({ page }) => {
  const path = await open(page, 'ordnen')
  const press = async (name: string) => {
    await button(page, name).focus()
    await page.keyboard.press('Enter')
  }
  await press('Nächster Block')
  await press('Nach unten')
  expect(await texts(page)).toEqual(['Zwei', 'Eins', 'Drei'])
  await press('Duplizieren')
  expect(await texts(page)).toEqual(['Zwei', 'Eins', 'Eins', 'Drei'])
  await press('Löschen')
  await press('Löschen')
  expect(await texts(page)).toEqual(['Zwei', 'Eins'])
  await expect.poll(() => savedWords(page.request, path)).toEqual(['<p>Zwei</p>', '<p>Eins</p>'])
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ControlOrMeta+z')
  expect(await texts(page)).toEqual(['Eins', 'Zwei', 'Drei'])
  await expect.poll(() => savedWords(page.request, path)).toEqual(['<p>Eins</p>', '<p>Zwei</p>', '<p>Drei</p>'])
})

test('text written offline survives a reload and is saved when the network returns', async ({ page, pageProblems }) => {
  const path = await open(page, 'ohne-netz')
  await page.route('**/pageeditor-api/**', (route) => route.abort())
  await blocks(page).nth(2).getByText('Drei').click()
  await expect(page.getByRole('textbox').first()).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' bleibt')
  await expect(toolbar(page)).toContainText('Ohne Verbindung')
  await page.unroute('**/pageeditor-api/**')
  await page.reload()
  await expect(blocks(page).nth(2)).toHaveText('Drei bleibt')
  await expect.poll(() => savedWords(page.request, path)).toContain('<p>Drei bleibt</p>')
  dropPageProblems(pageProblems, /net::ERR_FAILED/)
})

test('blocks are inserted at the selected position, and their texts edited inline', async ({ page }) => {
  const path = await open(page, 'einfuegen')
  await blocks(page).nth(0).click()
  await insertBlock(page, 'Überschrift')
  const heading = page.locator('main h2[contenteditable]')
  await expect(heading).toBeFocused()
  // Nothing is sent before text is entered.
  await expect(toolbar(page)).toContainText('Unvollständiger Block')
  await page.keyboard.type('Haus für alle')
  await expect(page.getByRole('heading', { name: 'Haus für alle', level: 2 })).toBeVisible()
  await insertBlock(page, 'Fragen und Antworten')
  await expect(page.locator('main summary h3[contenteditable]')).toBeFocused()
  await page.keyboard.type('Was kostet das?')
  await insertBlock(page, 'Zitat', 'In: Frage')
  await page.keyboard.type('Nichts')
  await expect(status(page)).toHaveText('Gespeichert')
  const fetchModules = async () => {
    const { modules } = await (
      await page.request.get(`${path.replace('/de/', '/de/pageeditor-api/page/')}?draft=1`)
    ).json()
    return modules
  }
  await expect.poll(async () => JSON.stringify(await fetchModules())).toContain('Nichts')
  const outline = (await fetchModules()).map((module: { model: string }) => module.model)
  expect(outline).toEqual(['text', 'headline', 'faq', 'text', 'text'])
  const question = (await fetchModules())[2].children[0]
  expect(question.data.content).toBe('Was kostet das?')
  expect(question.children.map(({ model }: { model: string }) => model)).toEqual(['text', 'quote'])
  // Without the editor's attributes, the markup is unchanged.
  await button(page, 'Bearbeitungsansicht').click()
  await expect(page.locator('main [contenteditable]')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Haus für alle', level: 2 })).toBeVisible()
})
