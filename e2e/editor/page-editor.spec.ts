import { expect, type Page } from '@playwright/test'
import { blockModels } from '@/lib/contract/blocks/registry'
import { fetchMenuPaths } from '../support/addresses'
import { toContent } from '../support/content'
import { toolbar } from '../support/editing/editing'
import { makePage } from '../support/editing/make-page'
import { logIn } from '../support/log-in'
import { expectAccessible, test } from '../support/test'

const state = (page: Page) => toolbar(page).locator('[data-state]')

/**
 * Returns the contents of pages without parts that the editor does not show: the fixed parts of a
 * route, and the areas around them, which visitors see only if they are not empty.
 */
function readEditedContents(page: Page, htmls: string[]): Promise<string[]> {
  return page.evaluate((contents) => {
    return contents.map((content) => {
      const { body } = new DOMParser().parseFromString(content, 'text/html')
      for (const place of body.querySelectorAll('[data-in-place]')) (place.closest('section') ?? place).remove()
      for (const added of body.querySelectorAll('[class*="_fixedPart"]')) added.remove()
      return body.innerHTML
    })
  }, htmls.map(toContent))
}

/** Lists the scripts in a page's HTML, without those loaded later. */
async function fetchScripts(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text()
  return [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, source = '']) => source).toSorted()
}

test('editors see the working copy in the same markup as visitors', async ({ browser, page, request }) => {
  test.setTimeout(240_000)
  const [visitor, editor] = [await browser.newContext(), await browser.newContext()]
  await logIn(editor, 'editor')
  const models = new Set<string>()
  // List items have no separate element.
  const shownModels = blockModels.filter((model) => !/item$|^formfield$|^teammember$/.test(model))
  // The same code renders all pages. A quarter of the German ones suffice if they show each block.
  const germanPaths = (await fetchMenuPaths(request)).filter((path) => path.split('/')[1] === 'de')
  const paths = [0, 1, 2, 3].flatMap((part) => germanPaths.filter((_, index) => index % 4 === part))
  for (const [index, path] of paths.entries()) {
    if (index > paths.length / 4 && models.size === shownModels.length) break
    const [published, edited] = await Promise.all([
      (await visitor.request.get(path)).text(),
      (await editor.request.get(`${path}?edit`)).text(),
    ])
    const [editedContent, content] = await readEditedContents(page, [edited, published])
    expect.soft(editedContent, path).toBe(content)
    for (const [, model = ''] of edited.matchAll(/data-model="(\w+)" data-module=/g)) models.add(model)
  }
  expect([...models].toSorted()).toEqual(shownModels.toSorted())
  await Promise.all([visitor.close(), editor.close()])
})

test('the edit marker has no effect for visitors and members', async ({ page }) => {
  const path = '/de/ueber-uns'
  const scripts = await fetchScripts(page, path)
  expect(scripts).not.toEqual([])
  for (const member of [null, 'mitglied'] as const) {
    if (member) await logIn(page, member)
    await page.goto(`${path}?edit`)
    await expect(page.locator('h1')).toBeVisible()
    await expect(toolbar(page)).toHaveCount(0)
    expect(await fetchScripts(page, `${path}?edit`)).toEqual(scripts)
  }
})

test('an editor publishes a page with a note, and takes it offline', async ({ page, request }) => {
  const headers = await logIn(page, 'editor')
  // A page outside of all menus, so that no other test sees it.
  const slug = 'probe-der-redaktion'
  const { id, path: address } = await makePage({ request: page.request, headers, slug })
  const post = (call: string, data: unknown) => page.request.post(`/de/pageeditor-api/${call}`, { headers, data })
  const publishedResponse = await post(`page/${id}/publish/`, { note: '' })
  expect(publishedResponse.status()).toBe(200)
  await page.goto(`${address}?edit`)
  await expect(state(page)).toHaveText('Veröffentlicht')
  const created = await post('headline/', {
    object_id: id,
    content_type: 'page',
    locale: 'de',
    parent: null,
    column: null,
    position: 0,
    data: { headline_level: 2, content: 'Neu im Herbst' },
  })
  expect(created.status()).toBe(201)

  await page.reload()
  await expect(state(page)).toHaveText('Geändert seit der Veröffentlichung')
  await expect(page.getByRole('heading', { name: 'Neu im Herbst' })).toBeVisible()
  expect(await (await request.get(address)).text()).not.toContain('Neu im Herbst')

  await toolbar(page).getByText('Veröffentlichen', { exact: true }).click()
  await toolbar(page).getByLabel('Notiz').fill('Das Herbstprogramm')
  await toolbar(page).getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
  const notice = toolbar(page).getByRole('status').first()
  await expect(notice).toContainText('Die Seite ist veröffentlicht.')
  await expect(notice.getByRole('link')).toHaveAttribute('href', address)
  await expect(state(page)).toHaveText('Veröffentlicht')
  expect(await (await request.get(address)).text()).toContain('Neu im Herbst')
  // The message stays during hover.
  await page.mouse.move(0, 0)
  await expect(notice).toBeEmpty()

  await toolbar(page).getByText('Versionen', { exact: true }).click()
  await expect(toolbar(page).getByRole('listitem').first()).toContainText('Das Herbstprogramm')

  await toolbar(page).getByText('Veröffentlichen', { exact: true }).click()
  await toolbar(page).getByRole('button', { name: 'Von der Website nehmen …' }).click()
  await toolbar(page).getByRole('button', { name: 'Jetzt von der Website nehmen' }).click()
  await expect(state(page)).toHaveText('Nicht veröffentlicht')
  expect((await request.get(address)).status()).toBe(404)
  await toolbar(page).getByText('Veröffentlichen', { exact: true }).click()
  await toolbar(page).getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
  await expect(state(page)).toHaveText('Veröffentlicht')
  expect((await request.get(address)).status()).toBe(200)
})

test('axe finds nothing on an edited page', async ({ page }) => {
  await logIn(page, 'editor')
  await page.goto('/de/ueber-uns?edit')
  await expectAccessible(page)
  await toolbar(page).getByText('Versionen', { exact: true }).click()
  await expect(toolbar(page).getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
  await toolbar(page).getByText('Veröffentlichen', { exact: true }).click()
  await expectAccessible(page)
})

test('every page is found by its title and reached from the hub in one step', async ({ page }) => {
  await logIn(page, 'editor')
  await page.goto('/cms-hub')
  const statutes = page.getByRole('main').getByRole('link', { name: 'Satzung', exact: true })
  await expect(statutes).toBeHidden()
  await page.getByRole('button', { name: 'Erweitern Über uns' }).click()
  await expect(statutes).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Seite suchen').fill('beratung')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cms-hub\?q=beratung$/)
  await page.getByRole('main').getByRole('link', { name: 'Beratung', exact: true }).click()
  await expect(page).toHaveURL(/\/de\/service\/beratung\?edit$/)
  await expect(toolbar(page)).toBeVisible()
})
