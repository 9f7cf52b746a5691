'use client'

import { useEffect } from 'react'

/** What the metadata of a page puts into its head; not what the layout does, or what says how the page is drawn. */
const metadata = [
  'title',
  'meta[property]',
  'meta[name]:not([name="viewport"], [name="theme-color"], [name="color-scheme"])',
  'link[rel="canonical"]',
  'link[rel="alternate"]',
].join()

/**
 * Removes the metadata that the server sent once those of another page stand beside it. React hydrates it after the page; of a page
 * that is left before, it forgets what it did not hydrate yet, and the window kept the title of the first page for good.
 * @returns a function that ends it
 */
export function removeStaleMetadata({ head, location }: Document): () => void {
  const served = [...head.querySelectorAll(metadata)]
  const address = () => location.pathname + location.search
  const first = address()
  const observer = new MutationObserver(() => {
    // A page that fails has a title of its own beside that of its address.
    if (address() === first || head.querySelectorAll('title').length < 2) return
    observer.disconnect()
    // Not without a parent: React takes what it does know out of that.
    new DocumentFragment().append(...served)
  })
  observer.observe(head, { childList: true })
  return () => observer.disconnect()
}

/** Does so on every page. Renders nothing. */
export function StaleMetadata() {
  useEffect(() => removeStaleMetadata(document), [])

  return null
}
