import { expect, it, vi } from 'vitest'
import { aRuleContext, signedIn } from '@/tests/factories/rule-context'
import { accountGates } from './account-gates'

const context = aRuleContext({ ...signedIn, rememberedPath: '/en/account/profile?x=1' })

it.each([
  ['/de/account/login', '/de/account'],
  ['/en/account/login', '/en/account'],
])('leads an authenticated visit to %s to the account, whatever page required a login', async (pathname, account) => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  expect(await accountGates({ pathname, search: '' }, context)).toEqual({
    target: { pathname: account, search: '' },
    isPersonal: true,
    endsLogin: true,
  })
})

it.each([
  ['?next=', '/en/account/profile?x=1'],
  ['?next=/de/themen', '/en/account/profile?x=1'],
])('leads from a completed login (%s) to the page that required it', async (search, expected) => {
  const step = await accountGates({ pathname: '/de/account/login', search }, context)
  expect(step && `${step.target.pathname}${step.target.search}`).toBe(expected)
})
