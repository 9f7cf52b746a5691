import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { addCompileHints } from './compile-early.mjs'

it('adds the hint once, and only to the scripts of every page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'buehnenhaus-hint-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'static'))
  writeFileSync(join(folder, 'build-manifest.json'), JSON.stringify({ rootMainFiles: ['static/main.js'] }))
  for (const name of ['main', 'page']) writeFileSync(join(folder, `static/${name}.js`), `run('${name}')`)
  addCompileHints(folder)
  addCompileHints(folder)
  const readCode = (name) => readFileSync(join(folder, `static/${name}.js`), 'utf8')
  expect(readCode('main')).toBe("//# allFunctionsCalledOnLoad\nrun('main')")
  expect(readCode('page')).toBe("run('page')")
})
