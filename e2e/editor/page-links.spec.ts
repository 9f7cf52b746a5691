import { expect, type Page } from '@playwright/test'
import { blocks, button, textTools } from '../support/editing/editing'
import { makePage, paragraph } from '../support/editing/make-page'
import { logIn } from '../support/log-in'
import { test } from '../support/test'

const writtenText = (page: Page) => page.getByRole('textbox', { name: 'Text dieses Blocks' })

test('a page is found by its name and linked by keyboard, the last typed text survives a closed tab, and the link follows its page', async ({
  page,
  context,
}) => {
  const headers = await logIn(context, 'editor')
  const { request } = page
  const target = await makePage({ request, headers, slug: 'hausordnung' })
  const from = await makePage({ request, headers, slug: 'verweisend', blocks: [paragraph('Siehe ')] })
  const post = async (call: string, data: unknown = {}) => {
    const response = await request.post(`/de/pageeditor-api/page/${call}/`, { headers, data })
    expect(response.status()).toBe(200)
    return await response.json()
  }
  const fetchText = async (query: string) => {
    const response = await request.get(`/de/pageeditor-api/page${from.path.slice(3)}${query}`)
    const { modules } = await response.json()
    return String(modules[0].data.content)
  }
  await post(`${target.id}/publish`)

  await page.goto(`${from.path}?edit`)
  await expect(button(page, 'Nächster Block')).toBeVisible()
  await blocks(page).first().click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('ControlOrMeta+k')
  const field = textTools(page).getByRole('combobox', { name: /^Ziel/ })
  await expect(field).toBeFocused()
  await page.keyboard.type('hausordn')
  await textTools(page).getByRole('option').filter({ hasText: target.path }).click()
  await expect(field).toHaveValue(target.path)
  await page.keyboard.press('Enter')
  await expect(writtenText(page).getByRole('link', { name: 'hausordnung' })).toBeVisible()
  await page.keyboard.type(' und mehr')
  await page.close()
  await expect.poll(() => fetchText('?draft=1')).toContain('</a> und mehr</p>')

  await post(`${from.id}/publish`)
  const renamed = `hausregeln-${from.id}`
  const draft = await request.get(`/de/pageeditor-api/page/${target.id}/draft/`)
  const { revision } = await draft.json()
  await post(String(target.id), { revision, data: { slug: renamed } })
  await post(`${target.id}/publish`)
  await expect.poll(() => fetchText('')).toContain(`href="/de/${renamed}"`)

  const visit = await context.newPage()
  await visit.goto(from.path)
  await visit.getByRole('main').getByRole('link', { name: 'hausordnung' }).click()
  await expect(visit).toHaveURL(`/de/${renamed}`)

  // During editing the links of a text open beside it.
  await visit.goto(`${from.path}?edit`)
  await expect(button(visit, 'Nächster Block')).toBeVisible()
  await blocks(visit).first().click()
  const beside = context.waitForEvent('page')
  await writtenText(visit)
    .getByRole('link')
    .click({ modifiers: ['ControlOrMeta'] })
  await expect(await beside).toHaveURL(new RegExp(`/de/${renamed}\\?edit=?$`))
})
