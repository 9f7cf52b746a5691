import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterEach, expect, it, vi } from 'vitest'
import { PictureProcess, UnreadablePictureError } from './picture-process'

const processes: PictureProcess[] = []
afterEach(() => {
  for (const { pid } of processes.splice(0)) if (pid !== undefined) process.kill(pid, 'SIGKILL')
})

function create(idleMs?: number): PictureProcess {
  const pictureProcess = new PictureProcess(idleMs)
  processes.push(pictureProcess)
  return pictureProcess
}

const picture = (side = 8) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#b71548' } })
    .jpeg()
    .toBuffer()
const head = { format: 'jpeg', width: 8, height: 8 }

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('serves all calls by one process and reports unreadable pictures', async () => {
  const pictures = create()
  const bytes = await picture()
  const heads = await Promise.all([pictures.call('readHead', bytes), pictures.call('readHead', bytes)])
  expect(heads).toEqual([expect.objectContaining(head), expect.objectContaining(head)])
  const { pid } = pictures
  await expect(pictures.call('readHead', Buffer.from('no picture'))).rejects.toThrow(UnreadablePictureError)
  expect(pictures.pid).toBe(pid)
})

it('fails only the picture that crashes the process; the next call starts a new one', async () => {
  const pictures = create()
  const bytes = await picture()
  await pictures.call('readHead', bytes)
  const { pid } = pictures
  const parameters = { width: 900, height: 900, format: 'avif', maxPixels: 60_000_000 }
  const brokenCall = pictures.call('derive', await picture(2000), parameters)
  process.kill(pid ?? 0, 'SIGKILL')
  await expect(brokenCall).rejects.toThrow('ended')
  await expect(brokenCall).rejects.not.toThrow(UnreadablePictureError)
  expect(await pictures.call('readHead', bytes)).toMatchObject(head)
  expect(pictures.pid).not.toBe(pid)
})

it('exits when idle and starts again', async () => {
  const pictures = create(0)
  const bytes = await picture()
  const pendingCall = pictures.call('readHead', bytes)
  const { pid = 0 } = pictures
  await pendingCall
  await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false)
  expect(pictures.pid).toBeUndefined()
  expect(await pictures.call('readHead', bytes)).toMatchObject(head)
})

it('ignores signals to the process group', async () => {
  const pictures = create()
  await pictures.call('readHead', await picture())
  process.kill(pictures.pid ?? 0, 'SIGINT')
  expect(await pictures.call('readHead', await picture())).toMatchObject(head)
})

it('has no secrets in its environment', async ({ skip }) => {
  if (!existsSync('/proc/self/environ')) return skip('This system does not tell a process’s environment.')
  vi.stubEnv('SMTP_URL', 'smtps://user:secret@mail.example')
  const pictures = create()
  await pictures.call('readHead', await picture())
  expect(await readFile(`/proc/${pictures.pid}/environ`, 'utf8')).not.toContain('secret')
})
