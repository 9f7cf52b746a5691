import { expect, it } from 'vitest'
import { finishPage } from './finish-page'

const font = '</_next/static/media/a.woff2>; rel=preload; as="font"; crossorigin=""'
const style = '</_next/static/chunks/a.css>; rel=preload; as="style"'

/** Returns the `Link` header of a page with or without inlined style sheets. */
async function getLinkHeader(link: string, isInlined: boolean) {
  const page = {
    status: 200,
    body: Buffer.from('<p>Haus</p>'),
    tags: new Set<string>(),
    headers: { 'content-type': 'text/html; charset=utf-8', link },
    isPublic: true,
    isMissing: false,
    isRestricted: false,
  }
  const inlineStyles = (html: string) => ({ html, hashes: isInlined ? ['sha256-a'] : [] })
  const finishedResponse = finishPage(page, true, { securityHeaders: {}, isHttps: true, inlineStyles })
  const { headers } = await finishedResponse.loadVariant('identity', 'quick')
  const nameIndex = headers.findIndex((name) => name.toLowerCase() === 'link')
  return nameIndex < 0 ? undefined : headers[nameIndex + 1]
}

it('removes inlined style sheets from the Link header', async () => {
  expect(await getLinkHeader(`${font}, ${style}, ${font}`, true)).toBe(`${font}, ${font}`)
  expect(await getLinkHeader(style, true)).toBeUndefined()
  expect(await getLinkHeader(`${font}, ${style}`, false)).toBe(`${font}, ${style}`)
})
