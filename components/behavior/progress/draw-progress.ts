import NProgress from 'nprogress'
import { type Progress, progressThrottleMs } from './progress'
import styles from './progress-bar.module.css'

const trickleSpeed = progressThrottleMs
/** Time from the start of the bar to its last tenth, in ms (spec §9). */
const durationMs = 5000
/**
 * Maximum step. The average step is half of it, so that the bar gets from `minimum` to its end in
 * `durationMs`.
 */
const trickleRate = (2 * 0.9 * trickleSpeed) / durationMs

/**
 * Shows the progress bar of `progress` in `container` with NProgress. The progress is unknown, so
 * the bar has no value for assistive technology.
 * @param label name of the loading bar
 * @returns a function that removes the bar
 */
export function drawProgress(
  progress: Pick<Progress, 'getState' | 'subscribe'>,
  container: HTMLElement,
  label: string,
): () => void {
  const options = {
    parent: `#${container.id}`,
    template: createTemplate(label),
    barSelector: '[role=progressbar]',
    showSpinner: false,
    // NProgress queues its steps. A step longer than the interval would delay the end of the bar.
    speed: trickleSpeed,
    easing: 'linear',
    trickleSpeed,
    trickleRate,
  }
  NProgress.configure(options)

  const draw = () => {
    const state = progress.getState()
    container.toggleAttribute('data-failed', state === 'failed')
    if (state !== 'loading') NProgress.done(state === 'failed')
    else if (!NProgress.isStarted()) NProgress.start()
  }
  if (progress.getState() === 'loading') draw()
  const unsubscribe = progress.subscribe(draw)
  return () => {
    unsubscribe()
    NProgress.done()
  }
}

/**
 * Replaces NProgress' own template, whose roles are invalid ARIA. The bar is outside of all
 * landmarks, where only a live region is allowed.
 */
function createTemplate(label: string): string {
  const bar = document.createElement('div')
  bar.className = styles.bar ?? ''
  bar.role = 'progressbar'
  bar.ariaLabel = label
  bar.ariaLive = 'polite'
  return bar.outerHTML
}
