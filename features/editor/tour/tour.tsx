import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState } from 'react'
import { useReturnToLastField } from '@/components/behavior/focus-origin'
import { ToolButton } from '@/components/ui/tool-button'
import { useWideViewport } from '../inspector/use-viewport'
import { settingPrefix } from '../page-elements/block-element'
import styles from './tour.module.css'

/**
 * Steps of the tour by the width of the window. In a narrow window, the fields of a block have no
 * button before a block is selected, so the step `choose` replaces the step `fields`.
 */
const steps = {
  wide: ['write', 'insert', 'fields', 'undo', 'publish'],
  narrow: ['write', 'insert', 'choose', 'undo', 'publish'],
} as const

type Step = (typeof steps)['wide' | 'narrow'][number]

/**
 * Finds the element that a step explains: the page's title, or the element of the tools whose
 * `data-tour` names the step.
 */
function findTarget(step: Step): Element | null {
  const selector = step === 'write' ? `[data-field^="${settingPrefix}"]` : `[data-tour="${step}"]`
  return document.querySelector(selector)
}

/** Index of the step shown last. */
let lastStepIndex = 0

/**
 * True after the offered tour disappeared, for example because the user selected a block. A button
 * then resumes the tour at the last step.
 */
let isInterrupted = false

interface TourProps {
  onLeave: () => void
}

/** Closes the tour. It starts at the first step the next time. */
function leaveTour(onLeave: () => void) {
  lastStepIndex = 0
  onLeave()
}

/** A tour in five steps that explains how to edit a page. */
export function Tour({ takesFocus = false, onLeave }: TourProps & { takesFocus?: boolean }) {
  const t = useTranslations('editor.tour')
  const id = useId()
  const section = useRef<HTMLElement>(null)
  useReturnToLastField(section)
  const visibleSteps = steps[useWideViewport() ? 'wide' : 'narrow']
  const [stepIndex, setStepIndex] = useState(lastStepIndex)
  const step = visibleSteps[stepIndex] ?? 'write'
  const goToStep = (index: number) => {
    lastStepIndex = index
    setStepIndex(index)
    findTarget(visibleSteps[index] ?? 'write')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  useEffect(() => {
    // The button that opened the tour had the focus and has disappeared.
    if (takesFocus) section.current?.focus({ preventScroll: true })
  }, [takesFocus])

  useEffect(() => {
    // The title gets no attribute, because the page must keep the markup that visitors get.
    const target = step === 'write' ? null : findTarget(step)
    target?.setAttribute('data-tour-shown', '')
    return () => target?.removeAttribute('data-tour-shown')
  }, [step])

  return (
    <section ref={section} tabIndex={-1} aria-labelledby={id} className={styles.tour}>
      <h2 id={id} className={styles.title}>
        {t('title', { number: stepIndex + 1, count: visibleSteps.length })}
      </h2>
      <div aria-live="polite">
        <h3>{t(`steps.${step}.title`)}</h3>
        <p>{t(`steps.${step}.text`)}</p>
      </div>
      <p className={styles.ways}>
        <ToolButton isDisabled={stepIndex === 0} onClick={() => goToStep(stepIndex - 1)}>
          {t('back')}
        </ToolButton>
        {stepIndex < visibleSteps.length - 1 && (
          <ToolButton variant="main" onClick={() => goToStep(stepIndex + 1)}>
            {t('next')}
          </ToolButton>
        )}
        <ToolButton onClick={() => leaveTour(onLeave)}>{t('leave')}</ToolButton>
      </p>
    </section>
  )
}

/** The offered tour. After an interruption it consists of two buttons. */
export function InterruptibleTour({ onLeave }: TourProps) {
  const t = useTranslations('editor.tour')
  const [state, setState] = useState<'offered' | 'paused' | 'resumed'>(isInterrupted ? 'paused' : 'offered')
  const pause = useRef<HTMLParagraphElement>(null)
  useReturnToLastField(pause)
  useEffect(() => {
    return () => {
      isInterrupted = true
    }
  }, [])
  if (state !== 'paused') return <Tour takesFocus={state === 'resumed'} onLeave={onLeave} />
  return (
    <p ref={pause} className={`${styles.tour} ${styles.ways}`}>
      <ToolButton onClick={() => setState('resumed')}>{t('again')}</ToolButton>
      <ToolButton onClick={() => leaveTour(onLeave)}>{t('leave')}</ToolButton>
    </p>
  )
}

/** The tour as a sheet above the toolbar, for windows that are too narrow for a panel. */
export function TourSheet({ onLeave }: TourProps) {
  return (
    <div className={styles.sheet}>
      <InterruptibleTour onLeave={onLeave} />
    </div>
  )
}
