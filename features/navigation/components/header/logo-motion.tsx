'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { type Connection, mayPrefetch } from '@/components/behavior/links/prefetch-rules'
import { onFirstInteraction } from '@/components/behavior/on-first-interaction'
import { whenIdle } from '@/components/behavior/when-idle'

const idleTimeout = 10_000

/**
 * The container of the animated logo. It moves on scrolling: the player is loaded after the first interaction,
 * when the browser is idle, unless the visitor prefers reduced motion or saves data; if that preference
 * changes later, the still drawing is shown at once.
 */
export function LogoMotion() {
  const [Player, setPlayer] = useState<ComponentType | null>(null)

  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection }
    if (!mayPrefetch(connection)) return
    const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)')
    let stop = () => {}
    const decide = () => {
      stop()
      setPlayer(null)
      stop = lessMotion.matches ? () => {} : loadPlayer((loaded) => setPlayer(() => loaded))
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

  return Player && <Player />
}

/** Passes on the player once it is loaded. @returns a function that cancels this */
function loadPlayer(use: (player: ComponentType) => void): () => void {
  let isOver = false
  const load = async () => {
    const { LogoPlayer } = await import('./logo-player')
    if (!isOver) use(LogoPlayer)
  }
  // If the player fails to load, the still drawing stays.
  const cancel = whenIdle(() => void load().catch(() => {}), idleTimeout)
  return () => {
    isOver = true
    cancel()
  }
}
