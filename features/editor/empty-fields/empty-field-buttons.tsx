import { useLocale, useTranslations } from 'next-intl'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { getPageRect } from '@/components/drag/geometry'
import { BaseButton } from '@/components/ui/base-button'
import { Icon } from '@/components/ui/icon'
import { hasMarkup } from '@/features/blocks/block-editor'
import type { Locale } from '@/lib/contract/common/locale'
import type { Editor } from '../core/editor'
import type { InlineText } from '../inline-text/use-inline-text'
import { findBlockElement } from '../page-elements/block-element'
import pageTool from '../page-elements/page-tool.module.css'
import { positionTool } from '../page-elements/position-tool'
import { useRenderOnResize } from '../page-elements/use-render-on-resize'
import styles from './empty-field-buttons.module.css'
import { findEmptyFields } from './empty-fields'
import { MissingPictureDialog } from './missing-picture-dialog'

interface EmptyFieldButtonsProps {
  editor: Editor
  blockKey: string
  root: RefObject<HTMLElement | null>
  inlineText: Pick<InlineText, 'startEmpty' | 'end'>
  /** The language of the page. */
  locale: Locale
}

/** Buttons below the selected block that start its empty texts and select its missing pictures. */
export function EmptyFieldButtons({ editor, blockKey, root, inlineText, locale }: EmptyFieldButtonsProps) {
  const t = useTranslations('editor.text')
  const language = useLocale()
  const group = useRef<HTMLDivElement>(null)
  const [pictureField, setPictureField] = useState<string | null>(null)
  useRenderOnResize(root)
  const emptyFields = findEmptyFields(root.current, editor.document, blockKey)
  useLayoutEffect(() => positionTool(group.current, () => getPageRect(findBlockElement(root.current, blockKey)), false))
  const getLabel = (field: string) => emptyFields?.fields[field]?.label[language] ?? ''
  const actions = [
    ...(emptyFields?.pictures ?? []).map((field) => ({ field, act: () => setPictureField(field) })),
    ...(emptyFields?.texts ?? []).map((text) => {
      const initialText = hasMarkup(text) ? `<p>${getLabel(text.field)}</p>` : getLabel(text.field)
      return { field: text.field, act: () => inlineText.startEmpty(blockKey, text.field, initialText) }
    }),
  ]
  return (
    <>
      {actions.length > 0 &&
        createPortal(
          <div lang={language} className={pageTool.layer}>
            <div ref={group} className={styles.group}>
              {actions.map(({ field, act }) => (
                <BaseButton
                  key={field}
                  // Not a tab stop, because keyboard users reach the fields in the panel.
                  tabIndex={-1}
                  aria-label={t('begin', { field: getLabel(field) })}
                  className={styles.begin}
                  onClick={act}
                >
                  <Icon name="plus" />
                  {getLabel(field)}
                </BaseButton>
              ))}
            </div>
          </div>,
          document.body,
        )}
      {pictureField !== null && (
        <MissingPictureDialog
          editor={editor}
          blockKey={blockKey}
          field={pictureField}
          inlineText={inlineText}
          locale={locale}
          onClose={() => setPictureField(null)}
        />
      )}
    </>
  )
}
