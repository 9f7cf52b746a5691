import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { getDroppedFiles, getPastedPictures, hasFiles } from './transferred-files'

export interface FileDrop {
  /**
   * Called with dropped or pasted files. `target` is the element on which they were dropped; null
   * for pasted files.
   */
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
  const enteredTarget = useRef<EventTarget | null>(null)

  const handleDragOver = useEffectEvent((event: DragEvent) => {
    if (!isActive() || !hasFiles(event.dataTransfer)) return
    event.preventDefault()
    setOver(true)
  })
  const handleDragEnter = useEffectEvent(({ target }: DragEvent) => {
    enteredTarget.current = target
  })
  /**
   * Within the window, `dragenter` of the next element precedes this event. `relatedTarget` cannot
   * be used instead, because it is null in Firefox and WebKit.
   */
  const handleDragLeave = useEffectEvent(({ target }: DragEvent) => {
    if (target === enteredTarget.current) setOver(false)
  })
  const handleDrop = useEffectEvent((event: DragEvent) => {
    setOver(false)
    if (!isActive() || !hasFiles(event.dataTransfer)) return
    // Without this, the browser would open the file.
    event.preventDefault()
    const files = getDroppedFiles(event.dataTransfer)
    if (files.length > 0) onFiles(files, event.target)
  })
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const files = isActive() ? getPastedPictures(event.clipboardData, event.target) : []
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files, null)
  })

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    // In the capture phase, these listeners run before those of a text editor.
    const captureOptions = { signal, capture: true }
    window.addEventListener('dragover', handleDragOver, captureOptions)
    window.addEventListener('dragenter', handleDragEnter, captureOptions)
    window.addEventListener('dragleave', handleDragLeave, captureOptions)
    window.addEventListener('drop', handleDrop, captureOptions)
    window.addEventListener('paste', handlePaste, captureOptions)
    return () => controller.abort()
  }, [])

  return isOver
}
