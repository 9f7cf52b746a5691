import { pageKey } from '../core/document'

/** What begins the name of a text that is a setting of the page, where elements are marked with their fields. */
export const settingPrefix = 'page-'

/** The element of a block on the page. */
export function blockElement(root: ParentNode | null, key: string): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`[data-module="${CSS.escape(key)}"]`) ?? null
}

/** The key under which the text around an element is written: its block's, or the page's for a setting in the page's head. */
export function textKeyAt(element: Element): string | null {
  return element.closest(`[data-field^="${settingPrefix}"]`) ? pageKey : blockKeyAt(element)
}

/** The key of the innermost block that contains an event's target; null outside of blocks. */
export function blockKeyAt(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null
  return target.closest('[data-module]')?.getAttribute('data-module') ?? null
}
