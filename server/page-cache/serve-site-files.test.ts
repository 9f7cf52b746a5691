import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { listSiteFiles } from '../http/site-files'
import { createFakePages } from '../testing/fake-pages'
import { fetchResponse } from '../testing/fetch-response'
import { startTestSite } from '../testing/site'

const contents = {
  'public/sw.js': 'self.skipWaiting()',
  'public/motion/curtain.1a2b.json': '{}',
  'public/offline/de.html': '<p>offline</p>',
  '.next/static/chunks/app/[locale]/a.1f.js': 'export {}',
  '.next/server/secret.js': 'secret',
}

async function startWithFiles(furtherFiles: Record<string, string | Buffer> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'buehnenhaus-files-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries({ ...contents, ...furtherFiles })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const { handler, renders } = createFakePages(() => ({ html: '<p>a page</p>' }))
  return { ...(await startTestSite({ handler, files: listSiteFiles(root) })), renders }
}

const immutable = 'public, max-age=31536000, immutable'
const revalidated = 'public, max-age=0, must-revalidate'

it.each([
  ['/sw.js', 'self.skipWaiting()', 'text/javascript; charset=utf-8', revalidated],
  ['/sw.js?x=1', 'self.skipWaiting()', 'text/javascript; charset=utf-8', revalidated],
  ['/offline/de.html', '<p>offline</p>', 'text/html; charset=utf-8', revalidated],
  ['/motion/curtain.1a2b.json', '{}', 'application/json', immutable],
  ['/_next/static/chunks/app/%5Blocale%5D/a.1f.js', 'export {}', 'text/javascript; charset=utf-8', immutable],
])('%s is served without Next', async (target, text, type, caching) => {
  const { port, renders } = await startWithFiles()
  expect(await fetchResponse(port, target)).toMatchObject({
    status: 200,
    text,
    headers: { 'content-type': type, 'cache-control': caching, etag: expect.any(String) },
  })
  expect(renders).toHaveLength(0)
})

it.each([
  '/_next/static/chunks/other.js',
  '/_next/static/',
  '/_next/static/..%2f..%2fserver/secret.js',
  '/_next/image?url=%2Fa.png&w=640&q=75',
  '/_next/data/x/de.json',
  '/_next/',
])('returns 404 for %s without a render', async (target) => {
  const { port, renders } = await startWithFiles()
  const response = await fetchResponse(port, target)
  expect([400, 404]).toContain(response.status)
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(renders).toHaveLength(0)
})

it('serves the copy compressed by the build, which has no public address', async () => {
  const code = Buffer.from('export const greeting = "Vorhang auf"\n'.repeat(50))
  const { port } = await startWithFiles({
    '.next/static/chunks/b.2c.js': code,
    '.next/static/chunks/b.2c.js.br': brotliCompressSync(Buffer.concat([code, Buffer.from('// by the build')])),
  })
  const headers = { 'accept-encoding': 'br' }
  const response = await fetchResponse(port, '/_next/static/chunks/b.2c.js', { headers })
  expect(response.headers['content-encoding']).toBe('br')
  expect(response.text).toContain('by the build')
  expect((await fetchResponse(port, '/_next/static/chunks/b.2c.js.br')).status).toBe(404)
})

it('serves the files of an earlier release after an update', async () => {
  const { port } = await startWithFiles({
    'earlier-static/1/chunks/page.0a.js': 'before',
    'earlier-static/2/chunks/page.9f.js': 'before that',
    'earlier-static/2/chunks/page.0a.js': 'the same name',
    'earlier-static/1/chunks/app/[locale]/a.1f.js': 'the same name',
  })
  const texts = ['/chunks/page.0a.js', '/chunks/page.9f.js', '/chunks/app/%5Blocale%5D/a.1f.js'].map(
    async (path) => (await fetchResponse(port, `/_next/static${path}`)).text,
  )
  expect(await Promise.all(texts)).toEqual(['before', 'before that', 'export {}'])
  const { headers } = await fetchResponse(port, '/_next/static/chunks/page.0a.js')
  expect(headers['cache-control']).toBe(immutable)
})
