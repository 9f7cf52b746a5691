import { once } from 'node:events'
import { connect } from 'node:net'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { createProgramMetrics } from '@/lib/node/metrics/program-metrics'
import { deferred } from '@/tests/deferred'
import { createFakePages } from '../testing/fake-pages'
import { fetchResponse } from '../testing/fetch-response'
import { startTestSite } from '../testing/site'
import { getRouteLabel } from './site-metrics'

async function startMeasuredSite(handler = createFakePages(() => ({ html: '<p>page</p>' })).handler) {
  const metrics = createProgramMetrics(pino({ level: 'silent' }))
  const site = await startTestSite({ handler, metrics })
  const readLines = async () => (await metrics.registry.expose()).split('\n')
  /** Waits for a series, which is counted when the connection has sent the response. */
  const waitFor = (series: string, value: number) => expect.poll(readLines).toContain(`buehnenhaus_${series} ${value}`)
  const readNames = async () => (await readLines()).map((line) => line.replace(/ [^ ]+$/, ''))
  return { ...site, readLines, waitFor, readNames }
}

const page = 'program="site",route="(content page)",method="GET"'

describe('the site counts', () => {
  it('pages, rendered and from the cache, and measures them', async () => {
    const { port, waitFor, readLines } = await startMeasuredSite()
    await fetchResponse(port, '/de/a')
    await waitFor('pages_total{page="rendered"}', 1)
    await fetchResponse(port, '/de/a?email=eva@example.org')
    await waitFor('pages_total{page="cached"}', 1)
    await waitFor(`http_requests_total{${page},status="2xx"}`, 2)
    await waitFor(`http_request_duration_seconds_count{${page}}`, 2)
    await waitFor('page_render_duration_seconds_count', 1)
    const bytes = (await readLines()).find((line) => line.startsWith('buehnenhaus_page_cache_bytes '))
    expect(Number(bytes?.split(' ')[1])).toBeGreaterThan(0)
  })

  it('its own rejections, but not responses of the backend', async () => {
    const { port, waitFor, readNames } = await startMeasuredSite()
    await fetchResponse(port, '/api/persons/eva/')
    await fetchResponse(port, '/de/a', { method: 'PATCH' })
    await waitFor('http_requests_total{program="site",route="(content page)",method="PATCH",status="4xx"}', 1)
    expect((await readNames()).filter((name) => name.includes('route="(call)"'))).toEqual([])
  })

  it('running and waiting renders', async () => {
    const { promise, resolve } = deferred()
    const { handler } = createFakePages(async () => {
      await promise
      return { html: '<p>page</p>' }
    })
    const { port, waitFor } = await startMeasuredSite(handler)
    const responses = ['a', 'b', 'c', 'd', 'e', 'f'].map((page) => fetchResponse(port, `/de/${page}`))
    // Four of one client have their turn.
    await waitFor('render_queue_running', 4)
    await waitFor('render_queue_waiting', 2)
    resolve()
    await Promise.all(responses)
    await waitFor('render_queue_running', 0)
    await waitFor('render_queue_waiting', 0)
  })

  it('aborted requests separately', async () => {
    const { port, waitFor } = await startMeasuredSite()
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    const head = 'POST /de/account/login HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n'
    socket.write(`${head}a`, () => socket.destroy())
    await waitFor('http_requests_total{program="site",route="/account/login",method="POST",status="aborted"}', 1)
  })
})

it('a thousand random addresses add no series', async () => {
  const { port, waitFor, readNames } = await startMeasuredSite()
  const visit = async (paths: readonly string[]) => {
    for (const path of paths) await fetchResponse(port, path)
  }
  await visit(['/de/a', '/de/a', '/a', '/_next/a'])
  await waitFor('http_requests_total{program="site",route="(file)",method="GET",status="4xx"}', 1)
  const initialNames = await readNames()
  await visit(Array.from({ length: 334 }, (_, index) => `/de/${index}/eva-${index * 7919}`))
  await visit(Array.from({ length: 333 }, (_, index) => `/${index}-eva?page=${index}`))
  await visit(Array.from({ length: 333 }, (_, index) => `/_next/static/${index}.js`))
  await waitFor('http_requests_total{program="site",route="(file)",method="GET",status="4xx"}', 334)
  expect(await readNames()).toEqual(initialNames)
  expect(initialNames.join()).not.toContain('eva')
}, 60_000)

it.each([
  ['/de', '/'],
  ['/en/jobs/regie/12?from=mail', '/jobboerse/[slug]/[id]'],
  ['/de/account/verify-email/KEY', '/account/verify-email/[[...key]]'],
  ['/en/any/page', '(content page)'],
  ['/favicon.ico', '(file)'],
  ['/_next/static/a.js', '(file)'],
  ['/de/api/persons/eva/', '(call)'],
  ['/', '(other)'],
  ['/%E0%A4%A', '(other)'],
  ['*', '(other)'],
])('the route of %s is %s', (url, route) => {
  expect(getRouteLabel(url, new Map([['/favicon.ico', 'file']]))).toBe(route)
})
