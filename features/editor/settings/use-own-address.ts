import { useEffect, useRef } from 'react'

/** Updates the window's address and title when the page's address and title change. */
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
