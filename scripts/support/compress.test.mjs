import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { compressFiles } from './compress.mjs'

it('writes a compressed copy next to each file that becomes smaller', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'buehnenhaus-compress-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'chunks'))
  const code = 'export const greeting = "Vorhang auf"\n'.repeat(50)
  writeFileSync(join(folder, 'chunks/a.js'), code)
  writeFileSync(join(folder, 'b.css'), 'a{}')
  writeFileSync(join(folder, 'c.woff2'), code)
  await compressFiles(folder)
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    'b.css',
    'c.woff2',
    'chunks',
    'chunks/a.js',
    'chunks/a.js.br',
  ])
  expect(brotliDecompressSync(readFileSync(join(folder, 'chunks/a.js.br'))).toString()).toBe(code)
})
