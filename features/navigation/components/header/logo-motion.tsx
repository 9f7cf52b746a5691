'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { type Connection, mayPrefetch } from '@/components/behavior/links/prefetch-rules'
import { onFirstInteraction } from '@/components/behavior/on-first-interaction'
import { runWhenIdle } from '@/components/behavior/when-idle'

const idleTimeoutMs = 10_000

/**
 * The container of the animated logo. Loads its player after the first interaction, unless the
 * visitor prefers reduced motion or saves data. Shows the still logo again if that preference
 * changes.
 */
export function LogoMotion() {
  const [Player, setPlayer] = useState<ComponentType | null>(null)

  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection }
    if (!mayPrefetch(connection)) return
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)')
    let stop = () => {}
    const update = () => {
      stop()
      setPlayer(null)
      stop = reducedMotion.matches ? () => {} : loadPlayer((component) => setPlayer(() => component))
    }
    const cancelWait = onFirstInteraction(() => {
      update()
      reducedMotion.addEventListener('change', update)
    })
    return () => {
      cancelWait()
      reducedMotion.removeEventListener('change', update)
      stop()
    }
  }, [])

  return Player && <Player />
}

/**
 * Loads the player and passes it to `onLoad`.
 * @returns a function that cancels this
 */
function loadPlayer(onLoad: (player: ComponentType) => void): () => void {
  let isCancelled = false
  const load = async () => {
    const { LogoPlayer } = await import('./logo-player')
    if (!isCancelled) onLoad(LogoPlayer)
  }
  // The still logo remains if loading fails.
  const cancel = runWhenIdle(() => void load().catch(() => {}), idleTimeoutMs)
  return () => {
    isCancelled = true
    cancel()
  }
}
