import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { expect } from '@playwright/test'
import { startProgram } from '../support/programs'
import { rawRequest } from '../support/raw-request'
import { test } from '../support/test'

const failures: Record<string, RequestListener> = {
  'breaks the contract': (_request, response) => response.end('{"unexpected":true}'),
  'answers with HTML': (_request, response) => response.end('<html></html>'),
  fails: (_request, response) => response.writeHead(500).end('Traceback (most recent call last)'),
  'cuts the connection': (request) => request.socket.destroy(),
}

/** The temporary failure; all others are permanent. */
const temporaryFailure = 'cuts the connection'

const pages = [
  {
    path: '/de/ueber-uns',
    lang: 'de',
    skip: 'Zum Inhalt springen',
    fault: 'Ein interner Serverfehler ist',
    away: 'Ein Fehler ist aufgetreten.',
  },
  {
    path: '/en',
    lang: 'en',
    skip: 'Skip to content',
    fault: 'An internal server error has occurred.',
    away: 'An error has occurred.',
  },
]

test('every failure of the backend shows an error page in the site’s frame, also without JavaScript', async () => {
  test.setTimeout(180_000)
  let fail: RequestListener = (_request, response) => response.writeHead(404).end()
  const backend = createServer((request, response) => fail(request, response)).listen(0, '127.0.0.1')
  await once(backend, 'listening')
  const address = backend.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const site = await startProgram('server', '/de/404', { BACKEND_URL: `http://127.0.0.1:${port}` })
  try {
    for (const [name, listener] of Object.entries(failures)) {
      fail = listener
      for (const { path, lang, skip, fault, away } of pages) {
        const text = name === temporaryFailure ? away : fault
        const { status, body } = await rawRequest(site.url, path)
        expect(status, name).toBe(name === temporaryFailure ? 503 : 500)
        for (const part of [`<html lang="${lang}-`, skip, '</header>', text, '</footer>', 'href="/en"'])
          expect(body, name).toContain(part)
        expect(body, name).not.toMatch(/Traceback|__next_error__|ZodError/)
      }
    }
  } finally {
    await site.kill()
    backend.closeAllConnections()
    backend.close()
  }
})
