/** The link in a text that is being edited at an event's target: browsers do not follow it. Null for anything else. */
export function linkInText(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element
    ? target.closest<HTMLAnchorElement>('[contenteditable="true"] a[href]')
    : null
}
