import { expect, it, vi } from 'vitest'
import { aRuleContext } from '@/tests/factories/rule-context'
import { formatAddress } from '../address'
import { resolveRedirect } from '../resolve-redirect'
import type { RuleContext } from '../rule'
import { rules } from '../rules'

vi.spyOn(console, 'info').mockImplementation(() => {})

const publishedJob = { loadJobAddress: async (locale: string, id: string) => `/${locale}/jobs/tenor/${id}` }
const loggedInOwner = {
  isSignedIn: async () => true,
  loadOwnJobAddress: async (locale: string, id: string) => `/${locale}/account/jobs/tenor/${id}`,
}
const sentIssue = { loadIssueAddress: async (locale: string, id: string) => `/${locale}/newsletter/maerz/${id}` }
const jobWithUmlaut = { loadJobAddress: async () => '/de/jobboerse/b%C3%BChne/7' }

const resolve = (address: { pathname: string; search: string }, overrides: Partial<RuleContext>) =>
  resolveRedirect(rules, address, aRuleContext(overrides))

it.each<[string, string, Partial<RuleContext>, string]>([
  ['/en/jobs/once-called-so/7', '?a=1', publishedJob, '/en/jobs/tenor/7?a=1'],
  ['/en/jobboerse/tenor-de/7', '', publishedJob, '/en/jobs/tenor/7'],
  ['/de/account/jobs/once-called-so/7', '', loggedInOwner, '/de/account/jobs/tenor/7'],
  ['/en/newsletter/entwurf/7', '?a=1', sentIssue, '/en/newsletter/maerz/7?a=1'],
  ['/newsletter/entwurf/7', '', sentIssue, '/de/newsletter/maerz/7'],
])('redirects %s in one step to the current address', async (pathname, search, overrides, currentAddress) => {
  const redirect = await resolve({ pathname, search }, overrides)
  expect(redirect?.status).toBe(301)
  expect(redirect && formatAddress(redirect.target)).toBe(currentAddress)
})

it.each<[string, string, Partial<RuleContext>]>([
  ['/en/jobs/tenor/7', 'the current address', publishedJob],
  ['/de/jobboerse/b%c3%bchne/7', 'the current address in lower case', jobWithUmlaut],
  ['/de/account/jobs/tenor/7', 'the current address', loggedInOwner],
  ['/de/jobboerse/was-auch-immer/7', 'no item', {}],
  ['/en/newsletter/maerz/7', 'the current address', sentIssue],
  ['/de/newsletter/entwurf/7', 'no item', {}],
])('does not redirect %s: %s', async (pathname, _reason, overrides) => {
  expect(await resolve({ pathname, search: '' }, overrides)).toBeNull()
})
