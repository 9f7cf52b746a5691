'use client'

import { useTranslations } from 'next-intl'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { BaseButton } from '@/components/ui/base-button'
import { type Locale, otherLocale } from '@/lib/contract/locale'
import type { Module } from '@/lib/contract/module'
import type { PageDraft } from '@/lib/contract/page-editing'
import { alignModules } from './align'
import { ChangeMarks } from './change-marks'
import styles from './side-by-side.module.css'
import { useAlignment } from './use-alignment'

export interface SideBySideProps {
  /** The language that is being written; the other one is read. */
  locale: Locale
  /** The page in the language that is read. */
  source: PageDraft
  /** What changed there since this language was last published. */
  translation: PageDraft['translation']
  /** Whether this language was ever published: before that, changes cannot be marked. */
  wasPublished: boolean
  /** The modules of the page that is being written, as they are now. */
  modules: readonly Module[]
  /** The key by which such a module is found on the page. */
  keyOf: (module: Module) => string
  renderSource: (marks: (module: Module) => Record<`data-${string}`, string | number>) => ReactNode
  /** The page that is being written. */
  children: ReactNode
}

/** A page in both languages, block beside block: read at the left, written at the right; one at a time in narrow windows. */
export function SideBySide({
  locale,
  source,
  translation,
  wasPublished,
  modules,
  keyOf,
  renderSource,
  children,
}: SideBySideProps) {
  const t = useTranslations('editor.translation')
  const names = useTranslations('editor.translation.languages')
  const root = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<'source' | 'target'>('target')
  const other = otherLocale(locale)
  const changed = new Set(translation.changed_modules)
  useAlignment(
    root,
    alignModules(source.modules, modules).flatMap(([one, counterpart]) =>
      one && counterpart ? [{ source: String(one.id), target: keyOf(counterpart) }] : [],
    ),
  )

  return (
    <div ref={root} className={styles.both} data-shown={shown}>
      <div className={styles.head}>
        <p className={styles.switch}>
          {(['source', 'target'] as const).map((side) => (
            <BaseButton key={side} aria-pressed={shown === side} onClick={() => setShown(side)}>
              {t(side, { language: names(side === 'source' ? other : locale) })}
            </BaseButton>
          ))}
        </p>
        <ChangeMarks
          root={root}
          count={translation.changed_modules.length}
          isChanged={translation.changed_since}
          wasPublished={wasPublished}
          language={names(other)}
          onShow={() => setShown('source')}
        />
      </div>
      <section
        className={styles.source}
        lang={other}
        aria-label={t('source', { language: names(other) })}
        onClickCapture={openBeside}
      >
        {renderSource(({ id }) => ({
          'data-source': id,
          ...(changed.has(id) && { 'data-changed': t('changed') }),
        }))}
      </section>
      <div className={styles.target}>{children}</div>
    </div>
  )
}

/** A link of the page that is read opens in a window of its own: this one holds what is being written. */
function openBeside(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link) return
  event.preventDefault()
  event.stopPropagation()
  window.open(link.href, '_blank', 'noopener')
}
