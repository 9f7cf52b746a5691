import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createApp } from '@/backend/app'
import { startTestBackend } from '@/tests/backend-app'
import { InsufficientStorageError } from '../errors'
import { createReadinessCheck } from './readiness'

const backend = startTestBackend()

it('is live and ready while database and storage work', async () => {
  for (const path of ['/api/health/live/', '/api/health/ready/']) {
    const answer = await backend.get(path)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ status: 'ok' })
  }
})

/** What the readiness says where something does not work. */
async function notReady(parts: Partial<Parameters<typeof createReadinessCheck>[0]>) {
  const { db, env } = backend.services
  const folder = join(env.DATA_DIR, 'media')
  const ready = createReadinessCheck({ db, folder, assertFreeSpace: async () => undefined, ...parts })
  const app = createApp({ ...backend.services, ready })
  expect((await app.request('/api/health/live/')).status).toBe(200)
  const answer = await app.request('/api/health/ready/')
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
  return answer.json()
}

const full = () => Promise.reject(new InsufficientStorageError('full'))
const detail = 'The server is not ready.'

it('is live but not ready when one of them does not, and says which', async () => {
  const checks = { database: 'ok', files: 'ok', disk: 'ok' }
  expect(await notReady({ assertFreeSpace: full })).toEqual({ detail, checks: { ...checks, disk: 'full' } })
  expect(await notReady({ folder: '/not/there' })).toEqual({
    detail,
    checks: { ...checks, files: 'unwritable' },
  })
  expect(await notReady({ folder: '/not/there', assertFreeSpace: full })).toEqual({
    detail,
    checks: { database: 'ok', files: 'unwritable', disk: 'full' },
  })
})

it('is not ready when the folder of the media is gone', async () => {
  await rm(join(backend.services.env.DATA_DIR, 'media'), { recursive: true })
  expect((await backend.get('/api/health/ready/')).status).toBe(503)
})
