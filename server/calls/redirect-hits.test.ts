import { expect, it, vi } from 'vitest'
import { reportRedirectHits } from './redirect-hits'

it('reports the counts of redirects in batches', async () => {
  const bodies: unknown[] = []
  const onError = vi.fn()
  let status = 204
  const reports = reportRedirectHits(async (request) => {
    bodies.push([new URL(request.url).pathname, await request.json()])
    return new Response(null, { status })
  }, onError)
  for (const path of ['/de/alt', '/de/größe', '/de/alt']) reports.count(path)
  await reports.stop()
  await reports.stop()
  expect(bodies).toEqual([['/internal/redirect-hits/', { hits: { '/de/alt': 2, '/de/größe': 1 } }]])
  expect(onError).not.toHaveBeenCalled()
  status = 403
  reports.count('/de/alt')
  await reports.stop()
  expect(onError).toHaveBeenCalledOnce()
})
