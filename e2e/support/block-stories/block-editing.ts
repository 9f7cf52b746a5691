import { expect, type Locator, type Page } from '@playwright/test'
import { button, toolbar } from '../editing'

/** How an editor fills blocks. */
export interface BlockEditing {
  page: Page
  /** Writes in the text that the page has just opened, or opens when these words of the page are clicked. */
  write: (words: string, at?: Locator) => Promise<void>
  /** A field for words in the panel of the chosen block. */
  field: (label: string) => Locator
  /** Chooses one of a few in the panel. */
  pick: (choice: string) => Promise<void>
  /** Types words into a field of the panel and takes the suggestion for them. */
  take: (label: string, words: string) => Promise<void>
  /** Chooses a picture of the library by its description. */
  choosePicture: (alt: string, label?: string) => Promise<void>
  /** Inserts a block by what its button is called; `where` as the list of places has it. */
  insert: (name: string, where?: string) => Promise<void>
}

export function blockEditing(page: Page): BlockEditing {
  const panel = toolbar(page).getByRole('region', { name: /^Felder: / })
  const text = page.locator('main article [contenteditable="true"]')
  const field = (label: string) => panel.getByRole('textbox', { name: label, exact: true })
  return {
    page,
    field,
    async write(words, at) {
      await at?.click()
      // The editor of texts comes when it is first needed: on a busy machine that takes its time.
      await expect(text).toBeFocused({ timeout: 30_000 })
      await page.keyboard.press('ControlOrMeta+End')
      await page.keyboard.type(words)
    },
    pick: (choice) => panel.getByText(choice, { exact: true }).click(),
    async take(label, words) {
      const box = panel.getByRole('combobox', { name: label, exact: true })
      await box.fill(words)
      await panel.getByRole('option').filter({ hasText: words }).first().click()
    },
    async choosePicture(alt, label = 'Bild') {
      const picture = panel.getByRole('group', { name: label, exact: true })
      await picture.getByRole('button', { name: 'Bild wählen' }).click()
      const library = page.getByRole('dialog', { name: 'Bilder' })
      await library.getByLabel('Bilder suchen').fill(alt)
      await library.getByRole('button', { name: alt }).first().click()
      await expect(picture.getByText(alt)).toBeVisible()
    },
    insert: (name, where) => insertBlock(page, name, where),
  }
}

/** Inserts a block by the list of the toolbar. */
export async function insertBlock(page: Page, name: string, where?: string): Promise<void> {
  const list = toolbar(page).locator('details', { has: page.getByText('Einfügen', { exact: true }) })
  await list.locator('summary').click()
  if (where) await list.getByLabel('Wohin').selectOption({ label: where })
  await list.getByRole('button', { name, exact: true }).click()
}

/** Chooses a block of the page by the buttons of the toolbar: a list cannot be clicked beside its items. */
export async function chooseBlock(page: Page, block: Locator): Promise<void> {
  for (let step = await stepTo(block); step; step = await stepTo(block)) await button(page, step).click()
}

/** The button that leads toward a block from the chosen one; null where it is chosen. */
function stepTo(block: Locator): Promise<string | null> {
  return block.evaluate((element) => {
    if (element.hasAttribute('data-selected')) return null
    const chosen = document.querySelector('main [data-selected]')
    const isAbove = chosen && element.compareDocumentPosition(chosen) & Node.DOCUMENT_POSITION_FOLLOWING
    return isAbove ? 'Voriger Block' : 'Nächster Block'
  })
}

/** The keys of the blocks that stand beside a block, in their order, and its own among them. */
export function keysBeside(block: Locator): Promise<(string | null)[]> {
  return block.evaluate((element) => {
    const around = (inner: Element) => inner.parentElement?.closest('[data-module]') ?? null
    return [...document.querySelectorAll('main [data-module]')]
      .filter((other) => around(other) === around(element))
      .map((other) => other.getAttribute('data-module'))
  })
}
