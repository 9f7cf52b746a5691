'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { BaseButton } from '@/components/ui/base-button'
import { getOtherLocale } from '@/lib/contract/common/locale'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { type EditorDocument, listAncestors } from '../core/document'
import { toModuleKey } from '../core/trees'
import type { GetEditAttributes } from '../page-elements/edit-attributes'
import type { OpenMark } from './open-marks'
import styles from './side-by-side.module.css'
import { TranslationPanel } from './translation-panel'
import { useAlignment } from './use-alignment'
import { useMarkSteps } from './use-mark-steps'
import { type TranslationOptions, usePageTranslation } from './use-page-translation'

export interface SideBySideProps extends TranslationOptions {
  /** Returns the attributes of a block's element on the target page, with its key. */
  editAttributes: GetEditAttributes
  renderSource: (source: PageDraft, getAttributes: GetEditAttributes) => ReactNode
  /** Puts the caret at the start of a block's text; a no-op for a block without a visible text. */
  focusText: (key: string) => void
  /** Renders the target page, in the editor. */
  renderTarget: (getAttributes: GetEditAttributes) => ReactNode
}

/**
 * Shows the source at the left and the editor at the right, with aligned blocks and the open marks
 * of the translation. Narrow windows show one page at a time.
 */
export function SideBySide(props: SideBySideProps) {
  const { editAttributes, renderSource, renderTarget, focusText, ...options } = props
  const t = useTranslations('editor.translation')
  const tLanguages = useTranslations('editor.translation.languages')
  const root = useRef<HTMLDivElement>(null)
  const [visibleSide, setVisibleSide] = useState<Side>('target')
  const { locale, draft } = options
  const sourceLocale = getOtherLocale(locale)
  const translation = usePageTranslation(options)
  const { alignment, sourceDocument } = translation
  useAlignment(root, alignment?.pairs.topLevelPairs ?? [])

  const show = (side: Side, key: string) => {
    setVisibleSide(side)
    const document = side === 'source' ? sourceDocument : alignment?.blocks.target
    requestAnimationFrame(() => document && scrollTo(root.current, { side, key, document }))
  }
  const marks = alignment?.marks ?? []
  const steps = useMarkSteps(
    marks,
    (mark) => {
      const side = getSide(mark)
      show(side, mark[side] ?? '')
    },
    // Waits for the next frame, because a narrow window shows the page of the mark only then.
    ({ target }) => target !== null && requestAnimationFrame(() => focusText(target)),
  )
  const getMarkAttributes = (side: Side, key: string) => {
    const mark = marks.find((candidate) => getSide(candidate) === side && candidate[side] === key)
    if (!mark) return {}
    return {
      'data-translation': t(`kinds.${mark.kind}`, { language: tLanguages(sourceLocale) }),
      'data-current': mark === steps.current ? '' : undefined,
    }
  }

  return (
    <div ref={root} className={styles.both} data-shown={visibleSide}>
      <div className={styles.head} lang={useLocale()}>
        <p className={styles.switch}>
          {(['source', 'target'] as const).map((side) => (
            <BaseButton key={side} aria-pressed={visibleSide === side} onClick={() => setVisibleSide(side)}>
              {t(side, { language: tLanguages(side === 'source' ? sourceLocale : locale) })}
            </BaseButton>
          ))}
        </p>
        <TranslationPanel
          translation={translation}
          steps={steps}
          language={tLanguages(sourceLocale)}
          wasPublished={draft.published_at !== null}
          onApplied={(key) => show('target', key)}
        />
      </div>
      <section
        className={styles.source}
        lang={sourceLocale}
        aria-label={t('source', { language: tLanguages(sourceLocale) })}
        onClickCapture={openInNewWindow}
      >
        {renderSource(translation.source, ({ id }) => ({
          'data-source': toModuleKey(id),
          ...getMarkAttributes('source', toModuleKey(id)),
        }))}
      </section>
      <div className={styles.target}>
        {renderTarget((module) => {
          const attributes = editAttributes(module)
          return { ...attributes, ...getMarkAttributes('target', String(attributes['data-module'])) }
        })}
      </div>
    </div>
  )
}

type Side = 'source' | 'target'

/** Returns the page that a mark is shown on: copied and removed blocks are on the target page. */
function getSide({ kind }: OpenMark): Side {
  return kind === 'copied' || kind === 'removed' ? 'target' : 'source'
}

/** The distance below the head at which a block is shown with its mark, in px. */
const gapBelowHeadPx = 48

const keyAttributes = { source: 'data-source', target: 'data-module' } as const

interface DisplayedBlock {
  side: Side
  key: string
  document: EditorDocument
}

/** Scrolls to a block, or to its nearest rendered ancestor, and opens the `<details>` around it. */
function scrollTo(root: HTMLElement | null, { side, key, document }: DisplayedBlock): void {
  const findElement = (candidate: string) => root?.querySelector(`[${keyAttributes[side]}="${CSS.escape(candidate)}"]`)
  const shownKey = [key, ...listAncestors(document, key)].find(findElement)
  const element = shownKey === undefined ? null : findElement(shownKey)
  if (!element) return
  element.closest('details')?.setAttribute('open', '')
  scrollBelowHead(element, root?.firstElementChild)
}

/** Scrolls an element below the head, which is sticky at the top of the window. */
function scrollBelowHead(element: Element, head: Element | null | undefined): void {
  const coveredHeight = head?.getBoundingClientRect().height ?? 0
  window.scrollBy({ top: element.getBoundingClientRect().top - coveredHeight - gapBelowHeadPx })
}

/** Opens links of the source page in a new window, because this one has the editor. */
function openInNewWindow(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link) return
  event.preventDefault()
  event.stopPropagation()
  window.open(link.href, '_blank', 'noopener')
}
