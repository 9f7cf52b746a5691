import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { blockModels } from '@/lib/contract/blocks/registry'
import { areaStories } from '../support/block-stories/areas'
import { chooseBlock, createBlockEditing, getSiblingKeys, insertBlock } from '../support/block-stories/block-editing'
import { formStories } from '../support/block-stories/forms'
import { mediaStories } from '../support/block-stories/media'
import { pictureStories } from '../support/block-stories/pictures'
import { createSampleStory } from '../support/block-stories/sample'
import { type BlockStory, continuation } from '../support/block-stories/story'
import { textStories } from '../support/block-stories/texts'
import { readContent, toContent } from '../support/content'
import { blocks, button, toolbar } from '../support/editing/editing'
import { openNewPage } from '../support/editing/make-page'
import { refuseConsent } from '../support/refuse-consent'
import { test } from '../support/test'

test.setTimeout(180_000)

const groups = [textStories, pictureStories, mediaStories, areaStories, formStories]
const otherModels = blockModels.filter((model) => !groups.some((group) => model in group))
const samples = Object.fromEntries(otherModels.map((model) => [model, createSampleStory(model)]))
const pages = {
  woerter: { ...textStories, ...formStories, ...samples },
  bilder: pictureStories,
  medien: mediaStories,
  flaechen: areaStories,
}

const findSaveMark = (page: Page) => toolbar(page).locator('[data-saving]')
const block = (page: Page, key: string | null | undefined) => page.locator(`main [data-module="${key}"]`)

/** Returns the keys of all blocks on the page. */
const readKeys = (page: Page) =>
  blocks(page).evaluateAll((all) => all.map((element) => element.getAttribute('data-module')))

/** Waits until a block and its siblings have these keys, in this order. */
const expectSiblings = (block: Locator, keys: readonly (string | null)[]) =>
  expect.poll(() => getSiblingKeys(block)).toEqual(keys)

/** Moves a block before the previous one and reverts that, twice. */
async function moveAndUndo(page: Page, key: string): Promise<void> {
  const movedBlock = block(page, key)
  await chooseBlock(page, movedBlock)
  const keysBefore = await getSiblingKeys(movedBlock)
  const index = keysBefore.indexOf(key)
  if (index < 1) return
  const keysAfter = keysBefore.toSpliced(index - 1, 2, key, keysBefore[index - 1] ?? null)
  await button(page, 'Nach oben').click()
  await expectSiblings(movedBlock, keysAfter)
  await button(page, 'Rückgängig (Verschieben)').click()
  await expectSiblings(movedBlock, keysBefore)
  await button(page, 'Wiederholen (Verschieben)').click()
  await expectSiblings(movedBlock, keysAfter)
  await button(page, 'Rückgängig (Verschieben)').click()
  await expectSiblings(movedBlock, keysBefore)
}

/**
 * Inserts a block after the selected one, fills it in, moves it back and forth and continues its
 * text.
 * @returns its key
 */
async function playStory(page: Page, story: BlockStory): Promise<string> {
  const editing = createBlockEditing(page)
  const before = new Set(await readKeys(page))
  await insertBlock(page, story.insertLabel ?? story.name, story.containerName && `In: ${story.containerName}`)
  const key = (await readKeys(page)).find((candidate) => !before.has(candidate)) ?? ''
  await story.fill(editing)
  await moveAndUndo(page, key)
  if (story.text) {
    await editing.write(continuation, block(page, key).getByText(story.text, { exact: true }))
  }
  return key
}

/** Moves the first block after the last one by the move dialog, and back. */
async function moveFirstAndUndo(page: Page, keys: string[]): Promise<void> {
  const [first = '', ...otherKeys] = keys
  await chooseBlock(page, block(page, first))
  await button(page, 'Verschieben nach …').click()
  await page.getByRole('dialog').getByRole('row', { level: 1 }).last().click()
  await expectSiblings(block(page, first), [...otherKeys, first])
  await button(page, 'Rückgängig (Verschieben)').click()
  await expectSiblings(block(page, first), keys)
}

async function publish(page: Page): Promise<void> {
  await expect(findSaveMark(page)).toHaveAttribute('data-saving', 'saved')
  await toolbar(page).getByText('Veröffentlichen', { exact: true }).click()
  const reasons = toolbar(page).getByLabel('Warum es so bleiben soll').filter({ visible: true })
  for (const reason of await reasons.all()) await reason.fill('Das ist hier richtig')
  await button(page, 'Jetzt veröffentlichen').click()
  await expect(toolbar(page).getByRole('status').first()).toContainText('Die Seite ist veröffentlicht.')
}

/** Opens a page as a visitor who has refused all external media. The services are mocked. */
async function visit(browser: Browser, site: string, path: string): Promise<Page> {
  const context = await browser.newContext()
  await context.route(
    (url) => url.protocol === 'https:',
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Dienst</title>' }),
  )
  await refuseConsent(context, site)
  const page = await context.newPage()
  await page.goto(path)
  return page
}

for (const [slug, group] of Object.entries(pages)) {
  const models = Object.keys(group)
  const stories: BlockStory[] = Object.values<BlockStory | BlockStory[]>(group).flat()

  test(`${models.join(', ')}: are inserted, filled in, moved, undone, edited inline, published and visible`, async ({
    page,
    baseURL,
    browser,
  }) => {
    const site = baseURL ?? ''
    const { path } = await openNewPage(page, { slug: `bloecke-${slug}` })
    await expect(button(page, 'Nächster Block')).toBeVisible()
    const topLevelKeys: string[] = []
    for (const story of stories) {
      await test.step(story.insertLabel ?? story.name, async () => {
        const lastKey = topLevelKeys.at(-1)
        if (lastKey) await chooseBlock(page, block(page, lastKey))
        const key = await playStory(page, story)
        if (!story.containerName) topLevelKeys.push(key)
      })
    }
    await moveFirstAndUndo(page, topLevelKeys)
    await publish(page)

    const visitor = await visit(browser, site, path)
    const publishedBlocks = visitor.locator('main article [data-model]:not([data-model] [data-model])')
    await expect(publishedBlocks).toHaveCount(topLevelKeys.length)
    expect(await readContent(page)).toBe(await readContent(visitor))
    const [edited, published] = await Promise.all(
      [page, visitor].map(async ({ request }) => (await request.get(`${path}?edit`)).text()),
    )
    expect(toContent(edited ?? '')).toBe(toContent(published ?? ''))
    let position = -1
    for (const story of stories) {
      if (!story.containerName) position += 1
      await test.step(`a visitor sees ${story.insertLabel ?? story.name}`, () =>
        story.verify(publishedBlocks.nth(position)))
    }
    await visitor.context().close()
  })
}
