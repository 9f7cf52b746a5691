'use client'

import { useEffect } from 'react'
import { isChunkFailure } from '@/lib/chunk-failure'
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
    const controller = new AbortController()
    // Error events of elements do not bubble, so the listener captures them.
    const options = { capture: true, signal: controller.signal }
    window.addEventListener('error', onError, options)
    window.addEventListener('unhandledrejection', onRejection, options)
    window.addEventListener('input', recordTyping, options)
    return () => controller.abort()
  }, [])

  return null
}
