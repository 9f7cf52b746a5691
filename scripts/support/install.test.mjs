import { expect, it } from 'vitest'
import { isInstalled } from './install.mjs'

const lock = (packages) => ({ packages: { '': {}, ...packages } })
const wanted = lock({
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a-darwin': { version: '1.0.0', optional: true },
})

it('installs nothing when the lock is satisfied, without packages for other platforms', () => {
  expect(isInstalled(wanted, lock({ 'node_modules/a': { version: '1.0.0' } }))).toBe(true)
})

it.each([
  ['nothing is installed', undefined],
  ['a package is missing', lock({})],
  ['a package has another version', lock({ 'node_modules/a': { version: '1.0.1' } })],
  [
    'an optional package has another version',
    lock({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/a-darwin': { version: '0.9.0' } }),
  ],
])('installs when %s', (_reason, installed) => {
  expect(isInstalled(wanted, installed)).toBe(false)
})
