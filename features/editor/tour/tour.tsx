import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState } from 'react'
import { useReturnToWriting } from '@/components/behavior/focus-origin'
import { ToolButton } from '@/components/ui/tool-button'
import { useWideViewport } from '../inspector/use-viewport'
import { settingPrefix } from '../page-elements/block-element'
import styles from './tour.module.css'

/** Narrow windows skip the step of the fields, which have no button before a block is selected. */
const steps = {
  wide: ['write', 'insert', 'fields', 'undo', 'publish'],
  narrow: ['write', 'insert', 'choose', 'undo', 'publish'],
} as const

type Step = (typeof steps)['wide' | 'narrow'][number]

/**
 * Finds the element of a step: the page's title, or the toolbar element with the step as
 * `data-tour`.
 */
function findTarget(step: Step): Element | null {
  const selector = step === 'write' ? `[data-field^="${settingPrefix}"]` : `[data-tour="${step}"]`
  return document.querySelector(selector)
}

/** The last step; the tour resumes here after a selected block has replaced it in the panel. */
let lastNumber = 0

interface TourProps {
  onLeave: () => void
}

/** A tour in five steps that explains how to edit a page. */
export function Tour({ onLeave }: TourProps) {
  const t = useTranslations('editor.tour')
  const id = useId()
  const section = useRef<HTMLElement>(null)
  useReturnToWriting(section)
  const ownSteps = steps[useWideViewport() ? 'wide' : 'narrow']
  const [number, setNumber] = useState(lastNumber)
  const step = ownSteps[number] ?? 'write'
  const go = (next: number) => {
    lastNumber = next
    setNumber(next)
    findTarget(ownSteps[next] ?? 'write')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  const leave = () => {
    lastNumber = 0
    onLeave()
  }

  useEffect(() => {
    // The title is not marked: the page keeps the markup that visitors get.
    const target = step === 'write' ? null : findTarget(step)
    target?.setAttribute('data-tour-shown', '')
    return () => target?.removeAttribute('data-tour-shown')
  }, [step])

  return (
    <section ref={section} aria-labelledby={id} className={styles.tour}>
      <h2 id={id} className={styles.title}>
        {t('title', { number: number + 1, count: ownSteps.length })}
      </h2>
      <div aria-live="polite">
        <h3>{t(`steps.${step}.title`)}</h3>
        <p>{t(`steps.${step}.text`)}</p>
      </div>
      <p className={styles.ways}>
        <ToolButton isDisabled={number === 0} onClick={() => go(number - 1)}>
          {t('back')}
        </ToolButton>
        {number < ownSteps.length - 1 && (
          <ToolButton variant="main" onClick={() => go(number + 1)}>
            {t('next')}
          </ToolButton>
        )}
        <ToolButton onClick={leave}>{t('leave')}</ToolButton>
      </p>
    </section>
  )
}

/** The tour as a sheet above the toolbar, for windows without a panel next to the page. */
export function TourSheet({ onLeave }: TourProps) {
  return (
    <div className={styles.sheet}>
      <Tour onLeave={onLeave} />
    </div>
  )
}
