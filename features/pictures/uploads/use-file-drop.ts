import { useEffect, useEffectEvent, useState } from 'react'
import { droppedFiles, holdsFiles, pastedPictures } from './files-of'

export interface FileDrop {
  /** Receives dropped or pasted files; `target` is the element that they were dropped on. */
  onFiles: (files: File[], target: EventTarget | null) => void
  /** Whether files are accepted now. */
  isActive: () => boolean
}

/** Handles files dropped anywhere in the window, and pasted pictures. @returns whether files are being dragged over it */
export function useFileDrop({ onFiles, isActive }: FileDrop): boolean {
  const [isOver, setOver] = useState(false)

  const over = useEffectEvent((event: DragEvent) => {
    if (!isActive() || !holdsFiles(event.dataTransfer)) return
    event.preventDefault()
    setOver(true)
  })
  const leave = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) setOver(false)
  })
  const drop = useEffectEvent((event: DragEvent) => {
    setOver(false)
    if (!isActive() || !holdsFiles(event.dataTransfer)) return
    // Otherwise the browser would open the file instead of the page.
    event.preventDefault()
    const files = droppedFiles(event.dataTransfer)
    if (files.length > 0) onFiles(files, event.target)
  })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = isActive() ? pastedPictures(event.clipboardData, event.target) : []
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files, null)
  })

  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    // In the capture phase, before a text editor handles the event.
    const first = { signal, capture: true }
    window.addEventListener('dragover', over, first)
    window.addEventListener('dragleave', leave, first)
    window.addEventListener('drop', drop, first)
    window.addEventListener('paste', paste, first)
    return () => ended.abort()
  }, [])

  return isOver
}
