import { useEffect, useState } from 'react'

/** Going from change to change, round in a circle: by buttons, and by Alt with the arrows up and down. */
export function useSteps(stops: readonly HTMLElement[]) {
  const [current, setCurrent] = useState<HTMLElement | null>(null)
  const at = current ? stops.indexOf(current) : -1

  const go = (step: 1 | -1) => {
    const start = at < 0 && step < 0 ? 0 : at
    const next = stops[(start + step + stops.length) % stops.length]
    if (!next) return
    current?.removeAttribute('data-current')
    next.setAttribute('data-current', '')
    next.focus({ preventScroll: true })
    next.scrollIntoView({ block: next.offsetHeight > window.innerHeight / 2 ? 'start' : 'center' })
    setCurrent(next)
  }

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = event.altKey ? ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key] : undefined
      if (!step || (event.target instanceof Element && event.target.closest('select'))) return
      event.preventDefault()
      go(step)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })

  /** The number of the change that is looked at, from 1; 0 for none. */
  return { position: at + 1, go }
}
