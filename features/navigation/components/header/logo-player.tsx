'use client'

import { LottieState, useLottieLight } from 'lottie-react'
import { useEffect } from 'react'
import { animationUrl } from './animation-url'
import styles from './logo.module.css'
import { type Direction, getLogoDirection } from './logo-direction'

/**
 * The animated logo, which plays on scrolling. Sets `data-shown` with its first frame, which equals
 * the still logo. The light player does not use `eval`, which the content security policy forbids.
 */
export function LogoPlayer() {
  const { state, animationItem, setDisplayRef } = useLottieLight({ src: animationUrl })
  const isShown = state !== LottieState.loading && state !== LottieState.error

  useEffect(() => {
    if (!isShown || !animationItem) return
    let direction: Direction = -1
    const follow = () => {
      const next = getLogoDirection(window.scrollY)
      if (next === direction) return
      direction = next
      // The hook's own `play` would jump to the other end after a change of direction.
      animationItem.setDirection(direction)
      animationItem.play()
    }
    const abortController = new AbortController()
    window.addEventListener('scroll', follow, { signal: abortController.signal, passive: true })
    follow()
    return () => abortController.abort()
  }, [isShown, animationItem])

  return <span ref={setDisplayRef} className={styles.player} data-shown={isShown ? '' : undefined} aria-hidden="true" />
}
