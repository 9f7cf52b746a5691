'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { BaseButton } from '@/components/ui/base-button'
import type { Module } from '@/lib/contract/blocks/module'
import { otherLocale } from '@/lib/contract/common/locale'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { type EditorDocument, listAncestors } from '../core/document'
import { toModuleKey } from '../core/trees'
import type { Mark } from './open-marks'
import styles from './side-by-side.module.css'
import { TranslationPanel } from './translation-panel'
import { useAlignment } from './use-alignment'
import { useMarkSteps } from './use-mark-steps'
import { type TranslationOptions, useTranslation } from './use-translation'

type Attributes = (module: Module) => Record<`data-${string}`, string | number | undefined>

export interface SideBySideProps extends TranslationOptions {
  /** The attributes of a module's element on the target page, with its key. */
  editAttributes: Attributes
  renderSource: (source: PageDraft, attributes: Attributes) => ReactNode
  /** Renders the target page, in the editor. */
  renderTarget: (attributes: Attributes) => ReactNode
}

/**
 * Source and target page with aligned blocks, and what is open of the translation: the source at the left, the editor at the right;
 * one at a time in narrow windows.
 */
export function SideBySide({ editAttributes, renderSource, renderTarget, ...options }: SideBySideProps) {
  const t = useTranslations('editor.translation')
  const names = useTranslations('editor.translation.languages')
  const root = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Side>('target')
  const { locale, draft } = options
  const other = otherLocale(locale)
  const work = useTranslation(options)
  const { found, sourceDocument } = work
  useAlignment(root, found?.pairs.aligned ?? [])

  const show = (side: Side, key: string) => {
    setShown(side)
    const document = side === 'source' ? sourceDocument : found?.blocks.target
    requestAnimationFrame(() => document && scrollTo(root.current, { side, key, document }))
  }
  const marks = found?.marks ?? []
  const steps = useMarkSteps(marks, (mark) => {
    const side = sideOf(mark)
    show(side, mark[side] ?? '')
  })
  const attributesIn = (side: Side, key: string) => {
    const mark = marks.find((one) => sideOf(one) === side && one[side] === key)
    if (!mark) return {}
    return {
      'data-translation': t(`kinds.${mark.kind}`, { language: names(other) }),
      'data-current': mark === steps.current ? '' : undefined,
    }
  }

  return (
    <div ref={root} className={styles.both} data-shown={shown}>
      <div className={styles.head} lang={useLocale()}>
        <p className={styles.switch}>
          {(['source', 'target'] as const).map((side) => (
            <BaseButton key={side} aria-pressed={shown === side} onClick={() => setShown(side)}>
              {t(side, { language: names(side === 'source' ? other : locale) })}
            </BaseButton>
          ))}
        </p>
        <TranslationPanel
          work={work}
          steps={steps}
          language={names(other)}
          wasPublished={draft.published_at !== null}
          onTaken={(key) => show('target', key)}
        />
      </div>
      <section
        className={styles.source}
        lang={other}
        aria-label={t('source', { language: names(other) })}
        onClickCapture={openBeside}
      >
        {renderSource(work.source, ({ id }) => ({
          'data-source': toModuleKey(id),
          ...attributesIn('source', toModuleKey(id)),
        }))}
      </section>
      <div className={styles.target}>
        {renderTarget((module) => {
          const attributes = editAttributes(module)
          return { ...attributes, ...attributesIn('target', String(attributes['data-module'])) }
        })}
      </div>
    </div>
  )
}

type Side = 'source' | 'target'

/** The page on which something is to be done: what is to be written anew, or to be removed, is on the target page. */
function sideOf({ kind }: Mark): Side {
  return kind === 'copied' || kind === 'removed' ? 'target' : 'source'
}

/** How far below the head a block is shown, with its mark, in px. */
const gapBelowHead = 48

const attributeOf = { source: 'data-source', target: 'data-module' } as const

interface Shown {
  side: Side
  key: string
  document: EditorDocument
}

/** Scrolls to a block, or to the nearest one around it that has an element, in an answer that is opened. */
function scrollTo(root: HTMLElement | null, { side, key, document }: Shown): void {
  const elementOf = (candidate: string) =>
    root?.querySelector(`[${attributeOf[side]}="${CSS.escape(candidate)}"]`)
  const shownKey = [key, ...listAncestors(document, key)].find(elementOf)
  const element = shownKey === undefined ? null : elementOf(shownKey)
  if (!element) return
  element.closest('details')?.setAttribute('open', '')
  scrollBelowHead(element, root?.firstElementChild)
}

/** The head stays at the top of the window, however tall it is. */
function scrollBelowHead(element: Element, head: Element | null | undefined): void {
  const covered = head?.getBoundingClientRect().height ?? 0
  window.scrollBy({ top: element.getBoundingClientRect().top - covered - gapBelowHead })
}

/** Opens links of the source page in a new window, since this one has the editor. */
function openBeside(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link) return
  event.preventDefault()
  event.stopPropagation()
  window.open(link.href, '_blank', 'noopener')
}
