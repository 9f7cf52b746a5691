import { pageKey } from '../core/document'
import { blockElement } from './block-element'

/** Scrolls to a block and focuses it; for the page itself its headline. */
export function scrollToBlock(key: string): void {
  const headline = () => document.querySelector<HTMLElement>('article h1')
  const element = key === pageKey ? headline() : blockElement(document, key)
  element?.setAttribute('tabindex', '-1')
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}
