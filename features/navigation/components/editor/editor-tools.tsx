'use client'

import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { hasEditorHint, updateHint } from '../../authentication-hint'
import type { LoadedToolsProps } from './loaded-tools'

/** Loaded for editors alone. */
const LoadedTools = lazy(() => import('./loaded-tools'))

/** Cookies have no change event: the hint is read with each rendering. */
const subscribeToNothing = () => () => undefined

/** What the editors' bar has beside its link. */
export function EditorTools(props: LoadedToolsProps) {
  const isHinted = useSyncExternalStore(subscribeToNothing, hasEditorHint, () => false)
  useEffect(updateHint)
  return (
    isHinted && (
      <Suspense>
        <LoadedTools {...props} />
      </Suspense>
    )
  )
}
