import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { blocks, button } from './support/editing'
import { logIn } from './support/log-in'
import { main } from './support/main'
import { makePage, type NewBlock } from './support/make-page'
import { findOverflow } from './support/overflow'
import { test } from './support/test'

/** Blocks whose texts stand below a quotation, on a link, below a film, on a button and below a field. */
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
    children: [{ model: 'formfield', data: { label: 'Name', kind: 'line', help: 'Wie im Vertrag' } }],
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

/** Writes at the end of a text where it stands; `point` clicks or taps. */
async function writeAt(page: Page, text: Locator, words: string, point: (at: Locator) => Promise<void>) {
  await point(text)
  await expect(page.locator('[contenteditable="true"]:focus')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(words)
}

for (const hasTouch of [false, true]) {
  test.describe(hasTouch ? 'by touch on a phone' : 'by mouse', () => {
    test.use(hasTouch ? { hasTouch, viewport: { width: 390, height: 844 } } : {})
    const point = (at: Locator) => (hasTouch ? at.tap() : at.click())

    test('an author, the labels of a link and a button, a film’s title and a form’s help and thanks are written where visitors read them', async ({
      page,
      baseURL,
      expectAccessible,
    }) => {
      const headers = await logIn(page.context(), baseURL ?? '', 'editor')
      const { path } = await makePage({
        request: page.request,
        headers,
        slug: hasTouch ? 'an-ort-getippt' : 'an-ort',
        blocks: written,
      })
      await page.goto(`${path}?edit`)
      await expect(button(page, 'Nächster Block')).toBeVisible()
      const [quote, teaser, film, form] = [0, 1, 2, 3].map((number) => blocks(page).nth(number)) as [
        Locator,
        Locator,
        Locator,
        Locator,
      ]
      await writeAt(page, quote.getByText('Ada', { exact: true }), ' Amsel', point)
      await expectAccessible(page)
      await writeAt(page, teaser.getByText('Mehr dazu'), ' und mehr', point)
      await writeAt(page, film.getByText('Probe', { exact: true }), ' am Abend', point)
      await writeAt(page, form.getByText('Wie im Vertrag'), ' oder Ausweis', point)
      // What the site says where nothing was entered is changed, not written anew.
      await writeAt(page, form.getByText('Absenden', { exact: true }), ' und anmelden', point)
      await writeAt(page, form.getByText(/^Vielen Dank/), ' Bis bald!', point)
      await expectAccessible(page)
      await expect
        .poll(() => saved(page.request, path))
        .toMatchObject([
          { author: 'Ada Amsel' },
          { link_text: 'Mehr dazu und mehr' },
          { title: 'Probe am Abend' },
          {
            button: 'Absenden und anmelden',
            thanks: 'Vielen Dank. Ihre Angaben sind bei uns eingegangen. Bis bald!',
          },
          { help: 'Wie im Vertrag oder Ausweis' },
        ])
      expect(await findOverflow(page)).toEqual([])
    })

    test('title, subtitle and teaser of an article are written in its head, which leads to its author', async ({
      page,
      baseURL,
    }) => {
      const headers = await logIn(page.context(), baseURL ?? '', 'editor')
      const data = {
        title: `Wem gehört ${hasTouch ? 'das Parkett' : 'die Bühne'}`,
        subtitle: 'Ruf',
        teaser: 'Volle Säle',
      }
      const created = await page.request.post('/de/api/articles/', { headers, data })
      const { id, url } = await created.json()
      await page.goto(`${url}?edit`)
      await expect(button(page, 'Nächster Block')).toBeVisible()
      await writeAt(page, main(page).getByRole('heading', { level: 1 }), '?', point)
      await writeAt(page, main(page).getByText('Ruf', { exact: true }), ' dazwischen', point)
      await writeAt(page, main(page).getByText('Volle Säle'), ' überall', point)
      await expect
        .poll(async () => (await page.request.get(`/de/pageeditor-api/page/${id}/draft/`)).json())
        .toMatchObject({
          title: `${data.title}?`,
          headline: 'Ruf dazwischen',
          hero_text: 'Volle Säle überall',
        })
      await point(main(page).getByText('Lesezeit eine Minute'))
      await point(page.getByRole('link', { name: 'Angaben bearbeiten' }))
      await expect(page).toHaveURL(new RegExp(`/de/admin/articles/${id}$`))
      await expect(page.getByLabel('Autorin oder Autor')).toBeVisible()
    })
  })
}
