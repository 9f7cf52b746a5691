import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { expect, it, onTestFinished } from 'vitest'
import { compileHint } from './compile-early.mjs'
import { moveSourceMaps, resolveStack } from './source-maps.mjs'

const source = 'export function fail(reason) {\n  const text = reason.toUpperCase()\n  throw new Error(text)\n}\n'

/** Builds a script with its map. @returns its folder and the column of its error, from 1 */
async function buildScript() {
  const folder = mkdtempSync(join(tmpdir(), 'buehnenhaus-maps-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'fail.ts'), source)
  const outfile = join(folder, 'static/chunks/a.js')
  await build({ entryPoints: [join(folder, 'fail.ts')], outfile, format: 'esm', minify: true, sourcemap: true })
  return { folder, script: outfile, column: readFileSync(outfile, 'utf8').indexOf('throw') + 1 }
}

it.each([
  ['', 1],
  [compileHint, 2],
])('finds the source position in a script that starts with "%s"', async (start, line) => {
  const { folder, script, column } = await buildScript()
  writeFileSync(script, start + readFileSync(script, 'utf8'))
  moveSourceMaps(join(folder, 'static'), join(folder, 'dist/source-maps'))
  const stack = `Error: A\n    at x (https://site.example/_next/static/chunks/a.js:${line}:${column})`
  expect(resolveStack(stack, join(folder, 'dist'))).toMatch(/^Error: A\n {4}at x \(.*fail\.ts:3:3\)$/)
})

it('removes the maps and their addresses from the folder of scripts', async () => {
  const { folder, script } = await buildScript()
  moveSourceMaps(join(folder, 'static'), join(folder, 'dist/source-maps'))
  expect(readdirSync(join(folder, 'static/chunks'))).toEqual(['a.js'])
  expect(readFileSync(script, 'utf8')).not.toContain('sourceMappingURL')
})

it('does not change positions in packages', async () => {
  const { folder, script, column } = await buildScript()
  const dist = dirname(script)
  const position = `dist/a.js:1:${column}`
  expect(resolveStack(`at x (/app/${position})`, dist)).toContain('fail.ts:3:3')
  const stack = `at x (${folder}/node_modules/b/${position})`
  expect(resolveStack(stack, dist)).toBe(stack)
})

it('does not change positions without a map', () => {
  const stack = 'at https://site.example/_next/static/chunks/unknown.js:1:2'
  expect(resolveStack(stack, tmpdir())).toBe(stack)
})
