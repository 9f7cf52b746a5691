import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isServerVersion, isSupported } from './node-version.mjs'
import { root } from './paths.mjs'

it.each(['20.20.0', '20.20.2', '22.0.0', '24.1.0', '26.0.0'])('Node %s runs the project', (version) => {
  expect(isSupported(version)).toBe(true)
})

it.each(['18.20.8', '20.9.0', '20.19.5'])('Node %s is too old', (version) => {
  expect(isSupported(version)).toBe(false)
})

it('the commands load on older versions, so that they can name the right one', () => {
  const files = ['scripts', 'scripts/support'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(root, folder, name)),
  )
  const modules = files.filter((path) => path.endsWith('.mjs') && !path.endsWith('.test.mjs'))
  expect(modules.filter((path) => /import\.meta\.(dir|file)name/.test(readFileSync(path, 'utf8')))).toEqual([])
})

it.each([
  ['20.20.2', false],
  ['22.1.0', false],
  ['24.0.0', true],
  ['26.1.0', true],
])('Node %s on a public server: %s', (version, isAllowed) => {
  expect(isServerVersion(version)).toBe(isAllowed)
})
