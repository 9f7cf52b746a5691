import { type RefObject, useLayoutEffect } from 'react'
import { writableSelector } from './is-typing'

/** The maximum number of remembered fields and texts. */
const maxRecentFields = 8

/**
 * The fields and texts that had the focus, most recent last. Fields that the user only tabbed
 * through are excluded.
 */
let recentFields: HTMLElement[] = []
/** The origins whose dialog or panel is still open. */
const pendingOrigins = new Set<FocusOrigin>()
/** Functions by which text editors restore the caret of their text. */
const caretRestorers = new WeakMap<Element, () => void>()

if (typeof document !== 'undefined') {
  const remember = (element: EventTarget | null) => {
    if (!(element instanceof HTMLElement) || !element.matches(writableSelector)) return
    const otherFields = recentFields.filter((candidate) => candidate !== element && candidate.isConnected)
    recentFields = [...otherFields.slice(1 - maxRecentFields), element]
  }
  // A user who tabs to a button passes fields without typing in them. They are not remembered.
  let isTabbing = false
  const handleKey = ({ key, target }: KeyboardEvent) => {
    if (key === 'Shift') return
    isTabbing = key === 'Tab'
    if (!isTabbing) remember(target)
  }
  const handlePointer = () => {
    isTabbing = false
    remember(document.activeElement)
  }
  const options = { capture: true, passive: true }
  remember(document.activeElement)
  document.addEventListener('keydown', handleKey, options)
  document.addEventListener('pointerdown', handlePointer, options)
  document.addEventListener('focusin', ({ target }) => isTabbing || remember(target), options)
}

/** The element that had the focus when a dialog or panel opened. */
export interface FocusOrigin {
  element: HTMLElement | null
  /**
   * Moves the focus and the caret back to the element.
   * @returns false if the element has disappeared or cannot have the focus
   */
  restoreFocus: () => boolean
  /** Discards the origin, because the focus stays where it is. */
  discard: () => void
}

/**
 * Records the origin of the focus when a dialog or panel opens. If a button was pressed by pointer,
 * the origin is the field or text that had the focus before the button.
 * @param isInside returns true for elements of the dialog or panel. One of them may already have
 * the focus.
 */
export function recordFocusOrigin(isInside: (element: Element) => boolean = () => false): FocusOrigin {
  const element = findOriginElement(isInside)
  const isText = element?.matches(writableSelector) ?? false
  const origin: FocusOrigin = {
    element,
    restoreFocus() {
      pendingOrigins.delete(origin)
      if (!element || !canFocus(element)) return false
      // A text whose inline editing has ended is not writable any more.
      if (element.matches(writableSelector) !== isText) return false
      focusWithCaret(element)
      return document.activeElement === element
    },
    discard: () => pendingOrigins.delete(origin),
  }
  pendingOrigins.add(origin)
  return origin
}

function findOriginElement(isInside: (element: Element) => boolean): HTMLElement | null {
  const { activeElement, body } = document
  const lastField = findLastField(isInside)
  if (!(activeElement instanceof HTMLElement) || activeElement === body || isInside(activeElement))
    return lastField ?? null
  if (activeElement.matches(`${writableSelector}, :focus-visible`)) return activeElement
  return lastField ?? activeElement
}

/** Returns true if the focus will return to this text. Its inline editing must then continue. */
export function isFocusOrigin(text: Element): boolean {
  return [...pendingOrigins].some(({ element }) => element === text)
}

/**
 * Moves the focus to the last field or text that had it.
 * @param isInside returns true for elements of the closing dialog or panel
 * @returns false if no remembered field or text can take the focus
 */
export function returnToLastField(isInside: (element: Element) => boolean = () => false): boolean {
  const element = findLastField(isInside)
  if (element) focusWithCaret(element)
  return element !== undefined
}

/**
 * Moves the focus back to the last field or text after a button was pressed by pointer. A button
 * that was pressed by key keeps the focus.
 * @param isInside returns true for elements of the dialog or panel that the button closes
 * @returns true if the focus moved
 */
export function returnFocusAfterPointer(button: Element, isInside?: (element: Element) => boolean): boolean {
  return !button.matches(':focus-visible') && returnToLastField(isInside)
}

/**
 * Moves the focus back to the last field or text when the element is unmounted while it contains
 * the focus, for example a notice with a button.
 */
export function useReturnToLastField(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current: element } = ref
    // The cleanup of a layout effect runs while the element is still in the document. A normal
    // effect would run after the browser has moved the focus to the body.
    return () => {
      if (element?.contains(document.activeElement)) returnToLastField((node) => element.contains(node))
    }
  }, [ref])
}

/**
 * Registers a function by which an editor restores the caret of its text.
 * @returns a function that removes the registration
 */
export function registerCaret(text: Element, restore: () => void): () => void {
  caretRestorers.set(text, restore)
  return () => caretRestorers.delete(text)
}

export function focusWithCaret(element: HTMLElement): void {
  const restore = caretRestorers.get(element)
  // When a dialog closes, Chromium returns the focus to a field without its caret. Blurring and
  // focusing the field restores the caret. Buttons are left alone, because blurring the button of a
  // toolbar would close the toolbar.
  const lacksCaret = !restore && element.matches(writableSelector)
  if (lacksCaret && document.activeElement === element) element.blur()
  element.focus({ preventScroll: true })
  restore?.()
}

/**
 * Moves the focus and the caret back to the last field after a form was rendered again. If the
 * field was replaced, its replacement is the field with the same id.
 * @returns false if the form has no such field
 */
export function returnToReplacedField(): boolean {
  const previous = recentFields.at(-1)
  const field = previous && (previous.isConnected ? previous : document.getElementById(previous.id))
  if (!previous || !field || !canFocus(field)) return false
  focusWithCaret(field)
  if (field !== previous && hasCaret(previous) && hasCaret(field))
    field.setSelectionRange(previous.selectionStart, previous.selectionEnd)
  return document.activeElement === field
}

type CaretField = HTMLInputElement | HTMLTextAreaElement

/**
 * Returns true for a field whose caret position can be read. Browsers do not expose it for inputs
 * of the types `number` and `email`.
 */
function hasCaret(element: Element): element is CaretField {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  return isField && element.selectionStart !== null
}

function findLastField(isInside: (element: Element) => boolean): HTMLElement | undefined {
  return recentFields.findLast(
    (element) => element.matches(writableSelector) && canFocus(element) && !isInside(element),
  )
}

function canFocus(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && (element.checkVisibility?.() ?? true)
}
