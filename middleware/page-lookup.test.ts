import { expect, it, vi } from 'vitest'
import { installTransport } from '@/lib/api/transport'
import { isWithoutPage } from './page-lookup'

function answering(status: number, body: unknown) {
  const asked: string[] = []
  installTransport(async ({ url }) => {
    asked.push(new URL(url).pathname)
    return Response.json(body, { status })
  })
  return asked
}

it.each([
  ['an unknown path', 404, { detail: 'Nicht gefunden.' }, true],
  ['a page that is offline', 404, { detail: 'Page offline' }, false],
  ['a backend that refuses', 403, { detail: 'No.' }, false],
])('%s: %i', async (_name, status, body, isMissing) => {
  answering(status, body)
  expect(await isWithoutPage('de', '/a/b')).toBe(isMissing)
})

it('asks for the path as it stands, encoded once', async () => {
  const asked = answering(404, { detail: 'x' })
  await isWithoutPage('en', '/b%C3%BChne/a+b&c')
  expect(asked).toEqual(['/en/pageeditor-api/page/b%C3%BChne/a%2Bb%26c'])
})

it('is not said while the backend is away', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  installTransport(() => Promise.reject(new Error('down')))
  expect(await isWithoutPage('de', '/a')).toBe(false)
})
