'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { BaseButton } from '@/components/ui/base-button'
import { IconLabel } from '@/components/ui/icon-label'
import { useFailureText } from '@/components/ui/use-failure-text'
import { useBlockNames } from '../block-names/use-block-names'
import { FieldChanges } from '../versions/comparison/field-changes'
import type { OpenMark } from './open-marks'
import styles from './translation-panel.module.css'
import type { MarkSteps } from './use-mark-steps'
import type { PageTranslation } from './use-page-translation'

export interface TranslationPanelProps {
  translation: PageTranslation
  steps: MarkSteps
  /** The name of the source language. */
  language: string
  /**
   * False if this language version was never published. Changes to the title, the settings and the
   * order of the source are then unknown.
   */
  wasPublished: boolean
  /** Called with the key of the target block after the change of its source was applied. */
  onApplied: (key: string) => void
}

/**
 * The open marks of a translation: their number, and the current mark with its changes and actions.
 */
export function TranslationPanel({ translation, steps, language, wasPublished, onApplied }: TranslationPanelProps) {
  const t = useTranslations('editor.translation')
  const { alignment, translationState } = translation
  const summary = useRef<HTMLParagraphElement>(null)
  if (!alignment) return null
  const { marks, isGuessed } = alignment
  // Without `left_out` the backend stores no links. Guessed pairs have none yet.
  const isReadOnly = translationState.left_out === undefined || isGuessed
  const hasChangesOutsideBlocks =
    wasPublished && translationState.changed_since && translationState.changed_modules.length === 0
  const { current } = steps
  return (
    <section aria-label={t('open')} className={styles.panel}>
      <div className={styles.line}>
        <p ref={summary} tabIndex={-1} role="status" className={marks.length > 0 ? styles.count : undefined}>
          {marks.length > 0 ? t('count', { count: marks.length }) : t('nothingOpen', { language })}
          {hasChangesOutsideBlocks && ` ${t('changesElsewhere', { language })}`}
        </p>
        {marks.length > 0 && (
          <p className={styles.buttons}>
            <BaseButton title={t('previous')} aria-keyshortcuts="Alt+ArrowUp" onClick={() => steps.go(-1)}>
              <IconLabel icon="up" label={t('previous')} />
            </BaseButton>
            <BaseButton title={t('next')} aria-keyshortcuts="Alt+ArrowDown" onClick={() => steps.go(1)}>
              <IconLabel icon="down" label={t('next')} />
            </BaseButton>
            {marks.length > 1 && !isReadOnly && (
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
          onApplied={onApplied}
          key={current.source ?? current.target}
          mark={current}
          isReadOnly={isReadOnly}
          onBeforeLastMark={() => summary.current?.focus()}
        />
      )}
      <SettlingProblem settleMutation={translation.settleMutation} />
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
        {t('undoDone')}
      </BaseButton>
    </p>
  )
}

/** The note on a page without stored translation links. Its button stores the shown pairs. */
function GuessNote({
  translation: { linkLikelyPairs, settleMutation, translationState },
}: Pick<TranslationPanelProps, 'translation'>) {
  const t = useTranslations('editor.translation')
  return (
    <div className={styles.line}>
      <p>{t('guessed')}</p>
      {translationState.left_out && (
        <p className={styles.buttons}>
          <BaseButton isDisabled={settleMutation.isPending} onClick={linkLikelyPairs}>
            {t('link')}
          </BaseButton>
        </p>
      )}
    </div>
  )
}

interface CurrentMarkProps extends Pick<TranslationPanelProps, 'translation' | 'steps' | 'language' | 'onApplied'> {
  mark: OpenMark
  /** True if the mark has no actions. */
  isReadOnly: boolean
  /** Called before the last mark disappears with its buttons, to move the focus to the summary. */
  onBeforeLastMark: () => void
}

/** The current mark: the open work on a block, the changed words, and the actions. */
function CurrentMark({
  translation,
  steps,
  language,
  onApplied,
  mark,
  isReadOnly,
  onBeforeLastMark,
}: CurrentMarkProps) {
  const t = useTranslations('editor.translation')
  // A removed source block exists only on the translated page.
  const names = useBlockNames(mark.source === null ? translation.alignment?.blocks.target : translation.sourceDocument)
  const key = mark.source ?? mark.target ?? ''
  const model = translation.sourceDocument.nodes.get(key)?.model ?? null
  const { position, count, advance } = steps
  const [hasFailed, setFailed] = useState(false)
  const isBusy = translation.settleMutation.isPending

  const applySourceChange = () => {
    if (mark.kind === 'removed' && count === 1) onBeforeLastMark()
    if (mark.kind === 'removed') advance()
    const targetKey = translation.applySourceChange(mark)
    setFailed(targetKey === null)
    if (targetKey !== null) onApplied(targetKey)
  }
  const settle = () => {
    if (count === 1) onBeforeLastMark()
    advance()
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
      {!isReadOnly && (
        <p className={styles.buttons}>
          {mark.kind !== 'copied' && (
            <BaseButton isDisabled={isBusy} onClick={applySourceChange}>
              {t(mark.kind === 'removed' ? 'deleteHere' : 'copyFromSource')}
            </BaseButton>
          )}
          <BaseButton isDisabled={isBusy} onClick={settle}>
            {t(`done.${getDoneKey(mark)}`, { language })}
          </BaseButton>
        </p>
      )}
      {hasFailed && <p role="alert">{t('notPossible')}</p>}
    </div>
  )
}

/** Returns the message key of the button that settles a mark. */
function getDoneKey({ kind, target }: OpenMark) {
  if (kind === 'removed') return 'keptHere'
  if (kind !== 'new') return 'done'
  return target === null ? 'onlyInSource' : 'hasTranslation'
}

function SettlingProblem({ settleMutation }: { settleMutation: PageTranslation['settleMutation'] }) {
  const t = useTranslations('editor.translation')
  const describeFailure = useFailureText()
  const { data: step } = settleMutation
  if (step === undefined) return null
  if (step === null) return <p role="alert">{t('unsaved')}</p>
  return step.result.ok ? null : <p role="alert">{describeFailure(step.result.failure)}</p>
}
