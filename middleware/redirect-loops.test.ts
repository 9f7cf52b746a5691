import { expect, it, vi } from 'vitest'
import { aRuleContext } from '@/tests/factories/rule-context'
import { formatAddress } from './address'
import { type Rules, resolveRedirect } from './resolve-redirect'
import type { Rule } from './rule'
import { rules } from './rules'

it.each(['/de/themen', '/de/account/login', '/en/account/login'])(
  'leaves %s with a redirect to the login if the backend guards every path',
  async (pathname) => {
    vi.spyOn(console, 'info').mockImplementation(() => {})
    const login = `/${pathname.split('/')[1]}/account/login`
    const context = aRuleContext({ lookUp: async () => ({ target: null, isRestricted: true }) })
    const redirect = await resolveRedirect(rules, { pathname, search: '' }, context)
    expect(redirect && formatAddress(redirect.to)).toBe(pathname === login ? null : login)
  },
)

it.each<[string, Rule]>([
  ['the address itself', (address) => ({ to: address })],
  [
    'two queries in turn',
    ({ pathname, search }) => ({ to: { pathname, search: search === '?a' ? '?b' : '?a' } }),
  ],
])('stops at a loop of rules: %s', async (_how, rule) => {
  const start = { pathname: '/de/a', search: '' }
  const resolve = (circling: Rules) => resolveRedirect(circling, start, aRuleContext())
  expect(await resolve({ entries: [rule], fixed: [] })).toBeNull()
  expect(await resolve({ entries: [], fixed: [rule] })).toBeNull()
})
