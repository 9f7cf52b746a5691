import { expect, it } from 'vitest'
import type { UploadOptions } from '@/lib/api/browser-client'
import { type Result, toFailure } from '@/lib/api/result'
import type { LibraryPicture } from '@/lib/contract/media/media'
import type { UploadedPicture } from './upload-picture'
import { createUploadQueue } from './upload-queue'

interface Sent extends UploadOptions {
  name: string
  resolve: (result: Result<UploadedPicture>) => void
}

function open() {
  const sent: Sent[] = []
  const done: number[] = []
  const queue = createUploadQueue(
    ({ file }, parts) =>
      new Promise((resolve) => {
        sent.push({ name: file.name, resolve, ...parts })
      }),
  )
  queue.onDone(({ picture }) => done.push(picture.id))
  const states = () => queue.uploads.map(({ file, state }) => `${file.name} ${state}`)
  /** Responds to a call and waits until the queue has handled the response. */
  const respond = async (name: string, result: Result<UploadedPicture>) => {
    sent.findLast((call) => call.name === name)?.resolve(result)
    await Promise.resolve()
    await Promise.resolve()
  }
  return { queue, sent, done, states, respond }
}

const files = (...names: string[]) => names.map((name) => new File(['x'], name))
const createSuccess = (id: number): Result<UploadedPicture> => {
  return { ok: true, value: { picture: { id } as LibraryPicture, isDuplicate: false } }
}
const refused: Result<UploadedPicture> = { ok: false, failure: toFailure({ status: 413, data: { detail: 'Zu groß' } }) }

it('sends two files at a time', async () => {
  const { queue, sent, done, states, respond } = open()
  queue.add(files('a', 'b', 'c'), null)
  expect(states()).toEqual(['a sending', 'b sending', 'c queued'])
  sent[0]?.onProgress(0.5)
  expect(queue.uploads[0]?.progress).toBe(0.5)
  await respond('a', createSuccess(7))
  expect(states()).toEqual(['a done', 'b sending', 'c sending'])
  expect(done).toEqual([7])
})

it('continues after a refused upload, stores its failure, and retries it', async () => {
  const { queue, states, respond } = open()
  queue.add(files('a', 'b', 'c'), 3)
  await respond('a', refused)
  expect(states()).toEqual(['a failed', 'b sending', 'c sending'])
  expect(queue.uploads[0]?.failure?.detail).toBe('Zu groß')
  await respond('b', createSuccess(2))
  queue.retry(queue.uploads[0]?.key ?? '')
  expect(states()).toEqual(['a sending', 'b done', 'c sending'])
  await respond('a', createSuccess(1))
  expect(states()).toEqual(['a done', 'b done', 'c sending'])
})

it('aborts a canceled upload and ignores its late response', async () => {
  const { queue, sent, done, states, respond } = open()
  queue.add(files('a', 'b', 'c'), null)
  queue.remove(queue.uploads[0]?.key ?? '')
  expect(sent[0]?.signal.aborted).toBe(true)
  expect(states()).toEqual(['b sending', 'c sending'])
  await respond('a', createSuccess(1))
  expect(states()).toEqual(['b sending', 'c sending'])
  expect(done).toEqual([])
})
