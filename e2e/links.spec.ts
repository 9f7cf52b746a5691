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

/** What an address is one of many of: of a slug and an id, or of what a page shows by its parameters; null for others. */
function kindOf(address: string): string | null {
  const { pathname, searchParams } = new URL(address, 'http://site.test')
  if (/^\/(?:media|_next)\//.test(pathname)) return null
  const kind = pathname.replace(/\/[^/]+\/\d+(?=\/|\.|$)/, '/*')
  // Filters multiply: those that are combined are one kind.
  const [name = '', ...others] = new Set(searchParams.keys())
  return kind === pathname && name === '' ? null : `${kind}?${others.length > 0 ? '…' : name}`
}

/** How many of a kind are asked for: one code makes them all of records of one form, of which there are hundreds. */
const sampleSize = 2

/** Whether an address is among those of its kind that are asked for. */
function sampling(): (address: string) => boolean {
  const counts = new Map<string, number>()
  return (address) => {
    const kind = kindOf(address)
    if (kind === null) return true
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return count <= sampleSize
  }
}

test('every link of the site leads somewhere', async ({ baseURL }) => {
  test.setTimeout(240_000)
  const seen = new Set(['/de', '/en'])
  const isAsked = sampling()
  const dead: string[] = []
  for (const path of seen) {
    const answer = await rawRequest(baseURL ?? '', path)
    if (answer.status >= 400) dead.push(`${path}: ${answer.status}`)
    const isPage = answer.status === 200 && answer.headers['content-type']?.startsWith('text/html')
    const found = isPage ? addressesIn(answer.body) : []
    for (const address of [...found, answer.headers.location ?? '']) {
      if (address.startsWith('/') && !seen.has(address) && isAsked(address)) seen.add(address)
    }
  }
  expect(dead).toEqual([])
  expect(seen.size).toBeGreaterThan(100)
})
