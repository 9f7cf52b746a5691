import { expect } from '@playwright/test'
import { rawRequest } from './support/raw-request'
import { test } from './support/test'

/** The addresses on this site that a page names in links, pictures, scripts and styles. */
function addressesIn(html: string): string[] {
  const markup = html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, '')
  return [...markup.matchAll(/(?:href|src)="(\/[^"#]*)/g)].map((match) =>
    (match[1] ?? '').replaceAll('&amp;', '&'),
  )
}

/** Lists can be narrowed in thousands of ways: so many addresses with a query are followed of each path. */
const maxQueries = 12

test('every link of the site leads somewhere', async ({ baseURL }) => {
  test.setTimeout(120_000)
  const seen = new Set(['/de', '/en'])
  const dead: string[] = []
  const queries = new Map<string, number>()
  const isFollowed = (address: string) => {
    const [path = '', query] = address.split('?')
    if (!path.startsWith('/') || query === undefined || seen.has(address)) return path.startsWith('/')
    const count = (queries.get(path) ?? 0) + 1
    queries.set(path, count)
    return count <= maxQueries
  }
  for (const path of seen) {
    const answer = await rawRequest(baseURL ?? '', path)
    if (answer.status >= 400) dead.push(`${path}: ${answer.status}`)
    const isPage = answer.status === 200 && answer.headers['content-type']?.startsWith('text/html')
    const found = isPage ? addressesIn(answer.body) : []
    for (const address of [...found, answer.headers.location ?? '']) {
      if (isFollowed(address)) seen.add(address)
    }
  }
  expect(dead).toEqual([])
  expect(seen.size).toBeGreaterThan(100)
})
