/**
 * Finds the link of an edited text that contains an event's target; null elsewhere. Browsers do not
 * follow links in editable text.
 */
export function findLinkInText(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('[contenteditable="true"] a[href]') : null
}
