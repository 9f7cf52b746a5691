// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { saysAuthenticated } from './account-label'
import { forgetHint, hintScript, updateHint } from './authentication-hint'

const root = document.documentElement
const isMarked = () => root.hasAttribute('data-authenticated')

function setCookie(text: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = `${text}; Path=/`
}

const goTo = (path: string) => history.pushState(null, '', path)

/** Runs the script as the head of a page does. */
function runScript() {
  const script = document.createElement('script')
  script.textContent = hintScript
  document.head.append(script)
}

afterEach(() => {
  for (const name of ['authenticated', 'notauthenticated', 'other']) setCookie(`${name}=; Max-Age=0`)
  root.removeAttribute('data-authenticated')
})

test.each([
  [['authenticated=true'], true],
  [['other=1', 'authenticated=true'], true],
  [['authenticated=true', 'other=1'], true],
  [['authenticated=false'], false],
  [['authenticated=truest'], false],
  [['notauthenticated=true'], false],
  [[], false],
])(
  'with the cookies %j the early script marks the page: %j, as the later code would',
  (cookies, expected) => {
    for (const cookie of cookies) setCookie(cookie)
    runScript()
    expect(isMarked()).toBe(expected)
    expect(saysAuthenticated(document.cookie)).toBe(expected)
  },
)

test('the mark follows the cookie to the next page', () => {
  setCookie('authenticated=true')
  goTo('/de/a')
  updateHint()
  expect(isMarked()).toBe(true)
  setCookie('authenticated=; Max-Age=0')
  goTo('/de/b')
  updateHint()
  expect(isMarked()).toBe(false)
})

test('a refused hint is forgotten, and nothing moves before the next page', () => {
  setCookie('authenticated=true')
  goTo('/de/c')
  updateHint()
  forgetHint()
  expect(document.cookie).not.toContain('authenticated')
  // A part of the page that came later.
  updateHint()
  expect(isMarked()).toBe(true)
})
