import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Editor } from '../core/editor'
import type { SyncStatus } from '../core/sync'

/** States in which saving stops until the user acts. */
const stuck = ['offline', 'login-needed', 'conflict', 'refused', 'incomplete'] as const
export type StuckStatus = (typeof stuck)[number]

const stuckAt = (status: SyncStatus) => stuck.find((known) => known === status) ?? null

/**
 * Runs work once all changes are saved, and returns whether it is waiting and what prevents saving.
 * @param editor null while it is loading, which is waited for as well
 */
export function useWhenSaved(editor: Pick<Editor, 'status' | 'subscribe'> | null) {
  const pendingWork = useRef<(() => void | Promise<void>) | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  const [problem, setProblem] = useState<StuckStatus | null>(null)

  const whenSaved = (work: () => void | Promise<void>) => {
    const obstacle = editor && stuckAt(editor.status)
    const isSaved = editor?.status === 'saved'
    const isOver = isSaved || Boolean(obstacle)
    pendingWork.current = isOver ? null : work
    setWaiting(!isOver)
    if (isOver) setProblem(obstacle)
    if (isSaved) void work()
  }
  const retry = useEffectEvent(() => {
    if (pendingWork.current) whenSaved(pendingWork.current)
  })

  useEffect(() => {
    if (!isWaiting || !editor) return
    retry()
    return editor.subscribe(() => retry())
  }, [isWaiting, editor])

  return { isWaiting, problem, whenSaved }
}
