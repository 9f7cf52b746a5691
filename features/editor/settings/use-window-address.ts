import { useEffect, useRef } from 'react'

/** Updates the window's address and title when those of the page change. */
export function useWindowAddress(address: string | null, title: string): void {
  const lastAddress = useRef(address)
  useEffect(() => {
    if (address === null || address === lastAddress.current) return
    lastAddress.current = address
    window.history.replaceState(null, '', `${address}${window.location.search}${window.location.hash}`)
  }, [address])

  const lastTitle = useRef(title)
  useEffect(() => {
    if (title === lastTitle.current) return
    lastTitle.current = title
    document.title = title
  }, [title])
}
