import { expect } from '@playwright/test'
import { rawRequest } from './support/raw-request'
import { test } from './support/test'

/** Finds the URLs of this site in links, pictures, scripts and styles. */
function findUrls(html: string): string[] {
  const markup = html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, '')
  return [...markup.matchAll(/(?:href|src)="(\/[^"#]*)/g)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'))
}

/**
 * Returns the kind of a URL: records of one form, or pages with the same parameters; null for
 * others.
 */
function toKind(address: string): string | null {
  const { pathname, searchParams } = new URL(address, 'http://site.test')
  if (/^\/(?:media|_next)\//.test(pathname)) return null
  const kind = pathname.replace(/\/[^/]+\/\d+(?=\/|\.|$)/, '/*')
  // Filters can be combined in many ways. All combinations are one kind.
  const [name = '', ...otherNames] = new Set(searchParams.keys())
  return kind === pathname && name === '' ? null : `${kind}?${otherNames.length > 0 ? '…' : name}`
}

/** The number of requested URLs of a kind. The same code renders all records of a kind. */
const sampleSize = 1

/** Returns a function that is true for the first URLs of each kind. */
function createSampler(): (address: string) => boolean {
  const counts = new Map<string, number>()
  return (address) => {
    const kind = toKind(address)
    if (kind === null) return true
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return count <= sampleSize
  }
}

test('every link of the site has a target', async ({ baseURL }) => {
  test.setTimeout(240_000)
  const urls = new Set(['/de', '/en'])
  const isInSample = createSampler()
  const dead: string[] = []
  for (const path of urls) {
    const response = await rawRequest(baseURL ?? '', path)
    if (response.status >= 400) dead.push(`${path}: ${response.status}`)
    const isPage = response.status === 200 && response.headers['content-type']?.startsWith('text/html')
    const urlsOfPage = isPage ? findUrls(response.body) : []
    for (const address of [...urlsOfPage, response.headers.location ?? '']) {
      if (address.startsWith('/') && !urls.has(address) && isInSample(address)) urls.add(address)
    }
  }
  expect(dead).toEqual([])
  expect(urls.size).toBeGreaterThan(100)
})
