import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aRuleContext } from '@/tests/factories/rule-context'
import { formatAddress } from './address'
import { resolveRedirect } from './resolve-redirect'
import type { RuleContext } from './rule'
import { rules } from './rules'

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

async function findRedirect(pathname: string, overrides: Partial<RuleContext> = {}): Promise<string | null> {
  const redirect = await resolveRedirect(rules, { pathname, search: '' }, aRuleContext(overrides))
  return redirect && `${redirect.status} ${formatAddress(redirect.target)}`
}

describe('redirect entries', () => {
  it.each(['/de', '/de/kalender', '/en/account/login', '/%64e/account/login/', '/admin', '/de/jobboerse/geige/7'])(
    'do not count at %s, which the site itself serves',
    async (address) => {
      const lookUp = async () => ({ target: '/de/termine', isRestricted: false })
      const entries: Partial<RuleContext> = { lookUp, findListedTarget: async () => '/de/termine' }
      expect(await findRedirect(address, entries)).toBe(await findRedirect(address))
      expect(await findRedirect(address, { lookUp: async () => ({ target: null, isRestricted: true }) })).toBe(
        await findRedirect(address),
      )
    },
  )

  it('may change the slug of a route, but not its id', async () => {
    const lookUp = (target: string) => ({
      lookUp: async (_locale: string, path: string) => ({
        target: path === '/de/debatte/category/alt/3' ? target : null,
        isRestricted: false,
      }),
    })
    const ask = (target: string) => findRedirect('/de/debatte/category/alt/3', lookUp(target))
    expect(await ask('/de/debatte/category/neu/3')).toBe('301 /de/debatte/category/neu/3')
    expect(await ask('/de/debatte/category/neu/4')).toBeNull()
  })
})
