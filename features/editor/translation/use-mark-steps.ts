import { useEffect, useEffectEvent, useState } from 'react'
import { useStepKeys } from '../ui/use-step-keys'
import type { OpenMark } from './open-marks'

export interface MarkSteps {
  /** The current mark; null for none, or if its work was done meanwhile. */
  current: OpenMark | null
  /** The number of the current mark, from 1. */
  position: number
  count: number
  go: (step: 1 | -1) => void
  /** Must be called when the user settles the current mark. The next mark then becomes current. */
  advance: () => void
}

interface Selection {
  key: string
  /** The last index of the mark. */
  index: number
  isSettled: boolean
}

const toKey = ({ source, target }: OpenMark) => source ?? `target ${target}`
const toSelection = (mark: OpenMark | undefined, index: number): Selection | null =>
  mark ? { key: toKey(mark), index, isSettled: false } : null

/**
 * Steps through the marks of a page in a cycle. The current mark stays selected while other marks
 * change. If typing removes the current mark, the user must act before the next becomes current.
 * @param onShow called with a mark when it becomes the current one
 * @param onStep called with the mark of a step, before it is shown
 */
export function useMarkSteps(
  marks: readonly OpenMark[],
  onShow: (mark: OpenMark) => void,
  onStep: (mark: OpenMark) => void,
): MarkSteps {
  const [selection, setSelection] = useState<Selection | null>(null)
  const count = marks.length
  const index = selection ? marks.findIndex((mark) => toKey(mark) === selection.key) : -1
  const current = marks[index] ?? null
  if (selection && current && index !== selection.index) setSelection({ ...selection, index })
  if (selection?.isSettled && !current) {
    const nextIndex = Math.min(selection.index, count - 1)
    setSelection(toSelection(marks[nextIndex], nextIndex))
  }
  const show = useEffectEvent(() => {
    if (current) onShow(current)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per selected mark
  useEffect(() => show(), [selection?.key])

  /** Returns the index to step from. The next mark gets the index of a removed mark. */
  const getStartIndex = (step: 1 | -1) => {
    if (current) return index
    if (selection) return step > 0 ? selection.index - 1 : selection.index
    return step > 0 ? -1 : 0
  }
  const go = (step: 1 | -1) => {
    const nextIndex = (getStartIndex(step) + step + count) % count
    const nextMark = marks[nextIndex]
    if (!nextMark) return
    setSelection(toSelection(nextMark, nextIndex))
    onStep(nextMark)
  }
  useStepKeys(go)
  const advance = () => setSelection(selection && { ...selection, isSettled: true })
  return { current, position: index + 1, count, go, advance }
}
