'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { createOnDemand, useOnDemand } from '@/components/ui/on-demand'
import { subscribeToNothing } from '@/components/ui/use-hydrated'
import { hasEditorHint, updateHintAttributes } from '../../authentication-hint'
import type { LoadedToolsProps } from './loaded-tools'

/** Loaded only for editors. */
const loadedTools = createOnDemand(() => import('./loaded-tools').then((module) => module.LoadedTools))

/** The tools next to the edit link. */
export function EditorTools(props: LoadedToolsProps) {
  const isHinted = useSyncExternalStore(subscribeToNothing, hasEditorHint, () => false)
  useEffect(updateHintAttributes)
  const LoadedTools = useOnDemand(loadedTools, isHinted)
  return isHinted && LoadedTools && <LoadedTools {...props} />
}
