import { useEffect, useEffectEvent, useState } from 'react'
import { useStepKeys } from '../ui/use-step-keys'
import type { OpenMark } from './open-marks'

export interface MarkSteps {
  /** The current mark; null for none. */
  current: OpenMark | null
  /** The number of the current mark, from 1. */
  position: number
  count: number
  go: (step: 1 | -1) => void
}

/**
 * Steps through the marks of a page in a cycle. A settled mark is replaced by the next one.
 * @param onShow called with a mark when it becomes the current one
 * @param onStep called with the mark of a step, before it is shown
 */
export function useMarkSteps(
  marks: readonly OpenMark[],
  onShow: (mark: OpenMark) => void,
  onStep: (mark: OpenMark) => void,
): MarkSteps {
  const [selectedIndex, setSelectedIndex] = useState<number | null>(null)
  const count = marks.length
  const index = selectedIndex === null ? -1 : Math.min(selectedIndex, count - 1)
  const current = marks[index] ?? null
  const key = current && (current.source ?? current.target)
  const show = useEffectEvent(() => {
    if (current) onShow(current)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per mark
  useEffect(() => show(), [key])

  const go = (step: 1 | -1) => {
    const nextIndex = ((index < 0 && step < 0 ? 0 : index) + step + count) % count
    const nextMark = marks[nextIndex]
    if (!nextMark) return
    setSelectedIndex(nextIndex)
    onStep(nextMark)
  }
  useStepKeys(go)
  return { current, position: index + 1, count, go }
}
