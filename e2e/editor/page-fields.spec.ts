import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { blocks, button, toolbar } from '../support/editing/editing'
import { openNewPage } from '../support/editing/make-page'
import { findOverflow } from '../support/overflow'
import { expectAccessible, test } from '../support/test'

const film = 'https://vimeo.com/76979871'
const panel = (page: Page, block: string) => toolbar(page).getByRole('region', { name: `Felder: ${block}` })

async function open(page: Page, slug: string): Promise<string> {
  const { path } = await openNewPage(page, {
    slug,
    blocks: [
      { model: 'headline', data: { headline_level: 2, content: 'Spielplan' } },
      { model: 'video', data: { video_url: film, title: 'Probe' } },
    ],
  })
  await expect(button(page, 'Nächster Block')).toBeVisible()
  return path
}

async function fetchModule(request: APIRequestContext, path: string, position: number) {
  const draft = await request.get(`${path.replace('/de/', '/de/pageeditor-api/page/')}?draft=1`)
  const { modules } = await draft.json()
  return modules[position].data
}

test('a headline is changed in the inspector, appears on the page immediately, is saved and undone', async ({
  page,
}) => {
  const path = await open(page, 'felder-ueberschrift')
  await blocks(page).first().click()
  const fields = panel(page, 'Überschrift')
  const text = fields.getByRole('textbox', { name: 'Überschrift' })
  await text.focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' 2027')
  await expect(blocks(page).first().getByRole('heading', { level: 2, name: 'Spielplan 2027' })).toBeVisible()
  await expectAccessible(page)
  await fields.getByText('4', { exact: true }).click()
  await expect(blocks(page).first().getByRole('heading', { level: 4, name: 'Spielplan 2027' })).toBeVisible()
  await expect
    .poll(() => fetchModule(page.request, path, 0))
    .toMatchObject({ headline_level: 4, content: 'Spielplan 2027' })
  await button(page, 'Felder').focus()
  // The number of undo steps depends on the speed of typing.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+z')
    await expect(text).toHaveValue('Spielplan', { timeout: 500 })
  }).toPass()
  await expect(fields.getByRole('radio', { name: '2' })).toBeChecked()
  await expect.poll(() => fetchModule(page.request, path, 0)).toMatchObject({ headline_level: 2, content: 'Spielplan' })
})

test('the URL of an unknown video service shows an error, is not saved, and is corrected by keyboard in a narrow window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const path = await open(page, 'felder-film')
  const next = button(page, 'Nächster Block')
  await next.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const fields = panel(page, 'Video')
  await expect(fields).toBeVisible()
  await expect(next).toBeFocused()
  await button(page, 'Felder').focus()
  await page.keyboard.press('Enter')
  const address = fields.getByRole('textbox', { name: 'Adresse des Videos' })
  await expect(address).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('https://example.org/film')
  await page.keyboard.press('Tab')
  await expect(fields.getByText('Bitte geben Sie eine Adresse von YouTube').first()).toBeVisible()
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await fields.getByRole('textbox', { name: 'Titel' }).fill('Generalprobe')
  await expect.poll(() => fetchModule(page.request, path, 1)).toMatchObject({ video_url: film, title: 'Generalprobe' })
  await expectAccessible(page)
  expect(await findOverflow(page)).toEqual([])
  const box = await fields.boundingBox()
  expect(box?.height).toBeLessThanOrEqual(370)
  await address.fill('https://youtu.be/dQw4w9WgXcQ')
  await expect(address).toHaveAttribute('aria-invalid', 'false')
  await expect
    .poll(() => fetchModule(page.request, path, 1))
    .toMatchObject({ video_url: 'https://youtu.be/dQw4w9WgXcQ' })
  await address.press('Escape')
  await expect(button(page, 'Felder')).toBeFocused()
})
