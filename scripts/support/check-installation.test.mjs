import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { computeBuildHash } from './build-hash.mjs'
import { checkInstallation } from './check-installation.mjs'

let root
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bh-installation-'))
  writeFileSync(join(root, 'package.json'), '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

/** Writes a build of the current sources. */
function build() {
  for (const folder of ['dist', '.next']) mkdirSync(join(root, folder))
  writeFileSync(join(root, '.next/BUILD_ID'), 'a')
  writeFileSync(join(root, 'dist/doctor.js'), '')
  writeFileSync(join(root, 'dist/build-hash'), computeBuildHash(root))
}

it('reports no problem for a current build', () => {
  build()
  const { lines, ...result } = checkInstallation(root)
  expect(result).toEqual({ isGood: true, canContinue: true })
  expect(lines.at(-1)).toBe('✓ Build: The build is up to date.')
})

it('reports a missing build', () => {
  const { lines, ...result } = checkInstallation(root)
  expect(result).toEqual({ isGood: false, canContinue: false })
  expect(lines.join('\n')).toContain('✗ Build: The project is not built.')
})

it('warns about an outdated build, but lets the other checks run', () => {
  build()
  writeFileSync(join(root, 'package.json'), '{"a":1}')
  const { lines, ...result } = checkInstallation(root)
  expect(result).toEqual({ isGood: true, canContinue: true })
  expect(lines.join('\n')).toContain('! Build: The build is older')
})

it('accepts a build of another minor version of Node', () => {
  expect(computeBuildHash(root, { node: 'v24.1.0' })).toBe(computeBuildHash(root, { node: 'v24.2.3' }))
  expect(computeBuildHash(root, { node: 'v24.1.0' })).not.toBe(computeBuildHash(root, { node: 'v26.1.0' }))
})

it('reports an outdated Node', () => {
  build()
  const { lines, ...result } = checkInstallation(root, '18.20.8')
  expect(result).toEqual({ isGood: false, canContinue: false })
  expect(lines[0]).toBe('✗ Node.js: 18.20.8 is too old.')
})
