import { useEffect, useEffectEvent, useState } from 'react'
import { getDroppedFiles, getPastedPictures, hasFiles } from './transferred-files'

export interface FileDrop {
  /** Called with dropped or pasted files; `target` is the drop target. */
  onFiles: (files: File[], target: EventTarget | null) => void
  /** Returns true while files are accepted. */
  isActive: () => boolean
}

/**
 * Handles files dropped anywhere in the window, and pasted pictures.
 * @returns true while files are dragged over the window
 */
export function useFileDrop({ onFiles, isActive }: FileDrop): boolean {
  const [isOver, setOver] = useState(false)

  const over = useEffectEvent((event: DragEvent) => {
    if (!isActive() || !hasFiles(event.dataTransfer)) return
    event.preventDefault()
    setOver(true)
  })
  const leave = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) setOver(false)
  })
  const drop = useEffectEvent((event: DragEvent) => {
    setOver(false)
    if (!isActive() || !hasFiles(event.dataTransfer)) return
    // Otherwise the browser would open the file.
    event.preventDefault()
    const files = getDroppedFiles(event.dataTransfer)
    if (files.length > 0) onFiles(files, event.target)
  })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = isActive() ? getPastedPictures(event.clipboardData, event.target) : []
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files, null)
  })

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    // In the capture phase, before a text editor.
    const captureOptions = { signal, capture: true }
    window.addEventListener('dragover', over, captureOptions)
    window.addEventListener('dragleave', leave, captureOptions)
    window.addEventListener('drop', drop, captureOptions)
    window.addEventListener('paste', paste, captureOptions)
    return () => controller.abort()
  }, [])

  return isOver
}
