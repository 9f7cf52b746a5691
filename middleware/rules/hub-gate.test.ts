import { expect, it, vi } from 'vitest'
import { aRuleContext, editor } from '@/tests/factories/rule-context'
import { formatAddress } from '../address'
import { resolveRedirect } from '../resolve-redirect'
import { rules } from '../rules'

vi.spyOn(console, 'info').mockImplementation(() => {})

it.each([
  ['/pageeditor-api/cms-hub', '', '/cms-hub'],
  ['/pageeditor-api/cms-hub/', '?lang=en', '/cms-hub?lang=en'],
])('leads editors from %s%s to the hub', async (pathname, search, expected) => {
  const redirect = await resolveRedirect(rules, { pathname, search }, aRuleContext(editor))
  expect(redirect && formatAddress(redirect.target)).toBe(expected)
})

it('leads visitors from the configured address of the hub to the login', async () => {
  const visit = { pathname: '/pageeditor-api/cms-hub', search: '' }
  const redirect = await resolveRedirect(rules, visit, aRuleContext())
  expect(redirect?.target.pathname).toBe('/de/account/login')
})
