import { once } from 'node:events'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import * as esbuild from 'esbuild'

/** Serves a page that has nothing but a bare Tiptap editor, built as the site is: for production. */
export async function startBareSite(): Promise<{ url: string; stop: () => void }> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [fileURLToPath(new URL('bare-editor.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const script = outputFiles[0]?.text ?? ''
  const page =
    '<!doctype html><html lang="de"><meta charset="utf-8"><title>Tiptap</title><main></main><script src="/editor.js"></script>'
  const server = createServer(({ url }, response) => {
    const isScript = url === '/editor.js'
    response.setHeader(
      'content-type',
      isScript ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8',
    )
    response.end(isScript ? script : page)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The system gave no port.')
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() }
}
