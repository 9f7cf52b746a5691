import { expect, it } from 'vitest'
import { createRegistry } from './registry'
import { createRequestMetrics, type EndedRequest } from './request-metrics'

function start() {
  const registry = createRegistry({ onReadError: () => undefined })
  const { count } = createRequestMetrics(registry)
  const request: EndedRequest = { program: 'backend', route: '/a', method: 'GET', status: 200, seconds: 0.02 }
  return {
    count: (changes: Partial<EndedRequest>) => count({ ...request, ...changes }),
    readLines: async () => (await registry.expose()).split('\n'),
  }
}

it('counts by class of status, and aborted requests separately', async () => {
  const { count, readLines } = start()
  for (const status of [200, 204, 404, 503, 'aborted'] as const) count({ status })
  const toLine = (status: string, times: number) =>
    `buehnenhaus_http_requests_total{program="backend",route="/a",method="GET",status="${status}"} ${times}`
  expect(await readLines()).toEqual(
    expect.arrayContaining([toLine('2xx', 2), toLine('4xx', 1), toLine('5xx', 1), toLine('aborted', 1)]),
  )
})

it('measures durations by route, independent of the status', async () => {
  const { count, readLines } = start()
  count({ seconds: 0.25 })
  count({ seconds: 1.5, status: 500 })
  const labels = 'program="backend",route="/a",method="GET"'
  expect(await readLines()).toEqual(
    expect.arrayContaining([
      `buehnenhaus_http_request_duration_seconds_bucket{${labels},le="0.25"} 1`,
      `buehnenhaus_http_request_duration_seconds_sum{${labels}} 1.75`,
      `buehnenhaus_http_request_duration_seconds_count{${labels}} 2`,
    ]),
  )
})

it('groups unknown methods in one series', async () => {
  const { count, readLines } = start()
  for (const method of ['PROPFIND', 'A', 'B']) count({ method })
  const counterLines = (await readLines()).filter((line) => line.startsWith('buehnenhaus_http_requests_total'))
  expect(counterLines).toEqual([
    'buehnenhaus_http_requests_total{program="backend",route="/a",method="other",status="2xx"} 3',
  ])
})
