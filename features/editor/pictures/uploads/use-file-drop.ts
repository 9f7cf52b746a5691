import { useEffect, useEffectEvent, useState } from 'react'
import { droppedFiles, holdsFiles, pastedPictures } from './files-of'

export interface FileDrop {
  /** Takes files that were dropped or pasted; `target` is what they were dropped on. */
  onFiles: (files: File[], target: EventTarget | null) => void
  /** Whether files are taken at this moment. */
  isActive: () => boolean
}

/** Takes files that are dropped anywhere in the window, and pictures that are pasted. @returns whether files are above it */
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
    // Without this the browser would leave the page for the file.
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
    // Before what is written in: it would take a picture for words.
    const first = { signal, capture: true }
    window.addEventListener('dragover', over, first)
    window.addEventListener('dragleave', leave, first)
    window.addEventListener('drop', drop, first)
    window.addEventListener('paste', paste, first)
    return () => ended.abort()
  }, [])

  return isOver
}
