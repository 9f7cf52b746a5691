import { pageKey } from '../core/document'

/** Brings a block into view and takes the focus there; to the page's headline for the page itself. */
export function scrollToBlock(key: string): void {
  const selector = key === pageKey ? 'article h1' : `[data-module="${CSS.escape(key)}"]`
  const element = document.querySelector<HTMLElement>(selector)
  element?.setAttribute('tabindex', '-1')
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}
