import { type RefObject, useLayoutEffect } from 'react'
import { writableSelector } from './is-typing'

/** The number of remembered fields and texts. */
const memorySize = 8

/** The fields and texts that had the focus, the latest last; without those only passed by Tab. */
let recentFields: HTMLElement[] = []
/** The origins to which the focus will return. */
const pendingOrigins = new Set<FocusOrigin>()
/** Functions of editors that restore the caret of their text. */
const carets = new WeakMap<Element, () => void>()

if (typeof document !== 'undefined') {
  const remember = (element: EventTarget | null) => {
    if (!(element instanceof HTMLElement) || !element.matches(writableSelector)) return
    const earlierField = recentFields.filter((candidate) => candidate !== element && candidate.isConnected)
    recentFields = [...earlierField.slice(1 - memorySize), element]
  }
  // On the way to a button by Tab the focus passes fields without an input.
  let isPassing = false
  const handleKey = ({ key, target }: KeyboardEvent) => {
    if (key === 'Shift') return
    isPassing = key === 'Tab'
    if (!isPassing) remember(target)
  }
  const handlePointer = () => {
    isPassing = false
    remember(document.activeElement)
  }
  const options = { capture: true, passive: true }
  remember(document.activeElement)
  document.addEventListener('keydown', handleKey, options)
  document.addEventListener('pointerdown', handlePointer, options)
  document.addEventListener('focusin', ({ target }) => isPassing || remember(target), options)
}

/** The element that had the focus when a dialog or panel opened. */
export interface FocusOrigin {
  element: HTMLElement | null
  /**
   * Moves the focus and the caret there.
   * @returns false if the element is gone or cannot have the focus
   */
  giveBack: () => boolean
  /** Discards the origin: the focus stays in another place. */
  drop: () => void
}

/**
 * Stores the origin of the focus when a dialog or panel opens. A button pressed by pointer takes
 * the focus from the text; the text is the origin then.
 * @param isInside returns true for elements of the dialog or panel, which may already have the
 * focus
 */
export function keepFocusOrigin(isInside: (element: Element) => boolean = () => false): FocusOrigin {
  const { activeElement: active } = document
  const isOutside = active instanceof HTMLElement && active !== document.body && !isInside(active)
  const isKept = isOutside && active.matches(`${writableSelector}, :focus-visible`)
  const element = isKept ? active : (findLastField(isInside) ?? (isOutside ? active : null))
  const isText = element?.matches(writableSelector) ?? false
  const origin: FocusOrigin = {
    element,
    giveBack() {
      pendingOrigins.delete(origin)
      if (!element || !canFocus(element)) return false
      // Inline editing of a text may have ended.
      if (element.matches(writableSelector) !== isText) return false
      focusWithCaret(element)
      return document.activeElement === element
    },
    drop: () => pendingOrigins.delete(origin),
  }
  pendingOrigins.add(origin)
  return origin
}

/** Returns true if the focus will return to a text, so that its inline editing continues. */
export function isFocusOrigin(text: Element): boolean {
  return [...pendingOrigins].some(({ element }) => element === text)
}

/**
 * Moves the focus to the last field or text that had it.
 * @param isInside returns true for elements of the closing dialog or panel
 * @returns false if no field or text is left
 */
export function returnToWriting(isInside: (element: Element) => boolean = () => false): boolean {
  const element = findLastField(isInside)
  if (element) focusWithCaret(element)
  return element !== undefined
}

/**
 * Moves the focus back to the text after a button was pressed by pointer. A button that was pressed
 * by key keeps it.
 * @param isInside returns true for elements of the dialog or panel that the button closes
 * @returns true if the focus moved
 */
export function returnAfterPointer(button: Element, isInside?: (element: Element) => boolean): boolean {
  return !button.matches(':focus-visible') && returnToWriting(isInside)
}

/**
 * Moves the focus back to the text when an element with the focus is unmounted, for example a
 * notice.
 */
export function useReturnToWriting(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current: element } = ref
    // The element is still in the document here. Afterwards the focus is lost.
    return () => {
      if (element?.contains(document.activeElement)) returnToWriting((node) => element.contains(node))
    }
  }, [ref])
}

/**
 * Registers a function by which an editor restores the caret of its text.
 * @returns a function that removes the registration
 */
export function registerCaret(text: Element, restore: () => void): () => void {
  carets.set(text, restore)
  return () => carets.delete(text)
}

/** Moves the focus to an element and restores its caret. */
export function focusWithCaret(element: HTMLElement): void {
  const restore = carets.get(element)
  // Chromium returns the focus from a closed dialog without the caret, which a new focus event
  // restores. A button has no caret: to blur it would close the toolbar of a text.
  const lacksCaret = !restore && element.matches(writableSelector)
  if (lacksCaret && document.activeElement === element) element.blur()
  element.focus({ preventScroll: true })
  restore?.()
}

/**
 * Moves the focus and the caret to the field with the same id after a form replaced the focused
 * field.
 * @returns false if the form has no such field
 */
export function returnToSuccessor(): boolean {
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
 * Returns true for a field with a readable caret position. Fields of numbers and e-mail addresses
 * have none.
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
