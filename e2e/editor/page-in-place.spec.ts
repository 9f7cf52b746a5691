import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { blocks, button, settleCaret } from '../support/editing/editing'
import { type NewBlock, openNewPage } from '../support/editing/make-page'
import { pressEnterAt } from '../support/keyboard'
import { logIn } from '../support/log-in'
import { main } from '../support/main'
import { findOverflow } from '../support/overflow'
import { expectAccessible, test } from '../support/test'
import { createActions, type Way, ways } from '../support/ways'

/** Blocks with texts below a quotation, on a link, below a film, on a button and below a field. */
const textBlocks: NewBlock[] = [
  { model: 'quote', data: { content: 'Vorhang auf', author: 'Ada' } },
  { model: 'fullteaser', data: { headline: 'Tarif', text: 'Was gilt', link: '/de/ueber-uns', link_text: 'Mehr dazu' } },
  { model: 'video', data: { video_url: 'https://vimeo.com/76979871', title: 'Probe' } },
  {
    model: 'form',
    data: { title: 'Anmeldung', recipients: 'buero@example.org' },
    children: [
      {
        model: 'formfield',
        data: { label: 'Tag', kind: 'radio', help: 'Wie im Vertrag', options: 'Freitag\nSamstag' },
      },
    ],
  },
]

interface SavedBlock {
  data: Record<string, unknown>
  children?: SavedBlock[]
}

/** Fetches the saved data of a page's blocks, each followed by its children. */
async function fetchBlocks(request: APIRequestContext, path: string) {
  const draft = await request.get(`${path.replace('/de/', '/de/pageeditor-api/page/')}?draft=1`)
  const { modules } = await draft.json()
  return modules.flatMap(({ data, children = [] }: SavedBlock) => [data, ...children.map((child) => child.data)])
}

/** More texts than any page of these tests has. */
const maxTexts = 20

/** Opens the first block by keyboard. */
async function openByKeys(page: Page): Promise<void> {
  await pressEnterAt(page, button(page, 'Nächster Block'))
  await pressEnterAt(page, button(page, 'Text schreiben'))
}

/** Moves from text to text with an arrow key until the caret is in a text. */
async function walkTo(page: Page, text: Locator, arrow: 'ArrowDown' | 'ArrowUp'): Promise<void> {
  const isReached = () =>
    text.evaluate((element) => element.closest('[contenteditable="true"]')?.contains(document.activeElement) ?? false)
  for (let step = 0; step < maxTexts && !(await isReached()); step += 1) {
    await page.keyboard.press(arrow)
    await settleCaret(page)
  }
  expect(await isReached()).toBe(true)
}

/** Measures the vertical distance of two elements in CSS pixels. */
async function measureDistance(upper: Locator, lower: Locator): Promise<number> {
  // Measured at the same time, because the page may move.
  return lower.evaluate(
    (element, upperElement) =>
      element.getBoundingClientRect().top - (upperElement?.getBoundingClientRect().top ?? Number.NaN),
    await upper.elementHandle(),
  )
}

