import { expect, it } from 'vitest'
import { isServedAddress } from '@/lib/contract/site/reserved-paths'
import { isContractPath } from './contract-paths'

it.each([
  ['/api/settings/', true],
  ['/en/api/csrf/', true],
  ['/de/pageeditor-api/nav', true],
  ['/fr/pageeditor-api/nav', true],
  ['/fr/api/csrf/', true],
  ['/_allauth/browser/v1/config', true],
  ['/media/images/1/a.jpg', true],
  ['/pageeditor-api/nav', false],
  ['/internal/tags/', false],
  ['/de/apitest', false],
  ['/de/ueber-uns/api', false],
])('%s belongs to the contract: %j', (path, isContract) => {
  expect(isContractPath(path)).toBe(isContract)
  if (isContract) expect(isServedAddress(path)).toBe(true)
})
