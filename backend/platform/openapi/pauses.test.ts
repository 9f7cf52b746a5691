import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { startTestBackend } from '@/tests/backend-app'
import { describeApi } from '../http/openapi'

const backend = startTestBackend()

it('serves other requests while it describes the API', async () => {
  let isDescribed = false
  const description = describeApi(backend.app).then(({ paths }) => {
    isDescribed = true
    return paths
  })
  let turns = 0
  while (!isDescribed) {
    await setImmediate()
    turns += 1
  }
  const paths = await description
  expect(turns).toBeGreaterThan(Object.keys(paths ?? {}).length / 20)
})
