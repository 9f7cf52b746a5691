import { expect, it } from 'vitest'
import robots from '@/app/robots'

/** Returns true if a crawler may open an address (RFC 9309 §2.2.3). */
function mayCrawl(address: string): boolean {
  const { rules } = robots()
  const [{ disallow = [] } = {}] = [rules].flat()
  return ![disallow]
    .flat()
    .some((pattern) => (pattern.endsWith('$') ? address === pattern.slice(0, -1) : address.startsWith(pattern)))
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
  ['/de/administration', true],
  ['/en/subscriptions', true],
  ['/de/accountability', true],
  ['/de/search-committee', true],
  ['/de/404-tage', true],
])('allows crawlers at %s: %s', (address, isAllowed) => {
  expect(mayCrawl(address)).toBe(isAllowed)
})
