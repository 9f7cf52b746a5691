import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildHash } from './build-hash.mjs'
import { checkInstallation } from './check-installation.mjs'

let root
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bh-installation-'))
  writeFileSync(join(root, 'package.json'), '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

/** A build of what is there now. */
function build() {
  for (const folder of ['dist', '.next']) mkdirSync(join(root, folder))
  writeFileSync(join(root, '.next/BUILD_ID'), 'a')
  writeFileSync(join(root, 'dist/doctor.js'), '')
  writeFileSync(join(root, 'dist/build-hash'), buildHash(root))
}

it('finds nothing wrong with a current build', () => {
  build()
  const { lines, ...rest } = checkInstallation(root)
  expect(rest).toEqual({ isGood: true, canGoOn: true })
  expect(lines.at(-1)).toBe('✓ Build: It is there and current.')
})

it('tells of a build that is missing', () => {
  const { lines, ...rest } = checkInstallation(root)
  expect(rest).toEqual({ isGood: false, canGoOn: false })
  expect(lines.join('\n')).toContain('✗ Build: There is none.')
})

it('warns of one that is old, and goes on with it', () => {
  build()
  writeFileSync(join(root, 'package.json'), '{"a":1}')
  const { lines, ...rest } = checkInstallation(root)
  expect(rest).toEqual({ isGood: true, canGoOn: true })
  expect(lines.join('\n')).toContain('! Build: It is older')
})

it('tells of a Node that is too old', () => {
  build()
  const { lines, ...rest } = checkInstallation(root, '18.20.8')
  expect(rest).toEqual({ isGood: false, canGoOn: false })
  expect(lines[0]).toBe('✗ Node.js: 18.20.8 is too old.')
})
