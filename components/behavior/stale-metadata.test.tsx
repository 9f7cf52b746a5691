import { afterEach, beforeEach, expect, it } from 'vitest'
import { removeStaleMetadata } from './stale-metadata'

const createPageHead = (title: string, furtherTags = '') =>
  `<title>${title}</title><meta name="description" content="${title}"><link rel="canonical" href="/${title}">${furtherTags}`
const layoutHead = '<meta name="viewport" content="width=device-width"><link rel="preload" href="/font.woff2">'
const feed = '<link rel="alternate" type="application/rss+xml" href="/feed">'

let stopObserver = () => {}
beforeEach(() => {
  window.history.replaceState(null, '', '/list')
  document.head.innerHTML = layoutHead + createPageHead('list', feed)
  stopObserver = removeStaleMetadata(document)
})
afterEach(() => stopObserver())

/** Resolves after the mutation observers have run. */
const settle = () => Promise.resolve()
const add = (html: string) => document.head.insertAdjacentHTML('beforeend', html)

it('removes the metadata of the server when the metadata of another page are added', async () => {
  window.history.pushState(null, '', '/article')
  add(createPageHead('article'))
  await settle()
  expect(document.head.innerHTML).toBe(layoutHead + createPageHead('article'))
  expect(document.title).toBe('article')
})

it('keeps the only metadata', async () => {
  window.history.pushState(null, '', '/article')
  add('<link rel="stylesheet" href="/more.css">')
  await settle()
  expect(document.title).toBe('list')
  expect(document.head.querySelector('[rel="alternate"]')).not.toBeNull()
})

it('keeps the title of a page next to the title of a failure', async () => {
  add('<title>failure</title>')
  await settle()
  expect(document.title).toBe('list')
})

it('keeps the metadata if React has replaced them', async () => {
  window.history.pushState(null, '', '/article')
  for (const element of document.head.querySelectorAll('title, [name="description"], [rel="canonical"]'))
    element.remove()
  add(createPageHead('article'))
  await settle()
  add('<meta name="robots" content="noindex">')
  await settle()
  expect(document.title).toBe('article')
  expect(document.head.querySelector('[rel="alternate"]')).not.toBeNull()
})
