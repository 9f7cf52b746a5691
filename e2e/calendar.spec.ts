import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { logIn } from './support/log-in'
import { main } from './support/main'
import { findOverflow, phone } from './support/overflow'
import { expectAccessible, test } from './support/test'

const grid = (page: Page) => main(page).getByRole('grid')

interface Author {
  request: APIRequestContext
  headers: Record<string, string>
}

/** Creates an all-day event in German and publishes it. */
async function createEvent({ request, headers }: Author, event: Record<string, unknown>) {
  const created = await request.post('/de/api/events/', { headers, data: { all_day: true, ...event } })
  expect(created.status()).toBe(201)
  const createdEvent: { id: number; url: string; revision: number } = await created.json()
  const publishedResponse = await request.post(`/de/pageeditor-api/page/${createdEvent.id}/publish/`, {
    headers,
    data: {},
  })
  expect(publishedResponse.status()).toBe(200)
  return createdEvent
}

/** An event in months without others. */
const conference = { title: 'Treffen am Monatsende', kind: 'conference', start: '2035-01-30', end: '2035-02-02' }
const year = { from: '2035-01-01', to: '2035-12-31' }

test('an event can be found without JavaScript and by keyboard until its deletion', async ({ page, browser }) => {
  const headers = await logIn(page, 'editor')
  const author = { request: page.request, headers }
  const { id, url, revision } = await createEvent(author, { ...conference, place: 'Halle (Saale)' })

  await test.step('it can be found by links, without JavaScript', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
    const pageWithoutScript = await context.newPage()
    const content = main(pageWithoutScript)
    await pageWithoutScript.goto('/de/kalender?month=2035-01')
    await content.getByRole('link', { name: 'Februar' }).click()
    await expect(pageWithoutScript).toHaveURL(/\/de\/kalender\?month=2035-02#month$/)
    await content.getByRole('link', { name: 'Tagung', exact: true }).click()
    await expect(pageWithoutScript).toHaveURL(/\/de\/kalender\?kind=conference&month=2035-02$/)
    expect(await findOverflow(pageWithoutScript)).toEqual([])
    await content.getByRole('article').getByRole('link', { name: conference.title }).click()
    await expect(pageWithoutScript).toHaveURL(url)
    await expect(content).toContainText('30. Januar – 2. Februar 2035')
    await expect(content).toContainText('Halle (Saale)')
    await context.close()
  })

  await test.step('it can be found by keyboard', async () => {
    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto('/de/kalender?month=2035-02')
    await grid(visitor)
      .getByRole('gridcell', { name: /^1\. Februar 2035/ })
      .focus()
    await visitor.keyboard.press('ArrowLeft')
    await expect(grid(visitor).getByRole('gridcell', { name: /^31\. Januar 2035/ })).toBeFocused()
    await visitor.keyboard.press('ArrowLeft')
    await visitor.keyboard.press('Enter')
    await visitor.keyboard.press('Enter')
    await expect(visitor).toHaveURL(url)
    await visitor.context().close()
  })

  await test.step('its page and month are accessible, and its calendar file can be downloaded', async () => {
    await page.goto('/de/kalender?month=2035-02')
    await expectAccessible(page)
    await page.goto(`/de/kalender/anders/${id}`)
    await expect(page).toHaveURL(url)
    await expectAccessible(page)
    const file = await page.request.get(`${url}.ics`)
    expect(await file.text()).toContain('SUMMARY:Treffen am Monatsende')
    await page.goto(`${url}?edit`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(conference.title)
    // An open editor would report its presence on the deleted page.
    await page.goto('/de/kalender')
  })

  await test.step('its URL returns 410 after the deletion', async () => {
    const response = await page.request.delete(`/de/api/events/${id}/`, { headers, data: { revision } })
    expect(response.status()).toBe(204)
    expect((await page.goto(url))?.status()).toBe(410)
  })
})

test('an event for members is hidden from visitors', async ({ page, browser }) => {
  const headers = await logIn(page, 'editor')
  const author = { request: page.request, headers }
  const secret = 'Klausur des Präsidiums'
  const { id, url, revision } = await createEvent(author, { ...conference, title: secret, audience: 'members' })
  const month = '/de/kalender?month=2035-02'

  const member = await browser.newContext()
  await logIn(member, 'mitglied')
  const memberMonth = await member.request.get(month)
  expect(await memberMonth.text()).toContain(secret)
  expect(memberMonth.headers()['cache-control']).toBe('private, no-store')
  await member.close()

  const visitor = await browser.newContext()
  const publicMonth = await visitor.request.get(month)
  expect(publicMonth.headers()['cache-control']).toBe('public, max-age=0, must-revalidate')
  const addresses = [
    month,
    '/de/kalender?view=list&month=2035-01',
    '/de/kalender.ics',
    `/de/api/events/?from=${year.from}&to=${year.to}`,
    `/de/api/events/${id}/`,
    `/de/pageeditor-api/page${url.slice('/de'.length)}`,
    url,
    `${url}.ics`,
  ]
  for (const address of addresses) {
    const response = await visitor.request.get(address, { headers: { cookie: 'sessionid=forged' } })
    expect.soft(await response.text(), address).not.toContain(secret)
  }
  // A sitemap contains URLs, no titles.
  const sitemap = await visitor.request.get(`/sitemaps/${Math.floor(id / 1000)}.xml`)
  expect.soft(await sitemap.text()).not.toContain(url)
  await visitor.close()
  await page.request.delete(`/de/api/events/${id}/`, { headers, data: { revision } })
})
