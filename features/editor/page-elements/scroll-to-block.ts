import { pageKey } from '../core/document'
import { blockElement } from './block-element'

/** Brings a block into view and takes the focus there; to the page's headline for the page itself. */
export function scrollToBlock(key: string): void {
  const headline = () => document.querySelector<HTMLElement>('article h1')
  const element = key === pageKey ? headline() : blockElement(document, key)
  element?.setAttribute('tabindex', '-1')
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}
