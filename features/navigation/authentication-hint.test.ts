// @vitest-environment jsdom
import Cookies from 'js-cookie'
import { afterEach, expect, test } from 'vitest'
import { forgetHint, hasHint, hintScript, updateHint } from './authentication-hint'

const root = document.documentElement
const isMarked = () => root.hasAttribute('data-authenticated')

const goTo = (path: string) => history.pushState(null, '', path)

/** Runs the script as the head of a page does. */
function runScript() {
  const script = document.createElement('script')
  script.textContent = hintScript
  document.head.append(script)
}

afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  root.removeAttribute('data-authenticated')
})

test.each<[[string, string][], boolean]>([
  [[['authenticated', 'true']], true],
  [
    [
      ['other', '1'],
      ['authenticated', 'true'],
    ],
    true,
  ],
  [
    [
      ['authenticated', 'true'],
      ['other', '1'],
    ],
    true,
  ],
  [[['authenticated', 'false']], false],
  [[['authenticated', 'truest']], false],
  [[['notauthenticated', 'true']], false],
  [[], false],
])(
  'with the cookies %j the early script marks the page: %j, as the later code would',
  (cookies, expected) => {
    for (const [name, value] of cookies) Cookies.set(name, value)
    runScript()
    expect(isMarked()).toBe(expected)
    expect(hasHint()).toBe(expected)
  },
)

test('the mark follows the cookie to the next page', () => {
  Cookies.set('authenticated', 'true')
  goTo('/de/a')
  updateHint()
  expect(isMarked()).toBe(true)
  Cookies.remove('authenticated')
  goTo('/de/b')
  updateHint()
  expect(isMarked()).toBe(false)
})

test('a refused hint is forgotten, and nothing moves before the next page', () => {
  Cookies.set('authenticated', 'true')
  goTo('/de/c')
  updateHint()
  forgetHint()
  expect(hasHint()).toBe(false)
  // A part of the page that came later.
  updateHint()
  expect(isMarked()).toBe(true)
})
