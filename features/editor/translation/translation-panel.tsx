'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { BaseButton } from '@/components/ui/base-button'
import { IconLabel } from '@/components/ui/icon-label'
import { useFailureText } from '@/components/ui/use-failure-text'
import { useBlockNames } from '../block-names/use-block-names'
import { FieldChanges } from '../versions/comparison/field-changes'
import type { Mark } from './open-marks'
import styles from './translation-panel.module.css'
import type { MarkSteps } from './use-mark-steps'
import type { PageTranslation } from './use-page-translation'

export interface TranslationPanelProps {
  translation: PageTranslation
  steps: MarkSteps
  /** The name of the source language. */
  language: string
  /** False if the page was never published, because changes outside of blocks are then unknown. */
  wasPublished: boolean
  /** Called with the key of the target block after the change of its source was applied. */
  onTakeOver: (key: string) => void
}

/**
 * The open marks of a translation: their number, and the current mark with its changes and actions.
 */
export function TranslationPanel({
  translation,
  steps,
  language,
  wasPublished,
  onTakeOver,
}: TranslationPanelProps) {
  const t = useTranslations('editor.translation')
  const { alignment, translationState } = translation
  const summary = useRef<HTMLParagraphElement>(null)
  if (!alignment) return null
  const { marks, isGuessed } = alignment
  const isFixed = translationState.left_out === undefined || isGuessed
  const isElsewhere =
    wasPublished && translationState.changed_since && translationState.changed_modules.length === 0
  const { current } = steps
  return (
    <section aria-label={t('open')} className={styles.panel}>
      <div className={styles.line}>
        <p ref={summary} tabIndex={-1} role="status" className={marks.length > 0 ? styles.count : undefined}>
          {marks.length > 0 ? t('count', { count: marks.length }) : t('nothingOpen', { language })}
          {isElsewhere && ` ${t('changesElsewhere', { language })}`}
        </p>
        {marks.length > 0 && (
          <p className={styles.buttons}>
            <BaseButton title={t('previous')} aria-keyshortcuts="Alt+ArrowUp" onClick={() => steps.go(-1)}>
              <IconLabel icon="up" label={t('previous')} />
            </BaseButton>
            <BaseButton title={t('next')} aria-keyshortcuts="Alt+ArrowDown" onClick={() => steps.go(1)}>
              <IconLabel icon="down" label={t('next')} />
            </BaseButton>
            {marks.length > 1 && !isFixed && (
              <BaseButton
                isDisabled={translation.settleMutation.isPending}
                onClick={() => {
                  summary.current?.focus()
                  translation.settleAll()
                }}
              >
                {t('allDone')}
              </BaseButton>
            )}
          </p>
        )}
        <RevertButton translation={translation} onRevert={() => summary.current?.focus()} />
      </div>
      {!wasPublished && translation.hasSourceTitle && <p>{t('titleCopied', { language })}</p>}
      {isGuessed && <GuessNote translation={translation} />}
      {current && (
        <CurrentMark
          translation={translation}
          steps={steps}
          language={language}
          onTakeOver={onTakeOver}
          key={current.source ?? current.target}
          mark={current}
          isFixed={isFixed}
          onLast={() => summary.current?.focus()}
        />
      )}
      <Problem settleMutation={translation.settleMutation} />
    </section>
  )
}

/** The button that reverts settled marks, the last one first. */
function RevertButton({
  translation: { revertLastStep, settleMutation },
  onRevert,
}: Pick<TranslationPanelProps, 'translation'> & { onRevert: () => void }) {
  const t = useTranslations('editor.translation')
  if (!revertLastStep) return null
  return (
    <p className={styles.buttons}>
      <BaseButton
        isDisabled={settleMutation.isPending}
        onClick={() => {
          onRevert()
          revertLastStep()
        }}
      >
        {t('takeBack')}
      </BaseButton>
    </p>
  )
}

/** The note on a page without links, with a button that stores the shown pairs. */
function GuessNote({
  translation: { linkLikely, settleMutation, translationState },
}: Pick<TranslationPanelProps, 'translation'>) {
  const t = useTranslations('editor.translation')
  return (
    <div className={styles.line}>
      <p>{t('guessed')}</p>
      {translationState.left_out && (
        <p className={styles.buttons}>
          <BaseButton isDisabled={settleMutation.isPending} onClick={linkLikely}>
            {t('link')}
          </BaseButton>
        </p>
      )}
    </div>
  )
}

interface CurrentMarkProps
  extends Pick<TranslationPanelProps, 'translation' | 'steps' | 'language' | 'onTakeOver'> {
  mark: Mark
  /** True if the mark has no actions here. */
  isFixed: boolean
  /** Called before the last mark disappears with its buttons. */
  onLast: () => void
}

/** The current mark: the open work on a block, the changed words, and the actions. */
function CurrentMark({ translation, steps, language, onTakeOver, mark, isFixed, onLast }: CurrentMarkProps) {
  const t = useTranslations('editor.translation')
  const names = useBlockNames(
    mark.source === null ? translation.alignment?.blocks.target : translation.sourceDocument,
  )
  const key = mark.source ?? mark.target ?? ''
  const model = translation.sourceDocument.nodes.get(key)?.model ?? null
  const { position, count } = steps
  const [isImpossible, setImpossible] = useState(false)
  const isBusy = translation.settleMutation.isPending

  const take = () => {
    if (mark.kind === 'removed' && count === 1) onLast()
    const targetKey = translation.take(mark)
    setImpossible(targetKey === null)
    if (targetKey !== null) onTakeOver(targetKey)
  }
  const settle = () => {
    if (count === 1) onLast()
    translation.settle(mark)
  }
  return (
    <div className={styles.mark}>
      <p role="status">
        <strong>{t(`kinds.${mark.kind}`, { language })}</strong>{' '}
        {t('position', { position, count, block: names.getName(key) })}
      </p>
      {mark.fields.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable, so it needs a tab stop.
        <section aria-label={t('words', { language })} tabIndex={0} className={styles.words}>
          <FieldChanges model={model} fields={mark.fields} />
        </section>
      )}
      {!isFixed && (
        <p className={styles.buttons}>
          {mark.kind !== 'copied' && (
            <BaseButton isDisabled={isBusy} onClick={take}>
              {t(mark.kind === 'removed' ? 'takeRemoval' : 'take')}
            </BaseButton>
          )}
          <BaseButton isDisabled={isBusy} onClick={settle}>
            {t(`done.${getDoneKey(mark)}`, { language })}
          </BaseButton>
        </p>
      )}
      {isImpossible && <p role="alert">{t('notPossible')}</p>}
    </div>
  )
}

/** Returns the message key of the button that settles a mark. */
function getDoneKey({ kind, target }: Mark): 'done' | 'alone' | 'beside' | 'kept' {
  if (kind === 'removed') return 'kept'
  if (kind !== 'new') return 'done'
  return target === null ? 'alone' : 'beside'
}

function Problem({ settleMutation }: { settleMutation: PageTranslation['settleMutation'] }) {
  const t = useTranslations('editor.translation')
  const failureText = useFailureText()
  const { data: step } = settleMutation
  if (step === undefined) return null
  if (step === null) return <p role="alert">{t('unsaved')}</p>
  return step.result.ok ? null : <p role="alert">{failureText(step.result.failure)}</p>
}
