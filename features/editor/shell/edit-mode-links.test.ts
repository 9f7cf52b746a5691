// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { findEditTarget, findNewTabTarget } from './edit-mode-links'

const here = 'https://site.example/de/ueber-uns?edit'

afterEach(() => document.body.replaceChildren())

/** Clicks on a link. @returns the target according to `getTarget` */
function clickOn(html: string, init: MouseEventInit = {}, getTarget = findEditTarget): string | null {
  document.body.innerHTML = html
  let address: string | null = null
  document.body.addEventListener(
    'click',
    (event) => {
      address = getTarget(event, here)
      event.preventDefault()
    },
    { once: true },
  )
  document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  return address
}

const toLink = (href: string) => `<a href="https://site.example${href}">Da</a>`

it.each([
  ['/de/themen', '/de/themen?edit'],
  ['/en/topics#pay', '/en/topics?edit#pay'],
  ['/de/downloads?page=2', '/de/downloads?page=2&edit'],
  ['/de', '/de?edit'],
  ['/de/account', '/de/account?edit'],
])('leads a link to %s to %s', (href, expected) => {
  expect(clickOn(toLink(href))).toBe(expected)
})

it.each([
  ['a page in edit mode', toLink('/de/themen?edit')],
  ['an anchor of the same page', toLink('/de/ueber-uns?edit#ziele')],
  ['the hub', toLink('/cms-hub')],
  ['a screen of the hub', toLink('/de/cms-hub/media')],
  ['the logout', toLink('/de/account/logout')],
  ['another site', '<a href="https://other.example/de/themen">Da</a>'],
  ['a file', toLink('/api/files/1/satzung.pdf')],
  ['another window', '<a target="_blank" href="https://site.example/de/themen">Da</a>'],
  ['the exit', `<section data-leaves-editing="">${toLink('/de/ueber-uns')}</section>`],
])('leaves a link to %s to the browser', (_what, html) => {
  expect(clickOn(html)).toBeNull()
})

it('leaves a click for a new tab alone', () => {
  expect(clickOn(toLink('/de/themen'), { ctrlKey: true })).toBeNull()
})

it('opens a link in a text although its default is prevented, but not one in a block', () => {
  const clickPrevented = (html: string) =>
    clickOn(html, { ctrlKey: true }, (event, at) => {
      event.preventDefault()
      return findNewTabTarget(event, at)
    })
  expect(clickPrevented(toEditableLink('/de/themen'))).toBe('/de/themen?edit')
  expect(clickPrevented(toLink('/de/themen'))).toBeNull()
})

const toEditableLink = (href: string) => `<div contenteditable="true">${toLink(href)}</div>`

it.each([
  ['a menu, with Ctrl', toLink('/de/themen'), { ctrlKey: true }, '/de/themen?edit'],
  ['a menu, with Cmd', toLink('/de/themen#da'), { metaKey: true }, '/de/themen?edit#da'],
  ['a menu, with the middle button', toLink('/de/themen'), { button: 1 }, '/de/themen?edit'],
  ['an edited text', toEditableLink('/de/themen'), { ctrlKey: true }, '/de/themen?edit'],
  [
    'an edited text, to a file',
    toEditableLink('/api/files/1/a.pdf'),
    { ctrlKey: true },
    'https://site.example/api/files/1/a.pdf',
  ],
  ['a menu, to a file', toLink('/api/files/1/a.pdf'), { ctrlKey: true }, null],
  ['the exit', `<p data-leaves-editing="">${toLink('/de/themen')}</p>`, { ctrlKey: true }, null],
  ['an edited text, by a plain click', toEditableLink('/de/themen'), {}, null],
  ['a menu, with Shift for a window', toLink('/de/themen'), { ctrlKey: true, shiftKey: true }, null],
])('resolves the new tab for a link in %s', (_where, html, init, expected) => {
  expect(clickOn(html, init, findNewTabTarget)).toBe(expected)
})
