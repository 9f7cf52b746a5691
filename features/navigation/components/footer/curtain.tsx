'use client'

import { useEffect, useRef, useState } from 'react'
import { BaseButton } from '@/components/ui/base-button'
import { useSessionValue } from '@/components/ui/use-session-value'
import styles from './curtain.module.css'

const folds = Array.from({ length: 14 }, (_, index) => index)

/**
 * A theater curtain as decoration at the end of the page. Its folds move while it is visible.
 * Visitors can stop them by a button or by preferring reduced motion (WCAG 2.2.2).
 */
export function Curtain({ texts }: { texts: Record<'stop' | 'start', string> }) {
  const curtain = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const [motion, setMotion] = useSessionValue('curtain')
  const isStill = motion === 'still'

  useEffect(() => {
    const element = curtain.current
    if (!element || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      rootMargin: '20%',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={curtain} className={styles.curtain} data-near={isNear} data-moving={isNear && !isStill}>
      <div className={styles.folds} aria-hidden="true">
        {folds.map((fold) => (
          <span key={fold} className={styles.fold} />
        ))}
      </div>
      <BaseButton className={styles.button} onClick={() => setMotion(isStill ? null : 'still')} data-still={isStill}>
        {isStill ? texts.start : texts.stop}
      </BaseButton>
    </div>
  )
}
