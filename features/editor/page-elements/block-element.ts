/** The element of a block on the page. */
export function blockElement(root: ParentNode | null, key: string): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`[data-module="${CSS.escape(key)}"]`) ?? null
}

/** The key of the innermost block that contains an event's target; null outside of blocks. */
export function blockKeyAt(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null
  return target.closest('[data-module]')?.getAttribute('data-module') ?? null
}
