import { expect, it, vi } from 'vitest'
import { aRuleContext } from '@/tests/factories/rule-context'
import { formatAddress } from './address'
import { type Rules, resolveRedirect } from './resolve-redirect'
import type { Rule } from './rule'
import { rules } from './rules'

it.each([
  ['/de/themen', '/de/account/login'],
  ['/de/account/login', null],
  ['/en/account/login', null],
])('redirects %s to %s if every path is restricted', async (pathname, target) => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  const context = aRuleContext({ lookUp: async () => ({ target: null, isRestricted: true }) })
  const redirect = await resolveRedirect(rules, { pathname, search: '' }, context)
  expect(redirect && formatAddress(redirect.target)).toBe(target)
})

it.each<[string, Rule]>([
  ['the address itself', (address) => ({ target: address })],
  ['two queries in turn', ({ pathname, search }) => ({ target: { pathname, search: search === '?a' ? '?b' : '?a' } })],
])('stops at a redirect loop: %s', async (_target, rule) => {
  const start = { pathname: '/de/a', search: '' }
  const resolve = (loopingRules: Rules) => resolveRedirect(loopingRules, start, aRuleContext())
  expect(await resolve({ entries: [rule], fixed: [] })).toBeNull()
  expect(await resolve({ entries: [], fixed: [rule] })).toBeNull()
})
