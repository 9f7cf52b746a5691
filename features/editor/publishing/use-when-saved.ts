import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Editor } from '../core/editor'
import type { SyncStatus } from '../core/sync'

/** States in which nothing more is saved until the editor does something. */
const stuck = ['offline', 'login-needed', 'conflict', 'refused', 'incomplete'] as const
export type StuckStatus = (typeof stuck)[number]

const stuckAt = (status: SyncStatus) => stuck.find((known) => known === status) ?? null

/**
 * Runs work once everything that was written is saved; says so while it waits, and why it does not go on.
 * @param editor null until the page can be edited, which is waited for as well
 */
export function useWhenSaved(editor: Pick<Editor, 'status' | 'subscribe'> | null) {
  const pendingWork = useRef<(() => void) | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  const [problem, setProblem] = useState<StuckStatus | null>(null)

  const whenSaved = (work: () => void) => {
    const obstacle = editor && stuckAt(editor.status)
    const isSaved = editor?.status === 'saved'
    const isOver = isSaved || Boolean(obstacle)
    pendingWork.current = isOver ? null : work
    setWaiting(!isOver)
    if (isOver) setProblem(obstacle)
    if (isSaved) work()
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
