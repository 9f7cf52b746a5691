import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { blocks, button, settleCaret } from '../support/editing/editing'
import { makePage, type NewBlock } from '../support/editing/make-page'
import { pressEnterAt } from '../support/keyboard'
import { logIn } from '../support/log-in'
import { main } from '../support/main'
import { findOverflow } from '../support/overflow'
import { test } from '../support/test'
import { createHands, type Way, ways } from '../support/ways'

/**
 * Blocks whose texts stand below a quotation, on a link, below a film, on a button and below a
 * field.
 */
const written: NewBlock[] = [
  { model: 'quote', data: { content: 'Vorhang auf', author: 'Ada' } },
  {
    model: 'fullteaser',
    data: { headline: 'Tarif', text: 'Was gilt', link: '/de/ueber-uns', link_text: 'Mehr dazu' },
  },
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

/** The data of a page's blocks as they are saved, each followed by those of what is in it. */
async function saved(request: APIRequestContext, path: string) {
  const draft = await request.get(`${path.replace('/de/', '/de/pageeditor-api/page/')}?draft=1`)
  const { modules } = await draft.json()
  return modules.flatMap(({ data, children = [] }: SavedBlock) => [
    data,
    ...children.map((child) => child.data),
  ])
}

/** More texts than a page of these tests has. */
const round = 20

/** Begins to write in the first block by keys alone. */
async function beginByKeys(page: Page): Promise<void> {
  await pressEnterAt(page, button(page, 'Nächster Block'))
  await pressEnterAt(page, button(page, 'Text schreiben'))
}

/** Walks from text to text with an arrow until the caret is in one. */
async function walkTo(page: Page, text: Locator, arrow: 'ArrowDown' | 'ArrowUp'): Promise<void> {
  const isReached = () =>
    text.evaluate((one) => one.closest('[contenteditable="true"]')?.contains(document.activeElement) ?? false)
  for (let step = 0; step < round && !(await isReached()); step += 1) {
    await page.keyboard.press(arrow)
    await settleCaret(page)
  }
  expect(await isReached()).toBe(true)
}

/** How far the one stands below the other, in CSS pixels. */
async function distanceBetween(upper: Locator, lower: Locator): Promise<number> {
  // At one time: the page may be on its way.
  return lower.evaluate(
    (element, other) =>
      element.getBoundingClientRect().top - (other?.getBoundingClientRect().top ?? Number.NaN),
    await upper.elementHandle(),
  )
}

for (const way of Object.keys(ways) as Way[]) {
  test.describe(`by ${way}`, () => {
    test.use(ways[way])

    /** Writes at the end of a text where it stands. */
    async function writeAt(
      page: Page,
      text: Locator,
      words: string,
      arrow: 'ArrowDown' | 'ArrowUp' = 'ArrowDown',
    ) {
      if (way === 'keys') await walkTo(page, text, arrow)
      else await createHands(page, way).press(text)
      await expect(page.locator('[contenteditable="true"]:focus')).toBeVisible()
      await page.keyboard.press('ControlOrMeta+End')
      await page.keyboard.type(words)
    }

    /**
     * Begins the line above a teaser, and chooses its picture: what the page does not show while it
     * is empty.
     */
    async function fillTeaser(page: Page, teaser: Locator, expectAccessible: (page: Page) => Promise<void>) {
      if (way === 'keys') {
        await page.keyboard.press('Escape')
        await createHands(page, way).write(page.getByLabel('Zeile darüber'), 'Neu')
        await page.keyboard.press('Escape')
        return
      }
      const begin = page.getByRole('button', { name: 'Zeile darüber ergänzen' })
      const { press } = createHands(page, way)
      const text = page.locator('[data-field="preline"]')
      await press(begin)
      await expect(text).toBeFocused()
      await expectAccessible(page)
      // Left without a word it is gone again.
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

    test('an author, the labels of a link and a button, a film’s title and a form’s help, options and thanks are written where visitors read them', async ({
      page,
      baseURL,
      expectAccessible,
    }) => {
      const headers = await logIn(page.context(), baseURL ?? '', 'editor')
      const { path } = await makePage({
        request: page.request,
        headers,
        slug: `an-ort-${way}`,
        blocks: written,
      })
      await page.goto(`${path}?edit`)
      await expect(button(page, 'Nächster Block')).toBeVisible()
      if (way === 'keys') await beginByKeys(page)
      const [quote, teaser, film, form] = [0, 1, 2, 3].map((number) => blocks(page).nth(number)) as [
        Locator,
        Locator,
        Locator,
        Locator,
      ]
      await writeAt(page, quote.getByText('Ada', { exact: true }), ' Amsel')
      await expectAccessible(page)
      await writeAt(page, teaser.getByText('Mehr dazu'), ' und mehr')
      await fillTeaser(page, teaser, expectAccessible)
      await writeAt(page, film.getByText('Probe', { exact: true }), ' am Abend')
      // What the site says where nothing was entered is changed, not written anew.
      await writeAt(page, form.getByText(/^Vielen Dank/), ' Bis bald!')
      await writeAt(page, form.getByText('Wie im Vertrag'), ' oder Ausweis')
      const [before, option] = [form.getByText('Freitag'), form.getByText('Samstag')]
      const distance = await distanceBetween(before, option)
      await writeAt(page, option, ' ab 20 Uhr')
      expect(await distanceBetween(before, option)).toBe(distance)
      await page.keyboard.press('Enter')
      await page.keyboard.type('Sonntag')
      await expectAccessible(page)
      await writeAt(page, form.getByText('Absenden', { exact: true }), ' und anmelden')
      await expectAccessible(page)
      await expect
        .poll(() => saved(page.request, path))
        .toMatchObject([
          { author: 'Ada Amsel' },
          { link_text: 'Mehr dazu und mehr', preline: 'Neu' },
          { title: 'Probe am Abend' },
          {
            button: 'Absenden und anmelden',
            thanks: 'Vielen Dank. Ihre Angaben sind bei uns eingegangen. Bis bald!',
          },
          { help: 'Wie im Vertrag oder Ausweis', options: 'Freitag\nSamstag ab 20 Uhr\nSonntag' },
        ])
      expect(await findOverflow(page)).toEqual([])
    })

    test('title, subtitle and teaser of an article are written in its head, which leads to its author', async ({
      page,
      baseURL,
    }) => {
      const headers = await logIn(page.context(), baseURL ?? '', 'editor')
      const data = {
        title: `Wem gehört die Bühne (${way})`,
        subtitle: 'Ruf',
        teaser: 'Volle Säle',
      }
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
        .toMatchObject({
          title: `${data.title}?`,
          headline: 'Ruf dazwischen',
          hero_text: 'Volle Säle überall',
        })
      const { press } = createHands(page, way)
      // The tools over the page make room for what is written.
      if (way === 'keys') await page.keyboard.press('Escape')
      else await press(main(page).getByText('Lesezeit eine Minute'))
      await press(page.getByRole('link', { name: 'Angaben bearbeiten' }))
      await expect(page).toHaveURL(new RegExp(`/de/admin/articles/${id}$`))
      await expect(page.getByLabel('Autorin oder Autor')).toBeVisible()
    })
  })
}
