import { describe, expect, it } from 'vitest'
import { uploadSlotLimits } from '@/lib/node/fairness/upload-slots'
import { deferred } from '@/tests/deferred'
import { ServerBusyError, TooManyAttemptsError } from '../errors'
import { createOutsideFileLimits, examinationSeconds } from './outside-file-limits'

function start() {
  const time = { now: new Date('2026-11-23T09:00:00Z') }
  const files = createOutsideFileLimits(() => time.now)
  const starts: string[] = []
  const ends = new Map<string, () => void>()
  const examine = (clientKey: string, name: string) =>
    files.runExamination(clientKey, async () => {
      starts.push(name)
      const { promise, resolve } = deferred()
      ends.set(name, resolve)
      await promise
      return name
    })
  const settle = () => new Promise(setImmediate)
  const end = async (name: string) => {
    ends.get(name)?.()
    await settle()
    await settle()
  }
  const passTime = (seconds: number) => {
    time.now = new Date(time.now.getTime() + seconds * 1000)
  }
  return { files, begun: starts, examine, end, pass: passTime, settled: settle }
}

describe('examine', () => {
  it('queues the files of a client without delaying other clients', async () => {
    const { begun, examine, end, settled } = start()
    for (const name of ['a1', 'a2', 'a3', 'a4']) void examine('a', name)
    await settled()
    expect(begun).toEqual(['a1'])
    void examine('b', 'b1')
    void examine('c', 'c1')
    void examine('b', 'b2')
    await settled()
    expect(begun).toEqual(['a1', 'b1'])
    await end('a1')
    expect(begun).toEqual(['a1', 'b1', 'c1'])
    await end('b1')
    expect(begun.slice(3)).toEqual(['a2'])
    await end('c1')
    expect(begun.slice(4)).toEqual(['b2'])
  })

  it('continues after a rejected file', async () => {
    const { files } = start()
    const rejection = files.runExamination('a', () => Promise.reject(new Error('damaged')))
    await expect(rejection).rejects.toThrow('damaged')
    await expect(files.runExamination('a', async () => 'fine')).resolves.toBe('fine')
  })

  it('limits the time per client, refills it over time, and does not affect others', async () => {
    const { files, pass } = start()
    const take = (clientKey: string, seconds: number) => files.runExamination(clientKey, async () => pass(seconds))
    await take('a', examinationSeconds.burst + 9)
    const rejection = await take('a', 1).catch((error: unknown) => error)
    expect(rejection).toBeInstanceOf(TooManyAttemptsError)
    expect(rejection).toMatchObject({ retryAfterSeconds: expect.any(Number) })
    await take('b', 1)
    if (rejection instanceof TooManyAttemptsError) pass(rejection.retryAfterSeconds)
    await take('a', 1)
  })

  it('charges at least one second per file', async () => {
    const { files } = start()
    const outcomes: unknown[] = []
    for (let sent = 0; sent <= examinationSeconds.burst; sent += 1) {
      outcomes.push(await files.runExamination('a', async () => 'fine').catch((error: unknown) => error))
    }
    expect(outcomes.slice(0, -1)).toEqual(Array(examinationSeconds.burst).fill('fine'))
    expect(outcomes.at(-1)).toBeInstanceOf(TooManyAttemptsError)
  })
})

describe('admit', () => {
  it('limits concurrent uploads per client and in total', () => {
    const { files } = start()
    const { total, perClient } = uploadSlotLimits
    const ends = Array.from({ length: perClient }, () => files.admit('a'))
    expect(() => files.admit('a')).toThrow(TooManyAttemptsError)
    for (let index = perClient; index < total; index += 1) files.admit(`b${index}`)
    expect(() => files.admit('c')).toThrow(ServerBusyError)
    for (const end of ends) end()
    files.admit('a')
    files.admit('c')
  })
})
