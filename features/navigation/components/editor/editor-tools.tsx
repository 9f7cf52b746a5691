'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { createOnDemand, useOnDemand } from '@/components/ui/on-demand'
import { hasEditorHint, updateHintAttributes } from '../../authentication-hint'
import type { LoadedToolsProps } from './loaded-tools'

/** Loaded only for editors. */
const loadedTools = createOnDemand(() => import('./loaded-tools').then((module) => module.LoadedTools))

/** Cookies have no change event: read the hint on each render. */
const subscribeToNothing = () => () => undefined

/** The tools next to the edit link. */
export function EditorTools(props: LoadedToolsProps) {
  const isHinted = useSyncExternalStore(subscribeToNothing, hasEditorHint, () => false)
  useEffect(updateHintAttributes)
  const LoadedTools = useOnDemand(loadedTools, isHinted)
  return isHinted && LoadedTools && <LoadedTools {...props} />
}
