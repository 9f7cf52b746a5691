import { expect, it } from 'vitest'
import robots from '@/app/robots'

/** Returns the length of the longest pattern that matches an address (RFC 9309 §2.2.2). */
function findLongestMatch(address: string, patterns: string | string[] = []): number {
  const matches = [patterns]
    .flat()
    .filter((pattern) => (pattern.endsWith('$') ? address === pattern.slice(0, -1) : address.startsWith(pattern)))
  return Math.max(0, ...matches.map(({ length }) => length))
}

function mayCrawl(address: string): boolean {
  const [{ allow, disallow } = {}] = [robots().rules].flat()
  return findLongestMatch(address, allow) >= findLongestMatch(address, disallow)
}

it.each([
  ['/de/admin', false],
  ['/de/admin/settings', false],
  ['/en/search?query=a', false],
  ['/en/search/pages/2', false],
  ['/de/account', false],
  ['/cms-hub?lang=en', false],
  ['/de/api/jobs/', true],
  ['/api/jobs/', false],
  ['/api/files/7/satzung.pdf', true],
  ['/de/administration', true],
  ['/en/subscriptions', true],
  ['/de/accountability', true],
  ['/de/search-committee', true],
  ['/de/404-tage', true],
])('allows crawlers at %s: %s', (address, isAllowed) => {
  expect(mayCrawl(address)).toBe(isAllowed)
})
