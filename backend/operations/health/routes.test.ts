import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '@/backend/app'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { InsufficientStorageError } from '@/backend/platform/errors'
import { createDiskStorage } from '@/backend/platform/storage/disk-storage'
import { prepareFileFolder } from '@/backend/platform/storage/file-folder'
import { startTestBackend } from '@/tests/backend-app'
import { createMailCheck } from './mail-state'
import { createReadinessCheck } from './readiness'

const now = new Date('2026-11-02T10:00:00Z')
const backend = startTestBackend()

const healthy = { database: 'ok', files: 'ok', disk: 'ok' }

it('is live and ready while database and storage work, and lists its checks', async () => {
  const live = await backend.get('/api/health/live/')
  expect([live.status, await live.json()]).toEqual([200, { status: 'ok' }])
  const response = await backend.get('/api/health/ready/')
  expect([response.status, await response.json()]).toEqual([
    200,
    { status: 'ok', checks: healthy, mails: { state: 'ok' } },
  ])
})

type Sources = Parameters<typeof createReadinessCheck>[0]

/** Creates an app with its own readiness check. */
function createAppWith(sources: Partial<Sources>) {
  const { db, storage } = backend.services
  const checkReadiness = createReadinessCheck({
    db,
    storage,
    assertFreeSpace: async () => undefined,
    assertSpaceForRows: async () => undefined,
    checkMails: createMailCheck({ db, clock: () => now }),
    ...sources,
  })
  return createApp({ ...backend.services, checkReadiness })
}

/** Loads the response of an app that is not ready. */
async function loadUnreadiness(sources: Partial<Sources>) {
  const app = createAppWith(sources)
  expect((await app.request('/api/health/live/')).status).toBe(200)
  const response = await app.request('/api/health/ready/')
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
  return response.json()
}

const rejectAsFull = () => Promise.reject(new InsufficientStorageError('full'))
const notReadyBody = { detail: 'The server is not ready.', mails: { state: 'ok' } }

it('is live but not ready when a check fails, and names the check', async () => {
  for (const check of ['assertFreeSpace', 'assertSpaceForRows']) {
    expect(await loadUnreadiness({ [check]: rejectAsFull })).toEqual({
      ...notReadyBody,
      checks: { ...healthy, disk: 'full' },
    })
  }
  expect(await loadUnreadiness({ storage: createDiskStorage('/not/there') })).toEqual({
    ...notReadyBody,
    checks: { ...healthy, files: 'failing' },
  })
  expect(await loadUnreadiness({ storage: createDiskStorage('/not/there'), assertFreeSpace: rejectAsFull })).toEqual({
    ...notReadyBody,
    checks: { database: 'ok', files: 'failing', disk: 'full' },
  })
})

describe('the folder of the stored files', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bh-files-'))
    return async () => {
      await chmod(folder, 0o700)
      await rm(folder, { recursive: true })
    }
  })
  const failing = { checks: { ...healthy, files: 'failing' } }
  const foreign = { checks: { ...healthy, files: 'foreign' } }

  it('must be the folder of the start, not one that a write created later', async () => {
    const { env } = backend.services
    const media = join(env.DATA_DIR, 'media')
    const requestReadiness = async () => {
      const response = await backend.get('/api/health/ready/')
      return [response.status, await response.json()]
    }
    expect((await requestReadiness())[0]).toBe(200)
    await rename(media, join(folder, 'away'))
    expect(await requestReadiness()).toEqual([503, { ...notReadyBody, ...failing }])
    await mkdir(media)
    expect(await requestReadiness()).toEqual([503, { ...notReadyBody, ...foreign }])
    await rm(media, { recursive: true })
    await rename(join(folder, 'away'), media)
    expect((await requestReadiness())[0]).toBe(200)
  })

  it('must be a folder', async () => {
    const file = join(folder, 'media')
    await writeFile(file, '')
    expect(await loadUnreadiness({ storage: createDiskStorage(file) })).toMatchObject(failing)
  })

  // Root may write everywhere.
  it.runIf(process.getuid?.() !== 0)('must be writable', async () => {
    await prepareFileFolder(folder)
    expect((await createAppWith({ storage: createDiskStorage(folder) }).request('/api/health/ready/')).status).toBe(200)
    await chmod(folder, 0o500)
    expect(await loadUnreadiness({ storage: createDiskStorage(folder) })).toMatchObject(failing)
  })
})

describe('waiting mails', () => {
  const createMail = (minutes: number, state: 'waiting' | 'failed' = 'waiting') => ({
    recipient: 'eva@example.org',
    locale: 'de' as const,
    template: 'password-changed' as const,
    data: { name: 'Eva' },
    createdAt: new Date(now.getTime() - minutes * 60_000),
    state,
    endedAt: state === 'failed' ? now : null,
  })

  async function requestReadiness(sources: Partial<Sources> = {}) {
    const response = await createAppWith(sources).request('/api/health/ready/')
    await backend.services.db.delete(outbox)
    return [response.status, await response.json()]
  }

  it.each([
    ['no late mail if the mail is new', [createMail(14.9)], { state: 'ok' }],
    [
      'the age of the oldest late mail',
      [createMail(3), createMail(17.5), createMail(16)],
      { state: 'late', oldest_minutes: 17 },
    ],
    ['no late mail if the delivery has failed', [createMail(60, 'failed')], { state: 'ok' }],
  ])('do not affect readiness, which reports %s', async (_, mails, state) => {
    await backend.services.db.insert(outbox).values(mails)
    expect(await requestReadiness()).toEqual([200, { status: 'ok', checks: healthy, mails: state }])
  })

  it('are unknown if the database fails', async () => {
    const checkMails = () => Promise.reject(new Error('away'))
    expect(await requestReadiness({ checkMails })).toEqual([
      200,
      { status: 'ok', checks: healthy, mails: { state: 'unknown' } },
    ])
  })

  it('are counted at most once in five seconds', async () => {
    let time = now
    const { db } = backend.services
    const checkMails = createMailCheck({ db, clock: () => time })
    expect(await checkMails()).toEqual({ state: 'ok' })
    await db.insert(outbox).values([createMail(20)])
    time = new Date(now.getTime() + 4999)
    expect(await checkMails()).toEqual({ state: 'ok' })
    time = new Date(now.getTime() + 5000)
    expect(await checkMails()).toEqual({ state: 'late', oldest_minutes: 20 })
    await db.delete(outbox)
  })
})
