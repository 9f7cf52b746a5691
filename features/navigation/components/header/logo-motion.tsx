'use client'

import { useEffect, useRef } from 'react'
import { onFirstInteraction } from '@/components/behaviour/on-first-interaction'
import { type Connection, mayPrefetch } from '@/components/behaviour/prefetch-rules'
import { whenIdle } from '@/components/behaviour/when-idle'
import styles from './logo.module.css'

const idleTimeout = 10_000

/**
 * The place of the animated sign. It moves when somebody scrolls: the player comes at the first sign of a visitor, when
 * the browser is idle, and only for those who neither want less motion nor save data; who asks for less motion later gets the still drawing back at once.
 */
export function LogoMotion() {
  const stage = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection }
    if (!mayPrefetch(connection)) return
    const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)')
    let stop = () => {}
    const decide = () => {
      stop()
      stop = lessMotion.matches || !stage.current ? () => {} : start(stage.current)
    }
    const callOff = onFirstInteraction(() => {
      decide()
      lessMotion.addEventListener('change', decide)
    })
    return () => {
      callOff()
      lessMotion.removeEventListener('change', decide)
      stop()
    }
  }, [])

  return <span ref={stage} className={styles.player} aria-hidden="true" />
}

function start(stage: HTMLElement): () => void {
  let isOver = false
  let end = () => {}
  const load = async () => {
    const { playLogo } = await import('./logo-player')
    if (!isOver) end = playLogo(stage)
  }
  // A player that does not come leaves the drawing as it is.
  const cancel = whenIdle(() => void load().catch(() => {}), idleTimeout)
  return () => {
    isOver = true
    cancel()
    end()
  }
}
