import lottie from 'lottie-web/build/player/lottie_light'
import { animationUrl } from './animation-url'
import { type Direction, logoDirection } from './logo-direction'

/**
 * Draws the animated sign into `stage` and marks it `data-shown` with its first frame, which looks like the drawing that
 * stood there before. From then on it follows the page's scrolling. The returned function ends it and takes it away.
 */
export function playLogo(stage: HTMLElement): () => void {
  const listening = new AbortController()
  const animation = lottie.loadAnimation({
    container: stage,
    renderer: 'svg',
    path: animationUrl,
    autoplay: false,
    loop: false,
  })
  let direction: Direction = -1
  const follow = () => {
    const next = logoDirection(window.scrollY)
    if (next === direction) return
    direction = next
    animation.setDirection(direction)
    animation.play()
  }
  animation.addEventListener('DOMLoaded', () => {
    if (listening.signal.aborted) return
    stage.toggleAttribute('data-shown', true)
    window.addEventListener('scroll', follow, { signal: listening.signal, passive: true })
    follow()
  })
  return () => {
    listening.abort()
    stage.removeAttribute('data-shown')
    animation.destroy()
  }
}
