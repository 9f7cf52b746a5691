import { expect, it } from 'vitest'
import { createRegistry } from './registry'
import { createRequestMetrics, type EndedRequest } from './request-metrics'

function start() {
  const registry = createRegistry({ onReadError: () => undefined })
  const { count } = createRequestMetrics(registry)
  const request: EndedRequest = { program: 'backend', route: '/a', method: 'GET', status: 200, seconds: 0.02 }
  return {
    count: (changes: Partial<EndedRequest>) => count({ ...request, ...changes }),
    lines: async () => (await registry.expose()).split('\n'),
  }
}

it('counts by class of status, and aborted requests separately', async () => {
  const { count, lines } = start()
  for (const status of [200, 204, 404, 503, 'aborted'] as const) count({ status })
  const counted = (status: string, times: number) =>
    `buehnenhaus_http_requests_total{program="backend",route="/a",method="GET",status="${status}"} ${times}`
  expect(await lines()).toEqual(
    expect.arrayContaining([counted('2xx', 2), counted('4xx', 1), counted('5xx', 1), counted('aborted', 1)]),
  )
})

it('measures durations by route, independent of the status', async () => {
  const { count, lines } = start()
  count({ seconds: 0.25 })
  count({ seconds: 1.5, status: 500 })
  const labels = 'program="backend",route="/a",method="GET"'
  expect(await lines()).toEqual(
    expect.arrayContaining([
      `buehnenhaus_http_request_duration_seconds_bucket{${labels},le="0.25"} 1`,
      `buehnenhaus_http_request_duration_seconds_sum{${labels}} 1.75`,
      `buehnenhaus_http_request_duration_seconds_count{${labels}} 2`,
    ]),
  )
})

it('groups unknown methods in one series', async () => {
  const { count, lines } = start()
  for (const method of ['PROPFIND', 'A', 'B']) count({ method })
  const counted = (await lines()).filter((line) => line.startsWith('buehnenhaus_http_requests_total'))
  expect(counted).toEqual([
    'buehnenhaus_http_requests_total{program="backend",route="/a",method="other",status="2xx"} 3',
  ])
})
