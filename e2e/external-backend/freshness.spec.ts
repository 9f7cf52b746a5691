import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { rawRequest } from '../support/raw-request'
import { test } from '../support/test'

const within = { timeout: 1000, intervals: [25] }
const cookies = { cookie: 'csrftoken=abc; consent=1' }

// Serial: each test changes data of all pages.
test.describe.configure({ mode: 'serial' })

test('a page changed in the database appears within a second', async ({ baseURL, sql }) => {
  const url = baseURL ?? ''
  const path = '/de/ueber-uns/satzung'
  const cachedPage = await rawRequest(url, path)
  expect(await rawRequest(url, path, { headers: cookies })).toMatchObject({ body: cachedPage.body })

  const headline = `Neu gefasst ${randomUUID()}`
  await sql(
    `UPDATE page_versions SET snapshot = jsonb_set(snapshot, '{headline}', to_jsonb($1::text))
     WHERE id = (SELECT version_id FROM publications WHERE locale = 'de' AND path = 'ueber-uns/satzung')`,
    [headline],
  )
  await sql("UPDATE publications SET published_at = now() WHERE locale = 'de' AND path = 'ueber-uns/satzung'")
  await expect.poll(async () => (await rawRequest(url, path)).body, within).toContain(headline)
  expect((await rawRequest(url, path, { headers: cookies })).body).toContain(headline)
  expect((await rawRequest(url, '/en/about-us/statutes')).body).not.toContain(headline)
})

test('a page taken offline is a 404 within a second, and returns', async ({ baseURL, sql }) => {
  const url = baseURL ?? ''
  const path = '/en/about-us/statutes'
  const router: Record<string, string>[] = [
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1' },
    { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
  ]
  const onlinePage = await rawRequest(url, path)
  expect(onlinePage.status).toBe(200)
  const [, sentence = ''] = />([A-Za-z ,]{40,})/.exec(onlinePage.body.slice(onlinePage.body.indexOf('<main'))) ?? []
  const readState = () =>
    Promise.all(
      router.map(async (headers) => {
        const { body } = await rawRequest(url, `${path}?_rsc=1`, { headers })
        return body.includes(sentence)
      }),
    )
  // Only the complete page contains content. Before a navigation the router requests only the
  // structure.
  expect(await readState()).toEqual([true, false, false])
  const setOnline = (isOnline: boolean) =>
    sql("UPDATE publications SET is_online = $1 WHERE locale = 'en' AND path = 'about-us/statutes'", [isOnline])
  await setOnline(false)
  await expect.poll(async () => (await rawRequest(url, path)).status, within).toBe(404)
  expect(await readState()).toEqual([false, false, false])
  await setOnline(true)
  await expect.poll(async () => (await rawRequest(url, path)).status, within).toBe(200)
})

test('a redirect added in the database works within a second', async ({ baseURL, sql }) => {
  const url = baseURL ?? ''
  const path = `/de/${randomUUID()}`
  expect((await rawRequest(url, path)).status).toBe(404)
  await sql('INSERT INTO redirects (old_path, new_path) VALUES ($1, $2)', [path, '/de/newsletter'])
  await expect.poll(async () => (await rawRequest(url, path)).headers.location, within).toBe('/de/newsletter')
  await sql('DELETE FROM redirects WHERE old_path = $1', [path])
  await expect.poll(async () => (await rawRequest(url, path)).status, within).toBe(404)
})