for (const way of Object.keys(ways) as Way[]) {
  test.describe(`by ${way}`, () => {
    test.use(ways[way])

    /** Types at the end of a text on the page. */
    async function writeAt(page: Page, text: Locator, words: string, arrow: 'ArrowDown' | 'ArrowUp' = 'ArrowDown') {
      if (way === 'keys') await walkTo(page, text, arrow)
      else await createActions(page, way).press(text)
      await expect(page.locator('[contenteditable="true"]:focus')).toBeVisible()
      await page.keyboard.press('ControlOrMeta+End')
      await page.keyboard.type(words)
    }

    /**
     * Adds the line above a teaser and selects its picture; both are hidden on the page while they
     * are empty.
     */
    async function fillTeaser(page: Page, teaser: Locator) {
      if (way === 'keys') {
        await page.keyboard.press('Escape')
        await createActions(page, way).write(page.getByLabel('Zeile darüber'), 'Neu')
        await page.keyboard.press('Escape')
        return
      }
      const begin = page.getByRole('button', { name: 'Zeile darüber ergänzen' })
      const { press } = createActions(page, way)
      const text = page.locator('[data-field="preline"]')
      await press(begin)
      await expect(text).toBeFocused()
      await expectAccessible(page)
      // An empty line is removed again.
      await page.keyboard.press('Escape')
      await expect(text).toHaveCount(0)
      await press(begin)
      await expect(text).toBeFocused()
      await page.keyboard.type('Neu')
      await expect(begin).toBeHidden()
      await expect(teaser).toContainText('Neu')
      await press(page.getByRole('button', { name: 'Bild ergänzen' }))
      const library = page.getByRole('dialog', { name: 'Bilder' })
      await press(library.getByRole('listitem').first().getByRole('button').first())
      await expect(teaser.locator('img')).toBeVisible()
    }

    test('an author, the labels of a link and a button, the title of a film, and the help, options and thanks of a form are edited on the page', async ({
      page,
    }) => {
      const { path } = await openNewPage(page, { slug: `an-ort-${way}`, blocks: textBlocks })
      await expect(button(page, 'Nächster Block')).toBeVisible()
      if (way === 'keys') await openByKeys(page)
      const [quote, teaser, film, form] = [0, 1, 2, 3].map((number) => blocks(page).nth(number)) as [
        Locator,
        Locator,
        Locator,
        Locator,
      ]
      await writeAt(page, quote.getByText('Ada', { exact: true }), ' Amsel')
      await expectAccessible(page)
      await writeAt(page, teaser.getByText('Mehr dazu'), ' und mehr')
      await fillTeaser(page, teaser)
      await writeAt(page, film.getByText('Probe', { exact: true }), ' am Abend')
      // A default text of the site is changed, not replaced.
      await writeAt(page, form.getByText(/^Vielen Dank/), ' Bis bald!')
      await writeAt(page, form.getByText('Wie im Vertrag'), ' oder Ausweis')
      const [before, option] = [form.getByText('Freitag'), form.getByText('Samstag')]
      const distance = await measureDistance(before, option)
      await writeAt(page, option, ' ab 20 Uhr')
      expect(await measureDistance(before, option)).toBe(distance)
      await page.keyboard.press('Enter')
      await page.keyboard.type('Sonntag')
      await expectAccessible(page)
      await writeAt(page, form.getByText('Absenden', { exact: true }), ' und anmelden')
      await expectAccessible(page)
      await expect
        .poll(() => fetchBlocks(page.request, path))
        .toMatchObject([
          { author: 'Ada Amsel' },
          { link_text: 'Mehr dazu und mehr', preline: 'Neu' },
          { title: 'Probe am Abend' },
          { button: 'Absenden und anmelden', thanks: 'Vielen Dank. Ihre Angaben sind bei uns eingegangen. Bis bald!' },
          { help: 'Wie im Vertrag oder Ausweis', options: 'Freitag\nSamstag ab 20 Uhr\nSonntag' },
        ])
      expect(await findOverflow(page)).toEqual([])
    })

    test('title, subtitle and teaser of an article are edited in its head, which leads to its author', async ({
      page,
    }) => {
      const headers = await logIn(page, 'editor')
      const data = { title: `Wem gehört die Bühne (${way})`, subtitle: 'Ruf', teaser: 'Volle Säle' }
      const created = await page.request.post('/de/api/articles/', { headers, data })
      const { id, url } = await created.json()
      await page.goto(`${url}?edit`)
      await expect(button(page, 'Nächster Block')).toBeVisible()
      if (way === 'keys') await pressEnterAt(page, page.getByRole('button', { name: 'Text schreiben' }))
      await writeAt(page, main(page).getByText('Volle Säle'), ' überall', 'ArrowUp')
      await writeAt(page, main(page).getByText('Ruf', { exact: true }), ' dazwischen', 'ArrowUp')
      await writeAt(page, main(page).getByRole('heading', { level: 1 }), '?', 'ArrowUp')
      await expect
        .poll(async () => (await page.request.get(`/de/pageeditor-api/page/${id}/draft/`)).json())
        .toMatchObject({ title: `${data.title}?`, headline: 'Ruf dazwischen', hero_text: 'Volle Säle überall' })
      const { press } = createActions(page, way)
      // The tools over the page leave room for the edited text.
      if (way === 'keys') await page.keyboard.press('Escape')
      else await press(main(page).getByText('Lesezeit eine Minute'))
      await press(page.getByRole('link', { name: 'Angaben bearbeiten' }))
      await expect(page).toHaveURL(new RegExp(`/de/admin/articles/${id}$`))
      await expect(page.getByLabel('Autorin oder Autor')).toBeVisible()
    })
  })
}
