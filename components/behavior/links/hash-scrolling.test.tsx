import { act, fireEvent, render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { hashFirstDelayMs } from './hash-scroll'
import { HashScrolling } from './hash-scrolling'

const navigation = vi.hoisted(() => ({ address: '/de/satzung' }))
vi.mock('@/lib/i18n/plain-navigation', () => ({ useFullAddress: () => navigation.address }))

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  open('/de/satzung#paragraf-3')
  document.body.innerHTML = '<a href="#paragraf-3">§ 3</a><a href="#top">Nach oben</a><h2 id="paragraf-3">§ 3</h2>'
})

function open(address: string) {
  window.history.replaceState(null, '', address)
  navigation.address = window.location.pathname
}

const wait = () => act(() => vi.advanceTimersByTime(hashFirstDelayMs))
const getFocusedId = () => document.activeElement?.id

it('moves to the element of a page that was opened, but not after a return to it', () => {
  const { rerender } = render(<HashScrolling />)
  wait()
  expect(getFocusedId()).toBe('paragraf-3')

  open('/de/beitritt')
  rerender(<HashScrolling />)
  document.getElementById('paragraf-3')?.blur()
  open('/de/satzung#paragraf-3')
  window.dispatchEvent(new PopStateEvent('popstate'))
  rerender(<HashScrolling />)
  wait()
  expect(getFocusedId()).toBe('')
})

it('leaves a fragment without an element to the browser', () => {
  render(<HashScrolling />)
  const [toParagraph, toTop] = document.querySelectorAll('a')
  expect(toTop && fireEvent.click(toTop)).toBe(true)
  expect(toParagraph && fireEvent.click(toParagraph)).toBe(false)
  expect(getFocusedId()).toBe('paragraf-3')
})
