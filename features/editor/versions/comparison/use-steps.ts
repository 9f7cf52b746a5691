import { useState } from 'react'
import { useStepKeys } from '../../ui/use-step-keys'

/** Steps through the changes in a cycle, by buttons and by Alt with the up and down arrow keys. */
export function useSteps(stops: readonly HTMLElement[]) {
  const [current, setCurrent] = useState<HTMLElement | null>(null)
  const index = current ? stops.indexOf(current) : -1

  const go = (step: 1 | -1) => {
    const start = index < 0 && step < 0 ? 0 : index
    const next = stops[(start + step + stops.length) % stops.length]
    if (!next) return
    current?.removeAttribute('data-current')
    next.setAttribute('data-current', '')
    next.focus({ preventScroll: true })
    next.scrollIntoView({ block: next.offsetHeight > window.innerHeight / 2 ? 'start' : 'center' })
    setCurrent(next)
  }

  useStepKeys(go)

  /** The number of the current change, from 1; 0 for none. */
  return { position: index + 1, go }
}
