import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type S3Server, s3Account, startS3Server, startSilentServer } from '@/tests/servers/s3-server'
import { StorageUnavailableError } from '../errors'
import type { FileStorage } from './file-storage'
import { createS3Storage } from './s3-storage'
import { readStored } from './stored-file'
import { isStorageUnavailable } from './unavailable'

let server: S3Server
beforeAll(async () => {
  server = await startS3Server()
})
afterAll(() => server.goDown())

/** Collects the errors of all operations of a storage. */
async function failures(storage: FileStorage): Promise<unknown[]> {
  const uses = [
    storage.exists('a'),
    storage.getBytes('a'),
    storage.put('a', new Uint8Array([1])),
    storage.delete('a'),
    storage.deleteAll('a'),
    storage.driver.assertUsable(),
    readStored(storage, 'a').next(),
  ]
  const outcomes = await Promise.allSettled(uses)
  return outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason : 'no failure'))
}

function toMessage(error: unknown): string {
  if (error instanceof StorageUnavailableError) return error.message
  return error instanceof Error ? toMessage(error.cause) : String(error)
}

describe('an unusable bucket is unavailable', () => {
  it.each([
    ['another secret', { credentials: { ...s3Account, secretAccessKey: 'other' } }, 'SignatureDoesNotMatch'],
    ['an unknown account', { credentials: { ...s3Account, accessKeyId: 'nobody' } }, 'InvalidAccessKeyId'],
  ])('with %s', async (_, change, code) => {
    const storage = createS3Storage({ ...server.location, ...change })
    const errors = await failures(storage)
    expect(errors.map(isStorageUnavailable)).toEqual(errors.map(() => true))
    expect(toMessage(errors[1])).toContain(`The bucket "media" at ${server.location.endpoint} cannot be used: ${code}`)
  })

  it('if it does not exist, as far as S3 reveals that', async () => {
    const storage = createS3Storage({ ...server.location, bucket: 'other' })
    await expect(storage.driver.assertUsable()).rejects.toThrow('NoSuchBucket')
    const put = await storage.put('a', new Uint8Array([1])).catch((error: unknown) => error)
    expect(isStorageUnavailable(put)).toBe(true)
  })

  it('while its server is down, until it returns', async () => {
    const storage = createS3Storage(server.location)
    await storage.put('kept', new Uint8Array([1, 2]))
    await server.goDown()
    const errors = await failures(storage)
    await server.comeBack()
    expect(errors.map(isStorageUnavailable)).toEqual(errors.map(() => true))
    expect(toMessage(errors[0])).toContain('ECONNREFUSED')
    expect([...(await storage.getBytes('kept'))]).toEqual([1, 2])
  })

  it('while its server is silent, within the limits', async () => {
    const silentServer = await startSilentServer()
    onTestFinished(silentServer.close)
    const storage = createS3Storage(silentServer.location, { connectMs: 100, silenceMs: 100, responseMs: 200 })
    const errors = await failures(storage)
    expect(errors.map(isStorageUnavailable)).toEqual(errors.map(() => true))
    expect(toMessage(errors[0])).toContain('TimeoutError')
  })
})

it('uses credentials of the AWS_… variables by default', async () => {
  const { credentials: _, ...location } = server.location
  vi.stubEnv('AWS_ACCESS_KEY_ID', s3Account.accessKeyId)
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', s3Account.secretAccessKey)
  await expect(createS3Storage(location).driver.assertUsable()).resolves.toBeUndefined()
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'other')
  await expect(createS3Storage(location).driver.assertUsable()).rejects.toThrow('SignatureDoesNotMatch')
})
