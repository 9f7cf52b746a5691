import { useLocale, useTranslations } from 'next-intl'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { rectOf } from '@/components/drag/geometry'
import { BaseButton } from '@/components/ui/base-button'
import { Icon } from '@/components/ui/icon'
import { hasMarkup } from '@/features/blocks/block-editor'
import { editorOf } from '@/features/blocks/editors'
import type { EditorDocument } from '../core/document'
import { blockElement } from '../page-elements/block-element'
import { placeTool } from '../page-elements/place-tool'
import { useResized } from '../page-elements/use-resized'
import styles from './empty-texts.module.css'
import { emptyFields } from './inline-fields'
import type { InlineText } from './use-inline-text'

interface EmptyTextsProps {
  document: EditorDocument
  /** The key of the selected block; null for none. */
  active: string | null
  root: RefObject<HTMLElement | null>
  inlineText: Pick<InlineText, 'begin'>
}

/** Buttons below the selected block that begin its optional texts, which the page does not show while they are empty. */
export function EmptyTexts({ document, active, root, inlineText }: EmptyTextsProps) {
  const t = useTranslations('editor.text')
  const language = useLocale()
  const group = useRef<HTMLDivElement>(null)
  useResized(root)
  const fields = active === null ? [] : emptyFields(root.current, document, active)
  useLayoutEffect(() => {
    const block = active === null ? null : blockElement(root.current, active)
    placeTool(group.current, rectOf(block), fields.length === 0)
  })
  if (active === null || fields.length === 0) return null
  const labels = editorOf(document.nodes.get(active)?.model ?? '')?.fields
  return createPortal(
    <div lang={language} className={styles.layer}>
      <div ref={group} className={styles.group}>
        {fields.map((field) => {
          const label = labels?.[field.field]?.label[language] ?? ''
          return (
            <BaseButton
              key={field.field}
              // No tab stop: keyboard users have the fields in the panel.
              tabIndex={-1}
              aria-label={t('begin', { field: label })}
              className={styles.begin}
              onClick={() =>
                inlineText.begin(active, field.field, hasMarkup(field) ? `<p>${label}</p>` : label)
              }
            >
              <Icon name="plus" />
              {label}
            </BaseButton>
          )
        })}
      </div>
    </div>,
    window.document.body,
  )
}
