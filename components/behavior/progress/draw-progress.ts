import NProgress from 'nprogress'
import { type Progress, progressThrottle } from './progress'
import styles from './progress-bar.module.css'

const trickleSpeed = progressThrottle
/** From the start of the bar to its last tenth (spec §9). */
const duration = 5000
/** Each step is half of it on average: together they take the bar from `minimum` to its end in `duration`. */
const trickleRate = (2 * 0.9 * trickleSpeed) / duration

/**
 * Shows the progress bar of `progress` in `stage`, by NProgress, until the returned function is called.
 * `label` names what is loading; the progress is unknown, so the bar has no value for assistive technology.
 */
export function drawProgress(
  progress: Pick<Progress, 'state' | 'subscribe'>,
  stage: HTMLElement,
  label: string,
): () => void {
  const options = {
    parent: `#${stage.id}`,
    template: template(label),
    barSelector: '[role=progressbar]',
    showSpinner: false,
    // NProgress queues its steps: a step that took longer than the next one waits would make the end late.
    speed: trickleSpeed,
    easing: 'linear',
    trickleSpeed,
    trickleRate,
  }
  NProgress.configure(options)

  const draw = () => {
    const state = progress.state()
    stage.toggleAttribute('data-failed', state === 'failed')
    if (state !== 'loading') NProgress.done(state === 'failed')
    else if (!NProgress.isStarted()) NProgress.start()
  }
  if (progress.state() === 'loading') draw()
  const leave = progress.subscribe(draw)
  return () => {
    leave()
    NProgress.done()
  }
}

/** NProgress' own template has roles that ARIA does not know. Outside of all landmarks only a live region may stand. */
function template(label: string): string {
  const bar = document.createElement('div')
  bar.className = styles.bar ?? ''
  bar.role = 'progressbar'
  bar.ariaLabel = label
  bar.ariaLive = 'polite'
  return bar.outerHTML
}
