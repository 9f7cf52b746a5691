import { expect, it } from 'vitest'
import { findFollowedLink, isSamePage } from './followed-link'

const plainClick = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
}

function parseLink(html: string): Element {
  document.body.innerHTML = html
  const element = document.querySelector('a, button')
  if (!element) throw new Error('no element')
  return element
}

it('returns the link of a plain click on its content', () => {
  const link = parseLink('<a href="/de"><span>Start</span></a>')
  expect(findFollowedLink({ ...plainClick, target: link.firstElementChild })).toBe(link)
})

it.each([
  ['<a href="/de" target="_blank">x</a>', {}],
  ['<a href="/media/plan.pdf" download>x</a>', {}],
  ['<a>x</a>', {}],
  ['<button>x</button>', {}],
  ['<a href="/de">x</a>', { ctrlKey: true }],
  ['<a href="/de">x</a>', { metaKey: true }],
  ['<a href="/de">x</a>', { button: 1 }],
  ['<a href="/de">x</a>', { defaultPrevented: true }],
])('returns null for %s with %j', (html, click) => {
  expect(findFollowedLink({ ...plainClick, target: parseLink(html), ...click })).toBeNull()
})

it.each([
  ['/de/a#x', '/de/a#y', true],
  ['/de/a', '/de/a#y', true],
  ['/de/a?b=1', '/de/a', false],
  ['/de/a', '/de/b', false],
])('compares %s and %s as the same page: %j', (a, b, isSame) => {
  const host = 'https://vbo.example.org'
  expect(isSamePage(new URL(a, host), new URL(b, host))).toBe(isSame)
})
