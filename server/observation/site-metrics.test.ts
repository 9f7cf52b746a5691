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

async function startMeasured(handler = createFakePages(() => ({ html: '<p>page</p>' })).handler) {
  const metrics = createProgramMetrics(pino({ level: 'silent' }))
  const site = await startTestSite({ handler, metrics })
  const lines = async () => (await metrics.registry.expose()).split('\n')
  /** Waits for a series, which is counted when the connection has sent the response. */
  const until = (series: string, value: number) => expect.poll(lines).toContain(`buehnenhaus_${series} ${value}`)
  const names = async () => (await lines()).map((line) => line.replace(/ [^ ]+$/, ''))
  return { ...site, lines, until, names }
}

const page = 'program="site",route="(content page)",method="GET"'

describe('the site counts', () => {
  it('pages, rendered and from the cache, and measures them', async () => {
    const { port, until, lines } = await startMeasured()
    await fetchResponse(port, '/de/a')
    await until('pages_total{page="rendered"}', 1)
    await fetchResponse(port, '/de/a?email=eva@example.org')
    await until('pages_total{page="cached"}', 1)
    await until(`http_requests_total{${page},status="2xx"}`, 2)
    await until(`http_request_duration_seconds_count{${page}}`, 2)
    await until('page_render_duration_seconds_count', 1)
    const bytes = (await lines()).find((line) => line.startsWith('buehnenhaus_page_cache_bytes '))
    expect(Number(bytes?.split(' ')[1])).toBeGreaterThan(0)
  })

  it('its own rejections, but not responses of the backend', async () => {
    const { port, until, names } = await startMeasured()
    await fetchResponse(port, '/api/persons/eva/')
    await fetchResponse(port, '/de/a', { method: 'PATCH' })
    await until('http_requests_total{program="site",route="(content page)",method="PATCH",status="4xx"}', 1)
    expect((await names()).filter((name) => name.includes('route="(call)"'))).toEqual([])
  })

  it('running and waiting renders', async () => {
    const { promise, resolve } = deferred()
    const { handler } = createFakePages(async () => {
      await promise
      return { html: '<p>page</p>' }
    })
    const { port, until } = await startMeasured(handler)
    const responses = ['a', 'b', 'c', 'd', 'e', 'f'].map((page) => fetchResponse(port, `/de/${page}`))
    // Four of one client have their turn.
    await until('render_queue_running', 4)
    await until('render_queue_waiting', 2)
    resolve()
    await Promise.all(responses)
    await until('render_queue_running', 0)
    await until('render_queue_waiting', 0)
  })

  it('aborted requests separately', async () => {
    const { port, until } = await startMeasured()
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    const head = 'POST /de/account/login HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n'
    socket.write(`${head}a`, () => socket.destroy())
    await until('http_requests_total{program="site",route="/account/login",method="POST",status="aborted"}', 1)
  })
})

it('a thousand random addresses add no series', async () => {
  const { port, until, names } = await startMeasured()
  const visit = async (paths: readonly string[]) => {
    for (const path of paths) await fetchResponse(port, path)
  }
  await visit(['/de/a', '/de/a', '/a', '/_next/a'])
  await until('http_requests_total{program="site",route="(file)",method="GET",status="4xx"}', 1)
  const before = await names()
  await visit(Array.from({ length: 334 }, (_, index) => `/de/${index}/eva-${index * 7919}`))
  await visit(Array.from({ length: 333 }, (_, index) => `/${index}-eva?page=${index}`))
  await visit(Array.from({ length: 333 }, (_, index) => `/_next/static/${index}.js`))
  await until('http_requests_total{program="site",route="(file)",method="GET",status="4xx"}', 334)
  expect(await names()).toEqual(before)
  expect(before.join()).not.toContain('eva')
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
