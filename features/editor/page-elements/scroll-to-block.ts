import { pageKey } from '../core/document'
import { findBlockElement } from './block-element'

/** Scrolls to a block and focuses it. For `pageKey`, scrolls to the headline of the page. */
export function scrollToBlock(key: string): void {
  const findHeadline = () => document.querySelector<HTMLElement>('article h1')
  const element = key === pageKey ? findHeadline() : findBlockElement(document, key)
  element?.setAttribute('tabindex', '-1')
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}
