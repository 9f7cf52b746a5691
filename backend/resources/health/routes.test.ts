import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createApp } from '@/backend/app'
import { startTestBackend } from '@/tests/backend-app'

const backend = startTestBackend()

it('is live and ready while database and storage work', async () => {
  for (const path of ['/api/health/live/', '/api/health/ready/']) {
    const answer = await backend.get(path)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ status: 'ok' })
  }
})

it('is live but not ready when one of them does not, and does not say more than that', async () => {
  const ready = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:5432'))
  const app = createApp({ ...backend.services, ready })
  expect((await app.request('/api/health/live/')).status).toBe(200)
  const answer = await app.request('/api/health/ready/')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toBe('5')
  expect(await answer.json()).toEqual({ detail: 'Database or storage do not work.' })
})

it('is not ready when the folder of the media is gone', async () => {
  await rm(join(backend.services.env.DATA_DIR, 'media'), { recursive: true })
  expect((await backend.get('/api/health/ready/')).status).toBe(503)
})
