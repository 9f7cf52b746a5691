// @vitest-environment jsdom
import Cookies from 'js-cookie'
import { afterEach, expect, test, vi } from 'vitest'
import {
  findEditorLanguage,
  hasEditorHint,
  hasHint,
  hintScript,
  isPageEditorHint,
  removeEditorHint,
  removeHint,
  updateHint,
} from './authentication-hint'

const root = document.documentElement
const isMarked = () => root.hasAttribute('data-authenticated')

const goTo = (path: string) => history.pushState(null, '', path)

/** Runs the script as in the head of a page. */
function runScript() {
  const script = document.createElement('script')
  script.textContent = hintScript
  document.head.append(script)
}

afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  root.removeAttribute('data-authenticated')
  root.removeAttribute('data-editor')
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
])('the early script and the later code agree for the cookies %j: %j', (cookies, expected) => {
  for (const [name, value] of cookies) Cookies.set(name, value)
  runScript()
  expect(isMarked()).toBe(expected)
  expect(hasHint()).toBe(expected)
})

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

test('a refused hint is removed with its mark', () => {
  Cookies.set('authenticated', 'true')
  goTo('/de/c')
  updateHint()
  removeHint()
  expect(hasHint()).toBe(false)
  expect(isMarked()).toBe(false)
})

test.each<[string, string | null]>([
  ['editor=1', '1'],
  ['editor=de', 'de'],
  ['editor=office', 'office'],
  ['authenticated=true; editor=en; a=b', 'en'],
  ['a=b; __Host-editor=1', '1'],
  ['editor=0', null],
  ['editor=11', null],
  ['editor=fr', null],
  ['editor=end', null],
  ['noeditor=1', null],
  ['', null],
])('the early script and the later code agree on the editors’ mark with “%s”: %j', (text, expected) => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(text)
  runScript()
  expect(root.getAttribute('data-editor')).toBe(expected)
  expect(hasEditorHint()).toBe(expected !== null)
  expect(findEditorLanguage()).toBe(expected === 'de' || expected === 'en' ? expected : null)
  expect(isPageEditorHint()).toBe(expected !== null && expected !== 'office')
  root.removeAttribute('data-editor')
  goTo(`/de/hint/${text}`)
  updateHint()
  expect(root.getAttribute('data-editor')).toBe(expected)
})

test('the editors’ mark follows its cookie too', () => {
  Cookies.set('editor', '1')
  goTo('/de/d')
  updateHint()
  expect(root.hasAttribute('data-editor')).toBe(true)
  removeEditorHint()
  expect(root.hasAttribute('data-editor')).toBe(false)
})
