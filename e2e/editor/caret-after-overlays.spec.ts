import { expect, type Locator, type Page } from '@playwright/test'
import { blocks, button, insertList, languageTool, opener, textTool, toolbar } from '../support/editing/editing'
import { enterBetweenWords, startBetweenWords } from '../support/editing/start-between-words'
import { tabTo } from '../support/keyboard'
import { test } from '../support/test'

/** An overlay that opens during typing. */
interface Overlay {
  name: string
  open: (page: Page) => Promise<unknown>
  /** The opened element. */
  shown: (page: Page) => Locator
  /** The ways to close it. */
  close: readonly ((page: Page) => Promise<unknown>)[]
}

const pressEscape = (page: Page) => page.keyboard.press('Escape')
const dialog = (page: Page) => page.getByRole('dialog')

/** Creates the overlay of a panel, which its button opens and closes. */
const panel = (words: string): Overlay => ({
  name: words,
  open: (page) => opener(page, words).click(),
  shown: (page) =>
    toolbar(page)
      .locator('details[open]')
      .filter({ has: page.locator('summary', { hasText: new RegExp(`^${words}$`) }) }),
  close: [pressEscape, (page) => opener(page, words).click()],
})

/** Creates the overlay of a dialog, which a button of the menu opens. */
const menuDialog = (name: string): Overlay => ({
  name,
  open: async (page) => {
    await opener(page, 'Auswahl').click()
    await button(page, name).click()
  },
  shown: dialog,
  close: [pressEscape],
})

const byPointer: readonly Overlay[] = [
  ...['Auswahl', 'Tastenkürzel', 'Kommentare', 'Versionen', 'Zeitplan', 'Veröffentlichen'].map(panel),
  panel('Barrierefreiheit.*'),
  ...['Suchen und ersetzen …', 'Umbenennen …', 'Als Vorlage speichern …'].map(menuDialog),
  {
    name: 'the dialog of places',
    open: (page) => button(page, 'Verschieben nach …').click(),
    shown: dialog,
    close: [pressEscape],
  },
  {
    name: 'the settings of the page',
    open: (page) => button(page, 'Seiteneinstellungen').click(),
    shown: dialog,
    close: [
      pressEscape,
      (page) => button(page, 'Seiteneinstellungen').click(),
      (page) => dialog(page).getByRole('button', { name: 'Schließen' }).click(),
    ],
  },
  {
    name: 'the list of blocks',
    open: (page) => button(page, 'Einfügen').click(),
    shown: insertList,
    close: [pressEscape, (page) => button(page, 'Einfügen').click()],
  },
  {
    name: 'the outline',
    open: (page) => button(page, 'Gliederung').click(),
    shown: (page) => toolbar(page).getByRole('treegrid'),
    close: [(page) => button(page, 'Gliederung').click()],
  },
  {
    name: 'the fields, folded',
    open: (page) => button(page, 'Einklappen').click(),
    shown: (page) => toolbar(page).locator('[data-folded]'),
    close: [
      async (page) => {
        await button(page, 'Felder').click()
        await expect(toolbar(page).getByLabel('Mehr Abstand darunter')).toBeFocused()
        await pressEscape(page)
      },
    ],
  },
]

const byKey: readonly Overlay[] = [
  {
    name: 'the form of a link',
    open: (page) => page.keyboard.press('ControlOrMeta+k'),
    shown: (page) => page.locator('details[open]').filter({ has: page.locator('summary', { hasText: 'Link' }) }),
    close: [pressEscape],
  },
  {
    name: 'the tools of the text',
    open: (page) => page.keyboard.press('Alt+F10'),
    shown: (page) => textTool(page, 'Fett'),
    close: [pressEscape],
  },
  {
    name: 'the languages of a passage',
    open: async (page) => {
      await page.keyboard.press('Alt+F10')
      await tabTo(page, languageTool(page))
      await page.keyboard.press('Enter')
    },
    shown: (page) => page.locator('details[open]').filter({ has: page.locator('summary', { hasText: 'Sprache' }) }),
    close: [
      async (page) => {
        await page.keyboard.press('Escape')
        await expect(languageTool(page)).toBeFocused()
        await page.keyboard.press('Escape')
      },
    ],
  },
]

