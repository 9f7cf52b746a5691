import { useEffect, useEffectEvent, useState } from 'react'
import { useStepKeys } from '../ui/use-step-keys'
import type { Mark } from './open-marks'

export interface MarkSteps {
  /** The mark that is looked at; null for none. */
  current: Mark | null
  /** Its number, from 1. */
  position: number
  count: number
  go: (step: 1 | -1) => void
}

/**
 * Steps through the marks of a page in a cycle. When one is done the next takes its place.
 * @param onShow called with a mark when it becomes the current one
 */
export function useMarkSteps(marks: readonly Mark[], onShow: (mark: Mark) => void): MarkSteps {
  const [chosen, setChosen] = useState<number | null>(null)
  const count = marks.length
  const index = chosen === null ? -1 : Math.min(chosen, count - 1)
  const current = marks[index] ?? null
  const key = current && (current.source ?? current.target)
  const show = useEffectEvent(() => {
    if (current) onShow(current)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once, although what is open there may change.
  useEffect(() => show(), [key])

  const go = (step: 1 | -1) => {
    if (count > 0) setChosen(((index < 0 && step < 0 ? 0 : index) + step + count) % count)
  }
  useStepKeys(go)
  return { current, position: index + 1, count, go }
}
