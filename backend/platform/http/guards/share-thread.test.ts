import { expect, it } from 'vitest'
import { startTestBackend } from '@/tests/backend-app'

const backend = startTestBackend()

it('serves another client before most of many simultaneous calls of one client', async () => {
  const order: string[] = []
  const ask = async (client: string) => {
    const response = await backend.get('/de/api/settings/', { 'X-Forwarded-For': client })
    order.push(client)
    return response.status
  }
  await ask('192.0.2.2')
  const floodResponses = Array.from({ length: 120 }, () => ask('192.0.2.1'))
  await ask('192.0.2.2')
  expect(order.filter((client) => client === '192.0.2.1').length).toBeLessThan(100)
  expect(new Set(await Promise.all(floodResponses)).size).toBe(1)
})
