'use client'

import { useEffect } from 'react'

const buttonSelector = 'button, summary'
/** Elements on which the second press of a double-click would close, undo or repeat something. */
const oneTimeSelector = 'summary, [aria-expanded], [aria-pressed], [type="submit"], [data-press-once]'
/** The page editor marks blocks with this attribute. Their texts are edited on the page. */
const editedBlockSelector = '[data-module]'

const findButton = ({ target }: MouseEvent) => (target instanceof Element ? target.closest(buttonSelector) : null)

/** Finds a pressed button. In an edited block, a double-click selects a word and presses none. */
function findPressedButton(event: MouseEvent): Element | null {
  const button = findButton(event)
  return button?.closest(editedBlockSelector) ? null : button
}

/** Returns true if the second press of a double-click should take effect. */
function isIntended(firstButton: Element | null, secondButton: Element | null): boolean {
  if (firstButton === null) return true
  if (secondButton !== firstButton) return false
  return !firstButton.matches(oneTimeSelector)
}

/**
 * Drops the second press of a double-click; some people double-click every button. The second press
 * could hit an element that replaced the button, close an element that the first press opened, or
 * repeat a form submission or an action marked by `data-press-once`.
 */
export function IgnoreDoubleClicks() {
  useEffect(() => {
    // `detail` is the number of presses at the same place in short succession.
    let firstButton: Element | null = null
    const rememberFirst = (event: MouseEvent) => {
      if (event.detail === 1) firstButton = findPressedButton(event)
    }
    const dropSecond = (event: MouseEvent) => {
      if (event.detail <= 1) return
      if (isIntended(firstButton, findButton(event))) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const types = ['mousedown', 'click', 'dblclick'] as const
    window.addEventListener('mousedown', rememberFirst, true)
    for (const type of types) window.addEventListener(type, dropSecond, true)
    return () => {
      window.removeEventListener('mousedown', rememberFirst, true)
      for (const type of types) window.removeEventListener(type, dropSecond, true)
    }
  }, [])
  return null
}