test('by pointer: the caret stays between the same words after each panel and dialog', async ({ page }) => {
  const { write } = await startBetweenWords(page, { slug: 'weiter-zeiger' })
  for (const { name, open, shown, close } of byPointer) {
    for (const [number, leave] of close.entries()) {
      await test.step(`${name}, way ${number + 1}`, async () => {
        await open(page)
        await expect(shown(page)).toBeVisible()
        await leave(page)
        await expect(shown(page)).toBeHidden()
        await write(`${name.slice(0, 3)}${number} `)
      })
    }
  }
})

test('by keyboard: the caret stays between the same words after each tool, and a button keeps the focus', async ({
  page,
}) => {
  const { write } = await startBetweenWords(page, { slug: 'weiter-tasten' })
  for (const { name, open, shown, close } of byKey) {
    for (const leave of close) {
      await test.step(name, async () => {
        await open(page)
        await expect(shown(page)).toBeVisible()
        await leave(page)
        await write('x ')
      })
    }
  }
  await tabTo(page, opener(page, 'Tastenkürzel'))
  await page.keyboard.press('Enter')
  await expect(panel('Tastenkürzel').shown(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener(page, 'Tastenkürzel')).toBeFocused()
})

test('the caret of a headline stays between its words while another editor changes both sides', async ({ page }) => {
  const teaser = { model: 'fullteaser', data: { headline: 'Anfang Ende', text: 'Was gilt' } }
  const { id: pageId, headers } = await startBetweenWords(page, { slug: 'weiter-fern', furtherBlocks: [teaser] })
  const headline = blocks(page).nth(2).getByRole('heading')
  const write = await enterBetweenWords(page, headline)
  await write('mit ')
  const readTeaser = async () => {
    const draft = await page.request.get(`/de/pageeditor-api/page/${pageId}/draft/`)
    return (await draft.json()).modules[2]
  }
  // The toolbar may still show the state from before the last letters.
  await expect.poll(async () => (await readTeaser()).data.headline).toBe('Anfang mit Ende')
  const { id, revision, data } = await readTeaser()
  const changedResponse = await page.request.post(`/de/pageeditor-api/fullteaser/${id}/`, {
    headers,
    data: { revision, data: { ...data, headline: 'Der Anfang mit Ende heute' } },
  })
  expect(changedResponse.status()).toBe(200)
  await expect(headline).toHaveText('Der Anfang mit Ende heute')
  await page.keyboard.type('und ')
  await expect(headline).toHaveText('Der Anfang mit und Ende heute')
})

test('the caret stays after an undo, and while a conflict is postponed and resolved', async ({
  page,
  pageProblems,
}) => {
  const { text, path, headers, write } = await startBetweenWords(page, { slug: 'weiter-konflikt' })
  await toolbar(page)
    .getByRole('button', { name: /^Rückgängig/ })
    .click()
  await expect(text).toHaveText('Anfang Ende')
  await page.keyboard.type('und ')
  await expect(text).toHaveText('Anfang und Ende')
  const savingStatus = toolbar(page).locator('[data-saving]')
  await expect(savingStatus).toHaveText('Gespeichert')

  const address = path.replace('/de/', '/de/pageeditor-api/page/')
  const readBlock = async () => (await (await page.request.get(`${address}?draft=1`)).json()).modules[1]
  // The words may still be waiting although the bar says that all is saved.
  await expect.poll(async () => (await readBlock()).data.content).toContain('und')
  const { id, revision } = await readBlock()
  await page.context().setOffline(true)
  await write('hier ')
  const changedResponse = await page.request.post(`/de/pageeditor-api/text/${id}/`, {
    headers,
    data: { revision, data: { content: '<p>Anfang und dort Ende</p>' } },
  })
  expect(changedResponse.status()).toBe(200)
  await page.context().setOffline(false)
  const press = (name: string) => toolbar(page).getByRole('button', { name, exact: true }).click()
  await expect(toolbar(page).getByRole('alert')).toBeVisible()
  await press('Später')
  await write('später ')
  await press('Jetzt wählen')
  await toolbar(page).getByRole('radio', { name: 'Ihre Fassung' }).check()
  await press('Auswahl übernehmen')
  await expect(toolbar(page).getByRole('alert')).toHaveCount(0)
  await write('danach ')
  await expect(savingStatus).toHaveText('Gespeichert')
  // Resources that could not be prefetched.
  pageProblems.splice(0)
})
