import { pageKey } from '../core/document'

/** The prefix of `data-field` for texts that are settings of the page. */
export const settingPrefix = 'page-'

export function findBlockElement(root: ParentNode | null, key: string): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`[data-module="${CSS.escape(key)}"]`) ?? null
}

/**
 * Returns the key that owns the text around an element: its block, or the page for a setting in its
 * head.
 */
export function findTextKey(element: Element): string | null {
  return element.closest(`[data-field^="${settingPrefix}"]`) ? pageKey : findBlockKey(element)
}

/** Returns the key of the innermost block that contains the target of an event, or null. */
export function findBlockKey(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null
  return target.closest('[data-module]')?.getAttribute('data-module') ?? null
}
