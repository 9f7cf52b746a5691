import { expect, it } from 'vitest'
import { aRuleContext, editor, signedIn } from '@/tests/factories/rule-context'
import { administrationGate } from './administration-gate'

const leads = async (address: string, context = aRuleContext()) => {
  const [pathname = '', query] = address.split('?')
  const step = await administrationGate({ pathname, search: query ? `?${query}` : '' }, context)
  return step && `${step.target.pathname}${step.target.search}`
}

it.each([
  ['/de/admin/users?state=waiting', '/de/account/login?state=waiting'],
  ['/en/%61dmin', '/en/account/login'],
])('%s leads visitors to %s', async (address, expected) => {
  expect(await leads(address)).toBe(expected)
})

it('leads other users to their account and admits staff', async () => {
  expect(await leads('/de/admin/users?state=waiting', aRuleContext(signedIn))).toBe('/de/account')
  expect(await leads('/de/admin/users', aRuleContext(editor))).toBeNull()
})

it('adds the language of the visitor to an address without one', async () => {
  const english = aRuleContext({ acceptLanguage: 'en-GB,en;q=0.9' })
  expect(await leads('/admin/users?state=waiting', english)).toBe('/en/admin/users?state=waiting')
  expect(await leads('/admin')).toBe('/de/admin')
})

it('ignores other addresses', async () => {
  expect(await leads('/de/administration')).toBeNull()
})
