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
 * Removes the metadata that the server sent once other metadata stands beside it. React hydrates it after the page; of a page
 * that is left before, it forgets what it did not hydrate yet, and the window kept the title of the first page for good.
 * @returns a function that ends it
 */
export function removeStaleMetadata(head: HTMLHeadElement): () => void {
  const served = [...head.querySelectorAll(metadata)]
  const observer = new MutationObserver(() => {
    if (head.querySelectorAll('title').length < 2) return
    observer.disconnect()
    for (const element of served) element.remove()
  })
  observer.observe(head, { childList: true })
  return () => observer.disconnect()
}

/** Does so on every page. Renders nothing. */
export function StaleMetadata() {
  useEffect(() => removeStaleMetadata(document.head), [])

  return null
}
