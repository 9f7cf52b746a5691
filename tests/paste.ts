import { fireEvent } from '@testing-library/react'

/** Simulates a paste event with content in several formats. jsdom has no clipboard. */
export function pasteInto(element: Element, formats: Record<string, string>): void {
  const clipboardData = {
    getData: (type: string) => formats[type] ?? '',
    types: Object.keys(formats),
    files: [],
    items: [],
  }
  const event = new Event('paste', { bubbles: true, cancelable: true })
  fireEvent(element, Object.assign(event, { clipboardData }))
}
