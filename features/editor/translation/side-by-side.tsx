'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { BaseButton } from '@/components/ui/base-button'
import { type Locale, otherLocale } from '@/lib/contract/locale'
import type { Module } from '@/lib/contract/module'
import type { PageDraft } from '@/lib/contract/page-editing'
import { keyOfId } from '../core/trees'
import { alignModules } from './align'
import { ChangeMarks } from './change-marks'
import styles from './side-by-side.module.css'
import { useAlignment } from './use-alignment'

export interface SideBySideProps {
  /** The target language; the other one is the source. */
  locale: Locale
  /** The source page. */
  source: PageDraft
  /** The changes of the source since the target was last published. */
  translation: PageDraft['translation']
  /** Whether the target was ever published: before that, changes cannot be determined. */
  wasPublished: boolean
  /** The current modules of the target page. */
  modules: readonly Module[]
  /** The key of a module's element on the target page. */
  keyOf: (module: Module) => string
  renderSource: (marks: (module: Module) => Record<`data-${string}`, string | number>) => ReactNode
  /** The target page, in the editor. */
  children: ReactNode
}

/** Source and target page with aligned blocks: the source at the left, the editor at the right; one at a time in narrow windows. */
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
  const counterparts = new Map(
    translation.modules.map(({ module, counterpart }) => [keyOfId(module), counterpart]),
  )
  const links = new Map(
    modules.flatMap((module) => {
      const counterpart = counterparts.get(keyOf(module))
      return counterpart === undefined ? [] : [[module.id, counterpart] as const]
    }),
  )
  useAlignment(
    root,
    alignModules(source.modules, modules, links).flatMap(([one, counterpart]) =>
      one && counterpart ? [{ source: String(one.id), target: keyOf(counterpart) }] : [],
    ),
  )

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

/** Opens links of the source page in a new window, since this one has the editor. */
function openBeside(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link) return
  event.preventDefault()
  event.stopPropagation()
  window.open(link.href, '_blank', 'noopener')
}
