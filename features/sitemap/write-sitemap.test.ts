import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import type { SitemapEntry } from '@/lib/contract/site/sitemap'
import { writeIndex, writeSitemap } from './write-sitemap'

const site = 'https://buehnenhaus.test'
const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const { DOMParser } = new JSDOM('').window

/** The rules of the protocol: the children of each element in order. */
const rules = {
  urlset: { url: ['loc', 'lastmod', 'xhtml:link', 'image:image'] },
  sitemapindex: { sitemap: ['loc', 'lastmod'] },
} as const

/** Parses a sitemap with the browser's parser, which requires well-formed XML, and validates it. */
function parse(text: string): Element {
  const document = new DOMParser().parseFromString(text, 'application/xml')
  const root = document.documentElement
  expect(root.namespaceURI).toBe(protocol)
  const children: Readonly<Record<string, readonly string[]>> = rules[root.localName as keyof typeof rules]
  for (const child of root.children) {
    const allowedNames = children[child.tagName] ?? []
    const names = [...child.children].map(({ tagName }) => tagName)
    expect(names).toEqual(names.toSorted((a, b) => allowedNames.indexOf(a) - allowedNames.indexOf(b)))
    for (const name of names) expect(allowedNames).toContain(name)
    const loc = child.querySelector('loc')?.textContent ?? ''
    expect(new URL(loc).href).toBe(loc)
    expect(loc.length).toBeLessThan(2048)
    const modified = child.querySelector('lastmod')?.textContent
    if (modified != null) expect(modified).toMatch(/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?Z)?$/)
  }
  return root
}

const createEntry = (fields: Partial<SitemapEntry>): SitemapEntry => ({ de: null, en: null, image: null, ...fields })
const modified = '2026-11-20T12:00:00.000Z'

describe('writeSitemap', () => {
  it('writes each language with all alternates, including the default, and the picture', () => {
    const de = { url: '/de/a', modified }
    const en = { url: '/en/b', modified: null }
    const root = parse(writeSitemap([createEntry({ de, en, image: '/media/a.jpg' })], site))
    const urls = [...root.children].map((url) => ({
      address: url.querySelector('loc')?.textContent,
      modified: url.querySelector('lastmod')?.textContent,
      alternates: [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
      picture: url.getElementsByTagName('image:loc')[0]?.textContent,
    }))
    const sharedValues = {
      alternates: [
        ['de-DE', `${site}/de/a`],
        ['en-US', `${site}/en/b`],
        ['x-default', `${site}/de/a`],
      ],
      picture: `${site}/media/a.jpg`,
    }
    expect(urls).toEqual([
      { address: `${site}/de/a`, modified, ...sharedValues },
      { address: `${site}/en/b`, modified: undefined, ...sharedValues },
    ])
  })

  it('escapes the reserved characters of XML', () => {
    const url = '/de/downloads?a=%22&b=1'
    const root = parse(writeSitemap([createEntry({ de: { url, modified: null } })], site))
    expect(root.querySelector('loc')?.textContent).toBe(site + url)
  })

  it('stays below the size limit of search engines for a whole part', () => {
    const address = { url: `/de/${'a'.repeat(300)}`, modified }
    const text = writeSitemap(
      Array.from({ length: 1000 }, () => createEntry({ de: address, en: address, image: address.url })),
      site,
    )
    expect(text.match(/<url>/g)).toHaveLength(2000)
    expect(text.length).toBeLessThan(5 * 2 ** 20)
  })
})

it('writeIndex lists the parts', () => {
  const parts = [
    { name: '0', modified },
    { name: 'lists', modified: null },
  ]
  const root = parse(writeIndex({ parts }, site))
  expect([...root.querySelectorAll('loc')].map(({ textContent }) => textContent)).toEqual([
    `${site}/sitemaps/0.xml`,
    `${site}/sitemaps/lists.xml`,
  ])
})
