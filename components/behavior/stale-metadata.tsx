'use client'

import { useEffect } from 'react'

/** Selects the head elements of a page's metadata, without those of the layout and of rendering. */
const metadata = [
  'title',
  'meta[property]',
  'meta[name]:not([name="viewport"], [name="theme-color"], [name="color-scheme"])',
  'link[rel="canonical"]',
  'link[rel="alternate"]',
].join()

/**
 * Removes the server-sent metadata when that of another page appears. React hydrates metadata after
 * the page. If the page is left earlier, React loses what it has not hydrated, and the window would
 * keep the title of the first page.
 * @returns a function that stops it
 */
export function removeStaleMetadata({ head, location }: Document): () => void {
  const serverMetadata = [...head.querySelectorAll(metadata)]
  const address = () => location.pathname + location.search
  const first = address()
  const observer = new MutationObserver(() => {
    // A failed page has an additional title at the same address.
    if (address() === first || head.querySelectorAll('title').length < 2) return
    observer.disconnect()
    // Moved to another parent, from which React removes the elements that it has hydrated.
    new DocumentFragment().append(...serverMetadata)
  })
  observer.observe(head, { childList: true })
  return () => observer.disconnect()
}

/** Removes stale metadata on every page. Renders nothing. */
export function StaleMetadata() {
  useEffect(() => removeStaleMetadata(document), [])

  return null
}
