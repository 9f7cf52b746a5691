import { expect, type Locator, type Page } from '@playwright/test'
import { button, insertList, insertOption, toolbar } from '../editing/editing'

/** Actions of an editor on blocks. */
export interface BlockEditing {
  page: Page
  /** Types into the focused inline text, or into the one that opens on a click on `target`. */
  write: (text: string, target?: Locator) => Promise<void>
  /** Finds a text field in the inspector. */
  findField: (label: string) => Locator
  /** Selects an option in the inspector by its label. */
  selectOption: (label: string) => Promise<void>
  /** Types into a combobox of the inspector and selects the first matching suggestion. */
  selectSuggestion: (label: string, text: string) => Promise<void>
  /** Chooses a picture of the library by its description. */
  choosePicture: (alt: string, label?: string) => Promise<void>
  /** Inserts a block by the label of its button, at an option of the position list. */
  insert: (label: string, position?: string) => Promise<void>
}

export function createBlockEditing(page: Page): BlockEditing {
  const panel = toolbar(page).getByRole('region', { name: /^Felder: / })
  const text = page.locator('main article [contenteditable="true"]')
  return {
    page,
    findField: (label) => panel.getByRole('textbox', { name: label, exact: true }),
    async write(content, target) {
      await target?.click()
      // The text editor is loaded on demand, slowly on a busy machine.
      await expect(text).toBeFocused({ timeout: 30_000 })
      await page.keyboard.press('ControlOrMeta+End')
      await page.keyboard.type(content)
    },
    selectOption: (label) => panel.getByText(label, { exact: true }).click(),
    async selectSuggestion(label, text) {
      const box = panel.getByRole('combobox', { name: label, exact: true })
      await box.fill(text)
      await panel.getByRole('option').filter({ hasText: text }).first().click()
    },
    async choosePicture(alt, label = 'Bild') {
      const picture = panel.getByRole('group', { name: label, exact: true })
      await picture.getByRole('button', { name: 'Bild wählen' }).click()
      const library = page.getByRole('dialog', { name: 'Bilder' })
      await library.getByLabel('Bilder suchen').fill(alt)
      await library.getByRole('button', { name: alt }).first().click()
      await expect(picture.getByText(alt)).toBeVisible()
    },
    insert: (label, position) => insertBlock(page, label, position),
  }
}

/** Inserts a block by the list of the toolbar. */
export async function insertBlock(page: Page, label: string, position?: string): Promise<void> {
  await button(page, 'Einfügen').click()
  if (position) await insertList(page).getByLabel('Wohin').selectOption({ label: position })
  await insertOption(page, label).click()
}

/** Selects a block by the buttons of the toolbar. A list cannot be clicked beside its items. */
export async function chooseBlock(page: Page, block: Locator): Promise<void> {
  for (let step = await findStep(block); step; step = await findStep(block)) await button(page, step).click()
}

/** Returns the button that moves the selection toward a block; null if it is selected. */
function findStep(block: Locator): Promise<string | null> {
  return block.evaluate((element) => {
    if (element.hasAttribute('data-selected')) return null
    const selected = document.querySelector('main [data-selected]')
    const isAbove = selected && element.compareDocumentPosition(selected) & Node.DOCUMENT_POSITION_FOLLOWING
    return isAbove ? 'Voriger Block' : 'Nächster Block'
  })
}

/** Returns the keys of a block and its siblings in order. */
export function getSiblingKeys(block: Locator): Promise<(string | null)[]> {
  return block.evaluate((element) => {
    const getContainer = (inner: Element) => inner.parentElement?.closest('[data-module]') ?? null
    return [...document.querySelectorAll('main [data-module]')]
      .filter((module) => getContainer(module) === getContainer(element))
      .map((module) => module.getAttribute('data-module'))
  })
}
