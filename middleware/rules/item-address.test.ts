import { expect, it, vi } from 'vitest'
import { aRuleContext } from '@/tests/factories/rule-context'
import { formatAddress } from '../address'
import { resolveRedirect } from '../resolve-redirect'
import type { RuleContext } from '../rule'
import { rules } from '../rules'

vi.spyOn(console, 'info').mockImplementation(() => {})

const running = { jobAddress: async (locale: string, id: string) => `/${locale}/jobs/tenor/${id}` }
const signedInOwner = {
  isSignedIn: async () => true,
  ownJobAddress: async (locale: string, id: string) => `/${locale}/account/jobs/tenor/${id}`,
}
const sentIssue = { issueAddress: async (locale: string, id: string) => `/${locale}/newsletter/maerz/${id}` }
const german = { jobAddress: async () => '/de/jobboerse/b%C3%BChne/7' }

it.each<[string, string, Partial<RuleContext>, string | null]>([
  ['/en/jobs/tenor/7', '', running, null],
  ['/en/jobs/once-called-so/7', '?a=1', running, '301 /en/jobs/tenor/7?a=1'],
  ['/en/jobboerse/tenor-de/7', '', running, '301 /en/jobs/tenor/7'],
  ['/de/jobboerse/b%c3%bchne/7', '', german, null],
  ['/de/account/jobs/tenor/7', '', signedInOwner, null],
  ['/de/account/jobs/once-called-so/7', '', signedInOwner, '301 /de/account/jobs/tenor/7'],
  ['/de/jobboerse/was-auch-immer/7', '', {}, null],
  ['/en/newsletter/maerz/7', '', sentIssue, null],
  ['/en/newsletter/entwurf/7', '?a=1', sentIssue, '301 /en/newsletter/maerz/7?a=1'],
  ['/newsletter/entwurf/7', '', sentIssue, '301 /de/newsletter/maerz/7'],
  ['/de/newsletter/entwurf/7', '', {}, null],
])('%s leads to the address of the item in one step', async (pathname, search, parts, expected) => {
  const redirect = await resolveRedirect(rules, { pathname, search }, aRuleContext(parts))
  expect(redirect && `${redirect.status} ${formatAddress(redirect.to)}`).toBe(expected)
})
