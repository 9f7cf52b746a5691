import { expect, it } from 'vitest'
import { isInstalled } from './install.mjs'

const toLock = (packages) => ({ packages: { '': {}, ...packages } })
const projectLock = toLock({
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a-darwin': { version: '1.0.0', optional: true },
})

it('accepts an installation without packages for other platforms', () => {
  expect(isInstalled(projectLock, toLock({ 'node_modules/a': { version: '1.0.0' } }))).toBe(true)
})

it.each([
  ['nothing is installed', undefined],
  ['a package is missing', toLock({})],
  ['a package has another version', toLock({ 'node_modules/a': { version: '1.0.1' } })],
  [
    'an optional package has another version',
    toLock({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/a-darwin': { version: '0.9.0' } }),
  ],
])('rejects it when %s', (_reason, installedLock) => {
  expect(isInstalled(projectLock, installedLock)).toBe(false)
})
