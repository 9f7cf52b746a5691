import { expect, test } from 'vitest'
import { isHeaderHidden } from './header-visibility'

test.each([
  [-20, false],
  [0, false],
  [1, false],
  [1.5, true],
  [2, true],
  [900, true],
])('the header is hidden at %d px: %j', (scrolled, hidden) => {
  expect(isHeaderHidden({ scrolled, hasFocus: false, isMenuOpen: false })).toBe(hidden)
})

test('the header stays with focus or an open menu', () => {
  expect(isHeaderHidden({ scrolled: 900, hasFocus: true, isMenuOpen: false })).toBe(false)
  expect(isHeaderHidden({ scrolled: 900, hasFocus: false, isMenuOpen: true })).toBe(false)
})
