'use client'

import { useEffect } from 'react'
import { isChunkFailure } from '@/lib/chunk-failure'
import { watchLeaving } from './page-leaving'
import { isChunkElement, reloadPage } from './reload-guard'
import { recordTyping } from './typed-words'

/**
 * Reloads the page if its scripts belong to a version that is no longer served (spec §8). Renders
 * nothing.
 */
export function ChunkReload() {
  useEffect(() => {
    const onError = (event: ErrorEvent) => {
      if (isChunkElement(event.target) || isChunkFailure(event.error)) reloadPage()
    }
    const onRejection = (event: PromiseRejectionEvent) => {
      if (isChunkFailure(event.reason)) reloadPage()
    }
    // Error events of elements do not bubble, so the listener captures them.
    window.addEventListener('error', onError, { capture: true })
    window.addEventListener('unhandledrejection', onRejection)
    window.addEventListener('input', recordTyping, { capture: true })
    const unwatch = watchLeaving()
    return () => {
      unwatch()
      window.removeEventListener('error', onError, { capture: true })
      window.removeEventListener('unhandledrejection', onRejection)
      window.removeEventListener('input', recordTyping, { capture: true })
    }
  }, [])

  return null
}
