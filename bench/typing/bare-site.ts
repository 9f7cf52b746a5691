import { once } from 'node:events'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import * as esbuild from 'esbuild'

/** Builds the script of `window.writeIn` for production. */
export async function buildBareEditor(): Promise<string> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [fileURLToPath(new URL('bare-editor.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]?.text ?? ''
}

/** Serves an empty page. */
export async function startBareSite(): Promise<{ url: string; stop: () => void }> {
  const page = '<!doctype html><html lang="de"><meta charset="utf-8"><title>Tiptap</title><main></main>'
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(page)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The system assigned no port.')
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() }
}
