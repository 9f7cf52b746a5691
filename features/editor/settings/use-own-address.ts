import { useEffect, useRef } from 'react'

/** Lets the window's address follow the page's, and its title the page's, while they are changed. */
export function useOwnAddress(address: string | null, title: string): void {
  const last = useRef(address)
  useEffect(() => {
    if (address === null || address === last.current) return
    last.current = address
    window.history.replaceState(null, '', `${address}${window.location.search}${window.location.hash}`)
  }, [address])

  const first = useRef(title)
  useEffect(() => {
    if (title === first.current) return
    first.current = title
    document.title = title
  }, [title])
}
