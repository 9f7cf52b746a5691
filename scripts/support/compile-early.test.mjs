import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { compileEarly } from './compile-early.mjs'

test('the scripts that every page starts with get the hint, once, others none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'buehnenhaus-hint-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'static'))
  writeFileSync(join(folder, 'build-manifest.json'), JSON.stringify({ rootMainFiles: ['static/main.js'] }))
  for (const name of ['main', 'page']) writeFileSync(join(folder, `static/${name}.js`), `run('${name}')`)
  compileEarly(folder)
  compileEarly(folder)
  const codeOf = (name) => readFileSync(join(folder, `static/${name}.js`), 'utf8')
  expect(codeOf('main')).toBe("//# allFunctionsCalledOnLoad\nrun('main')")
  expect(codeOf('page')).toBe("run('page')")
})
