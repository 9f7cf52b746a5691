import { type RefObject, useLayoutEffect } from 'react'
import { writableSelector } from './is-typing'

/** How many fields and texts are remembered. */
const memorySize = 8

/** The fields and texts that had the focus, the latest last. */
let written: HTMLElement[] = []
/** Where the focus returns to when what is open now closes. */
const awaiting = new Set<FocusOrigin>()
/** Restores the caret of texts whose editor keeps it itself. */
const carets = new WeakMap<Element, () => void>()

if (typeof document !== 'undefined') {
  const remember = (element: EventTarget | null) => {
    if (!(element instanceof HTMLElement) || !element.matches(writableSelector)) return
    const others = written.filter((one) => one !== element && one.isConnected)
    written = [...others.slice(1 - memorySize), element]
  }
  remember(document.activeElement)
  document.addEventListener('focusin', ({ target }) => remember(target), { capture: true })
}

/** Where the focus was when a dialog or panel opened. */
export interface FocusOrigin {
  element: HTMLElement | null
  /** Moves the focus there, with the caret. @returns whether it could: the element may be gone */
  giveBack: () => boolean
  /** Called where the focus is elsewhere on purpose. */
  drop: () => void
}

/**
 * Keeps where the focus is when a dialog or panel opens. A button that was pressed by pointer took the focus
 * from the text that was being written: then that text is the origin.
 * @param isInside whether an element belongs to what opens, which may have the focus already
 */
export function keepFocusOrigin(isInside: (element: Element) => boolean = () => false): FocusOrigin {
  const { activeElement: active } = document
  const isOutside = active instanceof HTMLElement && active !== document.body && !isInside(active)
  const isKept = isOutside && active.matches(`${writableSelector}, :focus-visible`)
  const element = isKept ? active : (lastWritten(isInside) ?? (isOutside ? active : null))
  const isText = element?.matches(writableSelector) ?? false
  const origin: FocusOrigin = {
    element,
    giveBack() {
      awaiting.delete(origin)
      // A text may have ended meanwhile.
      if (!element || !canFocus(element) || element.matches(writableSelector) !== isText) return false
      focusWithCaret(element)
      return document.activeElement === element
    },
    drop: () => awaiting.delete(origin),
  }
  awaiting.add(origin)
  return origin
}

/** Whether the focus will return to a text: it is still being written. */
export function isFocusOrigin(text: Element): boolean {
  return [...awaiting].some(({ element }) => element === text)
}

/**
 * Moves the focus to the field or text that was written last.
 * @param isInside whether an element belongs to what is left
 * @returns whether there is one
 */
export function returnToWriting(isInside: (element: Element) => boolean = () => false): boolean {
  const element = lastWritten(isInside)
  if (element) focusWithCaret(element)
  return element !== undefined
}

/**
 * After a button was pressed by pointer, moves the focus back to what is written.
 * @param isInside whether an element belongs to what the button closes
 * @returns whether it did
 */
export function returnAfterPointer(button: Element, isInside?: (element: Element) => boolean): boolean {
  return !button.matches(':focus-visible') && returnToWriting(isInside)
}

/** Moves the focus back to what is written when an element is unmounted that has the focus, such as a notice. */
export function useReturnToWriting(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current: element } = ref
    // While it is in the document: afterwards the focus is lost.
    return () => {
      if (element?.contains(document.activeElement)) returnToWriting((one) => element.contains(one))
    }
  }, [ref])
}

/**
 * Registers how an editor restores the caret of its text.
 * @returns a function that ends it
 */
export function registerCaret(text: Element, restore: () => void): () => void {
  carets.set(text, restore)
  return () => carets.delete(text)
}

/** Moves the focus to an element; its caret is where it was. */
export function focusWithCaret(element: HTMLElement): void {
  const restore = carets.get(element)
  // Chromium gives the focus back from a closed dialog without a caret, which only another focus event restores.
  if (!restore && document.activeElement === element) element.blur()
  element.focus({ preventScroll: true })
  restore?.()
}

/**
 * Where a form was rendered anew and took the focused field away, moves the focus to the field with the same id,
 * with the caret where it was. @returns whether there is one
 */
export function returnToSuccessor(): boolean {
  const last = written.at(-1)
  const field = last && (last.isConnected ? last : document.getElementById(last.id))
  if (!last || !field || !canFocus(field)) return false
  focusWithCaret(field)
  if (field !== last && hasCaret(last) && hasCaret(field))
    field.setSelectionRange(last.selectionStart, last.selectionEnd)
  return document.activeElement === field
}

type CaretField = HTMLInputElement | HTMLTextAreaElement

/** Whether a field tells where its caret is; those of numbers and addresses do not. */
function hasCaret(element: Element): element is CaretField {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  return isField && element.selectionStart !== null
}

function lastWritten(isInside: (element: Element) => boolean): HTMLElement | undefined {
  return written.findLast(
    (element) => element.matches(writableSelector) && canFocus(element) && !isInside(element),
  )
}

function canFocus(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && (element.checkVisibility?.() ?? true)
}
