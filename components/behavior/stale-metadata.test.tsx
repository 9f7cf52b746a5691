import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeStaleMetadata } from './stale-metadata'

const pageHead = (title: string, more = '') =>
  `<title>${title}</title><meta name="description" content="${title}"><link rel="canonical" href="/${title}">${more}`
const layoutHead =
  '<meta name="viewport" content="width=device-width"><link rel="preload" href="/font.woff2">'
const feed = '<link rel="alternate" type="application/rss+xml" href="/feed">'

let end = () => {}
beforeEach(() => {
  document.head.innerHTML = layoutHead + pageHead('list', feed)
  end = removeStaleMetadata(document.head)
})
afterEach(() => end())

/** Resolves once what listens to changes of the document was called. */
const settled = () => Promise.resolve()
const add = (html: string) => document.head.insertAdjacentHTML('beforeend', html)

test('what the server sent goes once the metadata of another page stand beside it', async () => {
  add(pageHead('article'))
  await settled()
  expect(document.head.innerHTML).toBe(layoutHead + pageHead('article'))
  expect(document.title).toBe('article')
})

test('as long as it is the only one it stays', async () => {
  add('<link rel="stylesheet" href="/more.css">')
  await settled()
  expect(document.title).toBe('list')
  expect(document.head.querySelector('[rel="alternate"]')).not.toBeNull()
})

test('what React replaced itself is left to it', async () => {
  for (const element of document.head.querySelectorAll('title, [name="description"], [rel="canonical"]'))
    element.remove()
  add(pageHead('article'))
  await settled()
  add('<meta name="robots" content="noindex">')
  await settled()
  expect(document.title).toBe('article')
  expect(document.head.querySelector('[rel="alternate"]')).not.toBeNull()
})
