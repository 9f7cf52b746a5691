import { useTranslations } from 'next-intl'
import { type RefObject, useRef } from 'react'
import { BaseButton } from '@/components/ui/base-button'
import { Icon } from '@/components/ui/icon'
import type { Thread } from '@/lib/contract/pages/feedback'
import type { Editor } from '../core/editor'
import layers from '../page-elements/positioned-marks.module.css'
import { usePositionedMarks } from '../page-elements/use-positioned-marks'
import styles from './feedback.module.css'

interface CommentMarksProps {
  threads: readonly Thread[]
  editor: Editor
  /** The element that contains the page. */
  root: RefObject<HTMLElement | null>
  onOpen: (thread: number) => void
}

/**
 * Renders a button at each block with comments. The buttons are in a layer above the page, because
 * the markup of the page must be the same as for visitors.
 */
export function CommentMarks({ threads, editor, root, onOpen }: CommentMarksProps) {
  const t = useTranslations('editor.feedback')
  const layer = useRef<HTMLDivElement>(null)
  const marks = new Map<string, Thread[]>()
  for (const thread of threads) {
    const key = thread.module === null ? null : editor.findKey(thread.module)
    if (key !== null && editor.document.nodes.has(key)) marks.set(key, [...(marks.get(key) ?? []), thread])
  }
  usePositionedMarks(layer, root, [...marks.keys()])
  return (
    <div ref={layer} className={layers.layer}>
      {[...marks].map(([key, [first, ...more]]) => {
        if (!first) return null
        const label = t('mark', { count: more.length + 1, text: first.comments[0]?.text ?? '' })
        return (
          <div key={key} className={styles.mark}>
            <BaseButton className={styles.badge} title={label} aria-label={label} onClick={() => onOpen(first.id)}>
              <Icon name="comment" />
              <span aria-hidden="true">{more.length + 1}</span>
            </BaseButton>
          </div>
        )
      })}
    </div>
  )
}
