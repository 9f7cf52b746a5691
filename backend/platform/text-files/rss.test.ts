import { parseRssFeed } from 'feedsmith'
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { type FeedItem, writeFeed } from './rss'

const item: FeedItem = {
  guid: 'article-1-de@site.example',
  title: 'Titel',
  url: 'https://site.example/de/debatte/titel/1',
  description: '',
  author: '',
  categories: [],
  date: new Date('2026-02-01T11:00:00Z'),
  picture: null,
}

const feed = (items: FeedItem[]) =>
  writeFeed({
    title: 'Debatte',
    description: 'Verband',
    language: 'de',
    url: 'https://site.example/de/debatte',
    selfUrl: 'https://site.example/de/debatte.rss',
    changedAt: null,
    items,
  })

it.each([
  ['markup', '<script>alert(1)</script> & "Maß" \'ẞ\'', '<script>alert(1)</script> & "Maß" \'ẞ\''],
  ['the end of a CDATA section', 'a]]>b', 'a]]>b'],
  ['written references', '&lt;b&gt; &#0; &x;', '&lt;b&gt; &#0; &x;'],
  ['control characters', 'a\u0000b\u0008c\u001fd\ufffee\tf', 'abcde\tf'],
  ['lone surrogates', 'a\ud800b\udc00c\ud83c\udfad', 'abc\ud83c\udfad'],
])('escapes %s in a text', (_, text, expected) => {
  const feedText = feed([{ ...item, title: text, description: text, author: text, categories: [text] }])
  const { document } = new JSDOM(feedText, { contentType: 'text/xml' }).window
  expect(document.querySelector('item > title')?.textContent).toBe(expected)
  expect(document.querySelector('item > category')?.textContent).toBe(expected)
  // Readers that parse HTML show the same text.
  const description = document.querySelector('item > description')?.textContent ?? ''
  expect(JSDOM.fragment(description).textContent).toBe(expected)
  expect(JSDOM.fragment(description).children).toHaveLength(0)
})

it('is valid without articles', () => {
  expect(parseRssFeed(feed([]))).toMatchObject({ title: 'Debatte', language: 'de' })
  expect(feed([])).not.toContain('lastBuildDate')
})
