'use client'

import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { hasEditorHint, updateHint } from '../../authentication-hint'
import type { LoadedToolsProps } from './loaded-tools'

/** Loaded only for editors. */
const LoadedTools = lazy(() => import('./loaded-tools'))

/** Cookies have no change event: read the hint on each render. */
const subscribeToNothing = () => () => undefined

/** The tools next to the edit link. */
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
