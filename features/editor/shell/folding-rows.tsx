import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ToolButton } from '@/components/ui/tool-button'
import { classNames } from '@/lib/class-names'
import styles from '../toolbar/toolbar.module.css'
import rowStyles from './folding-rows.module.css'

interface FoldingRowsProps {
  blockTools: ReactNode
  pageTools: ReactNode
  /** True while a text is edited. Rows fold at its start, because they could cover the caret. */
  isWriting: boolean
}

/** The tools in rows. In a narrow window, a button unfolds the tools that do not fit. */
export function FoldingRows({ blockTools, pageTools, isWriting }: FoldingRowsProps) {
  const t = useTranslations('editor')
  const controls = useRef<HTMLDivElement>(null)
  const [isUnfolded, setUnfolded] = useState(false)
  const [hasHiddenTools, setHasHiddenTools] = useState(false)
  const [wasWriting, setWasWriting] = useState(isWriting)
  if (wasWriting !== isWriting) {
    setWasWriting(isWriting)
    if (isWriting) setUnfolded(false)
  }
  useEffect(() => {
    const element = controls.current
    if (!element) return
    const measure = () => setHasHiddenTools([...element.querySelectorAll(`.${styles.group}`)].some(isFolded))
    const resizes = new ResizeObserver(measure)
    const changes = new MutationObserver(measure)
    resizes.observe(element)
    changes.observe(element, { childList: true, characterData: true, subtree: true })
    element.addEventListener('focusout', showFirstRow)
    return () => {
      resizes.disconnect()
      changes.disconnect()
      element.removeEventListener('focusout', showFirstRow)
    }
  }, [])
  return (
    <div
      ref={controls}
      className={classNames(styles.controls, rowStyles.rows)}
      data-unfolded={isUnfolded ? '' : undefined}
    >
      <div className={styles.group}>{blockTools}</div>
      <div className={styles.group}>{pageTools}</div>
      {hasHiddenTools && (
        <ToolButton className={rowStyles.unfold} aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
          {t('moreTools')}
        </ToolButton>
      )}
    </div>
  )
}

/** The height from which a row has more than one line of tools, in rem. */
const twoRowsRem = 4

function isFolded(row: Element): boolean {
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return row.scrollHeight > twoRowsRem * remPx
}

/**
 * Scrolls back to the first row when the focus leaves the tools. A pressed tool must not move while
 * it gets the focus.
 */
function showFirstRow({ target, relatedTarget }: FocusEvent): void {
  const row = target instanceof Element ? target.closest(`.${styles.group}`) : null
  const isStaying = relatedTarget instanceof Node && row?.contains(relatedTarget)
  if (row && !isStaying) row.scrollTop = 0
}
