import { expect, it } from 'vitest'
import { isHeaderHidden } from './header-visibility'

it.each([
  [-20, false],
  [0, false],
  [1, false],
  [1.5, true],
  [2, true],
  [900, true],
])('hides at %d px of scrolling: %j', (scrolled, hidden) => {
  expect(isHeaderHidden({ scrollY: scrolled, hasFocus: false, isMenuOpen: false })).toBe(hidden)
})

it('shows the header while it has the focus or an open menu', () => {
  expect(isHeaderHidden({ scrollY: 900, hasFocus: true, isMenuOpen: false })).toBe(false)
  expect(isHeaderHidden({ scrollY: 900, hasFocus: false, isMenuOpen: true })).toBe(false)
})
