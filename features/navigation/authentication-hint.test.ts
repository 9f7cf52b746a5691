// @vitest-environment jsdom
import Cookies from 'js-cookie'
import { afterEach, expect, it, vi } from 'vitest'
import {
  findEditorLanguage,
  hasEditorHint,
  hasLoginHint,
  hintScript,
  isPageEditorHint,
  removeEditorHint,
  removeLoginHint,
  updateHintAttributes,
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

it.each([
  ['authenticated=true', true],
  ['other=1; authenticated=true', true],
  ['authenticated=true; other=1', true],
  ['authenticated=false', false],
  ['authenticated=truest', false],
  ['notauthenticated=true', false],
  ['', false],
])('is read alike by the script and the functions from “%s”: %j', (cookies, expected) => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies)
  runScript()
  expect(isMarked()).toBe(expected)
  expect(hasLoginHint()).toBe(expected)
})

it('is copied to the root element on the next page', () => {
  Cookies.set('authenticated', 'true')
  goTo('/de/a')
  updateHintAttributes()
  expect(isMarked()).toBe(true)
  Cookies.remove('authenticated')
  goTo('/de/b')
  updateHintAttributes()
  expect(isMarked()).toBe(false)
})

it('is removed together with the attribute', () => {
  Cookies.set('authenticated', 'true')
  goTo('/de/c')
  updateHintAttributes()
  removeLoginHint()
  expect(hasLoginHint()).toBe(false)
  expect(isMarked()).toBe(false)
})

it.each<[string, string | null]>([
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
])('of editors is read alike by the script and the functions from “%s”: %j', (text, expected) => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(text)
  runScript()
  expect(root.getAttribute('data-editor')).toBe(expected)
  expect(hasEditorHint()).toBe(expected !== null)
  expect(findEditorLanguage()).toBe(expected === 'de' || expected === 'en' ? expected : null)
  expect(isPageEditorHint()).toBe(expected !== null && expected !== 'office')
  root.removeAttribute('data-editor')
  goTo(`/de/hint/${text}`)
  updateHintAttributes()
  expect(root.getAttribute('data-editor')).toBe(expected)
})

it('of editors is copied to the root element on the next page', () => {
  Cookies.set('editor', '1')
  goTo('/de/d')
  updateHintAttributes()
  expect(root.hasAttribute('data-editor')).toBe(true)
  removeEditorHint()
  expect(root.hasAttribute('data-editor')).toBe(false)
})
